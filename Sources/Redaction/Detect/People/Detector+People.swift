extension Detector {
    /// The detectors of people, what they typed and what belongs to them, in the order of their rank.
    static let people: [Detector] = []
}
