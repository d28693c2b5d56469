internal import EventModel

/// What is wrong with one event in one reading of its message.
struct PlanFault: Sendable, Hashable {
    /// What.
    var rule: PlanRule
    /// The parameter of the plan that it is about.
    var planned: Int?
    /// Position of the parameter in the message.
    var position: Int?

    /// How much it speaks against the reading: a message that can be read with a key too many or out of order is rather
    /// that than one with a missing key or a value of another kind.
    var weight: Int {
        switch rule {
        case .missingParameter, .wrongType, .wrongValue: 3
        default: 1
        }
    }
}

/// An event of a plan, ready to be compared.
struct EventForm: Sendable {
    private let keys: [[UInt8]]
    private let values: [ValueForm]
    private let isRequired: [Bool]
    private let keysAreSorted: Bool

    init(_ event: EventCatalogue.PlannedEvent, keysAreSorted: Bool) {
        keys = event.parameters.map { Array($0.name.utf8) }
        values = event.parameters.map { ValueForm($0) }
        isRequired = event.parameters.map(\.isRequired)
        self.keysAreSorted = keysAreSorted
    }

    /// Whether a reading is as planned, and no value hides a further key: nearly all are.
    func isFlawless(_ reading: PlanReader.Reading, _ bytes: Span<UInt8>) -> Bool {
        var required = isRequired.count { $0 }
        for (position, parameter) in reading.parameters.enumerated() {
            guard let planned = parameter.planned else {
                if reading.isSpelled { return false }
                continue
            }
            if position > 0, reading.isSpelled, !isBehind(reading.parameters, position, bytes) { return false }
            guard values[planned].fits(bytes, parameter.value) else { return false }
            if reading.isSpelled, holdsKey(parameter, ValueForm.closedKinds, bytes) { return false }
            if isRequired[planned] { required -= 1 }
        }
        return required == 0
    }

    /// All that is wrong in a reading.
    func faults(_ reading: PlanReader.Reading, _ bytes: Span<UInt8>) -> [PlanFault] {
        var faults: [PlanFault] = []
        var isThere = [Bool](repeating: false, count: keys.count)
        for parameter in reading.parameters { parameter.planned.map { isThere[$0] = true } }
        var isOrdered = true
        for (position, parameter) in reading.parameters.enumerated() {
            if position > 0, reading.isSpelled {
                isOrdered = isOrdered && isBehind(reading.parameters, position, bytes)
            }
            if let planned = parameter.planned {
                if !values[planned].fits(bytes, parameter.value) {
                    let rule: PlanRule = values[planned].isClosed ? .wrongValue : .wrongType
                    faults.append(PlanFault(rule: rule, planned: planned, position: position))
                }
            } else if !parameter.key.isEmpty {
                faults.append(stray(parameter, position, &isThere, bytes))
            }
        }
        for index in keys.indices where isRequired[index] && !isThere[index] {
            faults.append(PlanFault(rule: .missingParameter, planned: index))
        }
        if !isOrdered { faults.append(PlanFault(rule: .wrongOrder)) }
        return faults
    }

    /// How much speaks against a reading.
    func doubt(_ reading: PlanReader.Reading, _ faults: [PlanFault], _ bytes: Span<UInt8>) -> Int {
        let swallowed = reading.parameters.count { reading.isSpelled && holdsKey($0, ValueForm.closedKinds, bytes) }
        return faults.reduce(swallowed * 2) { $0 + $1.weight }
    }

    /// Whether a text or a name of a file, which may hold anything, looks as if it held a further key.
    func hasOpenEnd(_ reading: PlanReader.Reading, _ bytes: Span<UInt8>) -> Bool {
        reading.isSpelled && reading.parameters.contains { holdsKey($0, ValueForm.openKinds, bytes) }
    }

    private func holdsKey(_ parameter: Event.Parameter, _ kinds: Set<ParameterKind>, _ bytes: Span<UInt8>) -> Bool {
        parameter.planned.map { values[$0].mayHoldKey(bytes, parameter.value, ofKinds: kinds) } ?? false
    }

    /// A key that the plan does not have: one of its own in another case, one that stands twice, or an unknown one.
    private func stray(
        _ parameter: Event.Parameter, _ position: Int, _ isThere: inout [Bool], _ bytes: Span<UInt8>
    ) -> PlanFault {
        if let twice = keys.firstIndex(where: { equals($0, bytes, parameter.key) }) {
            return PlanFault(rule: .repeatedParameter, planned: twice, position: position)
        }
        if let meant = keys.firstIndex(where: { isSameBesidesCase($0, bytes, parameter.key) }), !isThere[meant] {
            isThere[meant] = true
            return PlanFault(rule: .wrongCase, planned: meant, position: position)
        }
        return PlanFault(rule: .unexpectedParameter, position: position)
    }

    /// Whether a key stands behind the one before it in ascending order, where that matters.
    private func isBehind(_ parameters: [Event.Parameter], _ position: Int, _ bytes: Span<UInt8>) -> Bool {
        guard keysAreSorted else { return true }
        let (before, key) = (parameters[position - 1].key, parameters[position].key)
        for offset in 0..<min(before.count, key.count) {
            let (one, two) = (bytes[before.lowerBound + offset], bytes[key.lowerBound + offset])
            if one != two { return one < two }
        }
        return before.count <= key.count
    }

    private func isSameBesidesCase(_ key: [UInt8], _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard key.count == range.count else { return false }
        return key.indices.allSatisfy { lowered(key[$0]) == lowered(bytes[range.lowerBound + $0]) }
    }
}

/// An ASCII capital as its small letter; any other byte as it is.
func lowered(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 0x20 : byte }
