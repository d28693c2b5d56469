public import EventModel
public import Redaction

extension Report {
    /// The captures: size, span, styles and lines.
    public func captureTable() -> DataTable {
        let shown = captures.prefix(Report.listedRows)
        let areLabelled = captures.contains { !$0.labels.isEmpty }
        return DataTable(
            caption: "Captures",
            columns: [
                .init("Capture"), .init("Style"), .init("Lines", numeric: true), .init("Events", numeric: true),
                .init("Rejected", numeric: true), .init("First"), .init("Last"), .init("UTC offset"),
            ] + (areLabelled ? [.init("Labels")] : []),
            rows: shown.map { capture in
                let styles = capture.formats.keys.sorted().joined(separator: ", ")
                return [
                    .init(capture.name, code: true), .init(styles == "" ? "–" : styles),
                    .init(Public(count: capture.lines.read)), .init(Public(count: capture.lines.event)),
                    .init(Public(count: capture.lines.rejected), tone: capture.lines.rejected > 0 ? .warning : nil),
                    .init(time(capture.first?.civilNanoseconds)), .init(time(capture.last?.civilNanoseconds)),
                    .init(capture.offsetLabel),
                ] + (areLabelled ? [.init(capture.labels.text)] : [])
            },
            note: captures.count > shown.count ? "The first \(shown.count) of \(captures.count) captures." : nil)
    }

    /// Lines by class; the classes add up to all lines.
    public func lineTable() -> DataTable {
        let lines = lines
        let classes: [(Public, Int, Public)] = [
            ("event", lines.event, "starts an analytics event"),
            ("other", lines.other, "starts another record"),
            ("continuation", lines.continuation, "a further line of a record"),
            ("noise", lines.noise, "banner, header, footer, marker or blank line between records"),
            ("rejected", lines.rejected, "none of these; the reason is in the table below"),
        ]
        let rows = classes.map { name, count, meaning -> [DataTable.Cell] in
            [
                .init(name), .init(Public(count: count), share: Double(count) / Double(max(1, lines.read))),
                .init(meaning),
            ]
        }
        return DataTable(
            caption: "Lines by class",
            columns: [.init("Class"), .init("Lines", numeric: true), .init("Meaning")],
            rows: rows + [[.init("read"), .init(Public(count: lines.read)), .init("the sum of all classes")]])
    }

    /// Rejected lines by reason, with the first places.
    public func rejectionTable() -> DataTable {
        let rows = rejections.sorted { $0.key.rawValue < $1.key.rawValue }.map { reason, count -> [DataTable.Cell] in
            let places = captures.flatMap { capture in
                capture.rejectedLines.filter { $0.reason == reason }.map { "\(capture.name):\($0.line)" as Public }
            }
            let more: Public = count > 3 ? ", …" : ""
            return [
                .init(Public(authored: reason.rawValue), code: true), .init(Public(count: count)),
                .init(reason.meaning), .init(places.prefix(3).joined(separator: ", ") + more, code: true),
            ]
        }
        return DataTable(
            caption: "Rejected lines",
            columns: [.init("Reason"), .init("Lines", numeric: true), .init("Meaning"), .init("First places")],
            rows: rows,
            emptyText: "No line was rejected.")
    }

    /// What the log lost before it was read, and how to capture better.
    public func lossTable() -> DataTable {
        let losses = losses
        let levels = losses.missingLevels.sorted().map { Public(authored: $0) }.joined(separator: ", ")
        let rows: [[DataTable.Cell]] = [
            [
                .init("Hidden values"), .init(Public(count: losses.privateValues)),
                .init("values that the system hid or lost; the table below says where, and what helps"),
            ],
            [
                .init("Cut messages"), .init(Public(count: losses.cutMessages)),
                .init("messages longer than the log keeps; log shorter ones"),
            ],
            [
                .init("Dropped messages"), .init(Public(count: losses.droppedMessages)),
                .init("entries that the log says it lost; prefer log show to a live stream"),
            ],
            [
                .init("Levels not captured"), .init(levels == "" ? "none" : levels),
                .init(losses.levelAdvice ?? "levels without a single record"),
            ],
        ]
        return DataTable(
            caption: "What the log lost", columns: [.init("Loss"), .init("Seen", numeric: true), .init("Meaning")],
            rows: rows)
    }
}

extension RejectionReason {
    /// The reason in words.
    public var meaning: Public {
        switch self {
        case .noRecordOpen: "text that belongs to no record"
        case .damagedHeader: "begins as a record and does not go on as one, such as a cut last line"
        case .otherStyle: "a record in a style that is not read"
        case .impossibleTime: "a record header whose time cannot be"
        case .lineTooLong: "a line longer than the limit"
        case .invalidJSON: "an object that is not valid JSON"
        case .cutJSON: "an object that ends before it is closed"
        case .foreignJSON: "a JSON object that is not a log entry"
        case .binary: "no text, as in a binary file"
        }
    }
}
