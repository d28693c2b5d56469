internal import Diagnostics
internal import Redaction
internal import ReportPipeline

/// Where redacted captures go: standard output, one file, or a file each.
final class RedactedWriter {
    private static let pieceSize = 1 << 18
    private let options: RedactOptions
    private let terminal: Terminal
    private let interrupts: Interrupts?
    private var file: CaptureFile?
    private var finished: [WholeCapture] = []
    private var folder: CaptureFolder?
    private var names: Set<String> = []
    private var waiting: [UInt8] = []
    private var name = ""

    init(_ options: RedactOptions, terminal: Terminal, interrupts: Interrupts?) {
        self.options = options
        self.terminal = terminal
        self.interrupts = interrupts
    }

    /// Begins the next capture.
    func open(_ opening: RedactedCaptures.Opening) throws {
        try flush()
        name = opening.name.text
        switch options.output {
        case .standard, .explanation: break
        case .file(let path):
            guard file == nil else { throw RedactedWriter.severalCaptures }
            file = try CaptureFile(at: path, isForced: options.isForced)
        case .folder(let path):
            let folder = try folder ?? CaptureFolder(at: path)
            self.folder = folder
            if let whole = file?.whole { finished.append(whole) }
            let name = freeName(opening)
            file = try CaptureFile(name, in: folder, given: folder.path(of: name), isForced: options.isForced)
        }
    }

    /// Takes the next line of the capture.
    func write(_ line: RedactedCaptures.Line) throws {
        if case .explanation(let number) = options.output {
            if number == nil || number == line.number { try explain(line, isAsked: number != nil) }
            return
        }
        waiting += line.bytes
        if waiting.count > RedactedWriter.pieceSize { try flush() }
    }

    /// Gives the files their names.
    func finish() throws {
        try flush()
        if let whole = file?.whole { finished.append(whole) }
        for whole in finished { try whole.finish() }
    }

    /// Removes what was written and has no name yet.
    func discard() {
        file?.whole?.discard()
        finished.forEach { $0.discard() }
        folder?.discard()
    }

    private func flush() throws {
        try interrupts?.check()
        guard !waiting.isEmpty else { return }
        if let file { try file.write(waiting) } else { try terminal.result(waiting) }
        waiting.removeAll(keepingCapacity: true)
    }

    /// The last part of a capture's shown name, made different from those before.
    private func freeName(_ opening: RedactedCaptures.Opening) -> String {
        let last = opening.name.text.split(separator: "/").last.map(String.init) ?? ""
        let base = ["", "-", ".", ".."].contains(last) ? "capture-\(opening.index + 1)" : last
        var name = base
        var number = 2
        while !names.insert(name).inserted {
            name = "\(number)-\(base)"
            number += 1
        }
        return name
    }

    private func explain(_ line: RedactedCaptures.Line, isAsked: Bool) throws {
        var counts: [(text: String, count: Int)] = []
        for edit in line.edits {
            let kind = edit.kind == edit.rule ? "" : " \(edit.kind.text)"
            let text = "\(edit.rule.text)\(kind) \(edit.action.rawValue)"
            if let index = counts.firstIndex(where: { $0.text == text }) {
                counts[index].count += 1
            } else {
                counts.append((text, 1))
            }
        }
        guard isAsked || !counts.isEmpty else { return }
        let rules = counts.map { $0.text + ($0.count > 1 ? " ×\($0.count)" : "") }.joined(separator: ", ")
        try terminal.result("\(name):\(line.number): \(rules.isEmpty ? "nothing is claimed" : rules)\n")
    }

    private static let severalCaptures = Diagnostic(
        "usage.combination", "expected --output-dir for several captures, found --output",
        help: "each capture becomes a file of its own: ctreport redact FOLDER --output-dir safe")
}
