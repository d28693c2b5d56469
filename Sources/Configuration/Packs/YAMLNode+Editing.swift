internal import Diagnostics
internal import YAMLDocument

extension YAMLNode {
    /// The entry of a key, if this is a mapping that has it.
    func entry(_ key: String) -> YAMLEntry? {
        guard case .mapping(let entries) = content else { return nil }
        return entries.first { $0.key == key }
    }

    /// The scalar behind a key.
    func text(of key: String) -> String? {
        guard case .scalar(let text, _) = entry(key)?.value.content else { return nil }
        return text
    }

    /// Where the value of a key stands; without it where the mapping does.
    func place(of key: String) -> SourcePlace { entry(key)?.value.place ?? place }

    /// Sets the value of a key, in its place if it is there.
    mutating func set(_ new: YAMLEntry) {
        guard case .mapping(var entries) = content else { return }
        if let index = entries.firstIndex(where: { $0.key == new.key }) {
            entries[index] = new
        } else {
            entries.append(new)
        }
        content = .mapping(entries)
    }

    /// Takes out the entry of a key; whether there was one.
    mutating func remove(_ key: String) -> Bool {
        guard case .mapping(var entries) = content, let index = entries.firstIndex(where: { $0.key == key }) else {
            return false
        }
        entries.remove(at: index)
        content = .mapping(entries)
        return true
    }
}
