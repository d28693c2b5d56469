internal import Diagnostics

extension ArchiveProblem {
    /// The problem of the archive or the member that is called `name`.
    func diagnostic(_ name: String) -> Diagnostic {
        switch self {
        case .cut:
            Diagnostic(
                "input.broken", "reading '\(name)' stopped before its end: the archive is cut short",
                help: "what came before counts; fetch the file again")
        case .damaged:
            Diagnostic(
                "input.broken", "reading '\(name)' stopped before its end: the archive is damaged",
                help: "what came before counts; fetch the file again")
        case .carrier:
            Diagnostic("input.broken", "reading '\(name)' stopped before its end: its bytes could not be read")
        case .encrypted:
            Diagnostic(
                "input.encrypted", "expected a readable capture, found '\(name)', which is encrypted",
                help: "unpack it with its password and give what comes out")
        case .logArchive:
            Diagnostic(
                "input.logarchive", "expected a text capture, found a part of Apple's binary log store: '\(name)'",
                help: InputProblem.logArchiveHelp("X.logarchive"))
        case .unsupported(let kind):
            Diagnostic(
                "input.not-text", "expected a text capture, found '\(name)', which is \(kind)",
                help: "read are text, and gzip, bzip2, xz, zstd, zip and tar with text in them")
        case .tooLarge:
            Diagnostic(
                "input.archive-limit",
                "reading '\(name)' stopped: it unpacks to more than \(ArchiveBudget.ratio) times its size",
                help: "if it is no trap, unpack it and give what comes out")
        case .tooManyMembers:
            Diagnostic(
                "input.archive-limit",
                "reading '\(name)' stopped: expected at most \(ArchiveBudget.members) members, found more",
                help: "give the captures in it alone")
        case .tooDeep:
            Diagnostic(
                "input.archive-limit",
                "expected at most \(ArchiveBudget.depth) containers in each other, found more in '\(name)'",
                help: "unpack the outer ones and give what comes out")
        case .window(let size):
            Diagnostic(
                "input.archive-limit",
                "expected a window of at most \(ArchiveBudget.window >> 20) MiB to unpack '\(name)', found "
                    + (size > ArchiveBudget.window + 1 ? "one of \(size >> 20) MiB" : "a larger one"),
                help: "pack it again with a smaller window, without --long or --ultra")
        case .changed:
            Diagnostic(
                "input.changed", "expected '\(name)' as it was when the run began, found it changed",
                help: "run again when nobody writes to the archive")
        }
    }
}
