internal import EventModel
internal import Flows
internal import Redaction
internal import ReportModel
internal import Texts

/// What the filter of an overview adds figures up from: launches, events, and counts and rates by day and by the labels of the
/// captures. Only figures whose days add up to the figure of the whole run are in it; all others stay what they are.
struct FigureCube {
    /// The most cells of an app. With more its labels are left out.
    static let mostCells = 4000

    /// A figure that can be added up.
    private struct Figure {
        var id: Public
        var isRate: Bool
        /// The numbers of a cell: a count, or k and n.
        var numbers: (DaySeries.Step) -> [Int]
    }

    private let app: FlowSummary
    private let cells: [DayCube.Cell]
    private let figures: [Figure]

    /// The cube of an app, of those figures that its overview shows; nil where there is nothing to choose from.
    ///
    /// - Parameter needed: how many installs must stand behind each cell, by the policy of the gate. One that has fewer could be
    ///   had as the difference of others, so that all of them must have as many: otherwise there are no labels, or no cube.
    init?(_ app: FlowSummary, showing ids: [Public], installsNeeded needed: Int) {
        let sets = Set(app.cube.cells.map(\.labels))
        let byLabel = app.cube.cells.count <= Self.mostCells ? app.cube.cells : []
        let candidates = [byLabel, app.cube.withoutLabels]
        guard
            let cells = candidates.first(where: { cells in
                !cells.isEmpty && (needed <= 1 || cells.allSatisfy { $0.installs >= needed })
            }), Set(cells.map(\.start)).count > 1 || (sets.count > 1 && cells.count > 1)
        else { return nil }
        self.app = app
        self.cells = cells
        figures = FigureCube.totals(of: app, cells) + ids.compactMap { FigureCube.figure($0, of: app, cells) }
        guard figures.contains(where: { $0.id == "launches" }) else { return nil }
    }

    private static func totals(of app: FlowSummary, _ cells: [DayCube.Cell]) -> [Figure] {
        var figures: [Figure] = []
        if cells.reduce(0, { $0 + $1.step.launches }) == app.launches {
            figures.append(Figure(id: "launches", isRate: false) { [$0.launches] })
        }
        if cells.reduce(0, { $0 + $1.step.events }) == app.eventTotal {
            figures.append(Figure(id: "events", isRate: false) { [$0.events] })
        }
        return figures
    }

    /// A figure whose cells add up to what it is in all.
    private static func figure(_ id: Public, of app: FlowSummary, _ cells: [DayCube.Cell]) -> Figure? {
        switch app.value(of: id) {
        case .count(let all):
            let figure = Figure(id: id, isRate: false) { step in
                if case .count(let count)? = step.sums[id] { [count] } else { [0] }
            }
            return cells.reduce(0, { $0 + figure.numbers($1.step)[0] }) == all ? figure : nil
        case .rate(let all):
            let figure = Figure(id: id, isRate: true) { step in
                if case .rate(let share)? = step.sums[id] { [share.k, share.n] } else { [0, 0] }
            }
            let sums = cells.reduce(into: [0, 0]) { sums, cell in
                for (place, number) in figure.numbers(cell.step).enumerated() { sums[place] += number }
            }
            return sums == [all.k, all.n] ? figure : nil
        default: return nil
        }
    }

    /// The app's part of `cube.js`, its days in the forms of a language.
    func value(_ forms: LocaleForms) -> JSONValue {
        let starts = cells.map(\.start).reduce(into: [Int64]()) { if $0.last != $1 { $0.append($1) } }
        let days = firstDays(of: starts)
        let sets = cells.map(\.labels).reduce(into: [Labels]()) { if !$0.contains($1) { $0.append($1) } }
        let dayNumbers = Dictionary(uniqueKeysWithValues: zip(starts, starts.indices))
        let setNumbers = Dictionary(uniqueKeysWithValues: zip(sets, sets.indices))
        return .object([
            "days": .array(days.map { .string(FigureCube.day($0, forms)) }),
            "ends": .array(lastDays(of: starts).map { .string(FigureCube.day($0, forms)) }),
            "labels": .array(
                sets.map { set in
                    .object(Dictionary(set.all.map { ($0.key, JSONValue.string($0.value)) }) { first, _ in first })
                }),
            "fewest": .integer(app.program.fewest),
            "figures": .array(figures.map { .array([.string($0.id), .bool($0.isRate)]) }),
            "cells": .array(
                cells.map { cell in
                    let place = [dayNumbers[cell.start] ?? 0, setNumbers[cell.labels] ?? 0]
                    return .array((place + figures.flatMap { $0.numbers(cell.step) }).map { .integer($0) })
                }),
        ])
    }

    /// The first day of each step that the log has.
    private func firstDays(of starts: [Int64]) -> [Int64] {
        let first = app.coveredTime?.lowerBound ?? .min
        return starts.map { max($0, first) }
    }

    /// The last day of each step that the log has: a step is several days where the log has many.
    private func lastDays(of starts: [Int64]) -> [Int64] {
        let last = app.coveredTime?.upperBound ?? .max
        let (length, day) = (app.cube.width * DaySeries.dayNanoseconds, DaySeries.dayNanoseconds)
        return starts.map { start in
            let (end, overflow) = start.addingReportingOverflow(length - day)
            return min(max(start, overflow ? .max : end), last)
        }
    }

    private static func day(_ civilNanoseconds: Int64, _ forms: LocaleForms) -> Public {
        let text = Timestamp(civilNanoseconds: civilNanoseconds, fractionDigits: 0).civilText
        return forms.time(text.split(separator: "T").first.map(String.init) ?? text)
    }
}
