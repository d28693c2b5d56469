/// Finds the words that are an app's own: those that stand in the same place of the same shape in enough installs.
///
/// A word of one install may be a value, whatever it looks like. Words inside quotes and values, behind a key that announces
/// something private, and whatever a detector claims never count; words that are names need twice as many installs. The table
/// is bounded and never leaves the gate.
struct SharedWords: Sendable {
    /// A shape with some of its words shown, and how often it came.
    struct Row: Sendable, Hashable {
        var text: [UInt8]
        var count: Int
    }

    private static let mostShapes = 256

    /// How many installs must have a word.
    let needed: Int
    private let detectors: Detectors
    private var shapes = BoundedCounts<WordedShape>(mostKeys: mostShapes)

    /// The words of a run; nil where its policy does not ask for them.
    init?(_ policy: RunPolicy) {
        let texts = policy.policy.texts
        guard let installs = texts.minimumInstalls, texts.literals != .none else { return nil }
        needed = max(2, installs, policy.minimumInstalls)
        detectors = policy.detectors
    }

    /// Counts a message by its shape and single unlisted words, as far as nothing claims them.
    mutating func add(_ message: [UInt8], _ shape: MessageShape.Worded) {
        let possible = shape.words.filter { WordedShape.Word.isPossible(message[$0.range]) }
        guard !possible.isEmpty else { return }
        let scalars = MessageScalars(message.span)
        let claims = detectors.claims(in: scalars.scalars).map {
            scalars.byte(at: $0.range.lowerBound)..<scalars.byte(at: $0.range.upperBound)
        }
        let words = possible.filter { word in !claims.contains { $0.overlaps(word.range) } }
        guard !words.isEmpty else { return }
        shapes.add(
            WordedShape(
                shape: shape.output,
                words: words.map { WordedShape.Word(hole: $0.hole, text: Array(message[$0.range])) }))
    }

    /// Says whose the words are.
    mutating func finish(install: Int) {
        shapes.finish(install: install, needed: 2 * needed)
    }

    mutating func merge(_ later: SharedWords) {
        shapes.merge(later.shapes)
    }

    /// The rows that stand for a part of the messages of each shape; shapes without such words have none.
    ///
    /// - Parameter least: how many installs must be behind whatever is left of a shape.
    func rows(of counts: [[UInt8]: Int], least: Int) -> [[UInt8]: [Row]] {
        let byShape = Dictionary(grouping: shapes.counts.keys) { $0.shape }
        var rows: [[UInt8]: [Row]] = [:]
        for (shape, count) in counts {
            guard let worded = byShape[shape] else { continue }
            rows[shape] = self.rows(worded, of: count, least: least)
        }
        return rows
    }

    private func rows(_ worded: [WordedShape], of count: Int, least: Int) -> [Row] {
        let own = ownWords(of: worded)
        var counts: [WordedShape: (count: Int, installs: Sources)] = [:]
        var left: Sources?
        for shape in worded {
            guard let installs = shapes.sources(of: shape) else { continue }
            let shown = WordedShape(shape: shape.shape, words: shape.words.filter(own.contains))
            guard !shown.words.isEmpty else {
                left = merged(left, installs)
                continue
            }
            let known = counts[shown]
            counts[shown] = (
                (known?.count ?? 0) + (shapes.counts[shape] ?? 0), merged(known?.installs, installs)
            )
        }
        var rows: [Row] = []
        for (shape, figures) in counts {
            let isShown =
                figures.count > 1 && figures.installs.installs.count >= shape.words.map(needed(by:)).max() ?? needed
                && !hidesSomething(shape.text)
            if isShown {
                rows.append(Row(text: shape.text, count: figures.count))
            } else {
                left = merged(left, figures.installs)
            }
        }
        rows.sort { $0.count != $1.count ? $0.count > $1.count : $0.text.lexicographicallyPrecedes($1.text) }
        // What is left would tell what a few installs said: the smallest row goes with it.
        let rest = count - rows.reduce(0) { $0 + $1.count }
        if rest > 0, least > 1, left.map({ $0.installs.count < least }) ?? true, !rows.isEmpty { rows.removeLast() }
        return rows
    }

    /// The words that enough installs have in their places.
    private func ownWords(of worded: [WordedShape]) -> Set<WordedShape.Word> {
        var installs: [WordedShape.Word: Sources] = [:]
        for shape in worded {
            guard let sources = shapes.sources(of: shape) else { continue }
            for word in shape.words { installs[word] = merged(installs[word], sources) }
        }
        return Set(installs.filter { $0.value.installs.count >= needed(by: $0.key) }.keys)
    }

    private func needed(by word: WordedShape.Word) -> Int { word.isName ? 2 * needed : needed }

    private func merged(_ one: Sources?, _ other: Sources) -> Sources {
        guard var one else { return other }
        one.merge(other, needed: 2 * needed)
        return one
    }

    private func hidesSomething(_ text: [UInt8]) -> Bool {
        detectors.hidesSomething(in: String(decoding: text, as: UTF8.self))
    }
}
