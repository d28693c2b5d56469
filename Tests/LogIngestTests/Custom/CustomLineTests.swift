import Testing

@testable import LogIngest

@Suite struct CustomLineTests {
    struct Case: Sendable {
        var text: String
        var offset: Int
        var message: String
        var suggestion: String?
    }

    static let cases = [
        Case(
            text: "{time} {lvel} {message}", offset: 8,
            message:
                "expected time, level, process, pid, tid, library, subsystem, category, host, message or _, found 'lvel'",
            suggestion: "level"),
        Case(
            text: "{time} {pid:hex} {message}", offset: 12, message: "expected int as type of {pid}, found 'hex'"),
        Case(
            text: "{time} {tid:ints} {message}", offset: 12,
            message: "expected int or hex as type of {tid}, found 'ints'",
            suggestion: "int"),
        Case(
            text: "ö{time", offset: 2,
            message: "expected '}' behind the name of a field; a literal brace is written '{{'"),
        Case(text: "a} {message}", offset: 1, message: "expected '{' before '}'; a literal brace is written '}}'"),
        Case(text: "{time} {time} {message}", offset: 8, message: "expected {time} once, found it again"),
        Case(
            text: "{_}{message}", offset: 3,
            message: "expected text between two holes: nothing tells where the first one ends"),
        Case(
            text: "{pid}0 {message}", offset: 5,
            message: "expected no digit right behind a number: nothing tells where the number ends"),
        Case(
            text: "{tid:hex}f {message}", offset: 9,
            message: "expected no digit right behind a number: nothing tells where the number ends"),
        Case(
            text: "{level} {message} x", offset: 17,
            message: "expected {message} at the end: it goes on to the end of the record"),
        Case(
            text: "{level} {message}{pid}", offset: 17,
            message: "expected {message} at the end: it goes on to the end of the record"),
        Case(text: "{level} ", offset: 8, message: "expected {message} at the end, found none"),
        Case(text: "", offset: 0, message: "expected {message} at the end, found none"),
        Case(
            text: "{category} {message}", offset: 0,
            message: "expected {time}, {level} or text besides blanks, since this fits lines of any kind"),
        Case(
            text: "{message}", offset: 0,
            message: "expected {time}, {level} or text besides blanks, since this fits lines of any kind"),
        Case(
            text: "[{level}]\n{message}", offset: 9,
            message: "expected one line, found a line break; further lines of a record belong to {message} anyway"),
        Case(text: String(repeating: "x", count: 1001), offset: 1000, message: "expected at most 1000 bytes"),
    ]

    @Test(arguments: cases) func faultsHaveTheirPlaceAndWords(_ example: Case) {
        let error = #expect(throws: CustomLineError.self) { try CustomLine(parsing: example.text) }
        #expect(error?.offset == example.offset)
        #expect(error?.text == example.message)
        #expect(error?.suggestion == example.suggestion)
    }

    @Test func everyTypeOfAFieldCanBeWritten() throws {
        for field in CustomField.allCases where field != .message {
            for type in field.types {
                let line = try CustomLine(parsing: "<{\(field.rawValue):\(type.rawValue)}> {message}")
                #expect(line.holes.map(\.type) == [type, .text])
                #expect(line.has(field))
            }
            #expect(try CustomLine(parsing: "<{\(field.rawValue)}> {message}").holes[0].type == field.types[0])
        }
    }
}
