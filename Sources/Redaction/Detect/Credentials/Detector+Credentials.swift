extension Detector {
    /// The detectors of credentials and tokens, in the order of their rank.
    static let credentials: [Detector] = [
        vendorKeys, jwt, pem, authorization, cookies, userInfo, webhooks, secretPhrases, statedSecrets, commandSecrets,
        passwordHashes, groupedKeys, cardCodes,
        credentialPairs,
        oneTimeCodes,
        securityAnswers,
        recoveryPhrases, receipts,
        randomTokens,
    ]
}
