extension Detector {
    /// Names of people behind words for signing in, at the ends of a message, before what they said.
    static let accountNames = Detector(
        "person.account", .person, needs: [], roles: nil,
        matches: [
            Sample("logged in as mark", "mark"), Sample("login as piotr ok", "piotr"),
            Sample("switching to user kevin", "kevin"), Sample("from Anna to Bob: hi", "Anna", "Bob"),
            Sample("<Bob> are you there", "Bob"), Sample("<anna_k> back soon", "anna_k"),
            Sample("customer O''Neill updated", "O''Neill"), Sample("O’Reardon left", "O’Reardon"),
            Sample("https://a.example/page#maria-garcia", "maria-garcia"),
            Sample("userName: anna Kowalska", "anna Kowalska"), Sample("User hveit logged in", "hveit"),
            Sample("Accepted publickey for lin from 198.51.100.61", "lin"),
            Sample("sudo: arjun : TTY=ttys001", "arjun"),
            Sample("Authentication succeeded for bea", "bea"), Sample("boarding for MUELLER/ANNA gate", "MUELLER/ANNA"),
            Sample("EAP: identity n.ferrari rejected", "n.ferrari"),
        ],
        rejects: [
            "", "logged in as guest", "signed in as the owner", "mark as read", "saved as draft",
            "from Cache to Disk: moved",
            "from Monday to Friday", "<div> are nested", "<Bob>", "<View: 0x1> gone", "O'Clock", "docs#getting-started",
            "log saved as report.txt", "continue as user", "username: not found", "userName: field is empty",
            "User not logged in", "user is signed in", "login failed for request", "authentication failed for host",
            "TCP/UDP", "GET/POST handled", "identity v.2 used", "User session logged out", "user just signed in",
            "connected as client", "page#section-two", "sign in as admin",
        ]
    ) { text, claim in
        AccountNames(text: text).find(claim)
    }
}
