internal import EventModel
internal import Configuration
internal import Diagnostics

/// How to capture an app's log: exact commands made of its pack.
enum CaptureGuide {
    /// The guide for one app, or for all known apps and any other.
    static func text(for app: String?) -> String {
        let packs = (try? Pack.builtIn()) ?? []
        if let pack = packs.first(where: { $0.catalogue.app == app }) {
            return commands(title: pack.catalogue.title, guide: pack.capture)
        }
        let other = Pack.CaptureGuide(subsystem: "YOUR.BUNDLE.ID", process: "YourApp", level: "info")
        return
            (packs.map { commands(title: $0.catalogue.title, guide: $0.capture) }
            + [commands(title: "any other app", guide: other)]).joined(separator: "\n")
    }

    private static func commands(title: String, guide: Pack.CaptureGuide) -> String {
        let predicate = "'subsystem == \"\(guide.subsystem)\"'"
        return """
            How to capture \(title)
            Analytics are logged at level \(guide.level). `log` leaves such lines out unless it is asked for them.

            simulator, while the app runs (end with Ctrl-C):
              xcrun simctl spawn booted log stream --level \(guide.level) --style compact --predicate \(predicate) > app.log

            simulator, afterwards:
              xcrun simctl spawn booted log show --info --last 1h --style compact --predicate \(predicate) > app.log

            device, attached to a Mac:
              sudo log collect --device --last 1h --output app.logarchive
              log show --archive app.logarchive --info --style ndjson --predicate \(predicate) > app.log

            Xcode: run \(guide.process) as usual and use the simulator's or the device's command beside it.

            CI, around the tests:
              xcrun simctl spawn booted log stream --level \(guide.level) --style ndjson --predicate \(predicate) > app.log & LOG=$!
              xcodebuild test …
              kill $LOG
              ctreport build app.log

            """
    }
}
