internal import CMicroHTTPD
internal import Synchronization

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#endif

// Every call of libmicrohttpd stands in this file.
//
// Safety, for all of it: the daemon is started in `init` and stopped once, before the server and the hub go away, and calls
// nothing afterwards; connections and texts are used only while the library's callback runs, or, for a suspended
// connection, until the hub has resumed it, which stands before its end. The library copies the bytes of answers.

/// Serves a site on 127.0.0.1, from memory, and tells browsers when it changed.
///
///     let server = try PreviewServer(port: 8000)
///     server.show(PreviewSite(files: files))
///     print("http://127.0.0.1:\(server.port)/")
///
/// It answers on one thread of its own, until `stop`.
public final class PreviewServer: Sendable {
    private struct Shown {
        var site = PreviewSite()
        var number = 0
    }

    private struct Listener {
        /// The address of the daemon; nil before it is started and once it is stopped.
        var daemon: Int?
        var port: UInt16 = 0
    }

    private let shown: Mutex<Shown>
    /// Tells this run from those before it, so that a page of an earlier one is loaded again.
    private let run: String
    private let hub: EventHub
    private let listener = Mutex(Listener())
    /// The address of what the library hands to every call; freed with the server.
    private let handler: Int

    /// Listens on a port of 127.0.0.1; 0 is any free one. `run` is a text of letters, digits and dashes that no other run
    /// has. `site` is what the first request finds.
    ///
    /// - Throws: `PreviewFault` when the port is taken or not allowed.
    public init(port wanted: UInt16, run: String, site: PreviewSite = PreviewSite()) throws(PreviewFault) {
        self.run = run
        shown = Mutex(Shown(site: site))
        hub = EventHub(version: run + "-0")
        let context = UnsafeMutablePointer<preview_handler>.allocate(capacity: 1)
        handler = Int(bitPattern: context)
        unsafe context.initialize(to: preview_handler(answer: answerRequest, server: nil))
        unsafe context.pointee.server = Unmanaged.passUnretained(self).toOpaque()
        guard let daemon = unsafe preview_start(wanted, context) else {
            throw PreviewFault(code: errno, isTaken: errno == EADDRINUSE)
        }
        let started = unsafe Listener(daemon: Int(bitPattern: daemon), port: preview_port(daemon))
        listener.withLock { $0 = started }
    }

    /// The port that it listens on; 0 once it is stopped.
    public var port: UInt16 { listener.withLock { $0.port } }

    deinit {
        stop()
        unsafe UnsafeMutablePointer<preview_handler>(bitPattern: handler)?.deallocate()
    }

    /// Shows a site from now on.
    public func show(_ site: PreviewSite) {
        let version = shown.withLock { shown in
            shown.site = site
            shown.number += 1
            return state(shown.number)
        }
        hub.show(version)
    }

    /// Finds browsers that went away; to be called every few seconds.
    public func beat() { hub.beat() }

    /// Ends every answer and closes the port. Nothing runs afterwards.
    public func stop() {
        hub.stop()
        let stopped = listener.withLock { listener in
            defer { listener = Listener() }
            return listener.daemon
        }
        if let stopped, let running = unsafe OpaquePointer(bitPattern: stopped) { unsafe MHD_stop_daemon(running) }
    }

    private func state(_ number: Int) -> String { "\(run)-\(number)" }

    // MARK: On the library's thread

    fileprivate func answer(
        _ connection: OpaquePointer, method: String, path: [UInt8], host: String?
    ) -> Bool {
        let hosts = HostRule(port: port)
        let answering = shown.withLock { shown in
            Answering(site: shown.site, version: state(shown.number), hosts: hosts)
        }
        switch answering.answer(method: method, path: path, host: host) {
        case .content(let status, let type, let bytes, let policy):
            let response = unsafe bytes.withUnsafeBytes { unsafe preview_response($0.baseAddress, $0.count) }
            return unsafe send(response, status: status, type: type, policy: policy, on: connection)
        case .events: return unsafe sendEvents(on: connection, isHead: method == "HEAD")
        }
    }

