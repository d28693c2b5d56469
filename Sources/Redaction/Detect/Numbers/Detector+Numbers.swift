extension Detector {
    /// Values of few possibilities: addresses, and numbers that people and their things carry.
    static let numbers: [Detector] = [
        email, spelledEmail, phone, card, cardExpiry, iban, nationalID, machineReadableZone, ipv4, ipv6, mac,
        coordinates, birthDate,
        vehicle,
    ]
}
