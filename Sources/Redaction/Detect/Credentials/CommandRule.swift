/// Where a command takes a secret: one row of `CommandRule.all` for each way of each command.
struct CommandRule: Sendable {
    /// How the secret stands behind the command.
    enum Place: Sendable {
        /// Behind one of the options: as the next word, behind an equals sign, or joined to an option of one letter.
        case behind
        /// Joined to one of the options; the next word is something else: `mysql -ptiger shop`.
        case joined
        /// In the word behind one of the options, behind a sign in it: `-U mia%tiger`.
        case split(Unicode.Scalar)
        /// In the word behind one of the options, behind a prefix: `-passin pass:tiger`.
        case prefixed(StaticString)
        /// The words behind the command and its word that are no options, counted from 0.
        case positional(Int)
        /// The last word that is no option, behind options with a `b`: `htpasswd -bc file mia tiger`.
        case last(atLeast: Int)
        /// Of `net use` and `net user`: what is neither a drive, a share nor an option.
        case share
    }

    /// The commands, in lower case.
    let names: Set<String>
    /// One of these must be among the words; empty when none is needed.
    let words: Set<String>
    /// The options, case kept.
    let options: [[UInt32]]
    let place: Place

    init(_ names: String, _ words: String = "", _ options: String = "", _ place: Place) {
        self.names = CommandRule.parts(names)
        self.words = CommandRule.parts(words)
        self.options = options.split(separator: " ").map { $0.unicodeScalars.map(\.value) }
        self.place = place
    }

    /// The rules of a command.
    static func rules(of name: String) -> [CommandRule] { byName[name] ?? [] }

    private static func parts(_ words: String) -> Set<String> { Set(words.split(separator: " ").map(String.init)) }

    private static let byName: [String: [CommandRule]] = all.reduce(into: [:]) { rules, rule in
        for name in rule.names { rules[name, default: []].append(rule) }
    }

    private static let all = databases + archives + machines + accounts

    private static let databases = [
        CommandRule(
            "mysql mysqldump mysqladmin mysqlimport mysqlcheck mysqlsh mysqlpump mariadb mariadb-dump mariadb-admin",
            "",
            "-p", .joined),
        CommandRule(
            "mycli pgcli mongo mongosh mongodump mongorestore mongoexport mongoimport mongostat", "", "-p", .behind),
        CommandRule("redis-cli keydb-cli valkey-cli redis-benchmark", "", "-a --pass", .behind),
        CommandRule("sqlcmd bcp osql isql", "", "-P", .behind),
        CommandRule("sqlplus rman expdp impdp", "", "", .positional(0)),
        CommandRule("cqlsh clickhouse-client influx neo4j-admin cypher-shell", "", "-p -password", .behind),
        CommandRule("rabbitmqctl", "add_user change_password authenticate_user", "", .positional(1)),
    ]

    private static let archives = [
        CommandRule("7z 7za 7zr 7zz rar unrar", "", "-p -hp", .joined),
        CommandRule("zip unzip zipcloak", "", "-P", .behind),
        CommandRule("openssl", "", "-passin -passout -pass -password", .prefixed("pass:")),
        CommandRule("openssl", "enc", "-k -K", .behind),
        CommandRule("apksigner", "", "--ks-pass --key-pass", .prefixed("pass:")),
        CommandRule("keytool jarsigner", "", "-storepass -keypass -srcstorepass -deststorepass -new", .behind),
        CommandRule("ssh-keygen", "", "-N -P", .behind),
        CommandRule("pdftk qpdf", "", "user_pw owner_pw input_pw", .behind),
    ]

    private static let machines = [
        CommandRule("sshpass", "", "-p", .behind),
        CommandRule("plink pscp psftp putty", "", "-pw", .behind),
        CommandRule("smbclient smbget rpcclient smbmap winexe", "", "-U --user", .split("%")),
        CommandRule("lftp", "", "-u --user", .split(",")),
        CommandRule("net net.exe", "use user", "", .share),
        CommandRule("ipmitool", "", "-P", .behind),
        CommandRule("snmpget snmpset snmpwalk snmpbulkget snmpbulkwalk snmptrap snmpgetnext", "", "-c -A -X", .behind),
        CommandRule("nmcli", "wifi connect hotspot modify", "password wifi-sec.psk", .behind),
        CommandRule("networksetup", "-setairportnetwork", "", .positional(2)),
        CommandRule("wpa_passphrase", "", "", .positional(1)),
        CommandRule("security", "unlock-keychain create-keychain", "-p", .behind),
        CommandRule("security", "set-keychain-password", "-o -p", .behind),
        CommandRule("security", "import export", "-P", .behind),
        CommandRule("security", "set-key-partition-list set-generic-password-partition-list", "-k", .behind),
        CommandRule("security", "add-generic-password add-internet-password", "-w -X", .behind),
        CommandRule("altool itmstransporter notarytool stapler", "", "-p -password", .behind),
    ]

    private static let accounts = [
        CommandRule(
            "ldapsearch ldapadd ldapmodify ldapdelete ldapcompare ldapmodrdn ldapwhoami ldapexop ldappasswd", "", "-w",
            .behind),
        CommandRule("ldappasswd", "", "-a -s", .behind),
        CommandRule("docker podman nerdctl buildah skopeo helm oras oc az twine", "login upload", "-p", .behind),
        CommandRule("htpasswd htdigest", "", "", .last(atLeast: 2)),
        CommandRule("useradd usermod adduser", "", "-p", .behind),
        CommandRule("dscl", "-passwd passwd", "", .positional(2)),
        CommandRule("sysadminctl", "", "-password -adminPassword -newPassword -oldPassword", .behind),
        CommandRule("vault", "login", "", .positional(0)),
        CommandRule("rclone", "obscure", "", .positional(0)),
    ]
}
