public import EventModel
internal import Redaction
public import Texts

extension Report {
    /// The captures: size, span, styles and lines.
    public func captureTable() -> DataTable {
        let shown = captures.prefix(Report.listedRows)
        let areLabelled = captures.contains { !$0.labels.isEmpty }
        return DataTable(
            caption: language[.capturesCaption],
            columns: [
                .init(language[.captureColumn]), .init(language[.styleColumn]),
                .init(language[.linesColumn], numeric: true), .init(language[.eventsColumn], numeric: true),
                .init(language[.rejectedColumn], numeric: true), .init(language[.firstColumn]),
                .init(language[.lastColumn]), .init(language[.utcOffsetColumn]),
            ] + (areLabelled ? [.init(language[.labelsColumn])] : []),
            rows: shown.map { capture in
                let styles = capture.formats.keys.sorted().joined(separator: ", ")
                return [
                    .init(capture.name, code: true), .init(styles == "" ? "–" : styles),
                    .init(forms.count(capture.lines.read)), .init(forms.count(capture.lines.event)),
                    .init(forms.count(capture.lines.rejected), tone: capture.lines.rejected > 0 ? .warning : nil),
                    .init(time(capture.first?.civilNanoseconds)), .init(time(capture.last?.civilNanoseconds)),
                    .init(capture.offsetLabel(in: language)),
                ] + (areLabelled ? [.init(capture.labels.text)] : [])
            },
            note: captures.count > shown.count
                ? language[.firstOfCaptures(shown: shown.count, all: captures.count)] : nil)
    }

    /// Lines by class; the classes add up to all lines.
    public func lineTable() -> DataTable {
        let lines = lines
        let classes: [(Public, Int, Public)] = [
            (language[.eventLines], lines.event, language[.eventLinesMeaning]),
            (language[.otherLines], lines.other, language[.otherLinesMeaning]),
            (language[.continuationLines], lines.continuation, language[.continuationLinesMeaning]),
            (language[.noiseLines], lines.noise, language[.noiseLinesMeaning]),
            (language[.rejectedLinesClass], lines.rejected, language[.rejectedLinesMeaning]),
        ]
        let rows = classes.map { name, count, meaning -> [DataTable.Cell] in
            [
                .init(name), .init(forms.count(count), share: Double(count) / Double(max(1, lines.read))),
                .init(meaning),
            ]
        }
        return DataTable(
            caption: language[.linesByClass],
            columns: [
                .init(language[.classColumn]), .init(language[.linesColumn], numeric: true),
                .init(language[.meaningColumn]),
            ],
            rows: rows + [
                [.init(language[.readLines]), .init(forms.count(lines.read)), .init(language[.sumOfClasses])]
            ])
    }

    /// Rejected lines by reason, with the first places.
    public func rejectionTable() -> DataTable {
        let rows = rejections.sorted { $0.key.rawValue < $1.key.rawValue }.map { reason, count -> [DataTable.Cell] in
            let places = captures.flatMap { capture in
                capture.rejectedLines.filter { $0.reason == reason }.map { "\(capture.name):\($0.line)" as Public }
            }
            let more: Public = count > 3 ? ", …" : ""
            return [
                .init(Public(authored: reason.rawValue), code: true), .init(forms.count(count)),
                .init(language[reason.meaning]), .init(places.prefix(3).joined(separator: ", ") + more, code: true),
            ]
        }
        return DataTable(
            caption: language[.rejectedLines],
            columns: [
                .init(language[.reasonColumn]), .init(language[.linesColumn], numeric: true),
                .init(language[.meaningColumn]), .init(language[.firstPlacesColumn]),
            ],
            rows: rows,
            emptyText: language[.noLineRejected])
    }

    /// What the log lost before it was read, and how to capture better.
    public func lossTable() -> DataTable {
        let losses = losses
        let levels = losses.missingLevels.sorted().map { Public(authored: $0) }.joined(separator: ", ")
        let rows: [[DataTable.Cell]] = [
            [
                .init(language[.hiddenValuesLoss]), .init(forms.count(losses.privateValues)),
                .init(language[.hiddenValuesMeaning]),
            ],
            [
                .init(language[.cutMessagesLoss]), .init(forms.count(losses.cutMessages)),
                .init(language[.cutMessagesMeaning]),
            ],
            [
                .init(language[.droppedMessagesLoss]), .init(forms.count(losses.droppedMessages)),
                .init(language[.droppedMessagesMeaning]),
            ],
            [
                .init(language[.levelsNotCaptured]), .init(levels == "" ? language[.none] : levels),
                .init(language[losses.levelAdvice ?? .levelsWithoutRecord]),
            ],
        ]
        return DataTable(
            caption: language[.whatTheLogLost],
            columns: [
                .init(language[.lossColumn]), .init(language[.seenColumn], numeric: true),
                .init(language[.meaningColumn]),
            ],
            rows: rows)
    }
}

extension RejectionReason {
    /// The reason in words.
    public var meaning: Text {
        switch self {
        case .noRecordOpen: .noRecordOpen
        case .damagedHeader: .damagedHeader
        case .otherStyle: .otherStyle
        case .impossibleTime: .impossibleTime
        case .lineTooLong: .lineTooLong
        case .invalidJSON: .invalidJSON
        case .cutJSON: .cutJSON
        case .foreignJSON: .foreignJSON
        case .binary: .binaryFile
        }
    }
}
