extension Detector {
    /// Fields of patients and their kin in segments of HL7 version 2: `PID|1||771204^^^H||HALME^OTSO||19610204|M`.
    static let patientSegments = Detector(
        id: "patient-segment", type: .person, needs: .digit,
        matches: [
            .init("PID|1||771204^^^H||HALME^OTSO||19610204|M", "771204", "HALME^OTSO", "19610204"),
            .init(
                "MSH|^~\\&|LAB\rPID|1||55^^^A~66^^^B||Ruiz^Ana^M||19770512|F|||Calle Sol 4^^Vigo||600112233",
                "55", "66", "Ruiz^Ana^M", "19770512", "Calle Sol 4^^Vigo", "600112233"),
            .init("NK1|1|Ruiz^Pablo|BRO|Calle Sol 4|600445566", "Ruiz^Pablo", "Calle Sol 4", "600445566"),
        ],
        rejects: ["", "PID|", "PID 4711 | CPU 12", "RAPID|1||2", "pid|501|", "PID|1||||", "OBX|1|NM|GLU||5.4"]
    ) { text, claims in
        var place = 0
        while place + 4 < text.scalars.count {
            guard let segment = PatientSegment(text, at: place) else {
                place += 1
                continue
            }
            place = segment.read(text, &claims)
        }
    }
}

/// A segment and which of its fields say who somebody is.
private struct PatientSegment {
    private let start: Int
    private let fields: [Int: SensitiveType]

    private static let tables: [(name: [UInt32], fields: [Int: SensitiveType])] = [
        (
            [0x50, 0x49, 0x44, 0x7C],
            [
                2: .user, 3: .user, 4: .user, 5: .person, 6: .person, 7: .birthDate, 9: .person, 11: .address,
                13: .phone,
                14: .phone, 18: .account, 19: .nationalID, 20: .nationalID, 21: .user,
            ]
        ),
        ([0x4E, 0x4B, 0x31, 0x7C], [2: .person, 4: .address, 5: .phone, 6: .phone]),
        ([0x47, 0x54, 0x31, 0x7C], [2: .user, 3: .person, 5: .address, 6: .phone, 8: .birthDate, 12: .nationalID]),
    ]

    /// The segment whose name, in capitals and with the mark of fields, begins at a place.
    init?(_ text: borrowing DetectableText, at place: Int) {
        guard place == 0 || !text.classes[place - 1].meets(.word) else { return nil }
        let head = text.scalars[place..<place + 4]
        guard let table = PatientSegment.tables.first(where: { head.elementsEqual($0.name) }) else { return nil }
        start = place + 4
        fields = table.fields
    }

    /// Claims the fields and gives the place where the segment ends.
    func read(_ text: borrowing DetectableText, _ claims: inout [Claim]) -> Int {
        var (first, place, number) = (start, start, 1)
        while true {
            let isEnd = place >= text.scalars.count || [0x0A, 0x0D].contains(text.scalars[place])
            guard isEnd || text.scalars[place] == 0x7C else {
                place += 1
                continue
            }
            if let type = fields[number], place > first { claim(first..<place, type, text, &claims) }
            if isEnd { return max(place, start) }
            (first, place, number) = (place + 1, place + 1, number + 1)
        }
    }

    /// An identifier's parts behind the first say who gave it; all others are the person's.
    private func claim(
        _ field: Range<Int>, _ type: SensitiveType, _ text: borrowing DetectableText, _ claims: inout [Claim]
    ) {
        guard [.user, .account].contains(type) else {
            claims.append(Claim(range: field, type: type, rule: "patient-segment"))
            return
        }
        var first = field.lowerBound
        while first < field.upperBound {
            var end = first
            while end < field.upperBound, ![0x5E, 0x7E].contains(text.scalars[end]) { end += 1 }
            if end > first { claims.append(Claim(range: first..<end, type: type, rule: "patient-segment")) }
            while end < field.upperBound, text.scalars[end] != 0x7E { end += 1 }
            first = end + 1
        }
    }
}
