public import EventModel
public import Redaction
public import Texts

extension Report.Losses {
    /// How to capture the levels that are missing; nil when none is.
    public var levelAdvice: Text? {
        if missingLevels.isEmpty { return nil }
        return missingLevels.contains("Info")
            ? .adviceInfoLevel
            : .adviceDebugLevel
    }
}

extension Report.Capture {
    /// The offsets from UTC of its times, in words.
    public func offsetLabel(in language: Language) -> Public {
        let offsets = utcOffsets.compactMap { seconds in
            Timestamp(civilNanoseconds: 0, utcOffsetSeconds: seconds).utcOffsetText.map { Public(authored: $0) }
        }
        if offsets.isEmpty { return language[.offsetNotInLog] }
        let isPartly = assumptions[.zoneUnknown, default: 0] > 0
        return offsets.joined(separator: ", ") + (isPartly ? language[.orNotInLog] : "")
    }
}

extension Report {
    /// Hidden and lost values by event and parameter, and how to log them.
    public func hiddenValueTable() -> DataTable {
        let hidden = hiddenValues
        let rows = hidden.rows
        let left = rows.dropFirst(Report.listedRows).reduce(hidden.other) { $0 + $1.count }
        let cells = rows.prefix(Report.listedRows).map { row, count -> [DataTable.Cell] in
            [
                .init(row.place.event ?? language[row.place.eventLabel], code: row.place.event != nil),
                .init(row.place.parameter ?? language[row.place.parameterLabel], code: row.place.parameter != nil),
                .init("<\(row.placeholder)>", code: true), .init(forms.count(count)), .init(language[row.advice]),
            ]
        }
        let rest: [[DataTable.Cell]] =
            left > 0
            ? [
                [
                    .init(language[.otherRow], tone: .muted), .init("–"), .init("–"), .init(forms.count(left)),
                    .init("–"),
                ]
            ] : []
        return DataTable(
            caption: language[.hiddenValuesCaption],
            columns: [
                .init(language[.eventColumn]), .init(language[.parameterColumn]), .init(language[.inItsPlaceColumn]),
                .init(language[.valuesColumn], numeric: true),
                .init(language[.whatHelpsColumn]),
            ],
            rows: cells + rest, emptyText: language[.noValueMissing])
    }

    /// The totals that the log printed against what was read.
    public func footerTable() -> DataTable {
        let checks = captures.flatMap { capture in capture.footers.map { (capture: capture, check: $0) } }
        let shown = checks.prefix(Report.listedRows)
        return DataTable(
            caption: language[.totalsOfLog],
            columns: [
                .init(language[.placeColumn]), .init(language[.logSaysColumn]), .init(language[.readColumn]),
                .init(language[.verdictColumn]),
            ],
            rows: shown.map { capture, check in
                [
                    .init("\(capture.name):\(check.line)", code: true), .init(check.text(check.printed, in: language)),
                    .init(check.text(check.read, in: language)),
                    .init(language[check.verdict], tone: check.agrees ? .good : .warning),
                ]
            },
            note: checks.count > shown.count ? language[.firstOfTotals(shown: shown.count, all: checks.count)] : nil,
            emptyText: language[.noTotalsInCaptures])
    }

    /// What times did not say, and what was taken in its place.
    public func assumptionTable() -> DataTable {
        let assumptions = assumptions
        return DataTable(
            caption: language[.whatTimesDidNotSay],
            columns: [
                .init(language[.assumptionColumn]), .init(language[.timesColumn], numeric: true),
                .init(language[.meaningColumn]),
            ],
            rows: TimeAssumption.allCases.compactMap { assumption in
                assumptions[assumption].map { count in
                    [
                        .init(Public(authored: assumption.rawValue), code: true), .init(forms.count(count)),
                        .init(language[assumption.meaning]),
                    ]
                }
            },
            emptyText: language[.everyTimeComplete])
    }

    /// Captures that hold what an earlier one held, or hold it out of order.
    public func duplicateTable() -> DataTable {
        let changed = captures.filter { $0.duplicates.records + $0.repeatedMessages + $0.movedEvents > 0 }
        let shown = changed.prefix(Report.listedRows)
        return DataTable(
            caption: language[.readTwiceCaption],
            columns: [
                .init(language[.captureColumn]), .init(language[.recordsOfEarlierColumn], numeric: true),
                .init(language[.eventsAmongThemColumn], numeric: true),
                .init(language[.messagesRepeatedColumn], numeric: true),
                .init(language[.eventsPutInOrderColumn], numeric: true),
            ],
            rows: shown.map { capture in
                [
                    .init(capture.name, code: true), .init(forms.count(capture.duplicates.records)),
                    .init(forms.count(capture.duplicates.events)), .init(forms.count(capture.repeatedMessages)),
                    .init(forms.count(capture.movedEvents)),
                ]
            },
            note: duplicateNote(more: changed.count - shown.count),
            emptyText: language[.nothingCameTwice])
    }

    private func duplicateNote(more: Int) -> Public? {
        var parts: [Public] = []
        if more > 0 { parts.append(language[.moreCaptures(captures: language[.countedCaptures(count: more)])]) }
        if identicalInputs > 0 {
            parts.append(language[.identicalInputs(count: identicalInputs)])
        }
        if duplicates.records > 0 {
            parts.append(
                language[.duplicatesCountOnce])
        }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}

extension Report.FooterCheck {
    /// Whether everything was read, in words.
    public var verdict: Text {
        if agrees { return .allRead }
        let (printed, read) = (printed.values.reduce(0, +), read.values.reduce(0, +))
        if read < printed {
            return .recordsAreMissing(count: printed - read)
        }
        return read > printed ? .moreThanLogSays : .otherLevelsThanLogSays
    }

    /// Counts in the order of the log's levels, without levels that neither side has.
    public func text(_ counts: [Public: Int], in language: Language) -> Public {
        let order: [Public] = ["records", "Default", "Info", "Debug", "Error", "Fault"]
        let known = order.filter { printed[$0, default: 0] + read[$0, default: 0] > 0 }
        let parts = known.map { level -> Public in
            "\(level == "records" ? language[.recordsWord] : level) \(counts[level] ?? 0)"
        }
        return parts.isEmpty ? language[.nothingAtAll] : parts.joined(separator: ", ")
    }
}

extension HiddenValues.Place {
    /// What stands in the place of an event.
    public var eventLabel: Text { .otherMessages }
    /// What stands in the place of a parameter.
    public var parameterLabel: Text { event == nil ? .messageInBrackets : .nameInBrackets }
}

extension HiddenValues.Row {
    /// How not to lose the value.
    public var advice: Text {
        switch placeholder {
        case "private", "mask.hash": .adviceLogPublic
        case "sensitive": .adviceSensitive
        case "cut": .adviceCut
        default: .adviceLost
        }
    }
}

extension TimeAssumption {
    /// The assumption in words, with what helps.
    public var meaning: Text {
        switch self {
        case .zoneUnknown: .zoneUnknown
        case .zoneAssumed: .zoneAssumed
        case .yearUnknown: .yearUnknown
        case .yearAssumed: .yearAssumed
        case .dateUnknown: .dateUnknown
        case .dateAssumed: .dateAssumed
        case .yearTurned: .yearTurned
        case .dayTurned: .dayTurned
        case .dateOrderGuessed: .dateOrderGuessed
        }
    }
}
