/// Why an archive, or a member of one, is not read, or not to its end.
enum ArchiveProblem: Error, Hashable {
    /// It ends where more was to come.
    case cut
    /// Its bytes are not what its form asks for.
    case damaged
    case encrypted
    case logArchive
    /// A container of a form that is not read.
    case unsupported(String)
    /// It grows beyond what captures grow to.
    case tooLarge
    case tooManyMembers
    case tooDeep
    /// Its decoder would need this many bytes.
    case window(UInt64)
    /// It changed after it was looked at.
    case changed
    /// What carries it could not be read.
    case carrier
}
