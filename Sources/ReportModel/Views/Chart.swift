public import Redaction

/// A chart as a value: what is drawn, in which unit, and the table of the same figures.
public struct Chart: Sendable, Hashable {
    /// What the values measure; decides number format and axis label.
    public enum Unit: Sendable, Hashable {
        /// Things, with their plural name: `launches`.
        case count(Public)
        /// Seconds; shown as `ms`, `s`, `min` or `h`, whichever reads best.
        case seconds
        /// A share from 0 to 1, shown in per cent.
        case share
    }

    /// One bar.
    public struct Bar: Sendable, Hashable {
        /// What the bar stands for.
        public var label: Public
        /// Its length, in the chart's unit; not negative.
        public var value: Double
        /// Its colour family.
        public var tone: Tone
        /// What else there is to say of it, a line each below the bar.
        public var details: [Public]

        /// A bar.
        public init(_ label: Public, _ value: Double, tone: Tone = .primary, details: [Public] = []) {
            self.label = label
            self.value = value
            self.tone = tone
            self.details = details
        }
    }

    /// One point of a line: `time` in nanoseconds of the civil clock since 1970, `value` in the chart's unit.
    public struct Point: Sendable, Hashable {
        /// When.
        public var time: Int64
        /// How much.
        public var value: Double
        /// An interval around the value, in the same unit, drawn as a band; nil where there is none.
        public var low, high: Double?
        /// Whether the value says less than others: it rests on few, or on a part of a day. Drawn hollow.
        public var isWeak: Bool

        /// A point.
        public init(time: Int64, value: Double, low: Double? = nil, high: Double? = nil, weak: Bool = false) {
            self.time = time
            self.value = value
            self.low = low
            self.high = high
            isWeak = weak
        }
    }

    /// One line of a line chart.
    public struct Series: Sendable, Hashable {
        /// The name, in the legend.
        public var name: Public
        /// The points in order of time.
        public var points: [Point]
        /// Its colour family.
        public var tone: Tone
        /// Drawn as steps, for values that hold until the next point.
        public var isStepped: Bool
        /// Filled down to nothing, for amounts.
        public var isFilled = false
        /// What the band around the line is, for the legend.
        public var bandName: Public?
        /// What its weak points are, for the legend.
        public var weakName: Public?
        /// Points farther apart, in nanoseconds, have others missing between them: the line between is dashed.
        public var longestStep: Int64?

        /// A line.
        public init(name: Public, points: [Point], tone: Tone = .primary, stepped: Bool = false) {
            self.name = name
            self.points = points
            self.tone = tone
            self.isStepped = stepped
        }
    }

    /// One bin of a histogram: values from `low` (inclusive) to `high` (exclusive; the last bin inclusive).
    public struct Bin: Sendable, Hashable {
        /// Lower edge.
        public var low: Double
        /// Upper edge.
        public var high: Double
        /// How many values.
        public var count: Int

        /// A bin.
        public init(low: Double, high: Double, count: Int) {
            self.low = low
            self.high = high
            self.count = count
        }
    }

    /// A labelled value on an axis, such as a median.
    public struct Marker: Sendable, Hashable {
        /// The label, such as `median`.
        public var label: Public
        /// Where on the axis.
        public var value: Double

        /// A marker.
        public init(_ label: Public, _ value: Double) {
            self.label = label
            self.value = value
        }
    }

    /// One row of a timeline: a span of time with marks on it.
    public struct Lane: Sendable, Hashable {
        /// A moment on the lane.
        public struct Mark: Sendable, Hashable {
            /// Nanoseconds of the civil clock since 1970.
            public var time: Int64
            /// What happened.
            public var label: Public
            /// Its colour family; `bad` marks are drawn with another shape as well.
            public var tone: Tone

            /// A mark.
            public init(time: Int64, label: Public, tone: Tone) {
                self.time = time
                self.label = label
                self.tone = tone
            }
        }

