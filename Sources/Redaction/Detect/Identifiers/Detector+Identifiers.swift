extension Detector {
    /// The detectors of identifiers of people, devices and things, and of encoded data, in the order of their rank.
    static let identifiers: [Detector] = [
        appleIDs, uuids, pushTokens, hexRuns, deviceNumbers, cryptoAddresses, numberedThings, prefixedIDs, gamePlayers,
        blobs,
    ]
}
