extension Int64 {
    /// The sum, or the end of the range that it passes: a pack may name any time, a log any year.
    func saturatingSum(_ other: Int64) -> Int64 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : sum
    }

    /// How far this is behind `other`, or the end of the range that the distance passes.
    func saturatingDistance(from other: Int64) -> Int64 {
        let (distance, overflow) = subtractingReportingOverflow(other)
        return overflow ? (other < 0 ? .max : .min) : distance
    }
}
