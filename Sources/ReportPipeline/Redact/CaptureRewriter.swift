internal import EventModel
internal import LogIngest
internal import Redaction

/// Finds in the lines of a capture what must not be shown, part by part. What no rule claims stays to the letter.
struct CaptureRewriter: Sendable {
    private var lines = PartLines([])
    private let extractors: [EventExtractor]
    private var plans: [Int: LinePlan] = [:]
    private var finished: [RewrittenPart.Line] = []
    private(set) var gate: CaptureGate
    private static let searchedLines = 16

    init(extractors: [EventExtractor], gate: CaptureGate) {
        self.extractors = extractors
        self.gate = gate
    }

    /// The part with what replaces what in its lines.
    mutating func rewritten(_ part: CapturePart) -> RewrittenPart {
        lines = PartLines(part.lines)
        finished = []
        finished.reserveCapacity(part.lines.count)
        for copied in part.records { plan(copied.record, copied.bytes.span) }
        write(before: .max)
        plans.removeAll(keepingCapacity: true)
        return RewrittenPart(
            capture: part.capture, isFirst: part.isFirst, lines: finished, recordCount: part.records.count)
    }

    private mutating func plan(_ record: LogRecord, _ bytes: Span<UInt8>) {
        write(before: record.line)
        let message = record.message.map { bytes[$0] }
        let (isEvent, edits) = edits(of: record, message, bytes)
        let names = names(of: record, bytes)
        switch record.style {
        case .json, .ndjson, .pyMobileDeviceJSON, .goIOSJSON, .goIOSTraceJSON, .swiftyBeaverJSON, .unifiedLogJSON,
            .records:
            for line in record.line...record.line + max(0, record.lineCount - 1) {
                plans[line, default: LinePlan()].add(LinePlan.Message(text: message, edits: edits), names: names)
            }
        default: place(message, edits, names, of: record, isEvent: isEvent)
        }
    }

    // MARK: Records

    private mutating func edits(
        of record: LogRecord, _ message: [UInt8], _ bytes: Span<UInt8>
    ) -> (isEvent: Bool, edits: [TextEdit]) {
        for (app, extractor) in extractors.enumerated() {
            guard let event = extractor.event(of: record, bytes: bytes) else { continue }
            return (true, gate.edits(of: event, ofApp: app, message: record.message, bytes))
        }
        let format = record.details.format
        return (
            false, format.isEmpty ? gate.edits(of: message) : gate.edits(of: message, format: format.map { bytes[$0] })
        )
    }

    private mutating func names(of record: LogRecord, _ bytes: Span<UInt8>) -> [LinePlan.Name] {
        let details = record.details
        let ranges = [
            record.process, record.sender, record.subsystem, record.category, record.metadata, details.host,
            details.job,
            details.threadName, details.signpostName, details.sourceFile, details.sourceFunction, details.sourceSymbol,
            details.sourceImage,
        ]
        var names: [LinePlan.Name] = []
        for range in ranges where !range.isEmpty {
            let text = range.map { bytes[$0] }
            let edits = gate.edits(ofName: text)
            if !edits.isEmpty { names.append(LinePlan.Name(text: text, edits: edits)) }
        }
        return names
    }

    /// Finds the lines of a message among the lines of the capture.
    private mutating func place(
        _ message: [UInt8], _ edits: [TextEdit], _ names: [LinePlan.Name], of record: LogRecord, isEvent: Bool
    ) {
        let last = record.line + max(0, record.lineCount - 1)
        for line in record.line...last { plans[line, default: LinePlan()].names += names }
        var number = record.line
        for part in message.lines {
            let ownEdits = LinePart(part, of: message, edits)
            guard let found = find(message[part], from: number, through: last, record.style) else {
                close(number, unless: ownEdits.edits.isEmpty)
                number += 1
                continue
            }
            var plan = plans[found.line] ?? LinePlan()
            plan.form = found.run.encoding == .csv ? .csv : .text
            plan.messages.append(found.run.range(found.start..<found.start + part.count))
            plan.edits += ownEdits.edits.map { LineEdit($0, in: found.run, at: found.start - part.lowerBound) }
            plan.edits += ownEdits.continued.map {
                LineEdit(
                    omitting: found.run.range(
                        $0.lowerBound + found.start - part.lowerBound..<$0.upperBound + found.start - part.lowerBound))
            }
            plans[found.line] = plan
            number = found.line + 1
        }
        // What a reader does not keep of a message that is too long may go on in a value.
        if record.isTruncated, isEvent, number <= last {
            for line in number...last { close(line, unless: false) }
        }
    }

