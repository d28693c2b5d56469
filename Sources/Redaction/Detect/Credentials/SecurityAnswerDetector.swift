extension Detector {
    /// Answers to questions that an account is restored with: behind a word for answers, with one for security near.
    static let securityAnswers = Detector(
        "security-answer", .secret, needs: [], roles: .written,
        matches: [
            Sample("security answer 'Rover' wrong", "Rover"),
            Sample("security question 'first pet' answered 'Rex'", "Rex"),
            Sample("mother's maiden name answer=Schulz", "Schulz"),
            Sample("Sicherheitsfrage 2: Antwort = Tante Emma", "Tante Emma"),
            Sample("question secrète, réponse : « Médor »", " Médor "),
            Sample("Ответ на секретный вопрос: Барсик", "Барсик"),
            Sample("secret question answered: Rexi", "Rexi"),
            Sample("security question favourite teacher = Ostrander", "Ostrander"),
            Sample("pregunta de seguridad, respuesta: Toledo", "Toledo"),
        ],
        rejects: [
            "", "security answer accepted", "security answer length=6", "security answer: required",
            "Antwort = Bielefeld", "security check, answer: 200", "answer: yes", "security question screen: dismissed",
            "security question text: missing", "question of the day: Rome",
            "security answer='***'",
        ]
    ) { text, claim in
        for index in text.words.indices {
            if SecurityAnswer.isNamed(text, index), let range = SecurityAnswer.value(text, after: index) {
                claim(range)
            } else if SecurityAnswer.isQuestion(text, index), let range = SecurityAnswer.afterQuestion(text, index) {
                claim(range)
            }
        }
    }
}

private enum SecurityAnswer {
    private static let reach = 8
    private static let answers = hashes(
        """
        answer answers answered beantwortet antwort reponse respuesta risposta resposta antwoord odpowiedz odpoved svar vastaus valasz raspuns
        cevap ответ ответа відповідь отговор الاجابة תשובה 回答 答案 答え 답변
        """)
    private static let questions = hashes(
        """
        security secret maiden sicherheitsfrage sicherheitsfragen geheimfrage sicherheit secrete securite secreta secreto
        seguridad seguranca sicurezza segreta veiligheidsvraag beveiligingsvraag geheime bezpieczenstwa pomocnicze bezpecnostni
        kontrolni kontrolne sakerhetsfraga sikkerhedssporgsmal turvakysymys guvenlik gizli секретный секретного контрольный
        секретне контрольне challengequestion secretquestion securityquestion 密保 安全 秘密 보안
        """)

    static func isNamed(_ text: Reading, _ index: Int) -> Bool {
        guard answers.contains(text.words[index].hash) else { return false }
        let near = max(0, index - reach)..<min(text.words.count, index + 6)
        return text.words[near].contains { questions.contains($0.hash) }
    }

    /// `security question`, `pregunta de seguridad`.
    static func isQuestion(_ text: Reading, _ index: Int) -> Bool {
        guard askers.contains(text.words[index].hash) else { return false }
        let near = max(0, index - 1)..<min(text.words.count, index + 3)
        return text.words[near].contains { questions.contains($0.hash) }
    }

    private static let askers = hashes("question frage pregunta domanda pergunta vraag pytanie fraga вопрос питання")

    static func value(_ text: Reading, after index: Int) -> Range<Int>? {
        switch FieldValue(text, after: index) {
        case .quoted(let inside, _): return isAnswer(text, inside) ? inside : nil
        case .assigned(let start): return assigned(text, start)
        case .next: return afterQuestion(text, index)
        case .none: return nil
        }
    }

    /// `Ответ на секретный вопрос: …`: the sign stands behind what was asked.
    static func afterQuestion(_ text: Reading, _ index: Int) -> Range<Int>? {
        var next = index + 1
        while next < min(text.words.count, index + 5), text.isBlank(after: next - 1), text.words[next].isLetters,
            !text.words[next].has([.interface, .failure])
        {
            if case .assigned(let start) = FieldValue(text, after: next) {
                return next > index + 1 || answered.contains(text.words[next].hash) ? assigned(text, start) : nil
            }
            next += 1
        }
        return nil
    }

    private static let answered = hashes("answered answer reply replied beantwortet")

    private static func assigned(_ text: Reading, _ start: Int) -> Range<Int>? {
        let range = start..<FieldValue.end(text, from: start, commas: true, longest: 100)
        return isAnswer(text, range) ? range : nil
    }

    private static func isAnswer(_ text: Reading, _ range: Range<Int>) -> Bool {
        let word = text.word(from: range.lowerBound)
        guard word < text.words.count, text.words[word].range.lowerBound < range.upperBound else { return false }
        let isWhole = text.words[word].range.upperBound >= range.upperBound
        return text.words[word].isLetters && !(isWhole && text.words[word].has([.harmless, .common, .failure]))
    }

    private static func hashes(_ words: String) -> Set<UInt64> {
        Set(words.split { $0 == " " || $0 == "\n" }.map { WordHash.hash(of: $0) })
    }
}
