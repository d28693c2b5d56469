internal import Redaction

extension LocaleForms {
    /// English: a narrow space between thousands, a decimal point, the date as logs print it.
    public static let english = LocaleForms(
        thousands: "\u{202F}", decimalMark: ".", percent: " %", plural: .oneOther, dateOrder: .yearFirst, dayMark: "",
        months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
        days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], and: "and", or: "or", quotesOpen: "'", quotesClose: "'"
    )

    /// German as DIN 5008 has it: a narrow space between thousands, a decimal comma, a space that does not break before the
    /// per cent sign, day before month.
    public static let german = LocaleForms(
        thousands: "\u{202F}", decimalMark: ",", percent: "\u{A0}%", plural: .oneOther, dateOrder: .dayFirst,
        dayMark: ".",
        months: ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sep.", "Okt.", "Nov.", "Dez."],
        days: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"], and: "und", or: "oder", quotesOpen: "„", quotesClose: "“")
}
