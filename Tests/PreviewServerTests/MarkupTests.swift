import Testing

@testable import PreviewServer

struct MarkupTests {
    struct Policy: Sendable {
        var before, after: String
    }

    @Test(arguments: [
        Policy(
            before: "default-src 'none'; style-src 'self'",
            after: "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'"),
        Policy(
            before: "default-src https: 'unsafe-inline'",
            after: "default-src https: 'unsafe-inline'; script-src https: 'unsafe-inline' 'self'; "
                + "style-src https: 'unsafe-inline' 'self'; connect-src https: 'unsafe-inline' 'self'"),
        Policy(before: "script-src 'sha256-x'", after: "script-src 'sha256-x' 'self'"),
        Policy(before: "SCRIPT-SRC 'NONE'", after: "script-src 'self'"),
        Policy(before: "script-src-elem 'none'", after: "script-src-elem 'self'"),
        Policy(before: "img-src 'none'", after: "img-src 'none'"), Policy(before: "", after: ""),
        Policy(before: " ; ;base-uri  'none';", after: "base-uri 'none'"),
    ])
    func policiesTakeOwnFilesAndStayAsStrictOtherwise(_ test: Policy) {
        #expect(ContentPolicy(test.before).allowingOwnFiles.text == test.after)
    }

    struct Page: Sendable {
        var before, after: String
    }

    @Test(arguments: [
        Page(before: "", after: "HB"),
        Page(before: "<head></head><body>x", after: "<head>H</head><body>Bx"),
        Page(before: "<HEAD></HEAD><BODY class='a'>ß", after: "<HEAD>H</HEAD><BODY class='a'>Bß"),
        Page(before: "<p>no head", after: "<p>no headHB"), Page(before: "<body", after: "<bodyHB"),
        Page(
            before: "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'none'\"></head><body>",
            after: "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'self'\">H</head><body>B"),
        Page(
            before: "<META CONTENT=\"script-src &#39;none&#39;\" HTTP-EQUIV=\"content-security-policy\"></head><body>",
            after: "<META CONTENT=\"script-src 'self'\" HTTP-EQUIV=\"content-security-policy\">H</head><body>B"),
        Page(
            before: "<meta name=\"description\" content=\"script-src 'none'\"></head><body>",
            after: "<meta name=\"description\" content=\"script-src 'none'\">H</head><body>B"),
        Page(before: "<meta content=\"content-security-policy", after: "<meta content=\"content-security-policyHB"),
    ])
    func headAndBodyAreAddedTo(_ test: Page) {
        var markup = Markup(Array(test.before.utf8))
        markup.allowOwnFiles()
        markup.insert("H", before: "</head")
        markup.insert("B", behindTag: "<body")
        #expect(String(decoding: markup.bytes, as: UTF8.self) == test.after)
    }
}
