internal import Diagnostics

/// Walks what stands in a container, containers in it included, in the order of their bytes and forward only. Nothing is
/// unpacked to a disk; memory is what the decoders of the containers open at one time need.
final class ArchiveWalk {
    /// A file that is no container itself.
    struct Leaf {
        /// Its number in the walk, from 0.
        var number: Int
        /// Its path in the container, those of inner containers included: what is left of it once nothing in it could
        /// mean a place on a disk. Empty for what a compressed file holds.
        var path: [UInt8]
        /// Why it is not read, if it is not.
        var problem: ArchiveProblem?
        /// Whether it is UTF-16 within the container, and is read as UTF-8.
        var isUTF16 = false
    }

    private var layers: [(layer: any ContainerLayer, path: [UInt8])] = []
    private var budget = ArchiveBudget()
    private var count = 0
    /// How often something was wrong; a container that is never done with its faults ends the walk as too many members do.
    private var faults = 0
    /// The beginning of the leaf, which was looked at, as far as it was not given out.
    private var head: ArraySlice<UInt8> = []
    /// What was found and not yet given out.
    private var pending: [Leaf] = []
    /// Whether a fault in the member that the innermost container stands at is told: to the reader of the leaf, or before.
    private var isFaultTold = false
    /// Whether the member could not be read to its end: what comes next is sought without another try.
    private var isStuck = false
    /// Why the walk is over before its end.
    private(set) var stop: ArchiveProblem?

    /// A walk through a regular file that begins with these bytes.
    init(_ kind: ContainerKind, path: PathBytes, head: ArraySlice<UInt8>) {
        open(kind, head, at: []) { kind throws(ArchiveProblem) in try ArchiveLayer(kind, path: path) }
    }

    /// A walk through what comes from a pipe.
    init(_ kind: ContainerKind, bytes: any ArchiveSupply, head: ArraySlice<UInt8>) {
        open(kind, head, at: []) { kind throws(ArchiveProblem) in try ArchiveWalk.layer(kind, bytes) }
    }

    /// The next file; what is left of the one before is passed over.
    func next() -> Leaf? {
        while true {
            if !pending.isEmpty { return pending.removeFirst() }
            guard stop == nil, let (layer, path) = layers.last else { return nil }
            do throws(ArchiveProblem) {
                let isStuck = isStuck
                self.isStuck = !isStuck
                if !isStuck { try passOver(layer) }
                self.isStuck = false
                guard let header = try layer.next() else {
                    layers.removeLast()
                    continue
                }
                try budget.enter()
                if header.isFile, let path = ArchiveWalk.path(header.path, in: path) {
                    try enter(header, path)
                }
            } catch {
                refuse(error, at: path)
                faults += 1
                if error == .tooManyMembers || error == .tooLarge { stop = error }
                if faults > ArchiveBudget.members { stop = .tooManyMembers }
                if layer.failure != nil { layers.removeAll { $0.layer === layer } }
            }
        }
    }

    /// Fills the buffer with bytes of the file; the answer is how many came, 0 at its end.
    func read(_ buffer: UnsafeMutableRawBufferPointer) throws(ArchiveProblem) -> Int {
        if let stop { throw stop }
        if !head.isEmpty {
            let count = min(head.count, buffer.count)
            unsafe buffer.copyBytes(from: head.prefix(count))
            head = head.dropFirst(count)
            return count
        }
        guard let layer = layers.last?.layer else { return 0 }
        return unsafe try read(layer, buffer)
    }

    private func read(_ layer: any ContainerLayer, _ buffer: UnsafeMutableRawBufferPointer) throws(ArchiveProblem)
        -> Int
    {
        let count = unsafe try layer.read(buffer)
        do throws(ArchiveProblem) {
            try budget.unpack(count, of: layers.first?.layer.packedCount ?? 0)
        } catch {
            stop = error
            throw error
        }
        return count
    }

    /// Looks at a member: a container is opened, all else is a leaf.
    private func enter(_ header: MemberHeader, _ path: [UInt8]) throws(ArchiveProblem) {
        head = []
        isFaultTold = false
        if header.isEncrypted {
            // Reading it meets the same again, where it cannot be passed over unread.
            isFaultTold = true
            return refuse(.encrypted, at: path)
        }
        if ArchiveWalk.isInLogArchive(path) { return refuse(.logArchive, at: path) }
        guard let layer = layers.last?.layer else { return }
        do throws(ArchiveProblem) {
            head = try beginning(of: layer)
        } catch {
            guard error != .tooLarge else { throw error }
            isFaultTold = true
            return refuse(error, at: path)
        }
        switch ContainerKind(head) {
        case nil:
            isFaultTold = true
            let isUTF16 = layers.count > 1 && layer is UTF16Layer
            add(Leaf(number: count, path: path, problem: nil, isUTF16: isUTF16))
        case .tracev3?: refuse(.logArchive, at: path)
        case .other(let name)?: refuse(.unsupported(name), at: path)
        case let kind?:
            let supply = LayerSupply(walk: self, layer: layer, head: head)
            let start = head
            head = []
            open(kind, start, at: path) { kind throws(ArchiveProblem) in try ArchiveWalk.layer(kind, supply) }
        }
    }

