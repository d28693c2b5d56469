internal import Diagnostics
internal import LogIngest

/// How to describe a log format of one's own: an example, and the tables of fields and types.
enum FormatGuide {
    static var text: String {
        """
        How to describe a log format of your own

        ctreport.yml, in the working directory or a folder above it (or --config FILE, or CTREPORT_CONFIG):

          formats:
            - name: shop-logger
              line: "{time} | {level} | {category} | {message}"
              time: "yyyy-MM-dd HH:mm:ss.SSS"
              levels: { W: warning, E: error }
              samples:
                - line: "2026-07-29 14:00:00.412 | W | Checkout | Event: checkout_started"
                  level: warning
                  category: Checkout
                  message: "Event: checkout_started"

        name     what reports call the format: a–z, 0–9 and -
        line     the line that begins a record: text with holes in braces, {{ and }} for braces; write it in quotes
        time     how times are written; without it the known forms are understood (below)
        levels   words for levels besides the usual ones: trace, debug, info, notice, warning, error, critical, fault
        samples  one line or more of the log, each alone or with the fields that it must give; they are checked when
                 the file is read: each must fit its format, give what it states, and not be taken by a format before

        Your own formats are tried before the built-in ones, in the order of the file. A line that begins no record
        belongs to the message before it. Blanks around a value, which pad it to a column, are no part of it.

        \(fields)
        A hole has the first of its types unless it names another: {category:word}.

        \(types)
        {time} without the key 'time' is one of
          2026-07-29 14:00:00.412+03:00    T or a blank, - or / in the date, fraction and offset may be absent
          Jul 29 14:00:00                  the year is unknown
          14:00:00.412                     the date is unknown

        letters of 'time': y year, M month (MMM: Jul, MMMM: July), d day, E day of the week, H hour, h hour with a for
        AM or PM, m minute, s second, S fraction, Z X x offset such as +0300, z the same or a zone's name; one letter
        for numbers without a zero in front, two with it; other text in single quotes

        """
    }

    private static var fields: String {
        let rows = CustomField.allCases.map { field in
            ["  {\(field.rawValue)}", field.meaning, field.types.map(\.rawValue).joined(separator: ", ")]
        }
        return TextTable(rows: [["holes", "", "types"]] + rows).text
    }

    private static var types: String {
        TextTable(rows: [["types"]] + CustomType.allCases.map { ["  " + $0.rawValue, $0.meaning] }).text
    }
}
