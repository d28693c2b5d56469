internal import EventModel
internal import Redaction
internal import Texts

extension Report {
    /// What made the report: version, digests, and what the gate went by.
    public func aboutTable() -> DataTable { table(language[.aboutCaption], programFacts, note: language[.aboutNote]) }

    /// The options that captures were read with.
    public func readingTable() -> DataTable { table(language[.readingCaption], readingFacts) }

    private func table(_ caption: Public, _ facts: [Fact], note: Public? = nil) -> DataTable {
        DataTable(
            caption: caption, columns: [.init(language[.whatColumn]), .init(language[.howColumn])],
            rows: facts.map { [.init($0.what), .init($0.how, code: $0.isCode)] }, note: note)
    }

    /// The packs that were asked for events.
    public func packTable() -> DataTable {
        DataTable(
            caption: language[.packsCaption],
            columns: [
                .init(language[.packColumn]), .init(language[.originColumn]), .init(language[.digestColumn]),
                .init(language[.fewestColumn], numeric: true), .init(language[.sessionEndColumn], numeric: true),
            ],
            rows: run.packs.map { pack in
                [
                    .init(pack.title), .init(language[origin(of: pack)]),
                    .init(RunFacts.short(pack.digest), code: true), .init(forms.count(pack.fewest)),
                    .init(
                        forms.step(nanoseconds: pack.inactivityNanoseconds),
                        value: Double(pack.inactivityNanoseconds) / 1_000_000_000),
                ]
            }, emptyText: language[.noPacks])
    }

    /// What was read, input by input.
    public func inputTable() -> DataTable {
        let shown = captures.prefix(Report.listedRows)
        let areLabelled = captures.contains { !$0.labels.isEmpty }
        return DataTable(
            caption: language[.inputsCaption],
            columns: [
                .init(language[.captureColumn]), .init(language[.styleColumn]),
                .init(language[.bytesColumn], numeric: true), .init(language[.recordsColumn], numeric: true),
                .init(language[.eventsColumn], numeric: true),
            ] + (areLabelled ? [.init(language[.labelsColumn])] : []),
            rows: shown.map { capture in
                let styles = capture.formats.keys.sorted().joined(separator: ", ")
                return [
                    .init(capture.name, code: true), .init(styles == "" ? "–" : styles),
                    .init(forms.count(capture.bytes)), .init(forms.count(capture.lines.event + capture.lines.other)),
                    .init(forms.count(capture.lines.event)),
                ] + (areLabelled ? [.init(capture.labels.text)] : [])
            },
            note: captures.count > shown.count
                ? language[.firstOfCaptures(shown: shown.count, all: captures.count)] : nil)
    }

    private typealias Fact = (what: Public, how: Public, isCode: Bool)

    private var programFacts: [Fact] {
        let digest = run.digest.map { RunFacts.short($0) }
        let pseudonyms: Public =
            policy.series.map { language[.keyedBy(key: $0.keyID)] } ?? language[.noSalt]
        return [
            (language[.programFact], "\(generator.name) \(generator.version)", false),
            (language[.configurationDigest], digest ?? "–", digest != nil),
            (language[.detectorsFact], policy.detectors, true),
            (language[.policyFact], policy.name, false), (language[.digestOfPolicy], policy.digest, true),
            (language[.pseudonymsFact], pseudonyms, false),
            (language[.installsNeeded], forms.count(policy.minimumInstalls), false),
            (language[.forEverybodyFact], word(run.isPublic), false),
        ]
    }

    private var readingFacts: [Fact] {
        let isHost = run.installRule == "host"
        let install: Text =
            isHost ? .oneInstallOfAll : run.installRule == "directory" ? .oneInstallPerFolder : .oneInstallPerCapture
        let formats = run.formats.joined(separator: ", ")
        return [
            (language[.pageLanguageFact], Public(authored: language.tag), true),
            (language[.zoneFact], run.timeZone ?? language[.asLogged], false),
            (language[.yearFact], run.year.map { Public($0) } ?? language[.asLogged], false),
            (language[.dateFact], run.date.map { forms.time($0.text) } ?? language[.asLogged], false),
            (language[.installsFact], language[install], false),
            (language[.duplicatesFact], language[run.keepsDuplicates ? .duplicatesCount : .duplicatesOnce], false),
            (language[.forcedFact], language[run.excludesForced ? .forcedLeftOut : .forcedCounted], false),
            (language[.ownFormatsFact], formats == "" ? language[.none] : formats, false),
            (language[.givenPlansFact], run.plans == 0 ? language[.none] : forms.count(run.plans), false),
        ]
    }

    private func word(_ isTrue: Bool) -> Public { language[isTrue ? .yesWord : .noWord] }

    private func origin(of pack: RunFacts.Pack) -> Text {
        switch pack.origin {
        case "built-in": .builtInPack
        case "extended": .extendedPack
        default: .ownPack
        }
    }
}
