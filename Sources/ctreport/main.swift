#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif
internal import ReportCommands

exit(Tool.run().rawValue)
