extension Detector {
    /// Names of people, accounts, devices and networks, addresses, and what was typed.
    static let people: [Detector] = [
        person, givenName, smallNames, easternName, contactCard, userName, handle, deviceName, networkName,
        postalAddress,
        townAddress,
        easternAddress, typedText, messageTexts, notificationTexts, calendarTexts, ticketNames, ownedThings, gameNames,
        accountNames, quotedPersons,
    ]
}
