extension Detector {
    /// The detectors of values that belong to people: numbers and addresses, names, and what was typed.
    static let personal: [Detector] = [
        email, phone, card, cardExpiry, iban, nationalID, machineReadableZone, ipv4, ipv6, mac, coordinates, birthDate,
        vehicle, person, givenName, easternName, contactCard, userName, deviceName, networkName,
    ]
}
