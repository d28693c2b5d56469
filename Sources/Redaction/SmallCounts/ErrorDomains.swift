/// Domains of errors that every app can have, because the system or its frameworks give them.
enum ErrorDomains {
    private static let others: Set<String> = [
        "AKAuthenticationError", "ASAuthorizationError", "ASWebAuthenticationSessionErrorDomain", "AVErrorDomain",
        "AVFoundationErrorDomain", "AppleJPEGErrorDomain", "BackgroundTasksErrorDomain", "CKErrorDomain",
        "CNErrorDomain", "CoreMediaErrorDomain", "EKErrorDomain", "GKErrorDomain", "HKErrorDomain", "LAErrorDomain",
        "MKErrorDomain", "MPErrorDomain", "PHPhotosErrorDomain", "PKPassKitErrorDomain", "QLThumbnailErrorDomain",
        "RBSServiceErrorDomain", "RPRecordingErrorDomain", "SKErrorDomain", "UNErrorDomain", "WCErrorDomain",
        "WKErrorDomain", "WebKitErrorDomain",
    ]

    /// Whether the system gives a domain.
    static func isSystem(_ domain: String) -> Bool {
        others.contains(domain) || domain.hasPrefix("com.apple.")
            || (domain.hasSuffix("ErrorDomain") || domain.hasSuffix("Error"))
                && ["NS", "kCF", "kCL", "kAF"].contains { domain.hasPrefix($0) }
            || ["kCFErrorDomainCFNetwork", "kCFErrorDomainCocoa", "kCFErrorDomainPOSIX", "kCFErrorDomainOSStatus"]
                .contains(domain)
    }
}
