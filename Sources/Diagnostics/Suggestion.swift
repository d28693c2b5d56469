/// The nearest of `candidates` to `word`, or nil when none is near enough to be meant.
///
/// Distance is the number of inserted, dropped, replaced or swapped characters, letter case aside; up to a third of the
/// longer word, at least one, counts as near. Cost: the product of the lengths, for each candidate.
public func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased())
    guard wanted.count <= 64 else { return nil }
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
        let letters = Array(candidate.lowercased())
        guard letters.count <= 64 else { continue }
        let distance = editDistance(wanted, letters)
        let allowed = max(1, max(wanted.count, letters.count) / 3)
        if distance <= allowed, distance < best?.distance ?? .max {
            best = (distance, candidate)
        }
    }
    return best?.candidate
}

/// Choices for a message: all of them up to five, else the first five and how many more there are.
public func listing(_ choices: [String]) -> String {
    if choices.count <= 5 {
        guard let last = choices.last, choices.count > 1 else { return choices.first ?? "" }
        return choices.dropLast().joined(separator: ", ") + " or " + last
    }
    return choices.prefix(5).joined(separator: ", ") + " or one of \(choices.count - 5) more"
}

/// The optimal string alignment distance of two words.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
        var current = [row + 1]
        for column in right.indices {
            let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
            var cell = min(replaced, last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                cell = min(cell, beforeLast[column - 1] + 1)
            }
            current.append(cell)
        }
        beforeLast = last
        last = current
    }
    return last[right.count]
}
