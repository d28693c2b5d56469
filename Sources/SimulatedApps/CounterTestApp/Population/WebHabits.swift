internal import Diagnostics
internal import YAMLDocument

/// How people use the web view, and how its servers behave.
struct WebHabits: Sendable, Hashable {
    /// Pages of a launch, and how long each is read.
    var pages = VaryingCount(median: 4, spread: 0.7)
    var reading = VaryingDuration(median: 8_000_000_000, spread: 0.9)
    var latency = VaryingDuration(median: 420_000_000, spread: 0.6)
    var rendering = VaryingDuration(median: 260_000_000, spread: 0.5)
    /// What people do next, by weight.
    var steps = WeightedNames([
        "link": 60, "back": 14, "forward": 5, "fragment": 5, "external": 5, "window": 4, "download": 3, "stop": 2,
        "capture": 1, "import": 1,
    ])
    /// The share of loads that fail, and with which codes of the URL loading system.
    var errors = 0.04
    var codes = WeightedNames(["-1001": 5, "-1003": 2, "-1004": 1, "-1005": 2, "-1200": 1, "-1202": 1])
    /// The share of loads that a server answers with an error, and with which.
    var serverErrors = 0.025
    var statuses = WeightedNames(["404": 5, "500": 2, "503": 2, "403": 1, "502": 1])
    var redirected = 0.05
    /// The share of pages whose process dies.
    var processEnds = 0.003
    /// Whether people try again, how soon, how often twice, and how often it fails again.
    var retries = 0.8
    var retryDelay = VaryingDuration(median: 2_500_000_000, spread: 0.7)
    var doubleTap = 0.15
    var failsAgain = 0.35
    /// The share of downloads that fail.
    var failedDownloads = 0.1
    /// Pages of the site, what leads outside, and names of downloads, by weight.
    var links = WeightedNames([
        "https://lk.nsq.market/en": 5, "https://lk.nsq.market/en/tools": 4, "https://www.nsq.market/help": 2,
        "https://lk.nsq.market/en/account": 3, "https://nsq.market/": 1,
    ])
    var external = WeightedNames([
        "tel:+380441234567": 2, "mailto:help@nsq.market": 2, "https://example.com/offer?a=1,2&b=3": 4,
    ])
    var files = WeightedNames(["report.pdf": 5, "Q1/Q2: report, final=1.pdf": 1, "summary.csv": 1])

    static let kind = YAMLKind<WebHabits>.mapping("population.web") { reader in
        var habits = WebHabits()
        habits.readTimes(&reader)
        habits.readErrors(&reader)
        habits.readRetries(&reader)
        habits.steps = reader.optional("steps", WebStep.weights, default: habits.steps)
        habits.links = reader.optional("links", WeightedNames.kind, default: habits.links)
        habits.external = reader.optional("external", WeightedNames.kind, default: habits.external)
        habits.files = reader.optional("files", WeightedNames.kind, default: habits.files)
        return habits
    }

    private mutating func readTimes(_ reader: inout MappingReader) {
        pages = reader.optional("pages", VaryingCount.kind(pages), default: pages)
        reading = reader.optional("reading", VaryingDuration.kind(reading), default: reading)
        latency = reader.optional("latency", VaryingDuration.kind(latency), default: latency)
        rendering = reader.optional("rendering", VaryingDuration.kind(rendering), default: rendering)
    }

    private mutating func readErrors(_ reader: inout MappingReader) {
        errors = reader.optional("errors", .probability, default: errors)
        codes = reader.optional("codes", .errorCodes, default: codes)
        serverErrors = reader.optional("server-errors", .probability, default: serverErrors)
        statuses = reader.optional("statuses", .errorStatuses, default: statuses)
        redirected = reader.optional("redirected", .probability, default: redirected)
        processEnds = reader.optional("process-ends", .probability, default: processEnds)
        failedDownloads = reader.optional("failed-downloads", .probability, default: failedDownloads)
    }

    private mutating func readRetries(_ reader: inout MappingReader) {
        retries = reader.optional("retries", .probability, default: retries)
        retryDelay = reader.optional("retry-delay", VaryingDuration.kind(retryDelay), default: retryDelay)
        doubleTap = reader.optional("double-tap", .probability, default: doubleTap)
        failsAgain = reader.optional("fails-again", .number(in: 0...0.99), default: failsAgain)
    }
}

/// What people do with a page.
enum WebStep: String, CaseIterable, Sendable {
    case link, back, forward, fragment, external, window, download, stop, capture
    case importFiles = "import"

    /// Weights whose names are steps.
    static var weights: YAMLKind<WeightedNames> {
        let words = allCases.map(\.rawValue)
        return WeightedNames.kind(of: listing(words), choices: words) { WebStep(rawValue: $0) != nil }
    }
}

extension YAMLKind where Value == WeightedNames {
    /// Weights whose names are codes of errors.
    fileprivate static var errorCodes: YAMLKind {
        WeightedNames.kind(of: "a whole number") { Int($0) != nil }
    }

    /// Weights whose names are statuses that a server answers an error with.
    fileprivate static var errorStatuses: YAMLKind {
        WeightedNames.kind(of: "a status from 400 to 599") { name in Int(name).map((400...599).contains) ?? false }
    }
}
