/// What a word is known for. Every role has a bit of its own; all 64 are taken.
struct WordRoles: OptionSet, Sendable, Hashable {
    let rawValue: UInt64

    // People.
    /// The name of a person may follow: `user`, `klant`, `пользователь`.
    static let person = WordRoles(rawValue: 1 << 0)
    /// With a colon, an equals sign or a quote after it, a person's name follows: `name`, `sender`, `author`.
    static let nameKey = WordRoles(rawValue: 1 << 1)
    /// `hello`, `welcome`: a name follows after a comma or a blank.
    static let greeting = WordRoles(rawValue: 1 << 2)
    /// `Mr`, `Frau`, `пан`: a name follows.
    static let honorific = WordRoles(rawValue: 1 << 3)
    /// `さん`, `님`, `先生`: a name stands before it.
    static let honorificAfter = WordRoles(rawValue: 1 << 4)
    /// A given name that is nothing else.
    static let given = WordRoles(rawValue: 1 << 5)
    /// A given name that is also a word or a place: `Will`, `Paris`.
    static let givenOrWord = WordRoles(rawValue: 1 << 6)
    /// `Mum`, `мама`: somebody in an address book.
    static let kin = WordRoles(rawValue: 1 << 7)
    /// `van`, `de`, `bin`: stands within names.
    static let particle = WordRoles(rawValue: 1 << 8)
    /// The name of an account follows: `login`, `username`, `handle`.
    static let userName = WordRoles(rawValue: 1 << 9)
    /// A folder of homes: `users`, `home`.
    static let home = WordRoles(rawValue: 1 << 10)
    /// `as`, `by`, `от`: together with a verb, a name follows.
    static let agent = WordRoles(rawValue: 1 << 11)
    /// A verb that a name follows or that one goes before: `signed`, `called`, `вошёл`.
    static let personVerb = WordRoles(rawValue: 1 << 12)

    // Typed words.
    /// Words that somebody searched for follow in quotes or after a colon.
    static let search = WordRoles(rawValue: 1 << 13)
    /// Text that somebody wrote follows in quotes or after a colon: `note`, `comment`.
    static let written = WordRoles(rawValue: 1 << 14)
    /// Text that somebody wrote, and nothing else, follows: `dictated`, `clipboard`.
    static let spoken = WordRoles(rawValue: 1 << 39)
    /// Says that the text is the app's own: `button`, `tapped`, `screen`.
    static let interface = WordRoles(rawValue: 1 << 15)
    /// Says that the message comes from a program: `error`, `code`, `status`.
    static let failure = WordRoles(rawValue: 1 << 16)

    // Places and things.
    static let street = WordRoles(rawValue: 1 << 17)
    /// `address`, `адрес`: an address follows.
    static let addressKey = WordRoles(rawValue: 1 << 18)
    /// `iPhone`, `MacBook`: what owners give their names to.
    static let device = WordRoles(rawValue: 1 << 19)
    /// `ssid`: the name of a network follows.
    static let network = WordRoles(rawValue: 1 << 20)

    // Numbers.
    static let phone = WordRoles(rawValue: 1 << 21)
    static let card = WordRoles(rawValue: 1 << 22)
    static let expiry = WordRoles(rawValue: 1 << 23)
    /// An identity document or number: `ssn`, `passport`, `инн`.
    static let nationalID = WordRoles(rawValue: 1 << 24)
    static let birth = WordRoles(rawValue: 1 << 25)
    static let vehicle = WordRoles(rawValue: 1 << 26)
    static let latitude = WordRoles(rawValue: 1 << 27)
    static let longitude = WordRoles(rawValue: 1 << 28)
    /// Something about places: `location`, `geofence`.
    static let place = WordRoles(rawValue: 1 << 29)
    /// Something about shapes on a screen: `frame`, `rect`.
    static let geometry = WordRoles(rawValue: 1 << 30)
    /// `version`, `build`: a number with dots is one.
    static let version = WordRoles(rawValue: 1 << 31)
    /// After a number: `bytes`, `ms`. Numbers before it are sizes, durations or counts.
    static let unit = WordRoles(rawValue: 1 << 32)
    /// Before a number: `count`, `port`, `line`, `code`. The number is none of a person's.
    static let counter = WordRoles(rawValue: 1 << 33)
    static let address = WordRoles(rawValue: 1 << 34)
    /// A month or its short form.
    static let month = WordRoles(rawValue: 1 << 35)
    static let mail = WordRoles(rawValue: 1 << 36)

