internal import EventModel

extension CaptureTally {
    /// Puts the tally of the next part of the same capture behind this one; its lines follow those counted here.
    ///
    /// The line numbers of its records are those of the part: add `lines.read` of the tally before.
    public mutating func append(_ next: CaptureTally) {
        let lineBase = lines.read
        appendRejections(next, lineBase: lineBase)
        appendFooters(next, lineBase: lineBase)
        appendTimes(next)
        byteCount += next.byteCount
        lines.add(next.lines)
        appleLevels.add(next.appleLevels)
        otherLevels.add(next.otherLevels)
        losses.add(next.losses)
        styles.add(next.styles)
        appleRecords += next.appleRecords
        bannerSkipsInfo = bannerSkipsInfo || next.bannerSkipsInfo
        bannerSkipsDebug = bannerSkipsDebug || next.bannerSkipsDebug
    }

    private mutating func appendRejections(_ next: CaptureTally, lineBase: Int) {
        for (reason, tally) in next.rejections {
            let known = rejections[reason, default: RejectionTally()]
            let lines = known.firstLines + tally.firstLines.map { $0 + lineBase }
            rejections[reason] = RejectionTally(
                count: known.count + tally.count, firstLines: Array(lines.prefix(CaptureTally.keptLinesOfReason)))
        }
        for rejected in next.firstRejected.prefix(CaptureTally.keptLines - firstRejected.count) {
            firstRejected.append(RejectedLine(line: rejected.line + lineBase, reason: rejected.reason))
        }
    }

    /// The first footer of the next part also covers what was read here since the last one.
    private mutating func appendFooters(_ next: CaptureTally, lineBase: Int) {
        guard next.hasFooter else { return }
        var before = appleLevels
        before.subtract(levelsAtFooter)
        let recordsBefore = appleRecords - recordsAtFooter
        for (index, check) in next.footers.prefix(CaptureTally.keptLines - footers.count).enumerated() {
            var check = check
            check.line += lineBase
            if index == 0 {
                check.read = check.read.adding(before, recordsBefore)
            }
            footers.append(check)
        }
        hasFooter = true
        recordsAtFooter = appleRecords + next.recordsAtFooter
        levelsAtFooter = appleLevels
        levelsAtFooter.add(next.levelsAtFooter)
    }

    private mutating func appendTimes(_ next: CaptureTally) {
        recordsWithoutOffset += next.recordsWithoutOffset
        utcOffsets = Set(utcOffsets + next.utcOffsets).sorted()
        if next.firstInstant < firstInstant {
            firstInstant = next.firstInstant
            first = next.first
        }
        if next.lastInstant > lastInstant {
            lastInstant = next.lastInstant
            last = next.last
        }
    }
}

extension FooterCheck.Totals {
    fileprivate func adding(_ levels: LevelCounts, _ records: Int) -> FooterCheck.Totals {
        switch self {
        case .levels(var own):
            own.add(levels)
            return .levels(own)
        case .records(let own): return .records(own + records)
        }
    }
}

extension LevelCounts {
    /// Adds the counts of another part.
    public mutating func add(_ counts: LevelCounts) {
        for level in LogLevel.allCases {
            self[level] += counts[level]
        }
    }

    fileprivate mutating func subtract(_ counts: LevelCounts) {
        for level in LogLevel.allCases {
            self[level] -= counts[level]
        }
    }
}

extension LossCounts {
    /// Adds the counts of another part.
    public mutating func add(_ counts: LossCounts) {
        privateValues += counts.privateValues
        undecodedValues += counts.undecodedValues
        cutMessages += counts.cutMessages
        truncatedMessages += counts.truncatedMessages
        dropMarkers += counts.dropMarkers
        lostMessages += counts.lostMessages
    }
}
