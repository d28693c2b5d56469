internal import YAMLDocument

/// Keeps the browser's state in a file, or means to.
///
/// The real app makes its manager on first use, which is the first time it is put aside, and never gives it a state: so
/// it writes `null`, and its next process cannot read that. The repaired one loads at the start and saves what there is.
final class OrionStateManager {
    /// Where the real app's file is: beside the folder of documents, not in it.
    static let shippedPath = "Documents.BrowserState"
    static let repairedPath = "Documents/BrowserState.json"

    private let log: OrionLog
    private let device: OrionDevice
    private let isRepaired: Bool
    /// What the real app reads, and writes back as it is.
    private var stored: [UInt8]?

    init(log: OrionLog, device: OrionDevice, isRepaired: Bool) {
        self.log = log
        self.device = device
        self.isRepaired = isRepaired
    }

    /// Reads the file. A file that is not there is no failure, and no line.
    func load() -> OrionBrowserState? {
        log.add(.stateLoad)
        guard let bytes = log.host.install.files[isRepaired ? Self.repairedPath : Self.shippedPath] else { return nil }
        if isRepaired {
            let state = OrionBrowserState(json: bytes)
            if state == nil { log.add(.stateLoadFailed(Self.wrongFormat)) }
            return state
        }
        if let failure = Self.decodingFailure(of: bytes) {
            log.add(.stateLoadFailed(failure))
        } else {
            stored = bytes
        }
        return nil
    }

    /// Writes the file, where the device allows it.
    func save(_ state: OrionBrowserState) {
        log.add(.stateSave)
        if isRepaired {
            log.host.install.files[Self.repairedPath] = state.json
        } else if device.isWritable {
            log.host.install.files[Self.shippedPath] = stored ?? Array("null".utf8)
        } else {
            log.add(
                .stateSaveFailed(
                    "You don’t have permission to save the file “\(Self.shippedPath)” in the folder “\(device.folder)”."
                ))
        }
    }

    private static let wrongFormat = "The data couldn’t be read because it isn’t in the correct format."
    private static let missing = "The data couldn’t be read because it is missing."
    /// What the real app's structure has.
    private static let keys = ["webViewInteractionState", "fullWebViewVisibleState"]

    /// What the system says of a file that the real app's structure cannot be read from; nil when it can.
    static func decodingFailure(of bytes: [UInt8]) -> String? {
        guard let node = try? YAMLNode(parsing: bytes, file: "state") else { return wrongFormat }
        if node.isNothing { return missing }
        guard case .mapping(let entries) = node.content else { return wrongFormat }
        for key in keys {
            guard let value = entries.first(where: { $0.key == key })?.value, !value.isNothing else { return missing }
            guard case .scalar(let text, let isPlain) = value.content else { return wrongFormat }
            let isRight = key == keys[0] ? !isPlain && isBase64(text) : isPlain && (text == "true" || text == "false")
            if !isRight { return wrongFormat }
        }
        return nil
    }

    private static func isBase64(_ text: String) -> Bool {
        let body = text.utf8.reversed().drop { $0 == UInt8(ascii: "=") }
        let isAlphabet = body.allSatisfy { byte in
            (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/")
        }
        return isAlphabet && text.utf8.count % 4 == 0 && text.utf8.count - body.count <= 2
    }
}

/// The device, as far as the app notices.
public struct OrionDevice: Sendable, Hashable {
    /// Whether files can be written beside the folder of documents: on a simulator, not on a phone.
    public var isWritable = true
    /// The name of the app's folder.
    public var folder = "4E1D3F60-7C0B-4A93-9D42-58B1E6C7A2F9"
    /// Addresses that the app's lines show; they mean nothing.
    public var activityAddress: UInt64 = 0x6000_02A1_C2D0
    /// The address of the scene.
    public var sceneAddress: UInt64 = 0x1_0200_B400
    /// The name under which the system keeps the scene.
    public var sceneIdentifier = "7C1A2C7E-61D3-4B3C-8E8B-6A2D5D3C9F10"

    /// A simulator.
    public init() {}
}
