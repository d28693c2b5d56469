/// A person who looks at pages.
struct WebVisit {
    let population: CounterPopulation
    let app: CounterTestApp
    private var host: AppHost { app.host }
    private var habits: WebHabits { population.web }

    /// The first page, then what the person does next, page after page.
    func browse() {
        drawTimes()
        settle()
        for _ in 0..<habits.pages.draw(&host.generator) where !host.isStopping {
            guard app.process?.web != nil, app.process?.engine != nil else { return }
            disturbNetwork()
            host.scheduler.run(for: habits.reading.draw(&host.generator))
            if host.generator.chance(habits.processEnds) { app.process?.engine?.endContentProcess() }
            recover()
            takeStep()
            settle()
        }
    }

    private func takeStep() {
        guard let name = habits.steps.draw(&host.generator), let step = WebStep(rawValue: name) else { return }
        drawTimes()
        switch step {
        case .link: follow { app.process?.engine?.click($0) }
        case .window: follow { app.process?.engine?.openWindow($0) }
        case .back: app.process?.web?.goBack()
        case .forward: app.process?.web?.goForward()
        case .fragment:
            if let address = app.process?.engine?.address, !address.contains("#") {
                app.process?.engine?.click(address + "#more")
            }
        case .external:
            if let address = habits.external.draw(&host.generator) { app.process?.engine?.click(address) }
        case .download: download()
        case .stop:
            follow { app.process?.engine?.click($0) }
            host.scheduler.run(for: host.generator.duration(in: 50_000_000...900_000_000))
            app.process?.engine?.stop()
        case .capture: app.process?.web?.requestCapture(host.generator.pick(CaptureType.allCases) ?? .camera)
        case .importFiles: importFiles()
        }
    }

    /// Draws a link, lays down how its load goes, and follows it.
    private func follow(_ go: (String) -> Void) {
        guard let address = habits.links.draw(&host.generator) else { return }
        layDown(address)
        go(address)
    }

    private func layDown(_ address: String) {
        var answer = VirtualWeb.Answer()
        if host.generator.chance(habits.errors) {
            answer.error = habits.codes.draw(&host.generator).flatMap { Int($0) }.map { VirtualWeb.Failure(code: $0) }
        } else if host.generator.chance(habits.serverErrors) {
            answer.status = habits.statuses.draw(&host.generator).flatMap { Int($0) } ?? 500
        } else if host.generator.chance(habits.redirected) {
            answer.redirects = [address + (address.hasSuffix("/") ? "" : "/")]
        }
        if answer != VirtualWeb.Answer() { app.device.web.add(answer, for: address) }
    }

    private func download() {
        guard let engine = app.process?.engine, let downloads = app.process?.web?.downloads,
            let name = habits.files.draw(&host.generator)
        else { return }
        let address = "https://lk.nsq.market/files/\(downloads.last + 1)"
        if host.generator.chance(0.5) {
            engine.click(address, isDownload: true, suggestedName: name)
        } else {
            var answer = VirtualWeb.Answer()
            answer.contentDisposition = "attachment"
            answer.fileName = name
            app.device.web.add(answer, for: address)
            engine.click(address)
            settle()
        }
        host.scheduler.run(for: host.generator.duration(in: 300_000_000...8_000_000_000))
        if host.generator.chance(habits.failedDownloads) {
            downloads.fail(downloads.last, app.device.web.texts.error(-1005, loading: address))
        } else {
            downloads.finish(downloads.last)
        }
        if !app.device.exporters.isEmpty { app.device.exporters.removeFirst().answer() }
    }

    private func importFiles() {
        app.process?.web?.importFiles()
        host.scheduler.run(for: host.generator.duration(in: 1_000_000_000...9_000_000_000))
        let answer = app.device.filePicker
        app.device.filePicker = nil
        answer?(host.generator.chance(0.7) ? host.generator.integer(in: 1...4) : nil)
    }

    /// The network goes for a while, or reports again what it is.
    private func disturbNetwork() {
        if host.generator.chance(population.network.lostDuringPage) {
            app.device.updatePath(isConnected: false)
            let spell = population.network.spell.draw(&host.generator)
            host.scheduler.schedule(after: spell, owner: .device) { [device = app.device] in
                device.updatePath(isConnected: true)
            }
        }
        if host.generator.chance(population.network.repeatedUpdate) {
            app.device.updatePath(isConnected: app.device.isConnected)
        }
    }

    /// As long as an error is shown, and as the person has patience, tries again; some errors stay for good.
    private func recover() {
        for _ in 0..<100 {
            guard app.process?.web?.screen != nil, host.generator.chance(habits.retries) else { return }
            host.scheduler.run(for: habits.retryDelay.draw(&host.generator))
            if !app.device.isConnected, host.generator.chance(0.5) { app.device.updatePath(isConnected: true) }
            if host.generator.chance(habits.failsAgain),
                let address = app.process?.web?.lastMainFrameRequest,
                let code = habits.codes.draw(&host.generator).flatMap({ Int($0) })
            {
                app.device.web.add(VirtualWeb.Answer(error: VirtualWeb.Failure(code: code)), for: address)
            }
            drawTimes()
            app.process?.web?.retry()
            if host.generator.chance(habits.doubleTap) { app.process?.web?.retry() }
            settle()
        }
    }

    private func drawTimes() {
        app.device.web.latency = habits.latency.draw(&host.generator)
        app.device.web.rendering = habits.rendering.draw(&host.generator)
    }

    /// Waits as long as a load takes.
    private func settle() {
        host.scheduler.run(for: app.device.web.latency + app.device.web.rendering + 10_000_000)
    }
}
