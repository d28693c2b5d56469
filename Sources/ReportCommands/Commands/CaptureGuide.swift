internal import EventModel
internal import Configuration
internal import Diagnostics

/// How to capture an app's log: exact commands made of its pack.
enum CaptureGuide {
    /// The guide for one of the packs' apps, or for all of them and any other.
    static func text(for app: String?, of packs: [Pack]) -> String {
        if let pack = packs.first(where: { $0.catalogue.app == app }) {
            return commands(title: pack.catalogue.title, guide: pack.capture)
        }
        let other = Pack.CaptureGuide(subsystem: "YOUR.BUNDLE.ID", process: "YourApp", level: "info")
        return
            (packs.map { commands(title: $0.catalogue.title, guide: $0.capture) }
            + [commands(title: "any other app", guide: other)]).joined(separator: "\n")
    }

    /// The guide for a capture that is empty: packs that the user wrote come alone, for the log is of theirs.
    static func text(forRunOf packs: [Pack]) -> String {
        let own = packs.filter { $0.origin == .own }
        guard !own.isEmpty else { return text(for: nil, of: packs) }
        return own.map { commands(title: $0.catalogue.title, guide: $0.capture) }.joined(separator: "\n")
            + "\nOther apps: ctreport help capture. What a pack takes as its app's records: ctreport help packs\n"
    }

    private static func commands(title: String, guide: Pack.CaptureGuide) -> String {
        guide.isPrinted ? printed(title: title, guide: guide) : logged(title: title, guide: guide)
    }

    /// For an app that prints its records: its output is the capture.
    private static func printed(title: String, guide: Pack.CaptureGuide) -> String {
        """
        How to capture \(title)
        Its records go to standard output: `log` has none of them, the app's console has all.

        simulator (ends with the app):
          xcrun simctl launch --console-pty booted \(guide.subsystem) > app.log 2>&1

        device, attached to a Mac:
          xcrun devicectl device process launch --console --device DEVICE \(guide.subsystem) > app.log 2>&1

        Xcode: run \(guide.process) as usual and save the text of its console as app.log.

        CI, around the tests:
          xcodebuild test -resultBundlePath run.xcresult …
          xcrun xcresulttool export diagnostics --path run.xcresult --output-path diagnostics
          ctreport build diagnostics

        """
    }

    /// For an app that logs to the system's log.
    private static func logged(title: String, guide: Pack.CaptureGuide) -> String {
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
