#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// What libFuzzer calls with each input. The environment variable `FUZZ_TARGET` names the target.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // Safety: libFuzzer gives `count` bytes that live during the call; they are copied at once.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    chosen.check(bytes)
    return 0
}

private let chosen: FuzzTarget = {
    // Safety: the text belongs to the environment, which nothing changes, and is copied at once.
    let name = unsafe getenv("FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
        fatalError("FUZZ_TARGET is one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return target
}()

/// What is fuzzed. A target that finds something wrong stops the program, which keeps the input.
private enum FuzzTarget: String, CaseIterable {
    /// Captures in the forms of Apple's tools and of loggers, of JSON, and of devices: the same reader, other seeds.
    case text, json, device
    /// A format of the user's own, which the input begins with, and its capture.
    case custom
    /// Compressed files and archives.
    case archive
    /// One capture read in different ways.
    case differential
    /// Our JSON against Foundation's.
    case values

    func check(_ bytes: [UInt8]) {
        switch self {
        case .text, .json, .device: CaptureCheck.check(bytes)
        case .custom: CustomCheck.check(bytes)
        case .archive: ArchiveCheck.check(bytes)
        case .differential: DifferentialCheck.check(bytes)
        case .values: ValueCheck.check(bytes)
        }
    }
}
