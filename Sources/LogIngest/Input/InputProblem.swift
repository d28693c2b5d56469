internal import Diagnostics

/// What can be wrong with an input; its words are in `diagnostic(_:)`.
enum InputProblem {
    case missing
    case directory
    case unreadable(String)
    case broken(String)
    case emptyDirectory
    case logArchive
    case givenTwice(first: String)
    case sameContent(first: String)
    case notAFile
    case archive(ArchiveProblem)
    case emptyArchive
    case utf16

    static func notOpened(_ failure: Platform.Failure) -> InputProblem {
        failure.isMissing ? .missing : .unreadable(failure.text)
    }

    static func notRead(_ failure: Platform.Failure) -> InputProblem {
        .broken(failure.text)
    }

    /// The problem of the input that the user calls `name`.
    func diagnostic(_ name: String) -> Diagnostic {
        switch self {
        case .missing:
            Diagnostic(
                "input.missing", "expected a capture file, a directory or -, found nothing at '\(name)'",
                help: "check the path; captures are made with: log stream --level debug --style ndjson > app.log")
        case .directory:
            Diagnostic("input.directory", "expected a capture file, found the directory '\(name)'")
        case .unreadable(let reason):
            Diagnostic("input.unreadable", "expected a readable input, found '\(name)': \(reason)")
        case .broken(let reason):
            Diagnostic("input.broken", "reading '\(name)' stopped before its end: \(reason)")
        case .emptyDirectory:
            Diagnostic(
                "input.empty-directory", "expected capture files in the directory '\(name)', found none",
                help: "hidden files are not read; name a file to read it anyway")
        case .logArchive:
            Diagnostic(
                "input.logarchive", "expected a text capture, found the log archive '\(name)'",
                help: InputProblem.logArchiveHelp(name))
        case .givenTwice(let first):
            Diagnostic("input.twice", severity: .note, "'\(name)' is the same file as '\(first)' and is read once")
        case .sameContent(let first):
            Diagnostic(
                "input.identical", severity: .note, "'\(name)' has the same content as '\(first)' and is not read",
                help: "to read it anyway: --keep-duplicates")
        case .archive(let problem): problem.diagnostic(name)
        case .emptyArchive:
            Diagnostic(
                "input.empty-archive", "expected capture files in the archive '\(name)', found none",
                help: "hidden files are not read; unpack it and name a file to read it anyway")
        case .utf16:
            Diagnostic(
                "input.utf-16", severity: .note,
                "'\(name)' is UTF-16 and is read as UTF-8; what is written of it is UTF-8")
        case .notAFile:
            Diagnostic("input.not-a-file", severity: .note, "'\(name)' is not a regular file and is not read")
        }
    }

    /// How a log archive becomes text.
    static func logArchiveHelp(_ name: String) -> String {
        "on a Mac: log show --archive '\(name)' --style ndjson --info --debug --signpost > app.ndjson; on Linux: "
            + "unifiedlog_iterator -m log-archive -i '\(name)' -o app.jsonl -f jsonl"
    }
}
