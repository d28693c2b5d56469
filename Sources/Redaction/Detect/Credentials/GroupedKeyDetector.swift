extension Detector {
    /// Keys of licences, products and recoveries: groups of capitals and digits with dashes between, near a word for such a key.
    static let groupedKeys = Detector(
        "grouped-key", .secret, needs: [.upperCase],
        matches: [
            Sample("license key ABCD-EFGH-IJKL-MNOP activated", "ABCD-EFGH-IJKL-MNOP"),
            Sample("product key: VK7JG-NPHTM-C97JM-9MPGT-3V66T", "VK7JG-NPHTM-C97JM-9MPGT-3V66T"),
            Sample("Lizenzschlüssel ABCD-1234-EFGH-5678", "ABCD-1234-EFGH-5678"),
            Sample("FileVault recovery key is K7QX-88PL-MMTR-0AZ2", "K7QX-88PL-MMTR-0AZ2"),
            Sample("gift card code XXQ2-44ZP-09LM redeemed", "XXQ2-44ZP-09LM"),
            Sample("激活码：XXQ2-44ZP-09LM", "XXQ2-44ZP-09LM"),
        ],
        rejects: [
            "", "license key missing", "error ABCD-1234-EFGH", "license MIT-2.0", "license GPL-2.0-ONLY",
            "license key 8B5E2C1A-4F0D-4C6E-9A7B-0D1E2F3A4B5C", "recovery key created", "product SKU ABC-DEF",
            "serial key TO-BE-DONE", "license APACHE-NOTICE-FILE",
        ]
    ) { text, claim in
        for (index, word) in text.words.enumerated() where word.all.isDisjoint(with: .lower) {
            if let range = GroupedKey.range(from: index, text), GroupedKey.isNamed(range.lowerBound, text) {
                claim(range)
            }
        }
    }
}

private enum GroupedKey {
    private static let lengths = 4...8
    private static let groups = 3...13
    private static let reach = 6

    /// Groups from the word at `index` on, all as long as the first, with one dash between.
    static func range(from index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let first = text.words[index].range
        let isInside = first.lowerBound > 0 && text.scalars[first.lowerBound - 1] == 0x2D
        guard lengths.contains(first.count), isGroup(first, text), !isInside else { return nil }
        var last = index
        while last + 1 < text.words.count, last - index < groups.upperBound,
            text.words[last + 1].range.lowerBound == text.words[last].range.upperBound + 1,
            text.scalar(text.words[last].range.upperBound) == 0x2D
        {
            last += 1
            guard text.words[last].range.count == first.count, isGroup(text.words[last].range, text) else { return nil }
        }
        guard groups.contains(last - index + 1) else { return nil }
        let range = first.lowerBound..<text.words[last].range.upperBound
        let hasLetter = range.contains { text.classes[$0].contains(.upper) }
        return hasLetter || last - index > 4 ? range : nil
    }

    private static func isGroup(_ range: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        text.scalars[range].allSatisfy { TokenAlphabet([.upper, .digit]).has($0) }
    }

    static func isNamed(_ place: Int, _ text: borrowing DetectableText) -> Bool {
        let index = text.lexicalIndex(at: place)
        let near = text.lexicalWords[max(0, index - reach)..<index]
        return near.contains { names.contains($0.hash) }
            || !(near.last?.shape.isDisjoint(with: .eastern) ?? true) && text.roles(at: index - 1).contains(.code)
    }

    private static let names = WordHash.set(
        """
        license licence licensing key keys product activation registration serial recovery redeem redeemed redemption gift giftcard
        voucher filevault unlock subscription backup bitlocker cd upgrade lizenz lizenzschlussel lizenzschluessel produktschlussel
        aktivierungsschlussel aktivierungscode wiederherstellungsschlussel gutschein gutscheincode geschenkkarte schlussel licencia
        clave activacion licenca chave ativacao licenza chiave attivazione cle activation licentiesleutel licentie sleutel licencji
        klucz licencyjny aktywacyjny licencni klic licensnyckel nyckel lisensnokkel лицензии лицензионный ключ активации
        восстановления ліцензії ключа lisans anahtari 激活码 序列号 许可证 密钥 ライセンス キー プロダクト 라이선스 키 제품키
        """)
}