    private mutating func close(_ line: Int, unless isHarmless: Bool) {
        if !isHarmless { plans[line, default: LinePlan()].isClosed = true }
    }

    private func find(
        _ part: ArraySlice<UInt8>, from first: Int, through last: Int, _ style: LogStyle
    ) -> (line: Int, run: LineRun, start: Int)? {
        for number in first...max(first, min(last, first + CaptureRewriter.searchedLines)) {
            guard let line = lines.text(of: number) else { return nil }
            for run in CaptureRewriter.readings(of: line, style) {
                if let start = run.position(of: part) { return (number, run, start) }
            }
        }
        return nil
    }

    /// The ways in which a line of a style may have been read.
    private static func readings(of line: [UInt8], _ style: LogStyle) -> [LineRun] {
        if style == .unifiedLogCSV { return [LineRun(csv: line)] }
        var readings = [LineRun(line, 0..<line.count)]
        let isEscaped = line.contains(0x5C) && [.deviceRelay, .asl].contains(style)
        if isEscaped { readings.append(LineRun(cleaning: line, decodesEscapes: true)) }
        if line.contains(where: { $0 == 0x1B || $0 == 0x00 }) {
            readings.append(LineRun(cleaning: line, decodesEscapes: false))
        }
        return readings
    }

    // MARK: Lines

    private mutating func write(before number: Int) {
        while let first = lines.firstLine, first < number, let line = lines.takeFirst() {
            let plan = plans.removeValue(forKey: line.number)
            guard let text = line.text, plan?.isClosed != true else {
                finished.append(RewrittenPart.Line(number: line.number, text: nil, hasFeed: line.hasFeed, edits: []))
                continue
            }
            let edits = edits(of: text, plan).inOrder
            finished.append(
                RewrittenPart.Line(number: line.number, text: text, hasFeed: line.hasFeed, edits: edits))
        }
    }

    private mutating func edits(of line: [UInt8], _ plan: LinePlan?) -> [LineEdit] {
        if let plan, plan.form != .json { return plan.edits + headEdits(of: line, plan) }
        if plan != nil || JSONLineRuns.isJSON(line) { return jsonEdits(of: line, plan) }
        let isClean = !line.contains { $0 == 0x1B || $0 == 0x00 }
        let run = isClean ? LineRun(line, 0..<line.count) : LineRun(cleaning: line, decodesEscapes: false)
        return gate.edits(of: run.text).map { LineEdit($0, in: run) }
    }

    private mutating func headEdits(of line: [UInt8], _ plan: LinePlan) -> [LineEdit] {
        var edits: [LineEdit] = []
        for head in plan.heads(of: line) {
            edits += nameEdits(of: line, in: head, plan)
            let run = LineRun(line, head)
            edits += gate.edits(ofHead: run.text).map { LineEdit($0, in: run) }
        }
        return edits
    }

    private func nameEdits(of line: [UInt8], in head: Range<Int>, _ plan: LinePlan) -> [LineEdit] {
        plan.names.flatMap { name -> [LineEdit] in
            guard let place = line.place(of: name.text, in: head) else { return [] }
            let run = LineRun(line, place..<place + name.text.count)
            return name.edits.map { LineEdit($0, in: run) }
        }
    }

