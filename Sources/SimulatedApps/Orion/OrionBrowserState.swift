internal import YAMLDocument

/// What the browser has to keep between launches.
struct OrionBrowserState: Sendable, Hashable {
    /// The back-forward list with the scales; nil when nothing was loaded.
    var interaction: OrionWebView.InteractionState?
    var isWebShown: Bool

    /// As JSON, in the form of the repaired app.
    var json: [UInt8] {
        var bytes: [UInt8] = []
        bytes.add("{\"isWebShown\":\(isWebShown),\"index\":\(interaction?.index ?? -1),\"items\":[")
        for (number, item) in (interaction?.items ?? []).enumerated() {
            bytes.add(number > 0 ? ",{\"address\":\"" : "{\"address\":\"")
            bytes.add(jsonEscaping: item.address)
            bytes.add("\",\"title\":\"")
            bytes.add(jsonEscaping: item.title)
            bytes.add("\",\"zoom\":\(item.zoom)}")
        }
        bytes.add("]}")
        return bytes
    }

    /// Reads what `json` gives; nil for anything else. JSON is YAML.
    init?(json: [UInt8]) {
        guard let node = try? YAMLNode(parsing: json, file: "state"), let state = try? node.read(Self.form) else {
            return nil
        }
        self = state
    }

    init(interaction: OrionWebView.InteractionState?, isWebShown: Bool) {
        self.interaction = interaction
        self.isWebShown = isWebShown
    }

    private static let form = YAMLKind<OrionBrowserState>.mapping("state") { state in
        let isWebShown = state.required("isWebShown", .bool)
        let index = state.required("index", .integer)
        let items = state.required("items", .list(of: item, tellsRepeats: false))
        guard let isWebShown, let index, let items else { return nil }
        let interaction =
            items.indices.contains(index) ? OrionWebView.InteractionState(items: items, index: index) : nil
        return OrionBrowserState(interaction: interaction, isWebShown: isWebShown)
    }

    private static let item = YAMLKind<OrionWebView.Item>.mapping("state.item") { item in
        let address = item.required("address", .text)
        let title = item.required("title", .scalar("text") { text, _ in text })
        let zoom = item.required("zoom", .number)
        guard let address, let title, let zoom else { return nil }
        return OrionWebView.Item(address: address, title: title, zoom: zoom)
    }
}
