internal import Diagnostics

/// Opens every named input once, before any work; `-` is not touched.
///
/// - Throws: one diagnostic `input.open` for each that cannot be opened.
func checkInputs(_ inputs: [String]) throws(Diagnostics) {
    var diagnostics: [Diagnostic] = []
    for input in inputs where input != "-" {
        do {
            _ = try Platform.open(file: input)
        } catch {
            diagnostics.append(
                Diagnostic(
                    "input.open", "cannot open \(quoted(input)): \(error.text)",
                    help: error == .absent ? "check the path; how to make a capture: ctreport help capture" : nil))
        }
    }
    if !diagnostics.isEmpty { throw Diagnostics(diagnostics) }
}
