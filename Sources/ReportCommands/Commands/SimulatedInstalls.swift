internal import Diagnostics
internal import Dispatch
internal import Synchronization

/// Several installs, each a capture of its own, so that the bytes do not depend on how many are written at a time.
struct SimulatedInstalls: Sendable {
    let options: SimulateOptions
    let captures: [SimulatedCapture]

    /// All of them or none: files get their names once the last one is whole.
    func write(to path: String, in context: RunContext) throws -> ExitStatus {
        let folder = try CaptureFolder(at: path)
        do {
            let names = CaptureFolder.names(captures.count)
            try folder.check(names, isForced: options.isForced)
            let written = try Interrupts.check(WrittenCapture.interrupted) { interrupts throws(Diagnostic) in
                try write(names, in: folder, context, interrupts)
            }
            try finish(written.compactMap(\.file))
            try context.terminal.result(WrittenCapture.summary(of: written, app: options.app, path: path))
        } catch let error as Diagnostic {
            folder.discard()
            throw error
        }
        return .done
    }

    /// Writes them under other names, several at a time.
    private func write(
        _ names: [String], in folder: CaptureFolder, _ context: RunContext, _ interrupts: Interrupts
    ) throws(Diagnostic) -> [WrittenCapture] {
        let state = Mutex<(next: Int, written: [WrittenCapture], failure: Diagnostic?)>((0, [], nil))
        let jobs = max(1, min(context.global.jobs ?? Platform.processorCount, captures.count))
        DispatchQueue.concurrentPerform(iterations: jobs) { _ in
            while let index = state.withLock({ state -> Int? in
                defer { state.next += 1 }
                return state.failure == nil && state.next < captures.count ? state.next : nil
            }) {
                do throws(Diagnostic) {
                    let file = try CaptureFile(
                        names[index], in: folder, given: folder.path(of: names[index]), isForced: options.isForced)
                    let written = try WrittenCapture(captures[index], in: file, interrupts)
                    state.withLock { $0.written.append(written) }
                    context.terminal.progress("wrote \(index + 1) of \(captures.count) captures")
                } catch {
                    state.withLock { $0.failure = $0.failure ?? error }
                }
            }
        }
        context.terminal.clearProgress()
        let (_, written, failure) = state.withLock { $0 }
        guard let failure else { return written }
        written.forEach { $0.file?.discard() }
        throw failure
    }

    /// Gives the files their names; when that fails, none of them stays.
    private func finish(_ files: [WholeCapture]) throws(Diagnostic) {
        for (index, file) in files.enumerated() {
            do {
                try file.finish()
            } catch {
                files[..<index].forEach { $0.withdraw() }
                files[index...].forEach { $0.discard() }
                throw error
            }
        }
    }
}
