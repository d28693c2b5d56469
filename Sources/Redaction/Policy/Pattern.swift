internal import CPCRE2

/// A regular expression of the user's own (PCRE2, UTF), compiled once and matched within fixed limits.
public struct Pattern: Sendable, Hashable {
    /// What is wrong with an expression.
    public struct Fault: Error, Sendable, Hashable {
        /// What PCRE2 says.
        public var message: String
        /// Where in the expression, in UTF-8 bytes from 0.
        public var offset: Int
    }

    /// What a search gave.
    enum Search: Sendable, Hashable {
        /// The finds in ascending order, as byte ranges; none overlap, none is empty.
        case found([Range<Int>])
        /// The search went over its limits, or the text is no UTF-8: what the text holds is not known.
        case gaveUp
    }

    /// The longest expression, in bytes.
    public static let longest = 4096

    /// The expression as written.
    public let text: String
    private let code: CompiledPattern

    /// Compiles an expression.
    ///
    /// - Throws: what is wrong with it, and where.
    public init(_ text: String) throws(Fault) {
        guard text.utf8.count <= Pattern.longest else {
            throw Fault(message: "the pattern has more than \(Pattern.longest) bytes", offset: 0)
        }
        self.text = text
        code = try CompiledPattern(Array(text.utf8))
    }

    /// All finds in a text of UTF-8 bytes.
    func finds(in bytes: [UInt8]) -> Search {
        code.finds(in: bytes)
    }

    /// Whether all of a text is one find.
    func matchesWhole(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return finds(in: bytes) == .found([0..<bytes.count])
    }

    /// Whether it also matches a text with nothing in it: then it says nothing of a text.
    public var matchesNothing: Bool { code.matchesNothing }

    /// Equal when the expressions are.
    public static func == (left: Pattern, right: Pattern) -> Bool { left.text == right.text }

    /// Feeds the expression.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// Owns a compiled expression.
///
/// `@unchecked Sendable`: the code is never changed once `init` is over, and PCRE2 lets several threads match with one
/// code as long as each brings its own match data, as `finds` does.
@safe private final class CompiledPattern: @unchecked Sendable {
    /// Steps of one match: a few milliseconds at most.
    private static let mostSteps: UInt32 = 100_000
    private static let deepest: UInt32 = 1000
    private static let mostKilobytes: UInt32 = 4096
    /// Finds that one text may hold; a text with more is over the limits.
    private static let mostFinds = 4096

    // Safety: both pointers come from PCRE2, are never nil and are freed once, in `deinit`.
    private let code: OpaquePointer
    private let context: OpaquePointer

    init(_ expression: [UInt8]) throws(Pattern.Fault) {
        var number: Int32 = 0
        var offset = 0
        let options = PCRE2_UTF | PCRE2_NEVER_BACKSLASH_C
        // Safety: the expression outlives the call, which reads `count` bytes and writes the two numbers.
        guard let code = unsafe pcre2_compile_8(expression, expression.count, options, &number, &offset, nil) else {
            throw Pattern.Fault(message: CompiledPattern.message(of: number), offset: min(offset, expression.count))
        }
        // Safety: the code is ours and not in use elsewhere; the call fails where there is no JIT, and matching interprets.
        _ = unsafe pcre2_jit_compile_8(code, PCRE2_JIT_COMPLETE)
        guard let context = unsafe pcre2_match_context_create_8(nil) else {
            unsafe pcre2_code_free_8(code)
            throw Pattern.Fault(message: "no memory is left for the pattern", offset: 0)
        }
        // Safety: the context is ours and not in use elsewhere.
        unsafe pcre2_set_match_limit_8(context, CompiledPattern.mostSteps)
        unsafe pcre2_set_depth_limit_8(context, CompiledPattern.deepest)
        unsafe pcre2_set_heap_limit_8(context, CompiledPattern.mostKilobytes)
        unsafe self.code = code
        unsafe self.context = context
    }

    deinit {
        unsafe pcre2_match_context_free_8(context)
        unsafe pcre2_code_free_8(code)
    }

    private static func message(of number: Int32) -> String {
        var text = [UInt8](repeating: 0, count: 256)
        let capacity = text.count
        // Safety: the call writes at most `capacity` bytes into the array.
        let length = unsafe pcre2_get_error_message_8(number, &text, capacity)
        return length > 0 ? String(decoding: text.prefix(Int(length)), as: UTF8.self) : "the pattern is wrong"
    }

    func finds(in bytes: [UInt8]) -> Pattern.Search {
        // Safety: the match data is ours for the call, and freed before it ends.
        guard let match = unsafe pcre2_match_data_create_8(1, nil) else { return .gaveUp }
        defer { unsafe pcre2_match_data_free_8(match) }
        var finds: [Range<Int>] = []
        var place = 0
        // The text is checked once, by the first match.
        var options: UInt32 = 0
        while place <= bytes.count {
            // Safety: the subject outlives the call, which reads `count` bytes of it from `place` on.
            let result = unsafe pcre2_match_8(code, bytes, bytes.count, place, options, match, context)
            if result == PCRE2_ERROR_NOMATCH { break }
            guard result >= 0, finds.count < CompiledPattern.mostFinds else { return .gaveUp }
            // Safety: after a match the vector holds at least one pair of offsets, and belongs to the match data.
            let offsets = unsafe pcre2_get_ovector_pointer_8(match)
            guard let offsets = unsafe offsets else { return .gaveUp }
            let (start, end) = unsafe (offsets[0], offsets[1])
            options = PCRE2_NO_UTF_CHECK
            // `\K` can put the start behind the end, and before the place where the search began.
            guard start >= place, start <= end else { return .gaveUp }
            if start < end { finds.append(start..<end) }
            place = end > start ? end : following(end, in: bytes)
        }
        return .found(finds)
    }

    var matchesNothing: Bool {
        // Safety: as in `finds`; the subject is empty.
        guard let match = unsafe pcre2_match_data_create_8(1, nil) else { return true }
        defer { unsafe pcre2_match_data_free_8(match) }
        return unsafe pcre2_match_8(code, [0], 0, 0, 0, match, context) >= 0
    }

    /// The place of the next character.
    private func following(_ place: Int, in bytes: [UInt8]) -> Int {
        var next = place + 1
        while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
        return next
    }
}
