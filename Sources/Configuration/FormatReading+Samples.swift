internal import Diagnostics
internal import EventModel
internal import LogIngest
internal import YAMLDocument

/// Something that is wrong with formats together.
struct FormatProblem: Sendable {
    /// The key of the format that it is about.
    var key: String
    var place: SourcePlace
    var message: String
}

extension [PlacedFormat] {
    /// What is wrong with the formats together: names that stand twice, and samples that are not what they state.
    func problems() -> [FormatProblem] {
        guard count <= CustomFormats.limit else {
            let message = "expected at most \(CustomFormats.limit) formats, found \(count)"
            return [FormatProblem(key: "name", place: self[CustomFormats.limit].name, message: message)]
        }
        let formats = CustomFormats(map(\.format))
        return indices.flatMap { index in
            repeatedName(of: index) + self[index].samples.flatMap { problems(of: $0, format: index, formats) }
        }
    }

    private func repeatedName(of index: Int) -> [FormatProblem] {
        let name = self[index].format.name
        guard prefix(index).contains(where: { $0.format.name == name }) else { return [] }
        let message = "expected each name once, found \(quoted(name)) again"
        return [FormatProblem(key: "name", place: self[index].name, message: message)]
    }

    private func problems(of sample: PlacedSample, format: Int, _ formats: CustomFormats) -> [FormatProblem] {
        do {
            let record = try formats.record(ofSample: sample.line.value, format: format)
            return sample.differences(from: record)
        } catch {
            return [problem(error, of: sample, format: format)]
        }
    }

    private func problem(_ fault: CustomSample.Fault, of sample: PlacedSample, format: Int) -> FormatProblem {
        let name = quoted(self[format].format.name)
        var place = sample.line.place
        let message: String
        switch fault {
        case .doesNotFit(let byte, let expected, let found):
            let (stop, hint) = sample.line.place(ofByte: byte, in: "sample")
            place = stop
            message = "expected \(expected), found \(found.isEmpty ? "nothing" : quoted(found))\(hint)"
        case .impossibleTime:
            message = "expected a record of \(name), found a time that no clock shows"
        case .taken(let other):
            let taker = quoted(self[other].format.name)
            message = "expected a record of \(name), found one of \(taker), which is listed before it"
        case .furtherRecord(let line, let other):
            let taker = quoted(self[other].format.name)
            message = "expected one record of \(name), found that line \(line) of the sample begins one of \(taker)"
        }
        return FormatProblem(key: "samples", place: place, message: message)
    }
}

extension PlacedSample {
    /// What the sample states that the record does not have.
    fileprivate func differences(from record: CustomSample) -> [FormatProblem] {
        var problems = texts.compactMap { field, stated -> FormatProblem? in
            let wanted = field == .message ? stated.value.trimmingLineFeeds() : stated.value
            let found = record.texts[field] ?? ""
            guard wanted != found else { return nil }
            let shown = found.isEmpty ? "nothing" : quoted(found)
            return FormatProblem(
                key: "samples", place: stated.place,
                message: "expected \(quoted(wanted)) as \(field.rawValue) of the sample, found \(shown)")
        }
        if let level, level.value != record.level {
            let found = record.level.map { quoted($0.rawValue.lowercased()) } ?? "nothing"
            let wanted = quoted(level.value.rawValue.lowercased())
            problems.append(
                FormatProblem(
                    key: "samples", place: level.place,
                    message: "expected \(wanted) as level of the sample, found \(found)"))
        }
        return problems
    }
}

extension String {
    /// The text without line feeds at its end, which block texts of YAML have.
    fileprivate func trimmingLineFeeds() -> String {
        var text = self[...]
        while text.hasSuffix("\n") { text = text.dropLast() }
        return String(text)
    }
}

extension Placed<String> {
    /// Where a byte of the text stands, counted from 1, if the text is written without escapes and in one line; otherwise
    /// where the text stands, and words for the byte.
    func place(ofByte byte: Int, in name: String) -> (place: SourcePlace, hint: String) {
        let quotes = place.length - value.utf8.count
        guard quotes == 0 || quotes == 2 else { return (place, " (byte \(byte) of the \(name))") }
        let column = place.column + quotes / 2 + byte - 1
        return (SourcePlace(file: place.file, line: place.line, column: column), "")
    }
}
