internal import Configuration
internal import Diagnostics
internal import Redaction
internal import ReportPipeline

extension RunContext {
    /// Fills in what of a log may be published: the policy of the configuration, the salt of the environment, the day.
    func fillRedaction(in options: inout ReportOptions, of configuration: ReportConfiguration?) throws {
        if let configuration { options.redaction = configuration.redaction }
        options.salt = try salt()
        options.date = try date()
    }

    /// The secret of keyed pseudonyms; messages never quote it.
    private func salt() throws -> Salt? {
        guard let saltText, !saltText.isEmpty else { return nil }
        do throws(Salt.Fault) {
            let salt = try Salt(parsing: saltText)
            if !salt.isAdequate {
                terminal.report(
                    Diagnostic(
                        "redaction.salt", severity: .warning,
                        "expected a salt of \(Salt.adequateBytes) bytes or more in \(Salt.variable), found a shorter one",
                        help: "pseudonyms made with a short salt can be tried out sooner"))
            }
            return salt
        } catch {
            throw Diagnostic("redaction.salt", error.text, help: Salt.help)
        }
    }

    /// The day of the run: of `SOURCE_DATE_EPOCH`, so that a run can be repeated, or of the clock.
    func date() throws -> CivilDate {
        guard let text = environment["SOURCE_DATE_EPOCH"], !text.isEmpty else {
            return CivilDate(secondsSince1970: Platform.secondsSince1970)
        }
        guard text.utf8.allSatisfy({ (48...57).contains($0) }), let seconds = Int64(text) else {
            throw Diagnostic(
                "usage.environment", "expected seconds since 1970 in SOURCE_DATE_EPOCH, found \(quoted(text))")
        }
        return CivilDate(secondsSince1970: seconds)
    }
}

extension Salt {
    /// How to make one.
    fileprivate static let help =
        "make one: openssl rand -hex 32; keep it in your secret store, and set it for this call only"
}

extension Salt.Fault {
    /// What is wrong, without a word of the salt.
    fileprivate var text: String {
        switch self {
        case .empty: "expected a salt in \(Salt.variable), found blanks"
        case .notEncoded: "expected a salt of hexadecimal digits or base64 in \(Salt.variable), found something else"
        case .short: "expected a salt of at least \(Salt.fewestBytes) bytes in \(Salt.variable), found a shorter one"
        case .repeated: "expected a random salt in \(Salt.variable), found the same bytes over and over"
        case .plain: "expected a random salt in \(Salt.variable), found too few different bytes, or bytes in a row"
        }
    }
}
