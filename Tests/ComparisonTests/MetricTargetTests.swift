import Testing

@testable import Comparison

@Suite struct MetricTargetTests {
    @Test func namesAreTakenApart() throws {
        let target = try #require(MetricTarget("shop/a.b", by: [("z", "1,2"), ("größe", "{x=\\y}")]))
        #expect(target.app == "shop")
        #expect(target.id == "a.b{größe=\\{x\\=\\\\y\\},z=1\\,2}")
        #expect(MetricTarget.whole(of: target.id) == "a.b" && MetricTarget.keys(of: target.id) == ["größe", "z"])
        #expect(MetricTarget("a{path=/x/y}")?.app == nil)
        #expect(MetricTarget("a")?.id == "a" && MetricTarget.whole(of: "a") == nil)
    }

    @Test(arguments: ["", "/", "/a", "shop/", "{a=b}", "shop/{a=b}", String(repeating: "x", count: 1025)])
    func noNames(_ text: String) {
        #expect(MetricTarget(text) == nil)
    }

    @Test(arguments: [
        ("95%", 0.95, GateLimit.Unit.share), ("0.95", 0.95, .plain), ("100 %", 1, .share), ("2.5s", 2.5, .seconds),
        ("300ms", 0.3, .seconds), ("2min", 120, .seconds), ("1h", 3600, .seconds), ("0", 0, .plain), ("12", 12, .plain),
    ]) func limits(_ text: String, _ value: Double, _ unit: GateLimit.Unit) throws {
        let limit = try #require(GateLimit(parsing: text))
        #expect(abs(limit.value - value) < 1e-12 && limit.unit == unit)
    }

    @Test(arguments: [
        "", "%", "101%", "-1", "+1", ".5", "5.", "1.2.3", "1e3", "3 s", "5x", "٣", String(repeating: "9", count: 30),
    ])
    func noLimits(_ text: String) {
        #expect(GateLimit(parsing: text) == nil)
    }
}
