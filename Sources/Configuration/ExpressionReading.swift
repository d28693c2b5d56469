internal import Diagnostics
internal import EventModel
internal import Flows
internal import Redaction

/// Reads the condition of an invariant and checks its types.
///
///     or        := and { "or" and }
///     and       := not { "and" not }
///     not       := [ "not" ] comparison
///     comparison:= sum [ ( "==" | "!=" | "<" | "<=" | ">" | ">=" ) sum ]
///     sum       := product { ( "+" | "-" ) product }
///     product   := sign { ( "*" | "/" ) sign }
///     sign      := [ "-" ] value
///     value     := number | "true" | "false" | 'word' | parameter | call | "(" or ")"
///     call      := ( "count" | "seen" | "since" ) "(" event ")" | "last" "(" event.parameter ")"
///                | "previous" [ "(" parameter ")" ]; without one it is that on the left of the comparison
struct ExpressionReading {
    /// What is wrong, at a byte of the text.
    struct Failure: Error {
        var offset: Int
        var message: String
        var suggestion: String?
    }

    /// The type of a value.
    enum Kind: String {
        case number = "a number"
        case truth = "a condition"
        case word = "a word"
    }

    /// A part that was read: its type, where it begins, and for words what they may be.
    struct Part {
        var expression: InvariantExpression
        var kind: Kind
        var offset: Int
        /// The words that a parameter can have; nil where that is open.
        var domain: [String]?
    }

    /// How deep parentheses and signs may stand in one another.
    private static let mostNested = 32
    /// How many operators a condition may have: each stands in the next, and all are walked for every event.
    private static let mostOperations = 256

    let names: EventNames
    /// The events that are judged; none at the end of a launch.
    let events: [Int]
    private let tokens: [ExpressionToken]
    private let end: Int
    private var next = 0
    private var nested = 0
    private var operations = 0

    /// A reading of a text.
    init(_ text: String, names: EventNames, events: [Int]) throws(Failure) {
        self.names = names
        self.events = events
        tokens = try ExpressionToken.all(of: text)
        end = text.utf8.count
    }

    /// The whole condition.
    mutating func condition() throws(Failure) -> InvariantExpression {
        let part = try or()
        if let token = peek {
            throw Failure(offset: token.offset, message: "expected an operator, found '\(token.text)'")
        }
        try require(.truth, part)
        return part.expression
    }

    // MARK: Grammar

    private mutating func or() throws(Failure) -> Part {
        var left = try and()
        while take("or") != nil { left = try combined(.or, left, try and()) }
        return left
    }

    private mutating func and() throws(Failure) -> Part {
        var left = try not()
        while take("and") != nil { left = try combined(.and, left, try not()) }
        return left
    }

    private mutating func not() throws(Failure) -> Part {
        guard let token = take("not") else { return try comparison() }
        try enter(token.offset)
        let inner = try not()
        nested -= 1
        try require(.truth, inner)
        return Part(expression: .not(inner.expression), kind: .truth, offset: token.offset)
    }

    private mutating func comparison() throws(Failure) -> Part {
        let left = try sum()
        for operation in [.equal, .unequal, .lessOrEqual, .less, .greaterOrEqual, .greater]
            as [InvariantExpression.Operator]
        where take(operation.rawValue) != nil {
            let right: Part
            if let before = try previous(of: left) { right = before } else { right = try sum() }
            return try combined(operation, left, right)
        }
        return left
    }

    /// `previous` without a name, behind a parameter: the one before.
    private mutating func previous(of left: Part) throws(Failure) -> Part? {
        guard case .parameter(let references) = left.expression, let token = peek, token.text == "previous",
            next + 1 >= tokens.count || tokens[next + 1].text != "(", take("previous") != nil
        else { return nil }
        return Part(.watch(.previous(references)), left.kind, token, domain: left.domain)
    }

    private mutating func sum() throws(Failure) -> Part {
        var left = try product()
        while let token = take("+") ?? take("-") {
            left = try combined(token.text == "+" ? .plus : .minus, left, try product())
        }
        return left
    }

