extension Detector {
    /// Titles of events and reminders in quotes: what somebody plans.
    static let calendarTexts = Detector(
        "calendar-text", .text, needs: .quote,
        matches: [
            Sample("calendar event 'Custody hearing with Olek' moved", "Custody hearing with Olek"),
            Sample("calendar: \"therapy with Olek again\" moved", "therapy with Olek again"),
            Sample("EKReminder \"refill Sertraline before Friday\" due", "refill Sertraline before Friday"),
            Sample("Kalender: Termin „Paartherapie bei Frau Ohm“ verschoben", "Paartherapie bei Frau Ohm"),
            Sample("appointment “chemo, second round” confirmed", "chemo, second round"),
        ],
        rejects: [
            "", "calendar event 'calendar_opened' logged", "analytics event 'Sign Up Started' sent",
            "calendar reminder 'default' set", "event \"Purchase Completed\" queued",
            "calendar view 'Month View' shown",
            "reminder 'Daily Reminder' scheduled", "calendar event error \"no access to events\"",
        ]
    ) { text, claim in
        let hasCalendar = text.words.contains { CalendarText.calendars.contains($0.hash) }
        for index in text.words.indices where hasCalendar && CalendarText.calendars.contains(text.words[index].hash) {
            if case .quoted(_, isAssigned: true) = FieldValue(text, after: index),
                let range = CalendarText.title(text, after: index)
            {
                claim(range)
            }
        }
        for index in text.words.indices where CalendarText.isEntry(text.words[index], hasCalendar: hasCalendar) {
            if let range = CalendarText.title(text, after: index) { claim(range) }
        }
    }
}

/// Reads titles of events.
private enum CalendarText {
    static let calendars = hashes(
        "calendar ekevent eventkit kalender calendrier calendario kalendarz kalendar kalenteri takvim календарь календаря календаре"
    )
    private static let entries = hashes(
        """
        ekevent ekreminder reminder appointment termin erinnerung rappel cita recordatorio appuntamento promemoria afspraak
        herinnering przypomnienie напоминание нагадування
        """)
    private static let entriesOfCalendars = hashes(
        "event meeting task todo evento evenement ereignis wydarzenie событие подія")
    private static let reach = 2

    static func isEntry(_ word: TextWord, hasCalendar: Bool) -> Bool {
        entries.contains(word.hash) || hasCalendar && entriesOfCalendars.contains(word.hash)
    }

    /// The next text in quotes, where it has words of somebody's own.
    static func title(_ text: Reading, after index: Int) -> Range<Int>? {
        for next in index..<min(text.words.count, index + reach) {
            if next > index {
                guard text.isBlank(after: next - 1), !text.words[next].has([.failure, .interface]) else { return nil }
            }
            if case .quoted(let inside, _) = FieldValue(text, after: next) {
                return isOwn(text, inside) ? inside : nil
            }
        }
        return nil
    }

    private static func isOwn(_ text: Reading, _ range: Range<Int>) -> Bool {
        let words = text.words[text.word(from: range.lowerBound)..<text.word(from: range.upperBound)]
        guard words.count > 1 || words.contains(where: { !$0.shape.isDisjoint(with: .eastern) }) else { return false }
        // Two words in capitals are a label.
        if words.count == 2, words.allSatisfy(\.isCapitalized),
            !words.contains(where: { $0.has([.given, .surname, .honorific]) })
        {
            return false
        }
        return words.contains {
            $0.isLetters && $0.count > 2 && !$0.has([.common, .stop, .failure, .interface, .month])
        }
            && !words.contains { $0.has(.failure) }
    }

    private static func hashes(_ words: String) -> Set<UInt64> {
        Set(words.split { $0 == " " || $0 == "\n" }.map { WordHash.hash(of: $0) })
    }
}
