/// Where one installation of the app runs.
final class FunDevice {
    let host: AppHost
    var options = FunOptions()

    init(host: AppHost) {
        self.host = host
    }

    /// Schedules work after one of the app's delays.
    @discardableResult
    func schedule(after delay: FunDelay, _ work: @escaping () -> Void) -> Scheduler.Token {
        let range = options.delays[delay]
        let isFixed = range.lowerBound == range.upperBound
        return host.scheduler.schedule(
            after: isFixed ? range.lowerBound : host.generator.duration(in: range), work)
    }
}