        /// The row's name.
        public var label: Public
        /// Start, nanoseconds of the civil clock since 1970.
        public var start: Int64
        /// End, same clock; not before `start`.
        public var end: Int64
        /// The moments, in order of time.
        public var marks: [Mark]
        /// What stands at the row's end in place of its length.
        public var figure: Public?

        /// A lane.
        public init(label: Public, start: Int64, end: Int64, marks: [Mark], figure: Public? = nil) {
            self.label = label
            self.start = start
            self.end = end
            self.marks = marks
            self.figure = figure
        }
    }

    /// So many ways from one thing to another.
    public struct Band: Sendable, Hashable {
        /// Where they begin and where they lead.
        public var from, to: Public
        /// How many.
        public var count: Int

        /// A band.
        public init(from: Public, to: Public, count: Int) {
            self.from = from
            self.to = to
            self.count = count
        }
    }

    /// One row of state bars: which state when.
    public struct StateRow: Sendable, Hashable {
        /// Time in one state.
        public struct Span: Sendable, Hashable {
            /// The state, by its place among the names of the chart.
            public var state: Int
            /// From when to when, nanoseconds of the civil clock since 1970.
            public var start, end: Int64

            /// Time in one state.
            public init(state: Int, start: Int64, end: Int64) {
                self.state = state
                self.start = start
                self.end = end
            }
        }

        /// The row's name.
        public var label: Public
        /// Where the row's axis begins and ends.
        public var start, end: Int64
        /// The states in order of time; what lies between is not known.
        public var spans: [Span]
        /// What stands at the row's end.
        public var figure: Public

        /// A row.
        public init(label: Public, start: Int64, end: Int64, spans: [Span], figure: Public) {
            self.label = label
            self.start = start
            self.end = end
            self.spans = spans
            self.figure = figure
        }
    }

    /// One row of a heat map: a name, and a value for each column.
    public struct HeatRow: Sendable, Hashable {
        /// The row's name.
        public var label: Public
        /// A value for each column; not negative.
        public var values: [Double]

        /// A row.
        public init(_ label: Public, _ values: [Double]) {
            self.label = label
            self.values = values
        }
    }

    /// A value with the interval that it rests on.
    public struct Estimate: Sendable, Hashable {
        /// What is measured.
        public var label: Public
        /// The value, and the interval's ends, in the chart's unit; nil where there is nothing to measure.
        public var value, low, high: Double?
        /// What it rests on.
        public var detail: Public

        /// A value.
        public init(_ label: Public, value: Double?, low: Double?, high: Double?, detail: Public) {
            self.label = label
            self.value = value
            self.low = low
            self.high = high
            self.detail = detail
        }
    }

    /// What is drawn.
    public enum Content: Sendable, Hashable {
        /// Ways from one thing to another, the most frequent first, step by step: a Sankey diagram.
        case bands([[Band]])
        /// Which state when, a row each, with the names of the states.
        case states(names: [Public], [StateRow])
        /// A value for each row and column; `columns` has a name for each column, of which some are shown.
        case heat(columns: [Public], [HeatRow])
        /// Values with their intervals, a row each.
        case estimates([Estimate])
        /// The parts of a whole, side by side in one bar.
        case parts([Bar])
        /// Horizontal bars, in the order given.
        case bars([Bar])
        /// Lines over time.
        case lines([Series])
        /// A histogram with markers such as the percentiles.
        case histogram([Bin], markers: [Marker])
        /// One lane per launch; every lane has its own start, the time axis counts from there.
        case timeline([Lane])
        /// A small line without axes: values at equal steps.
        case sparkline([Double])
    }

    /// The heading.
    public var title: Public
    /// One sentence that says what is to be seen; the accessible description.
    public var summary: Public
    /// What is drawn.
    public var content: Content
    /// Stands in place of a drawing that would show one value only.
    public var sentence: Public?
    /// The unit of the values.
    public var unit: Unit
    /// The same figures as a table, one click away.
    public var table: DataTable

    /// A chart.
    public init(title: Public, summary: Public, content: Content, unit: Unit, table: DataTable) {
        self.title = title
        self.summary = summary
        self.content = content
        self.unit = unit
        self.table = table
    }
}
