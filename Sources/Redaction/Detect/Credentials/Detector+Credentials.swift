extension Detector {
    /// The detectors of credentials and tokens, in the order of their rank.
    static let credentials: [Detector] = []
}
