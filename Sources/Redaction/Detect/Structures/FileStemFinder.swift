/// Finds where the name of a file begins, given where its extension does.
///
/// Behind a quote, a slash or the `=` of a key all up to the extension is the name. In a sentence the name reaches back
/// over blanks only as far as the words look like those of a name: capitals, numbers, dashes, and what stands between them.
struct FileStemFinder {
    let text: DetectableText
    /// The first place that may belong to it.
    let floor: Int

    /// The stem, and whether a key says that a file follows.
    func stem(before dot: Int, _ kind: FileExtensions.Kind) -> (range: Range<Int>, isKeyed: Bool)? {
        var start = dot
        var lastBlank: Int?
        scan: while start > floor {
            let scalar = text.scalars[start - 1]
            switch scalar {
            case Mark.slash, Mark.backslash, 0x0A, 0x09, Mark.less, Mark.more, 0x7C, 0x2A, Mark.question,
                Mark.doubleQuote,
                0x201C, 0x201E, 0x201D, 0xAB, 0xBB, 0x300C, 0x300D, 0x300E, 0x60, Mark.leftBrace, Mark.leftBracket,
                Mark.equals, Mark.semicolon:
                break scan
            case Mark.quote, 0x2018, 0x2019:
                // An apostrophe of a word belongs to the name.
                guard start > 1, text.classes[start - 2].meets(.word), text.classes[start].meets(.word) else {
                    break scan
                }
            case Mark.colon, Mark.comma, Mark.ampersand:
                if scalar == Mark.ampersand || text.classes[safe: start]?.contains(.blank) ?? false { break scan }
            case Mark.leftParenthesis:
                if !isClosed(start - 1, before: dot) { break scan }
            case Mark.blank:
                if lastBlank == nil { lastBlank = start }
            default: break
            }
            start -= 1
        }
        while start < dot, text.classes[start].contains(.blank) { start += 1 }
        guard start < dot else { return nil }
        start = behindCount(start, dot)
        if let lastBlank, lastBlank > start, !isWhole(start, kind) { start = sentenceStart(start, dot, kind) }
        return start < dot ? (start..<dot, isKeyed(start)) : nil
    }

    /// Behind `5 of` of a count `2/5 of`, whose slash parts no folders.
    private func behindCount(_ start: Int, _ dot: Int) -> Int {
        guard text.scalars[safe: start - 1] == Mark.slash, text.classes[safe: start - 2]?.contains(.digit) ?? false,
            text.classes[start].contains(.digit)
        else { return start }
        var end = start
        while end < dot, text.classes[end].contains(.digit) { end += 1 }
        guard text.scalars[safe: end] == Mark.blank, let next = text.words(in: end..<dot).first,
            FileStemFinder.verbs.contains(KeyTable.hash(text.lowered[next.range]))
        else { return start }
        var place = next.range.upperBound
        while place < dot, text.classes[place].contains(.blank) { place += 1 }
        return place < dot ? place : start
    }

    private func isClosed(_ open: Int, before dot: Int) -> Bool {
        text.scalars[open..<dot].contains(Mark.rightParenthesis)
    }

    /// Whether something before the name says where it begins.
    private func isWhole(_ start: Int, _ kind: FileExtensions.Kind) -> Bool {
        guard let before = text.scalars[safe: start - 1] else { return false }
        switch before {
        case Mark.slash, Mark.backslash, Mark.equals, Mark.doubleQuote, Mark.quote, 0x201C, 0x201D, 0x201E, 0xAB,
            0x2018,
            0x2019, 0x300C, 0x300E, Mark.more, 0x60:
            return true
        case Mark.blank:
            // A sentence behind a label ends in the name of a source file.
            return kind != .program && isKeyed(start)
        default: return false
        }
    }

    /// Behind `filename=`, `file: "`, `"attachment": "`: keys of files and names.
    private func isKeyed(_ start: Int) -> Bool {
        var end = start
        let last = max(0, start - 4)
        while end > last,
            [Mark.blank, Mark.doubleQuote, Mark.quote, 0x201C, 0x201E, 0xAB].contains(text.scalars[end - 1])
        {
            end -= 1
        }
        guard end > 0, [Mark.equals, Mark.colon].contains(text.scalars[end - 1]) else {
            // `filename*=UTF-8''Zeugnis.pdf`
            return start > 2 && text.scalars[start - 1] == Mark.quote && text.scalars[start - 2] == Mark.quote
        }
        end -= 1
        while end > 0, [Mark.doubleQuote, Mark.quote, Mark.blank].contains(text.scalars[end - 1]), start - end < 10 {
            end -= 1
        }
        var first = end
        while first > 0, end - first < 32,
            text.classes[first - 1].meets(.word) || text.scalars[first - 1] == Mark.underscore
        {
            first -= 1
        }
        switch KeyLexicon.meaning(of: text.scalars[first..<end]) {
        case .sensitive(.file), .plausible(.person), .plausible(.text): return true
        default: return false
        }
    }

