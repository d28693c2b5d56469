// swift-tools-version: 6.2
import PackageDescription

/// One Swift target: its folder under `Sources` (or `path`), what it may import, and what it embeds.
struct Module {
    var name: String
    var uses: [String] = []
    var path: String?
    var embeds: [String] = []
    var excludes: [String] = []
    /// What only its tests import.
    var testsUse: [String] = []
    var isTested = true
}

let modules = [
    Module(name: "Diagnostics"),
    Module(name: "YAMLDocument", uses: ["Diagnostics", "CYAML"]),
    Module(name: "EventModel", uses: ["Diagnostics"]),
    Module(name: "LogIngest", uses: ["EventModel", "Diagnostics", "CArchive", "CZlib"]),
    Module(name: "Redaction", uses: ["EventModel", "Diagnostics", "CSodium", "CPCRE2"]),
    Module(name: "Texts", uses: ["Redaction"], embeds: ["Catalogues"]),
    Module(
        name: "Flows", uses: ["Texts", "Redaction", "EventModel"],
        testsUse: ["LogIngest", "Configuration", "ReportModel", "Diagnostics"]),
    Module(name: "Plans", uses: ["Texts", "LogIngest", "Redaction", "EventModel", "Diagnostics"]),
    Module(name: "BuiltInPacks", embeds: ["packs"], isTested: false),
    Module(name: "ReportModel", uses: ["Texts", "Flows", "Plans", "Redaction", "EventModel", "Diagnostics"]),
    Module(
        name: "Comparison", uses: ["Texts", "ReportModel", "Flows", "Redaction", "EventModel", "Diagnostics"],
        testsUse: ["LogIngest"]),
    Module(
        name: "Configuration",
        uses: [
            "Texts", "EventModel", "LogIngest", "Flows", "Plans", "Redaction", "Diagnostics", "YAMLDocument",
            "BuiltInPacks",
            "Comparison",
        ]),
    Module(
        name: "ReportRendering", uses: ["Texts", "ReportModel", "Redaction", "EventModel", "Diagnostics", "CCmark"]),
    Module(name: "BuiltInPages", path: "Site", embeds: ["pages"], excludes: ["de"], isTested: false),
    Module(name: "BuiltInGermanPages", path: "Site/de", embeds: ["pages"], isTested: false),
    Module(name: "BuiltInTemplates", path: "Templates", embeds: ["files"], isTested: false),
    Module(
        name: "SiteGenerator",
        uses: [
            "Texts", "Comparison", "ReportModel", "ReportRendering", "Redaction", "Flows", "Plans", "Diagnostics",
            "YAMLDocument", "BuiltInPages", "BuiltInGermanPages", "BuiltInTemplates",
        ], embeds: ["Schema"], testsUse: ["EventModel", "Configuration"]),
    Module(
        name: "ReportPipeline",
        uses: [
            "Texts", "LogIngest", "EventModel", "Redaction", "Flows", "Plans", "Configuration", "ReportModel",
            "SiteGenerator",
            "ReportRendering", "Diagnostics",
        ], testsUse: ["SimulatedApps"]),
    Module(
        name: "SimulatedApps", uses: ["EventModel", "Diagnostics", "YAMLDocument"], embeds: ["Scripts", "Populations"]),
    Module(name: "PreviewServer", uses: ["CMicroHTTPD"], embeds: ["Assets"]),
    Module(
        name: "ReportCommands",
        uses: [
            "ReportPipeline", "Texts", "LogIngest", "EventModel", "Redaction", "Flows", "Plans", "Configuration",
            "ReportModel",
            "Comparison", "ReportRendering", "SiteGenerator", "Diagnostics", "SimulatedApps", "YAMLDocument",
            "PreviewServer", "CExchange",
        ]),
]

/// A C library of the system: pkg-config name and the packages that bring it.
struct SystemLibrary {
    var name: String
    var pkgConfig: String
    var apt: String
    var brew: String
}

let libraries = [
    SystemLibrary(name: "CCmark", pkgConfig: "libcmark", apt: "libcmark-dev", brew: "cmark"),
    SystemLibrary(name: "CArchive", pkgConfig: "libarchive", apt: "libarchive-dev", brew: "libarchive"),
    SystemLibrary(name: "CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),
    SystemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    SystemLibrary(name: "CSodium", pkgConfig: "libsodium", apt: "libsodium-dev", brew: "libsodium"),
    SystemLibrary(name: "CPCRE2", pkgConfig: "libpcre2-8", apt: "libpcre2-dev", brew: "pcre2"),
    SystemLibrary(
        name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", apt: "libmicrohttpd-dev", brew: "libmicrohttpd"),
]

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

/// `Double.rounded` is a call into libm, which nothing else links where Foundation is not imported.
let linked: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

var targets: [Target] = libraries.map { library in
    .systemLibrary(
        name: library.name, pkgConfig: library.pkgConfig,
        providers: [.apt([library.apt]), .brew([library.brew])])
}
// One declaration that Swift's Glibc module leaves out; no library stands behind it.
targets.append(.systemLibrary(name: "CExchange"))
targets += modules.map { module in
    .target(
        name: module.name, dependencies: module.uses.map { .byName(name: $0) }, path: module.path,
        exclude: module.excludes, resources: module.embeds.map { .embedInCode($0) }, swiftSettings: settings,
        linkerSettings: linked)
}
targets.append(.executableTarget(name: "ctreport", dependencies: ["ReportCommands"], swiftSettings: settings))

// Programs that measure parts of the tool are built when they are asked for.
if Context.environment["CTREPORT_BENCHMARKS"] != nil {
    targets.append(
        .executableTarget(
            name: "FlowCost", dependencies: ["LogIngest", "EventModel", "Redaction", "Flows", "Configuration"],
            path: "Benchmarks/FlowCost", swiftSettings: settings, linkerSettings: linked))
    targets.append(
        .executableTarget(
            name: "RedactionCost", dependencies: ["LogIngest", "EventModel", "Redaction"],
            path: "Benchmarks/RedactionCost", swiftSettings: settings, linkerSettings: linked))
}

// Fuzz targets are built by `Fuzz/run` only: libFuzzer brings their `main`.
if Context.environment["CTREPORT_FUZZ"] != nil {
    targets.append(
        .executableTarget(
            name: "FuzzIngest", dependencies: ["LogIngest", "EventModel", "Diagnostics"], path: "Fuzz/Ingest",
            swiftSettings: settings, linkerSettings: linked))
}

/// Test targets stand beside their module and may use everything the module uses.
let tested = modules.filter(\.isTested)
targets += tested.map { module in
    .testTarget(
        name: module.name + "Tests",
        dependencies: ([module.name] + module.uses + module.testsUse).map { .byName(name: $0) },
        swiftSettings: settings)
}

let package = Package(
    name: "ctreport",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "ReportPipeline", targets: ["ReportPipeline"]),
        .executable(name: "ctreport", targets: ["ctreport"]),
    ],
    targets: targets
)
