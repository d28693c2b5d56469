public import EventModel

/// Words that are public because somebody declared them: in a pack, in a configuration, or here.
public struct Vocabulary: Sendable {
    /// Hosts, lower case, exact.
    public var hosts: Set<String>
    /// Route templates such as `/users/:id`, as segments.
    public var routes: [[String]]

    /// Words that may stand for themselves wherever a word may.
    public var words: Set<String> = []
    /// Domains of errors, beside those of the system.
    public var errorDomains: Set<String> = []

    /// Hosts with `*` for any characters, lower case.
    public var hostGlobs: [Glob] = []
    /// What is done with hosts that nobody declared.
    public var otherHosts = PolicyAction.generalize
    /// Names of query parameters, beside those that are the same everywhere.
    public var declaredQueryNames: Set<String> = []
    /// Kinds of query parameters whose values may be shown.
    public var queryValues: [String: ParameterKind] = [:]

    /// A vocabulary of declared hosts and route templates.
    public init(hosts: [String] = [], routes: [String] = []) {
        self.hosts = Set(hosts.map { $0.lowercased() })
        self.routes = routes.map { $0.split(separator: "/").map(String.init) }
    }

    /// What a policy declares.
    public init(_ policy: RedactionPolicy) {
        self.init(routes: policy.urls.routes)
        hosts = Set(policy.urls.keptHosts.map(\.text).filter { !$0.contains("*") })
        hostGlobs = policy.urls.keptHosts.filter { $0.text.contains("*") }
        otherHosts = policy.urls.otherHosts
        declaredQueryNames = Set(policy.urls.queryNames)
        queryValues = policy.urls.queryValues
        words = policy.texts.words
    }

    /// Everything that either declares; of hosts that nobody declares, what the other one says.
    public mutating func add(_ other: Vocabulary) {
        hosts.formUnion(other.hosts)
        routes += other.routes
        errorDomains.formUnion(other.errorDomains)
        words.formUnion(other.words)
        hostGlobs += other.hostGlobs
        otherHosts = other.otherHosts
        declaredQueryNames.formUnion(other.declaredQueryNames)
        queryValues.merge(other.queryValues) { $1 }
    }

    /// Whether somebody declared a host in lower case.
    func declaresHost(_ name: String) -> Bool {
        hosts.contains(name) || hostGlobs.contains { $0.matches(name) }
    }

    /// Whether a host, as it would be shown, is declared, or names no host of anybody.
    func declares(host: String) -> Bool {
        declaresHost(host) || [":host", ":ip", ":host.local", "localhost"].contains(host)
    }

    /// Whether a domain of errors is declared, is one of the system, or is a placeholder.
    func declares(errorDomain domain: String) -> Bool {
        errorDomains.contains(domain) || ErrorDomains.isSystem(domain) || domain.hasPrefix("(")
    }

    /// The declared template of a path, or nil.
    func route(of segments: [Substring]) -> [String]? {
        routes.first { route in
            route.count == segments.count
                && zip(route, segments).allSatisfy { $0.hasPrefix(":") ? !$1.isEmpty : $0 == $1 }
        }
    }

    /// Segments of routes that say what a page is, not who looks at it.
    static let routeWords: Set<String> = [
        "about", "account", "accounts", "api", "app", "apps", "articles", "assets", "auth", "blog", "callback", "cart",
        "categories", "category", "checkout", "contact", "content", "css", "dashboard", "de", "docs", "download",
        "downloads", "en", "es", "events", "faq", "feed", "files", "fonts", "fr", "graphql", "health", "help", "home",
        "images", "img", "index", "it", "items", "js", "legal", "list", "login", "logout", "media", "messages", "news",
        "notifications", "oauth", "oauth2", "offers", "order", "orders", "page", "pages", "payment", "payments", "pl",
        "policy", "posts", "pricing", "privacy", "product", "products", "profile", "public", "register", "reset",
        "rest", "results", "sale", "search", "session", "sessions", "settings", "shop", "signin", "signout", "signup",
        "static", "status", "store", "support", "terms", "testing", "tools", "uk", "upload", "uploads", "user",
        "users", "video", "videos", "web",
    ]

    /// Labels of sub-domains that say what a server does.
    static let hostWords: Set<String> = [
        "accounts", "ads", "api", "app", "apps", "assets", "auth", "beta", "blog", "cdn", "chat", "dev", "docs",
        "download", "downloads", "edge", "en", "files", "help", "id", "images", "img", "login", "m", "mail", "maps",
        "media", "mobile", "news", "oauth", "pay", "payments", "play", "shop", "sso", "staging", "static", "status",
        "store", "support", "test", "video", "web", "www",
    ]

    /// Names of query parameters that are the same everywhere.
    static let queryNames: Set<String> = [
        "category", "country", "currency", "filter", "format", "id", "lang", "language", "limit", "locale", "offset",
        "order", "page", "per_page", "platform", "q", "query", "ref", "size", "sort", "source", "step", "tab", "theme",
        "type", "utm_campaign", "utm_content", "utm_medium", "utm_source", "utm_term", "v", "version", "view",
    ]

    /// Schemes that name a kind of address, not an app's account.
    static let schemes: Set<String> = [
        "about", "blob", "data", "facetime", "facetime-audio", "file", "ftp", "ftps", "geo", "http", "https",
        "itms-apps", "itms-services", "javascript", "mailto", "maps", "sftp", "sms", "ssh", "tel", "tg", "viber",
        "webcal", "whatsapp", "ws", "wss",
    ]

    /// Extensions of file names.
    static let fileExtensions: Set<String> = [
        "7z", "aac", "ai", "apk", "avi", "bin", "bmp", "bz2", "caf", "cer", "conf", "crt", "css", "csv", "db", "dmg",
        "doc", "docx", "eml", "epub", "gif", "gpx", "gz", "heic", "heif", "html", "ics", "ipa", "ips", "jpeg", "jpg",
        "js", "json", "key", "log", "m4a", "m4v", "md", "mobi", "mov", "mp3", "mp4", "mpg", "numbers", "odp", "ods",
        "odt", "ogg", "opus", "otf", "p12", "pages", "pdf", "pem", "pkg", "pkpass", "plist", "png", "ppt", "pptx",
        "psd", "rar", "rtf", "sqlite", "svg", "tar", "tiff", "ttf", "txt", "usdz", "vcf", "wav", "webm", "webp",
        "woff", "xcresult", "xls", "xlsx", "xml", "xz", "yaml", "yml", "zip", "zst",
    ]
}
