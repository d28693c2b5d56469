internal import YAMLDocument

extension CounterTestApp {
    /// The words of the app's scripts.
    static let actions: [ScenarioAction<CounterTestApp>] =
        processActions + screenActions + webActions + deviceActions.map { $0.used(.anywhere) } + checks

    private static let processActions: [ScenarioAction<CounterTestApp>] = [
        .taking("cold-start", ColdStart.kind, default: ColdStart()) { app, start in
            app.start(arguments: start.arguments, notification: start.notification)
        }.used(.launching).written("{arguments, notification}"),
        .taking("phase", .oneOf(ScenePhase.self)) { app, phase in app.change(to: phase) },
        .checking("tap-notification", .text, default: CounterDevice.reminderDestination) { app, destination in
            if app.process?.hearsTaps == false {
                return "expected a process that hears of notifications, found one with --ui-testing"
            }
            guard app.device.takeDeliveredReminder() else { return "expected a delivered reminder, found none" }
            app.process?.open(notification: destination)
            return nil
        },
        .plain("restart-splash") { app in app.process?.splash.load() },
        .plain("cancel-splash") { app in app.process?.splash.cancel() },
    ]

    private static let screenActions: [ScenarioAction<CounterTestApp>] = [
        .plain("start-game") { app in app.process?.counter.startGame() },
        .plain("up") { app in app.process?.counter.increment() },
        .plain("down") { app in app.process?.counter.decrement() },
        .plain("reset") { app in app.process?.counter.reset() },
    ]

    private static let webActions: [ScenarioAction<CounterTestApp>] = [
        .checking("click", LinkClick.kind) { app, link in
            guard let engine = app.engine else { return "expected a web view, found none" }
            if link.isInFrame {
                engine.clickInFrame(link.address)
            } else {
                engine.click(
                    link.address, inNewWindow: link.opensWindow, isDownload: link.isDownload,
                    suggestedName: link.name)
            }
            return nil
        }.written("an address, or {url, new-window, download, frame, name}"),
        .taking("open-window", .text) { app, address in app.engine?.openWindow(address) },
        .taking("navigate-by-script", .text) { app, address in app.engine?.load(address) },
        .plain("stop") { app in app.engine?.stop() },
        .plain("end-content-process") { app in app.engine?.endContentProcess() },
        .plain("back") { app in app.process?.web?.goBack() },
        .plain("forward") { app in app.process?.web?.goForward() },
        .plain("retry") { app in app.process?.web?.retry() },
        .plain("finish-download") { app in
            if let downloads = app.process?.web?.downloads { downloads.finish(downloads.last) }
        },
        .taking("fail-download", FailedDownload.kind) { app, failed in
            guard let downloads = app.process?.web?.downloads else { return }
            downloads.fail(downloads.last, app.device.web.texts.error(failed.code, loading: failed.address))
        }.written("{url, error}"),
        .plain("end-export") { app in
            if !app.device.exporters.isEmpty { app.device.exporters.removeFirst().answer() }
        },
        .plain("import-files") { app in app.process?.web?.importFiles() },
        .taking("pick-files", .integer(in: 1...1000)) { app, count in app.answerFilePicker(count) },
        .plain("cancel-files") { app in app.answerFilePicker(nil) },
        .taking("capture", .oneOf(CaptureType.self)) { app, type in app.process?.web?.requestCapture(type) },
    ]

    private static let deviceActions: [ScenarioAction<CounterTestApp>] = [
        .taking("network", .oneOf(NetworkState.self)) { app, state in
            app.device.updatePath(isConnected: state == .up)
        },
        .taking("page", LaidPage.kind) { app, page in app.device.web.add(page.answer, for: page.address) }.written(
            "{url, redirects, error, late-error, status, can-show, content-disposition, file-name, latency, rendering}"),
        .taking("permission", PermissionSetting.kind) { app, setting in
            app.device.permission = setting.answer
            app.device.permissionDelay = setting.delay
        }.written("{answer, after, error}"),
        .taking("scheduling-error", .text) { app, error in app.device.schedulingError = error },
        .taking("routing-error", .text) { app, error in app.device.routingError = error },
        .taking("camera", .oneOf(CaptureStatus.self)) { app, status in app.device.captureStatus[.camera] = status },
        .taking("microphone", .oneOf(CaptureStatus.self)) { app, status in
            app.device.captureStatus[.microphone] = status
        },
        .taking("answer-capture", .bool) { app, isGranted in app.device.captureAnswer = isGranted },
        .taking("pickers", .bool) { app, canPresent in app.device.canPresent = canPresent },
        .taking("keychain", .bool) { app, isUsed in app.usesKeychain = isUsed },
        .taking("store", .table(of: .storedValue)) { app, rows in
            for row in rows { app.host.install.defaults[row.key.value] = row.value }
        }.written("{KEY: VALUE}"),
    ]

    private static let checks: [ScenarioAction<CounterTestApp>] = [
        .checking("expect-screen", .text) { app, title in
            let found = app.process?.web?.screen?.title ?? "none"
            return found == title ? nil : "expected the error screen '\(title)', found '\(found)'"
        },
        .checking("expect-splash", .text) { app, label in
            let splash = app.process?.splash
            let found = splash?.isVisible == true ? splash?.label ?? "none" : "none"
            return found == label ? nil : "expected the splash '\(label)', found '\(found)'"
        },
        .checking("expect-opened", .list(of: .text, tellsRepeats: false)) { app, addresses in
            let found = app.device.openedOutside
            return found == addresses ? nil : "expected \(addresses) handed to the system, found \(found)"
        }.written("a list of addresses"),
        .checking("expect-directories", .integer) { app, count in
            let found = app.process?.web?.downloads.directories.count ?? 0
            return found == count ? nil : "expected \(count) download directories, found \(found)"
        },
    ]

    private var engine: VirtualEngine? { process?.engine }

    private func answerFilePicker(_ count: Int?) {
        let answer = device.filePicker
        device.filePicker = nil
        answer?(count)
    }
}

/// Whether there is a network.
enum NetworkState: String, CaseIterable, Sendable {
    case up, down
}
