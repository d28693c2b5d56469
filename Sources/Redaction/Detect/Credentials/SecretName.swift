/// Names of secrets of more than one word: `mot de passe`, `memorable word`, `palabra de seguridad`, `community string`.
enum SecretName {
    /// The last word of such a name whose thing stands at `index`; nil when there is none.
    static func end(at index: Int, _ text: borrowing DetectableText) -> Int? {
        let words = text.lexicalWords
        guard words[index].has(.secretThing), let rows = byThing[words[index].hash] else { return nil }
        for row in rows {
            let first = max(0, index - row.reach)
            if words[first..<index].contains(where: { row.before.contains($0.hash) }) { return index }
            let behind = index + 1..<min(index + 3, words.count)
            if let end = behind.first(where: { row.behind.contains(words[$0].hash) }), isNear(index, end, text) {
                return end
            }
        }
        return nil
    }

    private struct Row {
        let things: Set<UInt64>
        /// Words one of which stands before it.
        let before: Set<UInt64>
        /// Words one of which stands behind it.
        let behind: Set<UInt64>
        let reach: Int

        init(_ things: String, before: String = "", behind: String = "", reach: Int = 1) {
            self.things = WordHash.set(things)
            self.before = WordHash.set(before)
            self.behind = WordHash.set(behind)
            self.reach = reach
        }
    }

    private static let rows = [
        Row("passe", before: "mot mots", reach: 2),
        Row("word words", before: "memorable security safe secret code magic"),
        Row("information info place", before: "memorable"),
        Row("woord", before: "geheim veiligheids"), Row("ord", before: "hemligt hemmelig kodord"),
        Row("слово слова словом", before: "кодовое кодового кодовым секретное секретного контрольное контрольного"),
        Row("slowo slovo", before: "tajne kodowe bezpecnostni", behind: "klucz"),
        Row("mot", behind: "secret magique"), Row("parola", behind: "segreta ordine chiave"),
        Row("palabra palavra", behind: "seguridad secreta clave seguranca chave segura"),
        Row("string name", before: "community"), Row("community", before: "snmp snmpv1 snmpv2 snmpv2c snmpv3"),
        Row("value data payload", before: "keychain secitem secitemcopymatching ksecvaluedata schlusselbund", reach: 3),
        Row(
            "value text",
            before: "secure securefield securetextfield passwordfield securetextentry passwordtextfield password",
            reach: 2),
        Row("field", before: "secure"),
        Row("key", before: "wpa wpa2 wpa3 wep psk"),
    ]

    private static let byThing: [UInt64: [Row]] = rows.reduce(into: [:]) { byThing, row in
        for thing in row.things { byThing[thing, default: []].append(row) }
    }

    /// Nothing but blanks between words.
    private static func isNear(_ first: Int, _ last: Int, _ text: borrowing DetectableText) -> Bool {
        let words = text.lexicalWords
        return (first..<last).allSatisfy { words[$0 + 1].range.lowerBound == words[$0].range.upperBound + 1 }
    }
}