    private static func layer(
        _ kind: ContainerKind, _ bytes: any ArchiveSupply
    ) throws(ArchiveProblem) -> any ContainerLayer {
        switch kind {
        case .gzip: try GzipLayer(bytes)
        case .utf16(let isBigEndian): UTF16Layer(bytes, isBigEndian: isBigEndian)
        default: try ArchiveLayer(kind, bytes: bytes)
        }
    }

    private func open(
        _ kind: ContainerKind, _ head: ArraySlice<UInt8>, at path: [UInt8],
        _ make: (ContainerKind) throws(ArchiveProblem) -> any ContainerLayer
    ) {
        do throws(ArchiveProblem) {
            if layers.count == ArchiveBudget.depth { throw .tooDeep }
            if let window = ContainerKind.declaredWindow(kind, head), window > ArchiveBudget.window {
                throw .window(window)
            }
            layers.append((try make(kind), path))
        } catch {
            refuse(error, at: path)
        }
    }

    private func refuse(_ problem: ArchiveProblem, at path: [UInt8]) {
        head = []
        add(Leaf(number: count, path: path, problem: problem))
    }

    private func add(_ leaf: Leaf) {
        count += 1
        pending.append(leaf)
    }

    /// The first bytes of a member, enough to tell what it is.
    private func beginning(of layer: any ContainerLayer) throws(ArchiveProblem) -> ArraySlice<UInt8> {
        var bytes = [UInt8](repeating: 0, count: ContainerKind.headSize)
        var filled = 0
        while filled < bytes.count {
            let start = filled
            let result = unsafe bytes.withUnsafeMutableBytes { buffer -> Result<Int, ArchiveProblem> in
                Result { () throws(ArchiveProblem) in
                    unsafe try read(layer, UnsafeMutableRawBufferPointer(rebasing: buffer[start...]))
                }
            }
            do throws(ArchiveProblem) {
                let count = try result.get()
                if count == 0 { break }
                filled += count
            } catch {
                // What came before the fault is kept; reading on meets it again.
                if filled == 0 || stop != nil { throw error }
                break
            }
        }
        return bytes[..<filled]
    }

    /// Reads what is left of a member, counted, unless it can be passed over without being decoded. A fault in a leaf was
    /// met, or will be, by whoever reads it.
    private func passOver(_ layer: any ContainerLayer) throws(ArchiveProblem) {
        head = []
        let isTold = isFaultTold || layer.isFailurePassedOn
        isFaultTold = false
        guard !layer.skipsFreely else { return }
        var bytes = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let result = unsafe bytes.withUnsafeMutableBytes { buffer -> Result<Int, ArchiveProblem> in
                Result { () throws(ArchiveProblem) in unsafe try read(layer, buffer) }
            }
            do throws(ArchiveProblem) {
                if try result.get() == 0 { return }
            } catch {
                if let stop { throw stop }
                if isTold { return }
                throw error
            }
        }
    }
}

extension ArchiveWalk {
    /// The path of a member below that of its container without roots, empty, `.` and `..` steps; nil for hidden files and
    /// for what macOS adds to archives.
    private static func path(_ path: [UInt8], in container: [UInt8]) -> [UInt8]? {
        let steps = path.split(whereSeparator: { $0 == 0x2F || $0 == 0x5C }).filter {
            $0 != [0x2E] && $0 != [0x2E, 0x2E]
        }
        if steps.contains(where: { $0.first == 0x2E || $0.elementsEqual("__MACOSX".utf8) }) { return nil }
        let inner = Array(steps.joined(separator: [0x2F]))
        return container.isEmpty || inner.isEmpty ? container + inner : container + [0x2F] + inner
    }

    private static func isInLogArchive(_ path: [UInt8]) -> Bool {
        path.split(separator: 0x2F).contains { PathBytes(Array($0)).isLogArchive }
    }
}

/// The bytes of a member that is a container itself.
private final class LayerSupply: ArchiveSupply {
    private unowned let walk: ArchiveWalk
    private let layer: any ContainerLayer
    private var head: ArraySlice<UInt8>

    init(walk: ArchiveWalk, layer: any ContainerLayer, head: ArraySlice<UInt8>) {
        self.walk = walk
        self.layer = layer
        self.head = head
    }

    func supply(_ buffer: UnsafeMutableRawBufferPointer) throws(ArchiveProblem) -> Int {
        guard head.isEmpty else {
            let count = min(head.count, buffer.count)
            unsafe buffer.copyBytes(from: head.prefix(count))
            head = head.dropFirst(count)
            return count
        }
        return unsafe try walk.supply(layer, buffer)
    }
}

extension ArchiveWalk {
    /// Bytes of a member for the container that it is.
    fileprivate func supply(
        _ layer: any ContainerLayer, _ buffer: UnsafeMutableRawBufferPointer
    ) throws(ArchiveProblem) -> Int {
        do throws(ArchiveProblem) {
            return unsafe try read(layer, buffer)
        } catch {
            layer.isFailurePassedOn = true
            throw error
        }
    }
}
