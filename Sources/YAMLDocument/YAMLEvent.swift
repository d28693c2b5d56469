/// One step of libyaml through a document, copied out of C.
struct YAMLEvent {
    enum Kind: Hashable {
        case streamStart, streamEnd, documentStart, documentEnd, alias
        case scalar(String, isPlain: Bool)
        case sequenceStart, sequenceEnd, mappingStart, mappingEnd
    }

    var kind: Kind
    /// First character and the one after the last, counted in Unicode scalars from 0.
    var start: Int
    var end: Int
    var hasAnchor = false
    var hasTag = false
}

/// Why libyaml stopped.
enum YAMLFault: Error, Hashable {
    /// A byte that is not UTF-8, or a control character; `offset` counts bytes.
    case encoding(problem: String, offset: Int)
    /// Text that is not YAML; `index` counts Unicode scalars.
    case syntax(problem: String, context: String?, index: Int)
    /// No memory, or an answer libyaml does not document.
    case library(problem: String)
}