    private mutating func jsonEdits(of line: [UInt8], _ plan: LinePlan?) -> [LineEdit] {
        let json = JSONLineRuns(line)
        var edits: [LineEdit] = []
        if let first = line.firstIndex(of: 0x7B), first > 0, plan != nil {
            let run = LineRun(line, 0..<first)
            edits += gate.edits(ofHead: run.text).map { LineEdit($0, in: run) }
        }
        for run in json.runs where !run.isKey { edits += stringEdits(of: run, plan) }
        for run in json.runs where run.isKey {
            edits += (plan == nil ? gate.edits(of: run.text) : gate.edits(ofName: run.text)).map {
                LineEdit($0, in: run)
            }
        }
        for number in json.numbers where plan == nil && !number.key.isEmpty {
            let digits = Array(line[number.range])
            if let edit = gate.edits(of: digits, behind: number.key).first(where: { $0.action != .kept }) {
                edits.append(LineEdit(edit, quotedAt: number.range))
            }
        }
        return edits
    }

    private mutating func stringEdits(of run: LineRun, _ plan: LinePlan?) -> [LineEdit] {
        for message in plan?.wanted ?? [] where !message.text.isEmpty {
            if run.text == message.text { return placed(message, in: run, at: 0) }
            guard run.text.count > message.text.count || run.text.contains(0x5C) else { continue }
            if run.key.elementsEqual("msg".utf8) { return wrappedEdits(of: run, message, plan) }
        }
        return (plan == nil ? gate.edits(of: run.text, behind: run.key) : recordEdits(of: run)).map {
            LineEdit($0, in: run)
        }
    }

    /// Edits of a string of a record that is no message.
    private mutating func recordEdits(of run: LineRun) -> [TextEdit] {
        if JSONKeyKinds.isOpen(run.key) {
            return JSONKeyKinds.isBuild(run.key) && run.text.count <= 36 ? [] : gate.edits(ofHead: run.text)
        }
        if JSONKeyKinds.isName(run.key) { return gate.edits(ofName: run.text) }
        guard JSONKeyKinds.isFormat(run.key) else { return gate.edits(of: run.text, behind: run.key) }
        // A mark such as %@ is no value, whatever it stands for.
        return gate.edits(of: run.text).filter { !run.text[$0.range].contains(UInt8(ascii: "%")) }
    }

    private func placed(_ message: LinePlan.Message, in run: LineRun, at offset: Int) -> [LineEdit] {
        message.edits.map { edit in
            let feeds = message.text[edit.range].count { $0 == 0x0A }
            return LineEdit(edit, in: run, at: offset, furtherLines: feeds)
        }
    }

    /// Edits of a line of another style that came in JSON.
    private mutating func wrappedEdits(of run: LineRun, _ message: LinePlan.Message, _ plan: LinePlan?) -> [LineEdit] {
        for reading in [run, run.decodingEscapes()] {
            guard let start = reading.position(of: message.text[...]) else { continue }
            var edits = placed(message, in: reading, at: start)
            let head = Array(reading.text[..<start])
            for name in plan?.names ?? [] {
                guard let place = head.place(of: name.text, in: 0..<head.count) else { continue }
                edits += name.edits.map { LineEdit($0, in: reading, at: place) }
            }
            return edits + gate.edits(ofHead: head).map { LineEdit($0, in: reading) }
        }
        return gate.edits(of: run.text).map { LineEdit($0, in: run) }
    }
}

/// The edits of one line of a message of several.
struct LinePart {
    /// Edits that begin in the line, up to its end.
    var edits: [TextEdit] = []
    /// Stretches whose edit began in a line before.
    var continued: [Range<Int>] = []

    init(_ line: Range<Int>, of message: [UInt8], _ all: [TextEdit]) {
        for edit in all where edit.range.overlaps(line) || line.contains(edit.range.lowerBound) {
            let range = edit.range.clamped(to: line)
            if edit.range.lowerBound >= line.lowerBound {
                var own = edit
                own.range = range
                edits.append(own)
            } else if !range.isEmpty {
                continued.append(range)
            }
        }
    }
}
