extension Detector {
    /// UUIDs, but for the zero one, those of Bluetooth services, and those of builds and images.
    static let uuids = Detector(
        id: "uuid", type: .uuid, needs: .digit,
        matches: [
            Sample("GET /users/ff3669d1-0bb9-4226-ae71-8d9de8fcb0f4/avatar", "ff3669d1-0bb9-4226-ae71-8d9de8fcb0f4"),
            Sample("idfa: F8FF1560-0ABC-463B-AE65-59479001489A", "F8FF1560-0ABC-463B-AE65-59479001489A"),
            Sample(
                "/Containers/Data/Application/E65A735B-798E-4F0A-831C-251E8B20C691/tmp/a",
                "E65A735B-798E-4F0A-831C-251E8B20C691"),
            Sample(
                "identifier=13BE4367-5A3F-4A15-BB4E-4DA21306C8B6:ABPerson",
                "13BE4367-5A3F-4A15-BB4E-4DA21306C8B6:ABPerson"),
            Sample("会話{13be4367-5a3f-4a15-bb4e-4da21306c8b6}", "13be4367-5a3f-4a15-bb4e-4da21306c8b6"),
            Sample(
                "CoreSimulator/Devices/0F2A4C11-9B3E-4C55-8D7A-1B2C3D4E5F60/data",
                "0F2A4C11-9B3E-4C55-8D7A-1B2C3D4E5F60"),
        ],
        rejects: [
            "", "00000000-0000-0000-0000-000000000000", "0000180D-0000-1000-8000-00805F9B34FB",
            "Build UUID 291DDA77-2485-4F5B-A5C6-FC19C086E166", "dSYM UUID 17FA5081-78A1-4E94-82AD-2181E203EDF7 arm64",
            "service 6E400001-B5A3-F393-E0A9-E50E24DCCA9E", "13BE4367-5A3F-4A15-BB4E-4DA21306C8B", "1-2-3-4-5",
            "x-request-id: 291dda77-2485-4f5b-a5c6-fc19c086e166",
            "Task <291DDA77-2485-4F5B-A5C6-FC19C086E166>.<3> done",
            "characteristic UUID: 6E400002-B5A3-F393-E0A9-E50E24DCCA9E", "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
        ]
    ) { text, claims in
        for word in text.words where word.range.count == 8 && word.all.contains(.hex) {
            let start = word.range.lowerBound
            guard UUIDShape.matches(text, at: start), UUIDShape.isOfSomebody(text, at: start) else { continue }
            var end = start + UUIDShape.length
            if text.has(UUIDShape.contact, at: end) { end += UUIDShape.contact.count }
            if text.scalar(end) == 0x52 { end += 1 }
            claims.append(Claim(range: start..<end, type: UUIDShape.type(text, at: start), rule: "uuid"))
        }
    }
}

/// The shape of UUIDs.
enum UUIDShape {
    static let length = 36
    /// What the address book adds to its identifiers.
    static let contact = ":ABPerson".unicodeScalars.map(\.value)
    private static let bluetooth = "-0000-1000-8000-00805f9b34fb".unicodeScalars.map(\.value)
    private static let folders = [
        "application/", "appgroup/", "pluginkitplugin/", "devices/", "systemgroup/", "internaldaemon/", "vpnplugin/",
    ]
    .map { $0.unicodeScalars.map(\.value) }

    /// Whether 8-4-4-4-12 hexadecimal digits stand at a place.
    static func matches(_ text: borrowing DetectableText, at start: Int) -> Bool {
        guard start + length <= text.scalars.count, text.isTokenStart(start), ends(text, start + length) else {
            return false
        }
        for offset in 0..<length {
            let isDash = offset == 8 || offset == 13 || offset == 18 || offset == 23
            let place = start + offset
            guard isDash ? text.scalars[place] == 0x2D : text.classes[place].contains(.hex) else { return false }
        }
        return true
    }

    /// Some add a mark of their own: `…R`.
    private static func ends(_ text: borrowing DetectableText, _ end: Int) -> Bool {
        text.isTokenEnd(end) || text.scalar(end) == 0x52 && text.isTokenEnd(end + 1)
    }

    /// False for constants and for UUIDs of code and of services.
    static func isOfSomebody(_ text: borrowing DetectableText, at start: Int) -> Bool {
        let digits = text.lowered[start..<start + length].filter { $0 != 0x2D }
        if digits.allSatisfy({ $0 == digits[0] }) { return false }
        if text.ends(bluetooth, at: start + length) { return false }
        return isInFolder(text, at: start)
            || !RequestNumbers.isOne(text, at: start) && !text.hasWord(.digest, before: start, within: 2)
    }

    private static func isInFolder(_ text: borrowing DetectableText, at start: Int) -> Bool {
        text.scalar(start - 1) == 0x2F && folders.contains { text.ends($0, at: start) }
    }

    /// By what stands before it.
    static func type(_ text: borrowing DetectableText, at start: Int) -> SensitiveType {
        if isInFolder(text, at: start) { return .container }
        if text.hasWord(.deviceID, before: start, within: 3) { return .device }
        return text.hasWord(.push, before: start, within: 3) ? .pushToken : .uuid
    }
}
