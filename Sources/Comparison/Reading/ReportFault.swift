internal import Diagnostics

/// What is wrong with a file of figures.
struct ReportFault: Error, Hashable {
    /// The value's keys from the outside in; empty for the whole file.
    var path: String
    var expected: String
    var found: String
    /// Where, in bytes from 0.
    var offset: Int

    init(path: String, expected: String, found: String, offset: Int) {
        (self.path, self.expected, self.found, self.offset) = (path, expected, found, offset)
    }

    init(_ fault: JSONNode.Fault) {
        self.init(path: "", expected: fault.expected, found: fault.found, offset: fault.offset)
    }

    /// The fault as a message about a file.
    func diagnostic(file: String, _ bytes: [UInt8]) -> Diagnostic {
        let subject = path.isEmpty ? "" : " for \(quoted(path))"
        return Diagnostic(
            "report.file", at: SourcePlace(file: file, bytes, at: offset),
            "expected \(expected)\(subject), found \(found)",
            help: "figures are read from a report.json that ctreport build or summary --format json wrote, unchanged")
    }
}
