/// Holm's correction: which of several tests may be called more than chance, so that the probability of even one mistake among
/// all of them stays at the level.
///
/// Source: S. Holm, “A simple sequentially rejective multiple test procedure”, 1979.
enum Holm {
    /// The probabilities corrected for their number, in the order given; one at or below the level is more than chance.
    static func corrected(_ probabilities: [Double]) -> [Double] {
        let order = probabilities.indices.sorted { (probabilities[$0], $0) < (probabilities[$1], $1) }
        var corrected = probabilities
        var least = 0.0
        for (rank, index) in order.enumerated() {
            least = max(least, min(1, probabilities[index] * Double(probabilities.count - rank)))
            corrected[index] = least
        }
        return corrected
    }
}
