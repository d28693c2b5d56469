extension Detector {
    /// The detectors of URLs, files, errors and fields, in the order of their rank.
    static let structures: [Detector] = []
}
