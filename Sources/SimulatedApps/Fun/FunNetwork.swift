/// The app's network: there is none, only waiting.
final class FunNetwork: FunService {
    static let key = FunServiceKey.network

    private let device: FunDevice

    init(device: FunDevice) {
        self.device = device
    }

    /// Signs in; whatever it answers, the user is let in.
    func login(_ done: @escaping () -> Void) {
        device.schedule(after: device.options.delays.login, done)
    }

    /// Asks for the cards of Home.
    func featured(_ done: @escaping () -> Void) -> Scheduler.Token {
        device.schedule(after: device.options.delays.featured, done)
    }

    /// Asks for the list of items.
    func items(_ done: @escaping ([FunItem]) -> Void) {
        device.schedule(after: device.options.delays.items) { done(FunItem.all) }
    }
}
