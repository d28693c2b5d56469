/// The form of a vendor's keys: a prefix, an alphabet and how long the rest is.
struct VendorKey: Sendable {
    let vendor: StaticString
    let prefix: [UInt32]
    let alphabet: TokenAlphabet
    let lengths: ClosedRange<Int>

    /// `count` or more scalars of an alphabet behind each of several prefixes.
    static func keys(
        _ vendor: StaticString, _ prefixes: StaticString, _ alphabet: TokenAlphabet = .url, _ lengths: ClosedRange<Int>
    ) -> [VendorKey] {
        prefixes.description.split(separator: " ").map { prefix in
            VendorKey(vendor: vendor, prefix: prefix.unicodeScalars.map(\.value), alphabet: alphabet, lengths: lengths)
        }
    }

    private static let upperDigits: TokenAlphabet = [.upper, .digit]
    private static let dotted: TokenAlphabet = [.upper, .lower, .digit, .dash, .underscore, .dot]

    /// The forms that are known, in alphabetical order of the vendors.
    static let all: [VendorKey] = clouds + developers + payments + services

    private static let clouds: [VendorKey] = [
        keys("Alibaba", "LTAI", .alphanumeric, 12...24),
        keys("AWS", "AKIA ASIA ABIA ACCA AGPA AIDA AIPA ANPA AROA", upperDigits, 16...16),
        keys("Azure", "AccountKey= SharedAccessKey= accountkey=", [.upper, .lower, .digit, .base64], 40...90),
        keys("Cloudflare", "v1.0-", .url, 100...200),
        keys("Databricks", "dapi", .hex, 32...34),
        keys("DigitalOcean", "dop_v1_ doo_v1_ dor_v1_", .hex, 64...64),
        keys("Google", "AIza", .url, 30...45),
        keys("Google", "GOCSPX-", .url, 20...40),
        keys("Google", "ya29.", dotted, 20...1024),
        keys("Google", "1//", .url, 24...512),
        keys("Google", "6Ld 6Le 6Lf 6Lc", .url, 37...37),
        keys("Heroku", "HRKU-", .url, 36...64),
        keys("Tencent", "AKID", .alphanumeric, 32...36),
        keys("Yandex", "AQVN t1. y0_", dotted, 30...512),
    ].flatMap { $0 }

    private static let developers: [VendorKey] = [
        keys("Atlassian", "ATATT3 ATCTT3 ATBB", [.upper, .lower, .digit, .dash, .underscore], 24...256),
        keys("Buildkite", "bkua_ bkat_", .alphanumeric, 32...64),
        keys("CircleCI", "CCIPAT_ CCIPRJ_", .url, 30...80),
        keys("Contentful", "CFPAT-", .url, 32...64),
        keys("Docker", "dckr_pat_ dckr_oat_", .url, 20...64),
        keys("Doppler", "dp.pt. dp.st. dp.ct. dp.sa.", dotted, 32...80),
        keys("Figma", "figd_", .url, 32...64),
        keys("GitHub", "ghp_ gho_ ghu_ ghs_ ghr_", .alphanumeric, 30...255),
        keys("GitHub", "github_pat_", [.upper, .lower, .digit, .underscore], 22...255),
        keys("GitLab", "glpat- gldt- glrt- glptt- glcbt- glsoat- glft- glimt- glagent- gloas-", dotted, 18...255),
        keys("Grafana", "glsa_ glc_", [.upper, .lower, .digit, .underscore, .base64], 30...400),
        keys("HashiCorp", "hvs. hvb. hvr.", .url, 20...300),
        keys("Hugging Face", "hf_", .alphanumeric, 30...64),
        keys("Linear", "lin_api_ lin_oauth_", .alphanumeric, 32...64),
        keys("Netlify", "nfp_", .alphanumeric, 30...64),
        keys("New Relic", "NRAK- NRJS- NRII- NRRA-", .url, 16...64),
        keys("Notion", "ntn_ secret_", .alphanumeric, 40...64),
        keys("npm", "npm_", .alphanumeric, 36...64),
        keys("PlanetScale", "pscale_tkn_ pscale_pw_ pscale_oauth_", dotted, 32...64),
        keys("Postman", "PMAK-", .url, 40...80),
        keys("PyPI", "pypi-", .url, 50...400),
        keys("RubyGems", "rubygems_", .hex, 48...48),
        keys("Sentry", "sntrys_ sntryu_", [.upper, .lower, .digit, .underscore, .base64], 40...400),
        keys("Sourcegraph", "sgp_ sgd_", [.upper, .lower, .digit, .underscore], 40...80),
        keys("Supabase", "sbp_ sb_secret_ sb_publishable_", .url, 20...64),
        keys("Typeform", "tfp_", .url, 40...64),
    ].flatMap { $0 }

