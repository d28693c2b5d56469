extension Detector {
    /// Numbers of users, accounts, orders and the like behind the words for them: `user 8841223`, `заказ № 77120`.
    static let numberedThings = Detector(
        "numbered", .user, needs: .digit,
        matches: [
            Sample("PNR K7QX2M opened", "K7QX2M"), Sample("Membership no. MB 5521 9034 renewed", "MB 5521 9034"),
            Sample("frequent flyer no QX 771820934 added", "QX 771820934"), Sample("flyer KL 60318822", "KL 60318822"),
            Sample("MRN 0031187 opened", "0031187"), Sample("prescription RX-5518827 ready", "RX-5518827"),
            Sample("userId: 8841223", "8841223"), Sample("Signed out user 12345", "12345"),
            Sample("uid=u-93810", "u-93810"),
            Sample("order #88120417 shipped", "88120417"), Sample("заказ № 771204 оплачен", "771204"),
            Sample("Kunde 5519280 gelöscht", "5519280"), Sample("chat id = 77a9120", "77a9120"),
            Sample("cuenta número 110-234-567890", "110-234-567890"), Sample("订单号：20993847", "20993847"),
            Sample("계좌 110-234-567890 를", "110-234-567890"),
            Sample("Tracking number 1Z999AA10123456784 delivered", "1Z999AA10123456784"),
            Sample("commande n° 445-2210", "445-2210"), Sample("Loyalty card 2790001234567 scanned", "2790001234567"),
            Sample("user id is 42117", "42117"), Sample("user_5521907", "5521907"),
            Sample("sort code 40-47-84 checked", "40-47-84"),
            Sample("txn 4T7Y0099LQ21 posted", "4T7Y0099LQ21"),
            Sample("patient/5519280?x", "5519280"), Sample("Número de cliente: 4471-09-22", "4471-09-22"),
            Sample("reservation code QK7ZT4 confirmed", "QK7ZT4"), Sample("Meter number E-99120045 read", "E-99120045"),
        ],
        rejects: [
            "", "user 12 of 40", "users 12345", "user_tier=gold", "order by 2", "orders: 12345", "user count 12345",
            "account v2.10",
            "chat latency 1200 ms", "user 1200 ms", "order=3", "user agent 619.1.26", "client 127.0.0.1",
            "ticket 0x8BADF00D",
            "transaction took 12345 ms", "payment 12.50", "session 2026-11-30", "user 2026-11-30T10:14:02",
            "member 12345 items", "flyer miles 12000", "prescriptions loaded 12",
            "random number 30569309", "line number 12345678", "Build number 2026113001", "customer code missing",
            "sort code missing", "txn 12 of 40", "meter 4 bars", "txn 40211 ms", "sort descending 12345 rows",
            "routing table 20481", "client version 20261130",
            "chat 10:14:02", "profile 12345 bytes",
        ]
    ) { text, claim in
        for index in text.lexicalWords.indices where NumberedThing.isNamed(text, index) {
            if let range = NumberedThing.range(after: index, text) { claim(range) }
        }
    }
}
