internal import Diagnostics

/// Checks a user's template, style sheet or script for what readers of reports block or must not load: scripts other than the
/// site's own, styles in the page, and anything from another host.
///
/// It looks for spellings, not for meaning: a remark that names one of them is refused as well.
struct LookCheck {
    let name: String
    /// What messages call it.
    let file: String
    let bytes: [UInt8]
    /// ASCII letters in lower case.
    private let lowered: [UInt8]
    private let places: BytePlaces

    init(name: String, file: String, bytes: [UInt8]) {
        self.name = name
        self.file = file
        self.bytes = bytes
        lowered = bytes.map { (65...90).contains($0) ? $0 + 32 : $0 }
        places = BytePlaces(file: file, bytes: bytes)
    }

    private struct Rule {
        var pattern: String
        var code: String
        var message: String
    }

    private static let help =
        "reports are read offline and under policies that block scripts, inline styles and other hosts (Jenkins)"
    private static let html = [
        Rule(
            pattern: "<script", code: "template.script", message: "expected no script but the site's own, found one"),
        Rule(pattern: "javascript:", code: "template.script", message: "expected no script, found an address of one"),
        Rule(
            pattern: "<style", code: "template.style",
            message: "expected no styles in the page, found <style>: put them into a .css file"),
        Rule(pattern: "<iframe", code: "template.frame", message: "expected no frame, found one"),
        Rule(pattern: "<object", code: "template.frame", message: "expected no object, found one"),
        Rule(pattern: "<embed", code: "template.frame", message: "expected no object, found one"),
    ]
    private static let css = [
        Rule(
            pattern: "@import", code: "template.import",
            message: "expected one style sheet, found another one that it imports"),
        Rule(pattern: "://", code: "template.host", message: "expected nothing from another host, found an address"),
        Rule(pattern: "data:", code: "template.host", message: "expected no picture inside the style sheet, found one"),
    ]

    private static let js = [
        Rule(pattern: "://", code: "template.host", message: "expected nothing from another host, found an address"),
        Rule(
            pattern: "eval(", code: "template.script",
            message: "expected a script that the pages' policy lets run, found eval"),
        // Either would end the script where it stands in a page, as it does in a single file.
        Rule(pattern: "</", code: "template.script", message: "expected a script that can stand in a page, found '</'"),
        Rule(pattern: "<!", code: "template.script", message: "expected a script that can stand in a page, found '<!'"),
    ]
    /// The elements that bring the site's own script.
    private static let ownScripts = ["words.js", SiteLook.scriptFile].map { "<script src=\"{{root}}\($0)\"></script>" }

    /// What is wrong, in the order of the places.
    var problems: [Diagnostic] {
        let isHTML = name.hasSuffix(".html")
        guard isHTML || name.hasSuffix(".css") || name == SiteLook.scriptFile else {
            return [
                Diagnostic(
                    "template.file", at: SourcePlace(file: file, line: 1),
                    "expected a template (.html), a style sheet (.css) or \(SiteLook.scriptFile), found \(quoted(name))",
                    help: "the built-in files: ctreport site show")
            ]
        }
        var found = (isHTML ? Self.html : name == SiteLook.scriptFile ? Self.js : Self.css).flatMap(problems)
        if isHTML { found += attributeProblems }
        if name == SiteLook.tokensFile {
            // A value with an address of another host is refused for the address.
            let hosts = found.compactMap { $0.code == "template.host" ? $0.place : nil }
            found += TokenCheck(file: file, bytes: bytes).problems.filter { problem in
                problem.code != "template.value" || !hosts.contains { $0.line == problem.place?.line }
            }
        }
        return found.sorted {
            ($0.place?.line ?? 0, $0.place?.column ?? 0) < ($1.place?.line ?? 0, $1.place?.column ?? 0)
        }
    }

    private func problems(of rule: Rule) -> [Diagnostic] {
        let wanted = Array(rule.pattern.utf8)
        var found: [Diagnostic] = []
        var start = 0
        while start + wanted.count <= lowered.count {
            guard let range = lowered[start...].firstRange(of: wanted) else { break }
            if !isOwnScript(at: range.lowerBound), !isInsideWord(at: range.lowerBound) {
                found.append(Diagnostic(rule.code, at: place(of: range), rule.message, help: Self.help))
            }
            start = range.upperBound
        }
        return found
    }

