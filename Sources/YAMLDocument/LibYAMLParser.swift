internal import CYAML

/// The owner of a libyaml parser and of the bytes it reads; hands out events as Swift values.
///
/// Safety: both allocations live exactly as long as this value, which cannot be copied. libyaml keeps a pointer to the
/// parser inside the parser itself, hence the allocation instead of a stored struct. No pointer leaves this file.
@safe struct LibYAMLParser: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let input: UnsafeMutableBufferPointer<UInt8>

    init(bytes: [UInt8]) throws(YAMLFault) {
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        // Safety: `yaml_parser_initialize` fills the whole struct before anything reads it.
        guard unsafe yaml_parser_initialize(parser) == 1 else {
            unsafe parser.deallocate()
            throw .library(problem: "out of memory")
        }
        // Safety: the buffer has room for exactly `bytes.count` bytes and is filled before libyaml sees it.
        let input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = unsafe input.initialize(from: bytes)
        unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
        unsafe self.parser = parser
        unsafe self.input = input
    }

    deinit {
        // Safety: initialised in `init`, freed only here; the parser goes first because it points into `input`.
        unsafe yaml_parser_delete(parser)
        unsafe parser.deallocate()
        unsafe input.deallocate()
    }

    /// The next event; after `streamEnd` or a fault, do not ask again.
    mutating func next() throws(YAMLFault) -> YAMLEvent {
        var event = unsafe yaml_event_t()
        // Safety: libyaml fills `event` or returns 0; what it allocated is freed below after it was copied.
        guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw fault() }
        defer { unsafe yaml_event_delete(&event) }
        guard let copy = unsafe YAMLEvent(copying: event) else {
            throw .library(problem: "unknown event")
        }
        return copy
    }

    private func fault() -> YAMLFault {
        // Safety: the texts of a fault are C string constants of libyaml, or null.
        let state = unsafe parser.pointee
        let problem = unsafe state.problem.map { unsafe String(cString: $0) } ?? "no reason given"
        switch unsafe state.error {
        case YAML_READER_ERROR:
            return .encoding(problem: problem, offset: unsafe state.problem_offset)
        case YAML_SCANNER_ERROR, YAML_PARSER_ERROR:
            let context = unsafe state.context.map { unsafe String(cString: $0) }
            return .syntax(problem: problem, context: context, index: unsafe state.problem_mark.index)
        default:
            return .library(problem: unsafe state.error == YAML_MEMORY_ERROR ? "out of memory" : problem)
        }
    }
}

extension YAMLEvent {
    /// A copy of a C event, or nil for a kind that libyaml does not document.
    fileprivate init?(copying event: yaml_event_t) {
        // Safety: each member of the union `data` is read only under the type that libyaml filled it for.
        self.init(kind: .streamStart, start: unsafe event.start_mark.index, end: unsafe event.end_mark.index)
        switch unsafe event.type {
        case YAML_STREAM_START_EVENT: kind = .streamStart
        case YAML_STREAM_END_EVENT: kind = .streamEnd
        case YAML_DOCUMENT_START_EVENT:
            kind = .documentStart
            hasTag =
                unsafe event.data.document_start.tag_directives.start != event.data.document_start.tag_directives.end
        case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
        case YAML_ALIAS_EVENT: kind = .alias
        case YAML_SCALAR_EVENT:
            let scalar = unsafe event.data.scalar
            let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            kind = unsafe .scalar(
                String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
            hasAnchor = unsafe scalar.anchor != nil
            hasTag = unsafe scalar.tag != nil
        case YAML_SEQUENCE_START_EVENT:
            kind = .sequenceStart
            hasAnchor = unsafe event.data.sequence_start.anchor != nil
            hasTag = unsafe event.data.sequence_start.tag != nil
        case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
        case YAML_MAPPING_START_EVENT:
            kind = .mappingStart
            hasAnchor = unsafe event.data.mapping_start.anchor != nil
            hasTag = unsafe event.data.mapping_start.tag != nil
        case YAML_MAPPING_END_EVENT: kind = .mappingEnd
        default: return nil
        }
    }
}
