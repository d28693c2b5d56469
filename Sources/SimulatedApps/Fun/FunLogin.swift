/// The login screen.
final class FunLogin {
    /// Whether a sign-in runs; another tap is ignored meanwhile.
    private(set) var isSigningIn = false

    private let services: FunServiceLocator
    private let onLogin: () -> Void

    init(services: FunServiceLocator, onLogin: @escaping () -> Void) {
        self.services = services
        self.onLogin = onLogin
    }

    /// Sign In.
    func login() {
        guard !isSigningIn else { return }
        isSigningIn = true
        services.log(.loginTapped)
        services.resolve(FunNetwork.self)?.login { [self] in
            isSigningIn = false
            onLogin()
        }
    }
}
