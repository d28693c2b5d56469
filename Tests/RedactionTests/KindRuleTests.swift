import EventModel
import Testing

@testable import Redaction

@Suite struct KindRuleTests {
    struct PathCase: Sendable {
        var path: String
        var folders: String?
        var file: String?

        init(_ path: String, _ folders: String?, _ file: String? = nil) {
            self.path = path
            self.folders = folders
            self.file = file
        }
    }

    private static let uuid = "0E5B2C3D-1111-4222-8333-ABCDEFABCDEF"

    static let paths = [
        PathCase(
            "/var/mobile/Containers/Data/Application/\(uuid)/Documents/Ivan.pdf",
            "Data/Application/:container/Documents/", "Ivan.pdf"),
        PathCase(
            "file:///private/var/mobile/Containers/Shared/AppGroup/\(uuid)/Ivan%20Petrov/a.db",
            "Shared/AppGroup/:container/:folder/", "a.db"),
        PathCase(
            "/Users/ivan/Library/Developer/CoreSimulator/Devices/\(uuid)/data/Containers/Data/Application/\(uuid)/tmp/x",
            "CoreSimulator/:device/Data/Application/:container/tmp/", "x"),
        PathCase(
            "/var/containers/Bundle/Application/\(uuid)/Demo.app/Info.plist", "Bundle/Application/:container/Demo.app/",
            "Info.plist"),
        PathCase("/Users/ivan/Documents/a.pdf", "/Users/:user/Documents/", "a.pdf"),
        PathCase("/Users/Shared/x.log", "/Users/Shared/", "x.log"), PathCase("/home/ivan", "/home/:user/"),
        PathCase("/home/runner/work", "/home/runner/", "work"),
        PathCase("C:\\Users\\Ivan\\Desktop\\a.txt", "C:/Users/:user/Desktop/", "a.txt"),
        PathCase("~/Library/Caches/", "~/Library/Caches/"), PathCase("/tmp/ivan/", "/tmp/:folder/"),
        PathCase("/var/mobile/Media/DCIM/100APPLE/IMG_1.HEIC", "/var/mobile/Media/DCIM/100APPLE/", "IMG_1.HEIC"),
        PathCase("/Иван/отчёт.pdf", "/:folder/", "отчёт.pdf"), PathCase("ivan", nil), PathCase("", nil),
        PathCase("https://x.example/a", nil), PathCase("/", "/"), PathCase("//", "/"),
        PathCase("/" + String(repeating: "a/", count: 200), "/" + String(repeating: ":folder/", count: 16) + "…/"),
        PathCase("/" + String(repeating: "a", count: 5_000), nil),
    ]

