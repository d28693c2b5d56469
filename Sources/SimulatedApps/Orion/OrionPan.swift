/// A pan from an edge, from the touch to its end.
public struct OrionPan: Sendable, Hashable {
    /// How a pan ends.
    public enum Ending: String, Sendable, Hashable, CaseIterable {
        /// The finger leaves the screen.
        case lifted
        /// The system takes the touch away: an alert, a call.
        case interrupted
        /// The process does not live to see it.
        case never
    }

    /// Where it begins.
    public var edge: OrionEdge
    /// How far the finger is when the pan counts as one, in points.
    public var begins: Double
    /// How far it is at each message after that.
    public var moves: [Double]
    /// How it ends.
    public var ending: Ending
    /// The time between two messages, in nanoseconds.
    public var interval: Int64

    static let usualInterval: Int64 = 16_000_000
}

extension OrionApp {
    /// Performs a pan; the clock moves on to its end.
    public func perform(_ pan: OrionPan) {
        let scheduler = host.scheduler
        process?.browser.pan(pan.edge, .began, translation: pan.begins)
        for translation in pan.moves {
            scheduler.run(for: pan.interval)
            process?.browser.pan(pan.edge, .changed, translation: translation)
        }
        guard pan.ending != .never else { return }
        scheduler.run(for: pan.interval)
        let phase: OrionBrowser.PanPhase = pan.ending == .lifted ? .ended : .interrupted
        process?.browser.pan(pan.edge, phase, translation: pan.moves.last ?? pan.begins)
    }
}