    private static let payments: [VendorKey] = [
        keys("Adapty", "public_live_ secret_live_", dotted, 16...64),
        keys("Branch", "key_live_ key_test_ secret_live_", .alphanumeric, 24...40),
        keys("Flutterwave", "FLWSECK_TEST- FLWPUBK_TEST- FLWSECK- FLWPUBK-", .url, 20...64),
        keys("PayPal", "access_token$", [.upper, .lower, .digit, .underscore], 20...100),
        keys("Razorpay", "rzp_live_ rzp_test_", .alphanumeric, 14...24),
        keys("RevenueCat", "appl_ goog_ amzn_ strp_", .alphanumeric, 24...40),
        keys("Shopify", "shpat_ shpca_ shppa_ shpss_ shpua_", .hex, 32...32),
        keys("Square", "sq0atp- sq0csp- sq0idp-", .url, 22...60),
        keys("Square", "EAAA", .url, 56...64),
        keys("Stripe", "sk_live_ sk_test_ rk_live_ rk_test_ pk_live_ pk_test_ whsec_ sk_", .alphanumeric, 16...255),
        keys("Stripe", "ek_live_ ek_test_", [.upper, .lower, .digit, .underscore], 16...255),
    ].flatMap { $0 }

    private static let services: [VendorKey] = [
        keys("Airtable", "pat", dotted, 79...79),
        keys("age", "AGE-SECRET-KEY-1", upperDigits, 58...58),
        keys("Anthropic", "sk-ant-", .url, 20...255),
        keys("Facebook", "EAA", .alphanumeric, 30...500),
        keys("Groq", "gsk_", .alphanumeric, 30...80),
        keys("Klaviyo", "pk_", .hex, 34...34),
        keys("LaunchDarkly", "mob- sdk- api-", [.digit, .hexLetter, .dash], 36...36),
        keys("Mapbox", "pk.eyJ sk.eyJ tk.eyJ", dotted, 20...400),
        keys("Mailgun", "key-", .hex, 32...32),
        keys("OneSignal", "os_v2_app_ os_v2_org_", .alphanumeric, 40...120),
        keys("OpenAI", "sk-", .url, 20...255),
        keys("Perplexity", "pplx-", .alphanumeric, 30...80),
        keys("Replicate", "r8_", .alphanumeric, 30...64),
        keys("SendGrid", "SG.", dotted, 40...100),
        keys("Slack", "xoxb- xoxp- xoxa- xoxr- xoxs- xoxe- xoxc- xoxd- xapp- xoxe.xoxp-", .url, 10...255),
        keys("Twilio", "SK AC", .hex, 32...32),
        keys("VK", "vk1.a.", .url, 40...300),
        keys("xAI", "xai-", .alphanumeric, 40...120),
    ].flatMap { $0 }
}

/// The known forms by their first scalar.
struct VendorKeyIndex: Sendable {
    static let shared = VendorKeyIndex()

    private let byFirst: [[VendorKey]]
    /// For each first scalar a bit for the low six bits of each second one: most words go no further.
    private let seconds: [UInt64]
    /// A bit for each first scalar, the lower 64 and the upper ones.
    private let firsts: (low: UInt64, high: UInt64)

    private init() {
        var lists = [[VendorKey]](repeating: [], count: 128)
        for key in VendorKey.all { lists[Int(key.prefix[0])].append(key) }
        byFirst = lists
        seconds = lists.map { keys in
            keys.reduce(0) { $0 | ($1.prefix.count > 1 ? 1 << UInt64($1.prefix[1] & 63) : .max) }
        }
        func bits(_ scalars: Range<Int>) -> UInt64 {
            scalars.reduce(0) { $0 | (lists[$1].isEmpty ? 0 : 1 << UInt64($1 & 63)) }
        }
        firsts = (bits(0..<64), bits(64..<128))
    }

    /// Whether a form starts with a scalar.
    func begins(with scalar: UInt32) -> Bool {
        scalar < 128 && (scalar < 64 ? firsts.low : firsts.high) >> UInt64(scalar & 63) & 1 == 1
    }

    /// The longest key that starts at a place; the first of equally long ones.
    func longest(in text: borrowing DetectableText, from start: Int) -> Range<Int>? {
        let first = text.scalars[start]
        guard first < 128, seconds[Int(first)] >> UInt64(text.scalar(start + 1) & 63) & 1 == 1 else { return nil }
        var longest: Range<Int>?
        for index in byFirst[Int(first)].indices {
            guard let range = byFirst[Int(first)][index].range(in: text, from: start) else { continue }
            if range.count > longest?.count ?? -1 { longest = range }
        }
        return longest
    }
}
