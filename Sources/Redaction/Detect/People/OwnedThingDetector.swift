extension Detector {
    /// Names that people give to rooms, cars and loudspeakers, with somebody's name in them: `room "Grandma's bedroom"`.
    static let ownedThings = Detector(
        "owned-thing", .deviceName, needs: [], roles: [.given, .givenOrWord, .kin, .surname],
        matches: [
            Sample("HomeKit room \"Oma's Stube\" lights on", "Oma's Stube"),
            Sample("vehicle \"Pavel's Octavia\" connected", "Pavel's Octavia"),
            Sample("AirPlay route \"Novak Kitchen\" selected", "Novak Kitchen"),
            Sample("speaker: 'Mum and Dad' grouped", "Mum and Dad"),
        ],
        rejects: [
            "", "room \"Living Room\" found", "Route \"Home\" selected", "room 12 of Anna Berg's hotel",
            "route \"/users/anna\" matched", "accessory \"Lamp 2\" paired", "Mum's playlist \"Road\" played",
        ]
    ) { text, claim in
        for index in text.words.indices where OwnedThing.isOne(text.words[index]) {
            if case .quoted(let inside, _) = FieldValue(text, after: index), OwnedThing.isOwned(text, inside) {
                claim(inside)
            }
        }
    }
}

private enum OwnedThing {
    private static let longest = 64
    private static let words = Set(
        """
        room target output vehicle car speaker headset headphones accessory printer route zone peripheral receiver scene camera bulb hub bridge
        zimmer raum auto fahrzeug lautsprecher drucker piece voiture imprimante habitacion coche altavoz stanza macchina pokoj
        комната машина колонка принтер
        """
        .split { $0 == " " || $0 == "\n" }.map { WordHash.hash(of: $0) })

    static func isOne(_ word: TextWord) -> Bool { words.contains(word.hash) }

    /// A name of somebody stands in it, and it is no path.
    static func isOwned(_ text: Reading, _ inside: Range<Int>) -> Bool {
        guard inside.count <= longest, !inside.contains(where: { [0x2F, 0x5F, 0x3D].contains(text.scalars[$0]) }) else {
            return false
        }
        let words = text.words[text.word(from: inside.lowerBound)..<text.word(from: inside.upperBound)]
        return words.contains { $0.has([.given, .kin, .surname]) && $0.shape.contains(.capital) }
    }
}
