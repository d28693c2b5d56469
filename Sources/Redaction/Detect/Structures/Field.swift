/// A key and its value somewhere in a message: `key=value`, `"key": "value"`, `key = "value";`, `<key>value</key>`.
struct Field: Sendable {
    /// How the value is written.
    enum Form: Sendable, Hashable {
        /// Between quotes or tags.
        case quoted
        /// Behind `=` in a query or a form: ends at `&`.
        case query
        /// Behind `=` elsewhere.
        case assigned
        /// Behind `:` without quotes.
        case colon
    }

    /// The places of the key.
    var key: Range<Int>
    /// The places of the value as far as it may reach; a value of one word ends earlier.
    var value: Range<Int>
    var form: Form
    /// What the key says.
    var meaning: KeyMeaning
}