    private mutating func product() throws(Failure) -> Part {
        var left = try sign()
        while let token = take("*") ?? take("/") {
            left = try combined(token.text == "*" ? .times : .divided, left, try sign())
        }
        return left
    }

    private mutating func sign() throws(Failure) -> Part {
        guard let token = take("-") else { return try value() }
        try enter(token.offset)
        let inner = try sign()
        nested -= 1
        try require(.number, inner)
        return Part(expression: .negated(inner.expression), kind: .number, offset: token.offset)
    }

    private mutating func value() throws(Failure) -> Part {
        guard let token = peek else { throw Failure(offset: end, message: "expected a value, found the end") }
        next += 1
        switch token.kind {
        case .number(let number): return Part(expression: .number(number), kind: .number, offset: token.offset)
        case .word(let word):
            return Part(expression: .word(Public(authored: word)), kind: .word, offset: token.offset)
        case .name where token.text == "true" || token.text == "false":
            return Part(expression: .truth(token.text == "true"), kind: .truth, offset: token.offset)
        case .name:
            if take("(") != nil { return try call(token) }
            return try parameter(token)
        case .sign where token.text == "(":
            try enter(token.offset)
            let inner = try or()
            nested -= 1
            try close()
            return inner
        case .sign: throw Failure(offset: token.offset, message: "expected a value, found '\(token.text)'")
        }
    }

    // MARK: Tokens

    private var peek: ExpressionToken? { next < tokens.count ? tokens[next] : nil }

    private mutating func take(_ text: String) -> ExpressionToken? {
        guard let token = peek, token.text == text, !token.isWord else { return nil }
        next += 1
        return token
    }

    private mutating func close() throws(Failure) {
        if take(")") == nil { throw Failure(offset: peek?.offset ?? end, message: "expected ')', found \(found)") }
    }

    private var found: String { peek.map { "'\($0.text)'" } ?? "the end" }

    private mutating func enter(_ offset: Int) throws(Failure) {
        nested += 1
        if nested > ExpressionReading.mostNested {
            throw Failure(
                offset: offset, message: "expected at most \(ExpressionReading.mostNested) levels, found more")
        }
    }

    private mutating func name() throws(Failure) -> ExpressionToken {
        guard let token = peek, case .name = token.kind else {
            throw Failure(offset: peek?.offset ?? end, message: "expected a name, found \(found)")
        }
        next += 1
        return token
    }

    // MARK: Names

    private mutating func call(_ function: ExpressionToken) throws(Failure) -> Part {
        let argument = try name()
        let part: Part
        switch function.text {
        case "count": part = Part(.watch(.count(event: try event(argument))), .number, function)
        case "since": part = Part(.watch(.since(event: try event(argument))), .number, function)
        case "seen":
            let count = InvariantExpression.watch(.count(event: try event(argument)))
            part = Part(.operation(.greater, count, .number(0)), .truth, function)
        case "last": part = try last(argument, function)
        case "previous": part = try previous(argument, function)
        default:
            let known = ["count", "seen", "since", "last", "previous"]
            throw Failure(
                offset: function.offset, message: "expected \(listing(known)), found '\(function.text)'",
                suggestion: nearest(to: function.text, among: known))
        }
        try close()
        return part
    }

    private func event(_ token: ExpressionToken) throws(Failure) -> Int {
        if let event = names.index(of: token.text) { return event }
        throw Failure(
            offset: token.offset, message: "expected an event of the pack, found '\(token.text)'",
            suggestion: nearest(to: token.text, among: names.all))
    }

    private func last(_ token: ExpressionToken, _ function: ExpressionToken) throws(Failure) -> Part {
        let parts = token.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 2, let key = parts.last,
            let event = names.index(of: parts.dropLast().joined(separator: ".")),
            let parameter = names.parameter(key, of: event)
        else {
            let known = names.all.flatMap { name in
                (names.index(of: name).map { names.parameters(of: $0) } ?? []).map { "\(name).\($0.name)" }
            }
            throw Failure(
                offset: token.offset, message: "expected a parameter such as event.key, found '\(token.text)'",
                suggestion: nearest(to: token.text, among: known))
        }
        let found = names.parameters(of: event)[parameter]
        return Part(
            .watch(.last(ParameterReference(event: event, parameter: parameter))), try kind(of: found, token), function,
            domain: found.domain)
    }

