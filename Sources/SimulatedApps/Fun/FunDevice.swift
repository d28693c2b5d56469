/// Where one installation of the app runs.
final class FunDevice {
    let host: AppHost
    var options = FunOptions()
    /// What the process listed last, over sessions and without blanks; nil before that. Only the ledger asks.
    var listedText: Substring?

    /// What favourites were stored last: what still is stored like this needs no reading.
    var savedFavorites: (ids: [String], bytes: [UInt8])?

    init(host: AppHost) {
        self.host = host
    }

    /// Schedules work after one of the app's delays.
    @discardableResult
    func schedule(after delay: ClosedRange<Int64>, _ work: @escaping () -> Void) -> Scheduler.Token {
        let isFixed = delay.lowerBound == delay.upperBound
        return host.scheduler.schedule(
            after: isFixed ? delay.lowerBound : host.generator.duration(in: delay), work)
    }
}
