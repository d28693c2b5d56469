/// A message as detectors see it: encodings undone, digits of any script as ASCII, marks of no width left out. Every place
/// in it leads back to the message.
struct DetectableText: Sendable {
    /// The folded text, case kept.
    let scalars: [UInt32]
    /// The same places in lower case.
    let lowered: [UInt32]
    /// For each place, the message's scalars that it stands for.
    let sources: [Range<Int>]
    /// What occurs in it.
    let features: TextFeatures
}