    private func previous(_ token: ExpressionToken, _ function: ExpressionToken) throws(Failure) -> Part {
        let part = try parameter(token)
        guard case .parameter(let references) = part.expression else { return part }
        return Part(.watch(.previous(references)), part.kind, function, domain: part.domain)
    }

    private func parameter(_ token: ExpressionToken) throws(Failure) -> Part {
        guard let first = events.first else {
            throw Failure(
                offset: token.offset,
                message: "expected count(…), seen(…), since(…) or last(…) at the end of a launch, found '\(token.text)'"
            )
        }
        var references: [ParameterReference] = []
        var kinds: [Kind] = []
        for event in events {
            guard let parameter = names.parameter(token.text, of: event) else {
                throw Failure(
                    offset: token.offset,
                    message: "expected a parameter of '\(names.name(of: event).text)', found '\(token.text)'",
                    suggestion: nearest(to: token.text, among: names.parameters(of: event).map(\.name)))
            }
            kinds.append(try kind(of: names.parameters(of: event)[parameter], token))
            references.append(ParameterReference(event: event, parameter: parameter))
        }
        guard Set(kinds).count == 1, let kind = kinds.first else {
            throw Failure(
                offset: token.offset,
                message: "expected one kind of value in all events, found several for '\(token.text)'")
        }
        let domain = names.parameter(token.text, of: first).map { names.parameters(of: first)[$0].domain }
        return Part(.parameter(references), kind, token, domain: events.count == 1 ? domain : nil)
    }

    private func kind(of parameter: EventCatalogue.Parameter, _ token: ExpressionToken) throws(Failure) -> Kind {
        switch parameter.kind {
        case .number: return .number
        case .bool: return .truth
        case .enum, .identifier, .url, .filename: return .word
        default:
            throw Failure(
                offset: token.offset,
                message:
                    "expected a parameter that can be compared, found '\(token.text)' of kind \(parameter.kind.rawValue)"
            )
        }
    }

    // MARK: Types

    private func require(_ kind: Kind, _ part: Part) throws(Failure) {
        guard part.kind == kind else {
            throw Failure(offset: part.offset, message: "expected \(kind.rawValue), found \(part.kind.rawValue)")
        }
    }

    private mutating func combined(
        _ operation: InvariantExpression.Operator, _ left: Part, _ right: Part
    ) throws(Failure) -> Part {
        operations += 1
        guard operations <= ExpressionReading.mostOperations else {
            throw Failure(
                offset: right.offset,
                message: "expected at most \(ExpressionReading.mostOperations) operators, found more"
            )
        }
        var kind = Kind.truth
        switch operation {
        case .or, .and:
            try require(.truth, left)
            try require(.truth, right)
        case .equal, .unequal:
            try require(left.kind, right)
            try checkWord(left, right)
            try checkWord(right, left)
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            try require(.number, left)
            try require(.number, right)
        case .plus, .minus, .times, .divided:
            try require(.number, left)
            try require(.number, right)
            kind = .number
        }
        return Part(
            expression: .operation(operation, left.expression, right.expression), kind: kind, offset: left.offset)
    }

    /// A word has to be one that the parameter beside it can have: other words are not published.
    private func checkWord(_ word: Part, _ other: Part) throws(Failure) {
        guard case .word(let text) = word.expression, let domain = other.domain, !domain.contains(text.text) else {
            return
        }
        let expected = domain.isEmpty ? "a parameter with declared values beside a word" : listing(domain)
        throw Failure(
            offset: word.offset, message: "expected \(expected), found '\(text.text)'",
            suggestion: nearest(to: text.text, among: domain))
    }
}

extension ExpressionReading.Part {
    init(
        _ expression: InvariantExpression, _ kind: ExpressionReading.Kind, _ token: ExpressionToken,
        domain: [String]? = nil
    ) {
        self.init(expression: expression, kind: kind, offset: token.offset, domain: domain)
    }
}
