public import EventModel
public import Redaction

extension Report.Losses {
    /// How to capture the levels that are missing; nil when none is.
    public var levelAdvice: Public? {
        if missingLevels.isEmpty { return nil }
        return missingLevels.contains("Info")
            ? "events are mostly info lines: add --info --debug to log show, or --level debug to log stream"
            : "add --debug to log show, or --level debug to log stream"
    }
}

extension Report.Capture {
    /// The offsets from UTC of its times, in words.
    public var offsetLabel: Public {
        let offsets = utcOffsets.compactMap { seconds in
            Timestamp(civilNanoseconds: 0, utcOffsetSeconds: seconds).utcOffsetText.map { Public(authored: $0) }
        }
        if offsets.isEmpty { return "not in the log" }
        let isPartly = assumptions[.zoneUnknown, default: 0] > 0
        return offsets.joined(separator: ", ") + (isPartly ? ", or not in the log" : "")
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
                .init(row.place.eventLabel, code: row.place.event != nil),
                .init(row.place.parameterLabel, code: row.place.parameter != nil),
                .init("<\(row.placeholder)>", code: true), .init(Public(count: count)), .init(row.advice),
            ]
        }
        let rest: [[DataTable.Cell]] =
            left > 0
            ? [[.init("(other)", tone: .muted), .init("–"), .init("–"), .init(Public(count: left)), .init("–")]] : []
        return DataTable(
            caption: "Values that the log hid or lost",
            columns: [
                .init("Event"), .init("Parameter"), .init("In its place"), .init("Values", numeric: true),
                .init("What helps"),
            ],
            rows: cells + rest, emptyText: "No value is missing.")
    }

    /// The totals that the log printed against what was read.
    public func footerTable() -> DataTable {
        let checks = captures.flatMap { capture in capture.footers.map { (capture: capture, check: $0) } }
        let shown = checks.prefix(Report.listedRows)
        return DataTable(
            caption: "Totals of the log",
            columns: [.init("Place"), .init("The log says"), .init("Read"), .init("Verdict")],
            rows: shown.map { capture, check in
                [
                    .init("\(capture.name):\(check.line)", code: true), .init(check.text(check.printed)),
                    .init(check.text(check.read)),
                    .init(check.verdict, tone: check.agrees ? .good : .warning),
                ]
            },
            note: checks.count > shown.count ? "The first \(shown.count) of \(checks.count) totals." : nil,
            emptyText: "No capture holds totals of its own, as log show prints them at its end.")
    }

    /// What times did not say, and what was taken in its place.
    public func assumptionTable() -> DataTable {
        let assumptions = assumptions
        return DataTable(
            caption: "What times did not say",
            columns: [.init("Assumption"), .init("Times", numeric: true), .init("Meaning")],
            rows: TimeAssumption.allCases.compactMap { assumption in
                assumptions[assumption].map { count in
                    [
                        .init(Public(authored: assumption.rawValue), code: true), .init(Public(count: count)),
                        .init(assumption.meaning),
                    ]
                }
            },
            emptyText: "Every time came with its date and its offset from UTC.")
    }

    /// Captures that hold what an earlier one held, or hold it out of order.
    public func duplicateTable() -> DataTable {
        let changed = captures.filter { $0.duplicates.records + $0.repeatedMessages + $0.movedEvents > 0 }
        let shown = changed.prefix(Report.listedRows)
        return DataTable(
            caption: "Read twice, repeated, out of order",
            columns: [
                .init("Capture"), .init("Records of an earlier capture", numeric: true),
                .init("Events among them", numeric: true), .init("Messages repeated", numeric: true),
                .init("Events put in order", numeric: true),
            ],
            rows: shown.map { capture in
                [
                    .init(capture.name, code: true), .init(Public(count: capture.duplicates.records)),
                    .init(Public(count: capture.duplicates.events)), .init(Public(count: capture.repeatedMessages)),
                    .init(Public(count: capture.movedEvents)),
                ]
            },
            note: duplicateNote(more: changed.count - shown.count),
            emptyText: "Nothing came twice, and every event came in order of time.")
    }

    private func duplicateNote(more: Int) -> Public? {
        var parts: [Public] = []
        if more > 0 { parts.append("\(Public(counting: more, one: "capture", many: "captures")) more.") }
        if identicalInputs > 0 {
            let inputs = Public(counting: identicalInputs, one: "input has", many: "inputs have")
            parts.append("\(inputs) the content of another and is not read.")
        }
        if duplicates.records > 0 {
            parts.append(
                "Records of an earlier capture of the same install count once; --keep-duplicates counts them all.")
        }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}

extension Report.FooterCheck {
    /// Whether everything was read, in words.
    public var verdict: Public {
        if agrees { return "all read" }
        let (printed, read) = (printed.values.reduce(0, +), read.values.reduce(0, +))
        if read < printed {
            return "\(Public(counting: printed - read, one: "record is", many: "records are")) missing"
        }
        return read > printed ? "more than the log says" : "other levels than the log says"
    }

    /// Counts in the order of the log's levels, without levels that neither side has.
    public func text(_ counts: [Public: Int]) -> Public {
        let order: [Public] = ["records", "Default", "Info", "Debug", "Error", "Fault"]
        let known = order.filter { printed[$0, default: 0] + read[$0, default: 0] > 0 }
        let parts = known.map { "\($0) \(counts[$0] ?? 0)" as Public }
        return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
    }
}

extension HiddenValues.Place {
    /// The event, or what else it is.
    public var eventLabel: Public { event ?? "(other messages)" }
    /// The parameter, or what else it is.
    public var parameterLabel: Public { parameter ?? (event == nil ? "(message)" : "(name)") }
}

extension HiddenValues.Row {
    /// How not to lose the value.
    public var advice: Public {
        switch placeholder {
        case "private", "mask.hash": "log it with privacy: .public in the call of Logger"
        case "sensitive": "declared sensitive: log it with privacy: .public if it may be seen"
        case "cut": "log shorter messages; the system keeps about 1 KiB of each"
        default: "the log no longer had the value: log shorter ones, or capture sooner"
        }
    }
}

extension TimeAssumption {
    /// The assumption in words, with what helps.
    public var meaning: Public {
        switch self {
        case .zoneUnknown: "no offset from UTC; the time is as the clock showed it; --time-zone says the zone"
        case .zoneAssumed: "no offset from UTC; taken from --time-zone"
        case .yearUnknown: "no year, or none that has such a day; --year says it"
        case .yearAssumed: "no year; taken from --year"
        case .dateUnknown: "no date; --date says the day of the first one"
        case .dateAssumed: "no date; taken from --date"
        case .yearTurned: "went back by more than half a year; taken for the next year"
        case .dayTurned: "went back by more than twelve hours; taken for the next day"
        case .dateOrderGuessed: "day and month both could be either; their order is taken from other lines"
        }
    }
}
