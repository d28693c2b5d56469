internal import YAMLDocument

/// What stands behind `cold-start`: a launch whose scene is not active yet.
struct ColdStart: Sendable {
    var arguments: [String] = []
    /// What the tap that started the app carries.
    var notification: String?

    static let kind = YAMLKind<ColdStart>.mapping("scenario.cold-start") { start in
        ColdStart(
            arguments: start.optional("arguments", .list(of: .text, tellsRepeats: false), default: []),
            notification: start.optional("notification", .text))
    }
}

/// What stands behind `click`: an address, or a mapping with more.
struct LinkClick: Sendable {
    var address: String
    var opensWindow = false
    var isDownload = false
    var isInFrame = false
    var name = ""

    static let kind = YAMLKind<LinkClick>("an address or a mapping with 'url'") { node, findings in
        if case .scalar = node.content {
            return YAMLKind<String>.text.value(of: node, &findings).map { LinkClick(address: $0) }
        }
        return mapping.value(of: node, &findings)
    }

    private static let mapping = YAMLKind<LinkClick>.mapping("scenario.click") { click in
        let address = click.required("url", .text)
        let opensWindow = click.optional("new-window", .bool, default: false)
        let isDownload = click.optional("download", .bool, default: false)
        let isInFrame = click.optional("frame", .bool, default: false)
        let name = click.optional("name", .anyText, default: "")
        guard let address else { return nil }
        return LinkClick(
            address: address, opensWindow: opensWindow, isDownload: isDownload, isInFrame: isInFrame, name: name)
    }
}

/// What stands behind `fail-download`.
struct FailedDownload: Sendable {
    var address: String
    var code: Int

    static let kind = YAMLKind<FailedDownload>.mapping("scenario.fail-download") { failed in
        let address = failed.required("url", .text)
        let code = failed.required("error", .integer)
        guard let address, let code else { return nil }
        return FailedDownload(address: address, code: code)
    }
}

/// What stands behind `page`: how the next load of an address goes.
struct LaidPage: Sendable {
    var address: String
    var answer: VirtualWeb.Answer

    static let kind = YAMLKind<LaidPage>.mapping("scenario.page") { page in
        let address = page.required("url", .text)
        var answer = VirtualWeb.Answer()
        answer.redirects = page.optional("redirects", .list(of: .text, tellsRepeats: false), default: [])
        answer.error = page.optional("error", .failure)
        answer.lateError = page.optional("late-error", .failure)
        answer.status = page.optional("status", .integer(in: 100...599), default: 200)
        answer.canShow = page.optional("can-show", .bool, default: true)
        answer.contentDisposition = page.optional("content-disposition", .text)
        answer.fileName = page.optional("file-name", .anyText, default: "")
        answer.latency = page.optional("latency", .duration)
        answer.rendering = page.optional("rendering", .duration)
        guard let address else { return nil }
        return LaidPage(address: address, answer: answer)
    }
}

/// What stands behind `permission`.
struct PermissionSetting: Sendable {
    enum Answer: String, CaseIterable, Sendable {
        case granted, denied, failed
    }

    var answer: CounterDevice.PermissionAnswer
    var delay: Int64

    static let kind = YAMLKind<PermissionSetting>.mapping("scenario.permission") { permission in
        let answer = permission.required("answer", .oneOf(Answer.self))
        let delay = permission.optional("after", .duration, default: 1_400_000_000)
        let error = permission.optional(
            "error", .text, default: "Notifications are not allowed for this application")
        switch answer {
        case .granted: return PermissionSetting(answer: .granted(true), delay: delay)
        case .denied: return PermissionSetting(answer: .granted(false), delay: delay)
        case .failed: return PermissionSetting(answer: .failed(error), delay: delay)
        case nil: return nil
        }
    }
}

extension YAMLKind where Value == String {
    /// A text, empty or not.
    fileprivate static var anyText: YAMLKind { .scalar("text") { text, _ in text } }
}

extension YAMLKind where Value == VirtualWeb.Failure {
    /// The code of an error of the URL loading system, or a mapping with domain, code and text.
    static var failure: YAMLKind {
        YAMLKind("an error code or a mapping with 'domain', 'code' and 'text'") { node, findings in
            if case .scalar = node.content {
                return YAMLKind<Int>.integer.value(of: node, &findings).map { VirtualWeb.Failure(code: $0) }
            }
            return mapping.value(of: node, &findings)
        }
    }

    private static var mapping: YAMLKind {
        .mapping("scenario.error") { error in
            let domain = error.required("domain", .text)
            let code = error.required("code", .integer)
            let text = error.optional("text", .text)
            guard let domain, let code else { return nil }
            return VirtualWeb.Failure(domain: domain, code: code, text: text)
        }
    }
}

extension YAMLKind where Value == Install.Value {
    /// A value of the user defaults: a number or a truth without quotes, else a text.
    static var storedValue: YAMLKind {
        .scalar("a text, a whole number, true or false") { text, isPlain in
            if isPlain, let number = Int(text) { return .integer(number) }
            if isPlain, text == "true" || text == "false" { return .truth(text == "true") }
            return .text(text)
        }
    }
}
