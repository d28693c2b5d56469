internal import Foundation
@testable internal import LogIngest

/// Our JSON against Foundation's: what one takes for one whole object is one for the other, and strings and integers at
/// its top are the same.
enum ValueCheck {
    static func check(_ bytes: [UInt8]) {
        // Foundation takes NUL near the beginning for UTF-16, and bytes that are not UTF-8 for no JSON; both are no question here.
        guard bytes.first == 0x7B, !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else { return }
        let ours = members(of: bytes)
        let theirs = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        guard let ours else {
            require(theirs == nil || isDeep(bytes) || endsInComma(bytes), "no object for us, one for Foundation")
            return
        }
        guard let theirs else {
            require(isPeculiar(bytes), "an object for us, none for Foundation")
            return
        }
        require(Set(ours.map(\.key)) == Set(theirs.keys), "other keys")
        let counts = Dictionary(ours.map { ($0.key, 1) }, uniquingKeysWith: +)
        // Of a key that comes twice each may take another value.
        for (key, value) in ours where counts[key] == 1 { compare(value, theirs[key]) }
    }

    private static func compare(_ value: Value, _ other: Any?) {
        switch value {
        case .text(let text): require(other as? String == text, "another text")
        case .integer(let text): require((other as? NSNumber)?.stringValue == text, "another integer")
        case .other: break
        }
    }

    private enum Value {
        case text(String)
        case integer(String)
        case other
    }

    private static func members(of bytes: [UInt8]) -> [(key: String, value: Value)]? {
        func text(_ text: JSONText) -> String {
            var copy: [UInt8] = []
            text.append(from: bytes.span, to: &copy)
            return String(decoding: copy, as: UTF8.self)
        }
        var line = JSONLine(0..<bytes.count)
        var members: [(String, Value)] = []
        do {
            while let member = try line.next(bytes.span) {
                switch member.value {
                case .text(let value): members.append((text(member.key), .text(text(value))))
                case .integer(let magnitude, let isNegative) where magnitude > 0 && magnitude < 1 << 63:
                    members.append((text(member.key), .integer((isNegative ? "-" : "") + "\(magnitude)")))
                default: members.append((text(member.key), .other))
                }
            }
        } catch {
            return nil
        }
        return members
    }

    /// Whether values may be nested deeper than we look.
    private static func isDeep(_ bytes: [UInt8]) -> Bool {
        bytes.count { $0 == 0x7B || $0 == 0x5B } > 60
    }

    /// Whether a comma may stand behind a last value, which Foundation takes and the grammar does not.
    private static func endsInComma(_ bytes: [UInt8]) -> Bool {
        let solid = bytes.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return zip(solid, solid.dropFirst()).contains { $0 == 0x2C && ($1 == 0x7D || $1 == 0x5D) }
    }

    /// Whether there may be what the grammar allows and Foundation does not take: half a surrogate pair, a number beyond what
    /// a Double holds.
    private static func isPeculiar(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self).lowercased()
        return text.contains("\\ud") || text.contains("e") || text.count(where: \.isNumber) > 300
    }
}
