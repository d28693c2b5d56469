import EventModel
import Foundation

@testable import Flows
@testable import Redaction

/// Random streams of a few events: several launches of one install, with times that repeat.
enum Streams {
    /// How many streams a test takes: `CTREPORT_STREAMS` raises it.
    static let count = ProcessInfo.processInfo.environment["CTREPORT_STREAMS"].flatMap { Int($0) } ?? 150

    private static let names: [Public] = ["a", "b", "c", "x", "y", "z"]

    /// Every event has the same two parameters. A nanosecond is a tick, a session ends after six.
    static var program: FlowProgram {
        var program = FlowProgram(app: "app", title: "App", events: names.map { ($0, ["k", "v"]) })
        program.inactivityNanoseconds = 6
        return program
    }

    /// The first parameter, held, of all events but the last two.
    static let held = FunnelFlow.Held(
        name: "k", parameters: (0..<4).map { ParameterReference(event: $0, parameter: 0) })

    static func stream(_ random: inout SplitMix) -> [RedactedEvent] {
        let launches = Int.random(in: 1...3, using: &random)
        var time: Int64 = 0
        var launch = 1
        return (0..<Int.random(in: 0...9, using: &random)).map { line in
            time += [0, 0, 1, 1, 2, 3, 9].randomElement(using: &random) ?? 0
            // Launches come one after the other.
            if launch < launches, Int.random(in: 0..<5, using: &random) == 0 { launch += 1 }
            let planned = Int.random(in: 0..<10, using: &random)
            return event(planned < 6 ? planned : planned - 6, &random, line: line + 1, launch: launch, time: time)
        }
    }

    private static func event(
        _ planned: Int, _ random: inout SplitMix, line: Int, launch: Int, time: Int64
    ) -> RedactedEvent {
        let key: RedactedValue =
            [.integer(1), .integer(1), .integer(2), .absent].randomElement(using: &random) ?? .absent
        return RedactedEvent(
            planned: planned, name: names[planned], values: [key, .integer(Int64.random(in: 0...3, using: &random))],
            unplannedParameters: 0,
            origin: EventOrigin(
                capture: 0, install: 0, line: line, process: 0, processID: Int32(launch),
                time: Timestamp(civilNanoseconds: time)))
    }

    /// The launches of a stream, in the order in which they begin.
    static func launches(of events: [RedactedEvent]) -> [[RedactedEvent]] {
        var order: [Int32] = []
        var launches: [Int32: [RedactedEvent]] = [:]
        for event in events {
            let id = event.origin.processID ?? 0
            if launches[id] == nil { order.append(id) }
            launches[id, default: []].append(event)
        }
        return order.map { launches[$0] ?? [] }
    }

    static func shown(_ events: [RedactedEvent]) -> String {
        events.map { event in
            "@\(event.origin.processID ?? 0) \(event.origin.time?.civilNanoseconds ?? 0) \(event.name.text)"
                + " \(event.values.map { $0.label(PseudonymTable().names()).text })"
        }.joined(separator: ", ")
    }
}