    /// Whether a word that begins here is the end of a longer one: `.chart-data:not(…)` is no address of data.
    private func isInsideWord(at start: Int) -> Bool {
        func isOfWord(_ byte: UInt8) -> Bool {
            (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte >= 0x80
        }
        return start > 0 && isOfWord(lowered[start]) && isOfWord(lowered[start - 1])
    }

    private func isOwnScript(at start: Int) -> Bool {
        Self.ownScripts.contains { bytes[start...].starts(with: $0.utf8) }
    }

    /// Attributes that hold styles, or scripts: `style=`, `onclick=`; and pictures, frames or sheets from another host.
    private var attributeProblems: [Diagnostic] {
        attributes.compactMap { attribute in
            let place = place(of: attribute.range)
            if attribute.word == "style" {
                return Diagnostic(
                    "template.style", at: place,
                    "expected no styles in the page, found style=: put them into a .css file", help: Self.help)
            }
            if attribute.word.hasPrefix("on"), attribute.word.count > 3 {
                return Diagnostic(
                    "template.script", at: place, "expected no script, found \(attribute.word)=", help: Self.help)
            }
            guard loads(attribute), leadsElsewhere(from: attribute.range.upperBound + 1) else { return nil }
            return Diagnostic(
                "template.host", at: place,
                "expected nothing from another host, found an address in \(attribute.word)=", help: Self.help)
        }
    }

    /// A word before `=` in a tag.
    private struct Attribute {
        var word: String
        var range: Range<Int>
    }

    private var attributes: [Attribute] {
        lowered.indices.filter { lowered[$0] == UInt8(ascii: "=") }.compactMap { index in
            let name = lowered[..<index].reversed().prefix { (97...122).contains($0) || $0 == 45 }.reversed()
            let start = index - name.count
            guard start > 0, [32, 9, 10, 13, 34, 39, 47, 58].contains(lowered[start - 1]) else { return nil }
            return Attribute(word: String(decoding: Array(name), as: UTF8.self), range: start..<index)
        }
    }

    /// Whether a browser loads what an attribute names when it shows the page; links of readers it does not.
    private func loads(_ attribute: Attribute) -> Bool {
        if ["src", "srcset", "poster", "data", "background"].contains(attribute.word) { return true }
        guard attribute.word == "href",
            let start = lowered[..<attribute.range.lowerBound].lastIndex(of: UInt8(ascii: "<"))
        else { return false }
        let tag = lowered[(start + 1)...].prefix { (97...122).contains($0) }
        return ["link", "base", "image", "use"].contains(String(decoding: tag, as: UTF8.self))
    }

    private func leadsElsewhere(from start: Int) -> Bool {
        let value = lowered[start...].prefix { ![32, 9, 10, 13, 62].contains($0) }
        return value.firstRange(of: Array("//".utf8)) != nil
    }

    private func place(of range: Range<Int>) -> SourcePlace { places.place(of: range) }
}

extension LookCheck {
    /// The bytes with blanks in the place of addresses of other hosts that are refused: each is an error of its own, whatever
    /// it looks like beside that.
    var withoutForeignAddresses: [UInt8] {
        var kept = bytes
        for range in foreignAddresses {
            for index in range where kept[index] != UInt8(ascii: "\n") { kept[index] = 32 }
        }
        return kept
    }

    private var foreignAddresses: [Range<Int>] {
        guard name.hasSuffix(".css") || name == SiteLook.scriptFile else {
            return attributes.filter(loads).map { $0.range.upperBound + 1 }.filter(leadsElsewhere).map {
                $0..<addressEnd(from: $0)
            }
        }
        var found: [Range<Int>] = []
        var start = 0
        while let mark = lowered[start...].firstRange(of: Array("://".utf8)) {
            let scheme = lowered[start..<mark.lowerBound].reversed().prefix { (97...122).contains($0) }.count
            start = addressEnd(from: mark.upperBound)
            found.append(mark.lowerBound - scheme..<start)
        }
        return found
    }

    private func addressEnd(from start: Int) -> Int {
        let quotes = lowered[start...].prefix { $0 == 34 || $0 == 39 }.count
        return lowered[(start + quotes)...].firstIndex { [32, 9, 10, 13, 34, 39, 41, 59, 62].contains($0) }
            ?? lowered.count
    }
}