    private func sendEvents(on connection: OpaquePointer, isHead: Bool) -> Bool {
        let type = "text/event-stream"
        if isHead {
            return unsafe send(
                preview_response(nil, 0), status: 200, type: type, policy: Answer.ownPolicy, on: connection)
        }
        guard let number = hub.open() else {
            return unsafe send(
                preview_response(nil, 0), status: 503, type: type, policy: Answer.ownPolicy, on: connection)
        }
        let stream = EventStream(hub: hub, number: number, connection: Int(bitPattern: connection))
        let context = unsafe Unmanaged.passRetained(stream)
        let response = unsafe preview_stream_response(readStream, freeStream, context.toOpaque())
        if unsafe response == nil { unsafe context.release() }
        return unsafe send(response, status: 200, type: type, policy: Answer.ownPolicy, on: connection)
    }

    private func send(
        _ response: OpaquePointer?, status: Int, type: String, policy: String, on connection: OpaquePointer
    ) -> Bool {
        guard let response = unsafe response else { return false }
        // The connection keeps the answer as long as it needs it.
        defer { unsafe MHD_destroy_response(response) }
        let own = [("Content-Type", type), ("Content-Security-Policy", policy)]
        for (name, value) in own + Answer.headers + (status == 405 ? [("Allow", "GET, HEAD")] : []) {
            guard unsafe preview_header(response, name, value) != 0 else { return false }
        }
        return unsafe preview_queue(connection, UInt32(status), response) != 0
    }
}

/// A stream of events of one connection.
private final class EventStream: Sendable {
    private let hub: EventHub
    private let number: Int
    /// The address of the connection.
    private let connection: Int

    init(hub: EventHub, number: Int, connection: Int) {
        self.hub = hub
        self.number = number
        self.connection = connection
    }

    deinit { hub.close(number) }

    func next(capacity: Int) -> EventHub.Next {
        let address = connection
        return hub.next(of: number, capacity: capacity) {
            unsafe MHD_suspend_connection(OpaquePointer(bitPattern: address))
        } resume: {
            unsafe MHD_resume_connection(OpaquePointer(bitPattern: address))
        }
    }
}

private func answerRequest(
    server: UnsafeMutableRawPointer?, connection: OpaquePointer?, path: UnsafePointer<CChar>?,
    method: UnsafePointer<CChar>?
) -> Int32 {
    guard let server = unsafe server, let connection = unsafe connection, let path = unsafe path,
        let method = unsafe method
    else { return 0 }
    let preview = unsafe Unmanaged<PreviewServer>.fromOpaque(server).takeUnretainedValue()
    let host = unsafe preview_host(connection).map { unsafe String(cString: $0) }
    let bytes = unsafe Array(UnsafeBufferPointer(start: path, count: strlen(path))).map { UInt8(bitPattern: $0) }
    let isAnswered = unsafe preview.answer(connection, method: String(cString: method), path: bytes, host: host)
    return isAnswered ? 1 : 0
}

private func readStream(_ context: UnsafeMutableRawPointer?, _ target: UnsafeMutablePointer<CChar>?, _ capacity: Int)
    -> Int
{
    guard let context = unsafe context, let target = unsafe target else { return -1 }
    let stream = unsafe Unmanaged<EventStream>.fromOpaque(context).takeUnretainedValue()
    switch stream.next(capacity: capacity) {
    case .bytes(let bytes):
        for (index, byte) in bytes.enumerated() { unsafe target[index] = CChar(bitPattern: byte) }
        return bytes.count
    case .nothing: return 0
    case .end: return -1
    }
}

private func freeStream(_ context: UnsafeMutableRawPointer?) {
    guard let context = unsafe context else { return }
    unsafe Unmanaged<EventStream>.fromOpaque(context).release()
}
