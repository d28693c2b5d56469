import SimulatedApps
import Testing

@Suite struct SchedulerTests {
    @Test func runsByTimeThenInOrderOfInsertion() {
        let scheduler = Scheduler(now: 100)
        var order: [String] = []
        scheduler.schedule(after: 30) { order.append("c\(scheduler.now)") }
        scheduler.schedule(after: 10) { order.append("a\(scheduler.now)") }
        scheduler.schedule(after: 10) { order.append("b\(scheduler.now)") }
        scheduler.run(for: 29)
        #expect(order == ["a110", "b110"])
        #expect(scheduler.now == 129)
        scheduler.runUntilIdle()
        #expect(order == ["a110", "b110", "c130"])
    }

    @Test func overdueWorkRunsAtTheTimeItIs() {
        let scheduler = Scheduler(now: 0)
        var times: [Int64] = []
        scheduler.schedule(after: 5) { scheduler.advance(by: 20) }
        scheduler.schedule(after: 6) { times.append(scheduler.now) }
        scheduler.run(until: 7)
        #expect(times == [25])
        #expect(scheduler.now == 25)
    }

    @Test func cancelledWorkDoesNotRunEvenIfItsSlotIsUsedAgain() {
        let scheduler = Scheduler(now: 0)
        var ran: [Int] = []
        let first = scheduler.schedule(after: 1) { ran.append(1) }
        scheduler.runUntilIdle()
        scheduler.schedule(after: 1) { ran.append(2) }
        scheduler.cancel(first)
        let third = scheduler.schedule(after: 1) { ran.append(3) }
        scheduler.cancel(third)
        scheduler.runUntilIdle()
        #expect(ran == [1, 2])
    }

    @Test func workOfAProcessDiesWithItAndTheDevicesDoesNot() {
        let scheduler = Scheduler(now: 0)
        var ran: [String] = []
        scheduler.schedule(after: 1) { ran.append("process") }
        scheduler.schedule(after: 1, owner: .device) { ran.append("device") }
        scheduler.cancelProcessWork()
        scheduler.runUntilIdle()
        #expect(ran == ["device"])
    }

    @Test func theClockStopsAtItsEnd() {
        let scheduler = Scheduler(now: .max)
        var ran = false
        scheduler.schedule(after: .max) { ran = true }
        scheduler.run(for: .max)
        scheduler.advance(by: .max)
        #expect(ran && scheduler.now == Scheduler.end)
    }

    @Test func whatCancelledWorkHeldMayCancelAsItGoes() {
        final class Holder {
            let scheduler: Scheduler
            let token: Scheduler.Token

            init(_ scheduler: Scheduler) {
                self.scheduler = scheduler
                token = scheduler.schedule(after: 1) {}
            }

            deinit { scheduler.cancel(token) }
        }
        let scheduler = Scheduler(now: 0)
        let token = scheduler.schedule(after: 2) { [holder = Holder(scheduler)] in _ = holder }
        scheduler.cancel(token)
        scheduler.schedule(after: 2) { [holder = Holder(scheduler)] in _ = holder }
        scheduler.cancelProcessWork()
        scheduler.runUntilIdle()
        #expect(scheduler.now == 0)
    }
}
