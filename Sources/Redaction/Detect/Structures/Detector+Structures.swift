extension Detector {
    /// The detectors of URLs, files and fields, in the order of their rank.
    static let structures: [Detector] = [.fields, .patientSegments, .urls, .fileNames]
}
