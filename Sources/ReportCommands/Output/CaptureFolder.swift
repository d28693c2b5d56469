internal import Diagnostics

/// A folder for the captures of several installs: `install-01.log` and so on, as wide as the last one.
final class CaptureFolder: Sendable {
    let folder: Folder
    private let given: String
    private let wasMade: Bool

    /// A folder that is there.
    init(given: String, _ folder: consuming Folder) {
        self.given = given
        self.folder = folder
        wasMade = false
    }

    /// The folder at a path, made where there is none; the one around it has to exist.
    init(at path: String) throws(Diagnostic) {
        given = SiteDestination.withoutEndingSlashes(path)
        do {
            do {
                try Platform.makeFolder(given)
                wasMade = true
            } catch .exists {
                // The captures join what is there.
                wasMade = false
            }
            folder = try Folder(path: given)
        } catch {
            throw Diagnostic(
                "output.folder", "cannot make the folder \(quoted(path)): \(error.text)",
                help: "choose another one with -o")
        }
    }

    /// The path of a file in it, for messages.
    func path(of name: String) -> String { given + "/" + name }

    /// Removes the folder again if it was made for captures and holds none.
    func discard() {
        if wasMade { try? Platform.removeFolder(given) }
    }

    /// The names of captures.
    static func names(_ count: Int) -> [String] {
        let width = String(count).count
        return (1...count).map { number in
            let digits = String(number)
            return "install-" + String(repeating: "0", count: width - digits.count) + digits + ".log"
        }
    }

    /// Checks all names before any work: whoever reads the folder later must not find captures of two runs in it.
    func check(_ names: [String], isForced: Bool) throws(Diagnostic) {
        let wanted = Set(names)
        for name in try capturesInside() {
            if !wanted.contains(name) {
                throw Diagnostic(
                    "output.exists",
                    "expected a folder without captures of another run, found \(quoted(path(of: name)))",
                    help: "choose another folder with -o, or remove the captures in it")
            }
            if !isForced {
                throw Diagnostic(
                    "output.exists", "expected a new file for the capture, found \(quoted(path(of: name)))",
                    help: "choose another folder with -o, or replace its captures with --force")
            }
        }
    }

    /// What is named as a capture of an install, however wide.
    private func capturesInside() throws(Diagnostic) -> [String] {
        let names: [EntryName]
        do {
            names = try folder.names()
        } catch {
            throw Diagnostic("output.folder", "cannot read the folder \(quoted(given)): \(error.text)")
        }
        return names.map(\.text).filter { name in
            guard name.hasPrefix("install-"), name.hasSuffix(".log") else { return false }
            let number = name.utf8.dropFirst("install-".utf8.count).dropLast(".log".utf8.count)
            return !number.isEmpty && number.allSatisfy { (0x30...0x39).contains($0) }
        }
    }
}