    /// Back from the extension over words that look like those of a name.
    private func sentenceStart(_ lowest: Int, _ dot: Int, _ kind: FileExtensions.Kind) -> Int {
        var start = dot
        var accepted = dot
        var words = 0
        while start > lowest, words < 8 {
            let end = start
            while start > lowest, text.scalars[start - 1] != Mark.blank { start -= 1 }
            let word = start..<end
            let isFirst = accepted == dot
            if !isFirst, isVerb(word) {
                guard kind != .program, FileStemFinder.particles.contains(KeyTable.hash(text.lowered[word])) else {
                    break
                }
            } else if isFirst || looksLikeName(word) || kind != .program && isTopic(word) {
                accepted = start
            } else if !isJoint(word) {
                break
            }
            words += 1
            while start > lowest, text.scalars[start - 1] == Mark.blank { start -= 1 }
        }
        return accepted
    }

    /// A capitalised word that programs do not say, or a number behind one.
    private func looksLikeName(_ word: Range<Int>) -> Bool {
        guard let first = text.words(in: word).first else { return false }
        if first.some.contains(.digit) { return text.words(in: word).allSatisfy { $0.some.contains(.digit) } }
        let classes = text.classes[first.range.lowerBound]
        // Scripts without case have no capitals.
        let isCaseless = classes.contains(.wide) && !classes.meets([.upper, .lower])
        guard classes.contains(.upper) || isCaseless else { return false }
        return !text.isProgramWord(first.range) || word.lowerBound > 0
    }

    /// A small word that neither programs nor most files have, and no verb of what is done to the file: `divorce`.
    private func isTopic(_ word: Range<Int>) -> Bool {
        // A sentence begins with what it is about.
        guard word.lowerBound > 0, word.count >= 4, word.allSatisfy({ text.classes[$0].contains(.lower) }) else {
            return false
        }
        let isForm = FileStemFinder.forms.contains { form in text.lowered[word].suffix(form.count).elementsEqual(form) }
        return !isForm && !text.isProgramWord(word) && !FileWords.contains(text.lowered[word])
    }

    /// Endings of verbs.
    private static let forms = ["ed", "ing", "ano", "ono", "ado", "ido", "ato", "ito", "uto", "ert", "erte"].map {
        $0.unicodeScalars.map(\.value)
    }
    /// Small words within names.
    private static let particles = Set(
        ["de", "du", "des", "di", "da", "do", "of", "la", "le"].map {
            KeyTable.hash($0.unicodeScalars.map(\.value)[...])
        })

    /// Short words and dashes between the words of a name: `of`, `da`, `-`, `result`.
    private func isJoint(_ word: Range<Int>) -> Bool {
        let words = text.words(in: word)
        return words.isEmpty || word.count <= 10 || words.count == 1 && isPaper(word)
    }

    /// A long word for what files of people hold: `certificate`.
    private func isPaper(_ word: Range<Int>) -> Bool {
        FileStemFinder.papers.contains(KeyTable.hash(text.lowered[word]))
    }

    private static let papers = Set(
        """
        certificate registration application prescription confirmation declaration authorisation authorization agreement \
        bescheinigung versicherung kündigung anmeldung krankmeldung attestation déclaration inscription certificado \
        certificato dichiarazione zaświadczenie verklaring свидетельство заявление справка доверенность
        """.split(whereSeparator: \.isWhitespace).map { KeyTable.hash($0.unicodeScalars.map(\.value)[...]) })

    private func isVerb(_ word: Range<Int>) -> Bool {
        var end = word.upperBound
        while end > word.lowerBound + 1, !text.classes[end - 1].meets(.word) { end -= 1 }
        // `A.` is the first letter of a name.
        if end - word.lowerBound == 1, text.classes[word.lowerBound].contains(.upper) { return false }
        return FileStemFinder.verbs.contains(KeyTable.hash(text.lowered[word.lowerBound..<end]))
    }

    /// What stands before a file's name in sentences.
    private static let verbs: Set<UInt64> = Set(
        """
        dossier carpeta cartella ordner mappe of to from for in at as by with into onto file files open opened opening saved saving save loaded loading load read \
        wrote write copied moved deleted removed shared sharing sent upload uploaded download exported imported preview \
        document image photo attached attach rename renamed created missing archivo fichier datei файл plik file: image: \
        copy move delete send save export import share could couldn't unable failed not found cannot can't error reading \
        writing opening loading decode decoding encode picked for: got skipping uploading downloading downloaded preparing \
        attaching scanning scanned name names id url path title الملف ملف המסמך קובץ הקובץ फ़ाइल फाइल ไฟล์ tập tin tệp berkas \
        dosya dosyası soubor souboru pliku plik bestand filen fil tiedosto ficheiro arquivo allegato fișier fájl файла файлу \
        открыть загружен загрузка сохранить öffnen speichern geladen ouvrir abrir aprire otworzyć åbne öppna \
        из в на с по von nach aus zu de des du la le el da do di a an the and und et y
        """.split(whereSeparator: \.isWhitespace).map { KeyTable.hash($0.unicodeScalars.map(\.value)[...]) })
}
