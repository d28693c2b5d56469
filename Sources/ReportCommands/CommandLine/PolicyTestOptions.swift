/// Options of `policy test`.
struct PolicyTestOptions: Sendable, Equatable {
    /// The corpus' path; `-` is standard input.
    var corpus: String
    var minRecall: Share?
    var maxKeepLost: Share?
    var minSafe: Share?
    var minUntouched: Share?

    init(corpus: String, _ values: FlagValues) {
        self.corpus = corpus
        minRecall = values.share(.minRecall)
        maxKeepLost = values.share(.maxKeepLost)
        minSafe = values.share(.minSafe)
        minUntouched = values.share(.minUntouched)
    }
}
