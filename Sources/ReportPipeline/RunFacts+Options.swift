internal import Configuration
internal import EventModel
internal import Flows
internal import LogIngest
internal import Plans
internal import Redaction
internal import ReportModel

extension RunFacts {
    /// What a run is made with: these packs, read as the options say, under this policy.
    init(_ options: ReportOptions, _ packs: [Configuration.Pack], _ policy: RunPolicy) {
        self.init()
        self.packs = packs.map { pack in
            Pack(
                app: pack.program.app, title: pack.program.title, origin: Public(authored: pack.origin.rawValue),
                digest: Self.digest(of: pack.canonicalText), fewest: pack.program.fewest,
                inactivityNanoseconds: pack.program.inactivityNanoseconds)
        }
        timeZone = options.times.zone.map { Public(authored: $0.text) }
        year = options.times.year
        date = options.times.date.map { Public(authored: $0.text) }
        installRule = Public(authored: options.installRule.rawValue)
        keepsDuplicates = options.keepsDuplicates
        excludesForced = options.excludesForced
        isPublic = options.isPublic
        formats = options.formats.formats.map { Public(authored: $0.name) }
        plans = options.plans.count
        digest = Self.digest(of: canonicalText(options, policy))
    }

    /// Everything that decides the figures, a line each. What is said of captures, the language and the look of pages, the
    /// salt and the day of the run are no part of it.
    private func canonicalText(_ options: ReportOptions, _ policy: RunPolicy) -> String {
        let packLines = packs.map { pack in
            line(
                "pack", pack.app.text, pack.title.text, pack.digest.text, String(pack.fewest),
                String(pack.inactivityNanoseconds))
        }
        let reading = line(
            "reading", timeZone?.text, year.map { String($0) }, date?.text, installRule.text, String(keepsDuplicates),
            String(excludesForced))
        let gate = line("gate", policy.policy.digest.text, String(policy.minimumInstalls))
        let formats = options.formats.formats.map { line(["format"] + $0.canonicalParts) }
        let plans = options.plans.map { line(["plan"] + $0.canonicalParts) }.sorted()
        return (["ctreport-configuration/1"] + packLines + [reading, gate] + formats + plans).joined(separator: "\n")
    }

    private func line(_ parts: String?...) -> String { line(parts) }

    /// Parts that cannot run into one another; nil and empty differ.
    private func line(_ parts: [String?]) -> String {
        parts.map { part in part.map { "\($0.utf8.count):\($0)" } ?? "-" }.joined(separator: " ")
    }

    /// As `sha256:` and digits: a bare run of them could be anything.
    private static func digest(of text: String) -> Public {
        let digits = Array("0123456789abcdef")
        let bytes = SHA256.digest(of: Array(text.utf8))
        return Public(authored: "sha256:" + String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }))
    }
}

extension TimeCompletion.Zone {
    /// As a call names it.
    fileprivate var text: String {
        switch self {
        case .named(let zone): return zone.name
        case .offset(let seconds):
            let minutes = Int(seconds.magnitude) / 60
            let parts = [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : String($0) }
            return (seconds < 0 ? "-" : "+") + parts.joined(separator: ":")
        }
    }
}

extension TimeCompletion.Day {
    /// As a call writes it.
    fileprivate var text: String { CivilDate(secondsSince1970: Int64(days) * 86_400).text.text }
}

extension TrackingPlan {
    /// Everything that the plan asks for, in parts for a digest.
    fileprivate var canonicalParts: [String?] {
        let events = events.flatMap { event -> [String?] in
            let parameters = event.parameters.flatMap { parameter -> [String?] in
                [parameter.name, parameter.kind.rawValue, String(parameter.isRequired), String(parameter.domain.count)]
                    + parameter.domain
            }
            return [event.name, String(requiredEvents.contains(event.name)), String(event.parameters.count)]
                + parameters
        }
        return [app, keyOrder.rawValue] + events
    }
}
