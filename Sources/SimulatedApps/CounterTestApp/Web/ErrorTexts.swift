/// The texts of errors as the system composes them, with the addresses of the objects that they mention.
struct ErrorTexts: Sendable, Hashable {
    /// Addresses that differ from run to run.
    var recovery: UInt64 = 0x6000_00c2_a100
    var interruption: UInt64 = 0x6000_00c1_d2e0
    var offlineRecovery: UInt64 = 0x6000_00c1_b6a0
    var underlying: UInt64 = 0x6000_00c5_71b0
    var task = "853B8379-F762-4ADD-8205-1094FD0F2C9A"

    /// An error of the URL loading system for an address.
    func error(_ code: Int, loading address: String) -> WebError {
        if code == -1009 { return offline(address) }
        guard let text = Self.texts[code] else { return unknown(WebError.Domain.url, code, address) }
        return composed(WebError.Domain.url, code, text, address, recovery)
    }

    /// An error that the system has no text for.
    func unknown(_ domain: String, _ code: Int, _ address: String) -> WebError {
        composed(domain, code, "The operation couldn’t be completed. (\(domain) error \(code).)", address)
    }

    /// What WebKit reports when a policy ends a load.
    func interrupted(_ address: String) -> WebError {
        composed(WebError.Domain.webKit, 102, "Frame load interrupted", address, interruption)
    }

    /// An error of any domain.
    func composed(_ domain: String, _ code: Int, _ text: String, _ address: String) -> WebError {
        composed(domain, code, text, address, recovery)
    }

    private func composed(
        _ domain: String, _ code: Int, _ text: String, _ address: String, _ object: UInt64
    ) -> WebError {
        var description = "Error Domain=\(domain) Code=\(code) \"\(text)\" UserInfo={"
        description += "_WKRecoveryAttempterErrorKey=<WKReloadFrameErrorRecoveryAttempter: 0x\(hexadecimal(object))>, "
        description += "NSErrorFailingURLStringKey=\(address), NSErrorFailingURLKey=\(address), "
        description += "NSLocalizedDescription=\(text)}"
        return WebError(domain: domain, code: code, description: description)
    }

    /// Without a network the text says more, over several lines.
    private func offline(_ address: String) -> WebError {
        let text = "The Internet connection appears to be offline."
        let session = "LocalDataTask <\(task)>.<1>"
        var description = "Error Domain=NSURLErrorDomain Code=-1009 \"\(text)\" UserInfo={_kCFStreamErrorCodeKey=50, "
        description += "NSUnderlyingError=0x\(hexadecimal(underlying)) {Error Domain=kCFErrorDomainCFNetwork "
        description += "Code=-1009 \"(null)\" UserInfo={_kCFStreamErrorDomainKey=1, _kCFStreamErrorCodeKey=50, "
        description += "_NSURLErrorNWResolutionReportKey=Resolved 0 endpoints in 23ms using unknown from cache, "
        description += "_NSURLErrorNWPathKey=unsatisfied (No network route)}}, "
        description += "_NSURLErrorFailingURLSessionTaskErrorKey=\(session), "
        description += "_NSURLErrorRelatedURLSessionTaskErrorKey=(\n    \"\(session)\"\n), "
        description += "NSLocalizedDescription=\(text), _WKRecoveryAttempterErrorKey="
        description += "<WKReloadFrameErrorRecoveryAttempter: 0x\(hexadecimal(offlineRecovery))>, "
        description += "NSErrorFailingURLStringKey=\(address), NSErrorFailingURLKey=\(address), "
        description += "_kCFStreamErrorDomainKey=1}"
        return WebError(domain: WebError.Domain.url, code: -1009, description: description)
    }

    private func hexadecimal(_ address: UInt64) -> String {
        String(address, radix: 16)
    }

    private static let texts: [Int: String] = [
        -999: "cancelled",
        -1000: "bad URL",
        -1001: "The request timed out.",
        -1002: "unsupported URL",
        -1003: "A server with the specified hostname could not be found.",
        -1004: "Could not connect to the server.",
        -1005: "The network connection was lost.",
        -1006: "The specified server’s DNS lookup failed.",
        -1018: "International roaming is currently off.",
        -1019: "A call is currently in progress.",
        -1020: "Data is currently not allowed.",
        -1200: "An SSL error has occurred and a secure connection to the server cannot be made.",
        -1202: "The certificate for this server is invalid.",
    ]
}
