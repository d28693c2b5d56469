extension Detector {
    /// The detectors of addresses and numbers that anybody can try out, in the order of their rank.
    static let numbers: [Detector] = []
}
