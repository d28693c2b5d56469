/// What servers answer, as a script or a population lays it down.
final class VirtualWeb {
    /// How one load goes.
    struct Answer: Sendable, Hashable {
        /// Addresses that the server leads to, one after the other.
        var redirects: [String] = []
        /// An error before anything of the page is shown.
        var error: Failure?
        /// An error after the page began to show.
        var lateError: Failure?
        var status = 200
        var canShow = true
        var contentDisposition: String?
        /// The suggested name of a download.
        var fileName = ""
        /// From the start to the answer.
        var latency: Int64?
        /// From the answer to the end.
        var rendering: Int64?
    }

    /// An error before its text is composed.
    struct Failure: Sendable, Hashable {
        var domain = WebError.Domain.url
        var code: Int
        /// The text, if it is not the one that the system has for it.
        var text: String?
    }

    /// The usual times: to the start of a load, to its answer, and from there to its end.
    var startDelay: Int64 = 4_000_000
    var latency: Int64 = 480_000_000
    var rendering: Int64 = 240_000_000
    /// How errors are worded.
    var texts = ErrorTexts()

    private var answers: [String: [Answer]] = [:]

    /// Lays down how the next load of an address goes, after those that are laid down already.
    func add(_ answer: Answer, for address: String) {
        answers[address, default: []].append(answer)
    }

    /// How a load of an address goes; a plain page when nothing is laid down.
    func takeAnswer(for address: String) -> Answer {
        guard var waiting = answers[address], !waiting.isEmpty else { return Answer() }
        let answer = waiting.removeFirst()
        answers[address] = waiting.isEmpty ? nil : waiting
        return answer
    }

    /// An error as the app gets it.
    func error(_ failure: Failure, loading address: String) -> WebError {
        if let text = failure.text { return texts.composed(failure.domain, failure.code, text, address) }
        switch (failure.domain, failure.code) {
        case (WebError.Domain.url, let code): return texts.error(code, loading: address)
        case (WebError.Domain.webKit, 102): return texts.interrupted(address)
        case (let domain, let code): return texts.unknown(domain, code, address)
        }
    }
}