    /// A key that nothing but a person's name follows: `first_name`, `фио`.
    static let fullNameKey = WordRoles(rawValue: 1 << 37)
    /// A family name that is nothing else.
    static let surname = WordRoles(rawValue: 1 << 38)

    // Credentials and identifiers.
    /// A secret follows: `password`, `пароль`, `pin`.
    static let secret = WordRoles(rawValue: 1 << 44)
    /// A command that takes a secret in its line: `mysql`, `sshpass`, `login`.
    static let command = WordRoles(rawValue: 1 << 62)
    /// Names a secret together with a word beside it: `memorable word`, `community string`, `unlock pattern`.
    static let secretThing = WordRoles(rawValue: 1 << 63)
    /// Says that a text is about a match of players: `leaderboard`, `lobby`.
    static let game = WordRoles(rawValue: 1 << 61)
    /// A name and a password follow, or one of them: `credentials`, `Zugangsdaten`.
    static let credentials = WordRoles(rawValue: 1 << 60)
    /// `code`: with `codeUse` or `your` near, a one-time code.
    static let code = WordRoles(rawValue: 1 << 45)
    /// What one-time codes are for: `verification`, `sms`, `вход`.
    static let codeUse = WordRoles(rawValue: 1 << 46)
    /// A token follows: `token`, `session`, `apikey`.
    static let token = WordRoles(rawValue: 1 << 47)
    /// What follows names a thing, not a person: `commit`, `sha256`, `dsym`, `etag`.
    static let digest = WordRoles(rawValue: 1 << 48)
    /// Somebody or something with a number of its own: `user`, `order`, `заказ`.
    static let numbered = WordRoles(rawValue: 1 << 49)
    /// `id`, `number`, `номер`.
    static let number = WordRoles(rawValue: 1 << 50)
    /// A device's identifier follows: `idfa`, `imei`, `serial`.
    static let deviceID = WordRoles(rawValue: 1 << 51)
    /// `is`, `ist`, `равен`, `to`: stands between a word and its value.
    static let link = WordRoles(rawValue: 1 << 52)
    /// `true`, `missing`, `required`: no value that harms.
    static let harmless = WordRoles(rawValue: 1 << 53)
    /// `wallet`, `btc`.
    static let wallet = WordRoles(rawValue: 1 << 54)
    /// `push`, `apns`.
    static let push = WordRoles(rawValue: 1 << 55)

    /// `at`, `arroba`: said for the sign of mail addresses.
    static let atWord = WordRoles(rawValue: 1 << 42)
    /// `sip`, `xmpp`: a scheme with an account after it.
    static let accountScheme = WordRoles(rawValue: 1 << 43)
    /// `instagram`, `t`: a host with an account after it.
    static let socialHost = WordRoles(rawValue: 1 << 56)
    /// `vcard`.
    static let contactCard = WordRoles(rawValue: 1 << 57)
    /// The second of two words for a number of a person: `number`, `id`.
    static let numberWord = WordRoles(rawValue: 1 << 58)
    /// Not of the lexicon: a word of Chinese, Japanese or Korean.
    static let eastern = WordRoles(rawValue: 1 << 59)

    /// A word of programs and interfaces: no name, whatever its case.
    static let common = WordRoles(rawValue: 1 << 40)
    /// A small word of a language that is no name and ends one: `ist`, `has`, `вошёл`.
    static let stop = WordRoles(rawValue: 1 << 41)
}
