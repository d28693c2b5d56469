/// Where one installation of the app runs.
final class FunDevice {
    let host: AppHost
    var options = FunOptions()

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
