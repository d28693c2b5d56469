extension DetectableText {
    var lexicalWords: [TextWord] { TextWords.words(of: scalars, lowered: lowered) }

    init(_ text: String) {
        let scalars = text.unicodeScalars.map(\.value)
        let lowered = text.unicodeScalars.map { $0.properties.lowercaseMapping.unicodeScalars.first?.value ?? $0.value }
        self.init(
            scalars: scalars, lowered: lowered, sources: scalars.indices.map { $0..<($0 + 1) },
            features: TextFeatures(rawValue: .max))
    }
}