    @Test(arguments: paths)
    func foldersOfTheSystemAreShown(_ path: PathCase) {
        let parts = PathRule.parts(of: path.path)
        #expect(parts?.folders.text == path.folders)
        #expect(parts?.file == path.file)
        // What was shown is shown again.
        if let parts { #expect(PathRule.parts(of: parts.folders.text)?.folders == parts.folders) }
    }

    struct StemCase: Sendable {
        var stem: String
        var template: String?

        init(_ stem: String, _ template: String?) {
            self.stem = stem
            self.template = template
        }
    }

    static let stems = [
        StemCase("IMG_0042", "IMG_:num"), StemCase("img_0042", "IMG_:num"), StemCase("IMG_E0042", "IMG_E:num"),
        StemCase("DSC00017", "DSC:num"), StemCase("IMG-20261130-0001", "IMG-:num"),
        StemCase("PXL_20261130101402", "PXL_:num"), StemCase("Screenshot 2026-11-30", "Screenshot :num"),
        StemCase("IMG_:num", "IMG_:num"), StemCase("IMG_0042_ivan", nil), StemCase("IMG_", nil),
        StemCase("IMG_ivan", nil),
        StemCase("IMG_79161234567", nil), StemCase("IMG_4111111111111111", nil), StemCase("Passport", nil),
        StemCase("", nil), StemCase("IMG_" + String(repeating: "1", count: 100), nil), StemCase("фото1", nil),
    ]

    @Test(arguments: stems)
    func namesThatCamerasCountUpAreShown(_ stem: StemCase) {
        #expect(FilenameRule.template(of: stem.stem)?.text == stem.template)
    }

    @Test(arguments: TimestampRule.matching)
    func momentsAreShown(_ text: String) {
        #expect(TimestampRule.redacted(text)?.text == text)
    }

    @Test(arguments: TimestampRule.notMatching)
    func otherTextsAreNoMoments(_ text: String) {
        #expect(TimestampRule.redacted(text) == nil)
    }

    @Test(arguments: [
        ("", "blob empty"), ("AAAA", "base64 up to 64 B"), ("c3ZjLW1vYmlsZQ==", "base64 up to 64 B"),
        ("deadbeef00", "hex up to 64 B"), ("a-b_c", "base64url up to 64 B"), ("{\"a\":1}", "json up to 64 B"),
        ("Иван", "blob up to 64 B"), (String(repeating: "QUJD", count: 300), "base64 up to 4 KB"),
        ("base64 up to 4 KB", "base64 up to 4 KB"), ("ivan up to 4 KB", "blob up to 64 B"),
    ])
    func blobsShowTheirEncodingAndSize(_ text: String, _ shown: String) {
        #expect(BlobRule.redacted(text).text == shown)
    }

    @Test(arguments: ["12 MB", "2.5 s", "85%", "120ms", "-3 dB", "59.94 fps"])
    func numbersWithUnitsAreShown(_ text: String) {
        #expect(NumberRule.withUnit(text) == .word(Public(authored: text)))
    }

    @Test(arguments: ["", "s", "12 Ivan", "Ivan 12", "4111111111111111 B", "12  s", "1.2.3 s", "12 ivan@mail", "12"])
    func otherTextsAreNoNumbersWithUnits(_ text: String) {
        #expect(NumberRule.withUnit(text) == nil)
    }

    struct KindCase: Sendable {
        var key: String
        var value: String
        var kind: ParameterKind

        init(_ key: String, _ value: String, _ kind: ParameterKind) {
            self.key = key
            self.value = value
            self.kind = kind
        }
    }

    static let kinds = [
        KindCase("count", "12", .number), KindCase("took", "1.2", .duration), KindCase("took", "1.2 s", .duration),
        KindCase("isOpen", "true", .bool), KindCase("email", "x", .text), KindCase("user_id", "8841", .identifier),
        KindCase("filename", "a.pdf", .filename), KindCase("x", "a.pdf", .filename),
        KindCase("url", "https://a.b", .url),
        KindCase("x", "https://a.b", .url), KindCase("path", "/tmp", .path),
        KindCase("createdAt", "1764464402", .timestamp),
        KindCase("createdAt", "Ivan", .timestamp), KindCase("campaign", "spring", .enum),
        KindCase("campaign", "Ivan Petrov", .text),
        KindCase("name", "home_feed", .text), KindCase("x", "853B8379F7624ADD82051094FD0F2C9A1", .identifier),
        KindCase("dob", "2001-02-03", .text), KindCase("x", "123456789", .identifier), KindCase("x", "", .text),
        KindCase("", "", .text), KindCase("状态", "ok", .enum),
    ]

    @Test(arguments: kinds)
    func undeclaredParametersHaveTheKindOfTheirKeyOrShape(_ value: KindCase) {
        #expect(KindInference.kind(event: "e", key: value.key, value: value.value) == value.kind)
    }

    @Test func theConfigurationDecidesFirst() {
        var policy = RedactionPolicy()
        policy.kinds = [.init(event: Glob("web_*"), keys: [Glob("email")], kind: .enum)]
        #expect(KindInference.kind(event: "web_x", key: "email", value: "a", policy: policy) == .enum)
        #expect(KindInference.kind(event: "x", key: "email", value: "a", policy: policy) == .text)
    }
}
