/// One person with one installation, for one launch.
struct CounterUser {
    let population: CounterPopulation
    let app: CounterTestApp
    var host: AppHost { app.host }

    /// From the launch to the end of the pause after it.
    func live() {
        if host.ledger.launches == 0 { settleIn() }
        app.device.updatePath(isConnected: !host.generator.chance(population.network.offlineAtLaunch))
        let isStaying = launch()
        if isStaying { use() }
        leave(atOnce: !isStaying || host.generator.chance(population.launches.killedAtOnce))
    }

    /// What is decided once for an installation.
    private func settleIn() {
        let habits = population.notifications
        host.entryCost = host.generator.duration(in: 60_000...500_000)
        app.device.permission =
            host.generator.chance(habits.failed)
            ? .failed("Notifications are not allowed for this application")
            : .granted(host.generator.chance(habits.granted))
        app.device.captureAnswer = host.generator.chance(0.6)
        app.device.web.texts = ErrorTexts(drawnFrom: &host.generator)
    }

    /// Starts the app; false when the user leaves while the splash is seen.
    private func launch() -> Bool {
        let habits = population.notifications
        let isFirst = host.ledger.launches == 0
        app.device.permissionDelay = (isFirst ? habits.firstAnswer : habits.laterAnswer).draw(&host.generator)
        app.device.schedulingError =
            host.generator.chance(habits.schedulingFails) ? "The notification could not be scheduled" : nil
        if !isFirst, host.generator.chance(habits.tapped), app.device.takeDeliveredReminder() {
            launchFromReminder()
            return true
        }
        app.launch(arguments: arguments())
        if isFirst { answerPrompt() }
        if host.generator.chance(population.launches.leftDuringSplash) {
            host.scheduler.run(for: host.generator.duration(in: 50_000_000...950_000_000))
            return false
        }
        host.scheduler.run(for: 1_500_000_000)
        return true
    }

    private func arguments() -> [String] {
        guard host.generator.chance(population.launches.uiTesting) else { return [] }
        guard host.generator.chance(0.5) else { return ["--ui-testing"] }
        return ["--ui-testing", host.generator.chance(0.5) ? "--force-counter" : "--force-webview"]
    }

    /// The reminder starts the app: its tap arrives before the splash loads, or while it waits.
    private func launchFromReminder() {
        let destination = CounterDevice.reminderDestination
        if host.generator.chance(population.notifications.tappedBeforeSplash) {
            app.start(arguments: [], notification: destination)
        } else {
            app.start(arguments: [])
            host.scheduler.run(for: host.generator.duration(in: 20_000_000...600_000_000))
            app.process?.open(notification: destination)
        }
        app.change(to: .active)
        host.scheduler.run(for: 1_500_000_000)
    }

    /// The prompt of the first launch covers the app until it is answered.
    private func answerPrompt() {
        host.scheduler.run(for: 200_000_000)
        app.change(to: .inactive)
        host.scheduler.run(for: app.device.permissionDelay)
        app.change(to: .active)
    }

    private func use() {
        step()
        if host.generator.chance(population.launches.away) {
            visitHome()
            step()
        }
    }

    private func step() {
        guard let process = app.process else { return }
        switch process.route {
        case .counter: CounterPlay(population: population, app: app).play(process.counter)
        case .webView: WebVisit(population: population, app: app).browse()
        }
    }

    /// Leaves for a moment; comes back by the icon, or by the reminder if it was delivered in the meantime.
    private func visitHome() {
        app.change(to: .inactive)
        host.scheduler.run(for: 300_000_000)
        app.change(to: .background)
        host.scheduler.run(for: population.launches.awayTime.draw(&host.generator))
        if host.generator.chance(population.notifications.tapped), app.device.takeDeliveredReminder() {
            app.process?.open(notification: CounterDevice.reminderDestination)
            host.scheduler.run(for: 100_000_000)
        }
        app.change(to: .inactive)
        app.change(to: .active)
        host.scheduler.run(for: 1_000_000_000)
    }

    /// Home, the end of the process, and the time until the next launch.
    private func leave(atOnce isAtOnce: Bool) {
        app.change(to: .inactive)
        app.change(to: .background)
        if !isAtOnce {
            host.scheduler.run(for: host.generator.duration(in: 1_000_000_000...600_000_000_000))
        }
        app.terminate()
        host.scheduler.run(for: population.launches.pause.draw(&host.generator))
    }
}

extension ErrorTexts {
    /// Texts with addresses as another process would have them.
    fileprivate init(drawnFrom generator: inout SeededGenerator) {
        func address() -> UInt64 { 0x6000_0000_0000 + (generator.next() & 0x0FFF_FFF0) }
        recovery = address()
        interruption = address()
        offlineRecovery = address()
        underlying = address()
        task = Self.identifier(generator.next(), generator.next())
    }

    /// 128 bits as a UUID is written.
    private static func identifier(_ high: UInt64, _ low: UInt64) -> String {
        let digits = [high, low].map { word in
            let text = String(word, radix: 16, uppercase: true)
            return String(repeating: "0", count: 16 - text.count) + text
        }.joined()
        var rest = Substring(digits)
        let groups = [8, 4, 4, 4, 12].map { count in
            defer { rest = rest.dropFirst(count) }
            return String(rest.prefix(count))
        }
        return groups.joined(separator: "-")
    }
}
