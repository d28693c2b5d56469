internal import EventModel
internal import Redaction
internal import Texts

extension Report {
    /// What the gate did, by rule, action and parameter.
    public func auditTable() -> DataTable {
        let rows = sortedAudit
        let shown = rows.prefix(Report.listedAuditRows)
        return DataTable(
            caption: language[.whatGateDid],
            columns: [
                .init(language[.eventAndKeyColumn]), .init(language[.kindColumn]), .init(language[.ruleColumn]),
                .init(language[.classColumn]), .init(language[.actionColumn]), .init(language[.forColumn]),
                .init(language[.valuesColumn], numeric: true),
            ],
            rows: shown.map { row, count in
                [
                    .init(row.subject, code: true), .init(row.kind.map { Public(authored: $0.rawValue) } ?? "–"),
                    .init(row.rule), .init(row.sensitivity.map { Public(authored: $0.rawValue) } ?? "–"),
                    .init(Public(authored: row.action.rawValue)), .init(Public(authored: row.sink.rawValue)),
                    .init(forms.count(count)),
                ]
            },
            note: rows.count > shown.count
                ? language[.firstOfAuditRows(shown: shown.count, all: rows.count)] : nil,
            emptyText: language[.noValueThroughGate])
    }

    /// The policy, its keys and its thresholds.
    public func policyTable() -> DataTable {
        let pseudonyms: [(Public, Public)]
        if let series = policy.series {
            pseudonyms = [
                (language[.pseudonymsFact], language[.pseudonymsKeyed]),
                (language[.keyFact], series.keyID), (language[.scopeFact], series.scope),
                (language[.periodFact], series.period),
            ]
        } else {
            pseudonyms = [
                (language[.pseudonymsFact], language[.pseudonymsOrdinal]),
                (language[.guessableValuesFact], language[.guessableValuesDropped]),
            ]
        }
        let distinct = policy.distinct.sorted { $0.key.rawValue < $1.key.rawValue }.map { family, count in
            (
                language[.differentValuesOf(family: Public(authored: family.rawValue))] as Public,
                policy.shown(distinct: count)
            )
        }
        let facts: [(Public, Public)] =
            [
                (language[.policyFact], policy.name), (language[.digestOfPolicy], policy.digest),
                (language[.detectorsFact], policy.detectors),
            ]
            + pseudonyms
            + [(language[.installsNeeded], Public(policy.minimumInstalls))]
            + [(language[.undeclaredNotShown], policy.shown(distinct: policy.withheld))] + distinct
        return DataTable(
            caption: language[.thePolicy], columns: [.init(language[.whatColumn]), .init(language[.howColumn])],
            rows: facts.map { [.init($0), .init($1)] })
    }

    /// The keep rules: what they let through, and until when.
    public func keepTable() -> DataTable {
        DataTable(
            caption: language[.exceptionsOfPolicy],
            columns: [
                .init(language[.reasonColumn]), .init(language[.overridesColumn]), .init(language[.untilColumn]),
                .init(language[.stateColumn]), .init(language[.keptColumn], numeric: true),
                .init(language[.notKeptSinceEndColumn], numeric: true),
            ],
            rows: policy.keeps.map { keep in
                [
                    .init(keep.reason),
                    .init(
                        keep.override.map { language[.classNamed(name: Public(authored: $0.rawValue))] as Public }
                            ?? "–"),
                    .init(keep.until?.text ?? "–"),
                    .init(Public(authored: keep.state.rawValue), tone: keep.state == .active ? nil : .warning),
                    .init(forms.count(keep.uses)), .init(forms.count(keep.missed)),
                ]
            }, emptyText: language[.policyHasNoExceptions])
    }

    /// Keys that nobody declared, so that the default kind held for them.
    public func defaultedTable() -> DataTable {
        let keys = names.shown(undeclared: audit.defaultedKeys).sorted {
            $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key
        }
        return DataTable(
            caption: language[.keysNobodyDeclared],
            columns: [.init(language[.keyFact]), .init(language[.valuesColumn], numeric: true)],
            rows: keys.prefix(Report.listedRows).map { [.init($0.key, code: true), .init(forms.count($0.value))] },
            emptyText: language[apps.isEmpty ? .nothingToJudge : .everyParameterDeclared])
    }

    /// Rows of the audit that a page lists.
    private static let listedAuditRows = 500
}
