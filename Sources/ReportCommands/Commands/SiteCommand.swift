internal import Diagnostics
internal import EventModel
internal import ReportModel
internal import ReportPipeline
internal import SiteGenerator

/// `site`: help for authors of pages.
struct SiteCommand: Sendable {
    let options: SiteOptions

    func run(in context: RunContext) throws -> ExitStatus {
        switch options.job {
        case .initialise(let folder, let app): try start(in: folder, app: app, context)
        case .blocks(let reading): try list(reading, context)
        case .show(let file): try show(file, context)
        }
    }

    // MARK: init

    private func start(in folder: String, app: String, _ context: RunContext) throws -> ExitStatus {
        guard let starter = Starter.all.first(where: { $0.app == app }) else { return .usage }
        let root = SiteDestination.withoutEndingSlashes(folder)
        let prefix = root == "." ? "" : root + "/"
        let files = starter.files
        let taken = files.map { prefix + $0.path }.filter { (try? Platform.status(of: $0)) != nil }
        guard taken.isEmpty else {
            throw Diagnostics(
                taken.enumerated().map { index, path in
                    Diagnostic(
                        "site.init", "expected nothing at \(quoted(path)), found a file; nothing was written",
                        help: index == taken.count - 1 ? "name another folder: ctreport site init DIR" : nil)
                })
        }
        for file in files {
            try write(file, below: prefix)
        }
        let lines = files.map { "wrote \(prefix)\($0.path): \($0.summary)" }
        try context.terminal.result(lines.joined(separator: "\n") + "\n\n" + starter.guide(prefix: prefix))
        return .done
    }

    private func write(_ file: Starter.File, below prefix: String) throws(Diagnostic) {
        let path = prefix + file.path
        do throws(SystemError) {
            var folder = ""
            for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
                folder += part + "/"
                guard folder != "/", (try? Platform.status(of: folder, followingLinks: true)) == nil else { continue }
                try Platform.makeFolder(folder)
            }
            let (parent, name) = SiteDestination.split(path)
            try Folder(path: parent).write(Array(file.text.utf8), to: EntryName(name))
        } catch {
            throw Diagnostic("site.init", "cannot write \(quoted(path)): \(error.text)")
        }
    }

    // MARK: show

    private func show(_ name: String?, _ context: RunContext) throws -> ExitStatus {
        if let name {
            try context.terminal.result(try BuiltInFile.named(name).bytes)
            return .done
        }
        let rows = BuiltInFile.all.map { ["  " + $0.path, $0.summary] }
        try context.terminal.result(
            """
            Built-in files. One of your own with the same name takes the place of it; tokens.css is read behind it. To start from one:

              ctreport site show Templates/foot.html > Templates/foot.html

            \(TextTable(rows: rows, rightAligned: []).text)
            """)
        return .done
    }

    // MARK: blocks

    private func list(_ reading: ReadingOptions, _ context: RunContext) throws -> ExitStatus {
        let blocks = BlockListing.blocks
        guard !reading.inputs.isEmpty else {
            let packs = try context.options(reading).packs
            let figures = try LogReport.figures(of: packs).apps.map { BlockListing.figures($0) }
            try context.terminal.result(blocks + "\n" + figures.joined(separator: "\n"))
            return .done
        }
        let report = try context.report(reading)
        guard report.report.lines.event + report.report.lines.other > 0 else {
            return context.nothingRecognised(report.report)
        }
        let figures = report.report.apps.map { BlockListing.figures($0, of: report.report) }.joined(separator: "\n")
        let text = blocks + "\n" + figures
        try PublishGate.check(
            report.leaks(in: [(path: "blocks.txt", bytes: Array(text.utf8))]), kept: "nothing was printed")
        context.noteMissingEvents(report.report)
        try context.terminal.result(text)
        return context.status(of: report, reading)
    }
}
