extension Detector {
    /// Postal addresses: a street with its number, in the order of a language, with what follows; values after words for
    /// addresses.
    static let postalAddress = Detector(
        "postal-address", .address, needs: .digit,
        matches: [
            Sample(
                "Адрес доставки: г. Москва, ул. Ленина, д. 5, кв. 17, интервал 10-12",
                "г. Москва, ул. Ленина, д. 5, кв. 17"),
            Sample(
                "Adresse de livraison : 12 bis rue de la Paix, 75002 Paris (validée)",
                "12 bis rue de la Paix, 75002 Paris"),
            Sample("maps q=221B Baker Street London&ll=1", "221B Baker Street London"),
            Sample("deliver to 1600 Pennsylvania Avenue, Washington today", "1600 Pennsylvania Avenue, Washington"),
            Sample("Lieferung an Hauptstraße 5, 10115 Berlin", "Hauptstraße 5, 10115 Berlin"),
            Sample("Calle Mayor 12, 28013 Madrid", "Calle Mayor 12, 28013 Madrid"),
            Sample("consegna in Via Roma 3, 00184 Roma", "Via Roma 3, 00184 Roma"),
            Sample("Rua Augusta, 1500", "Rua Augusta, 1500"),
            Sample("Prinsengracht 263, 1016 GV Amsterdam", "Prinsengracht 263, 1016 GV Amsterdam"),
            Sample("ul. Marszałkowska 10/5, Warszawa", "ul. Marszałkowska 10/5, Warszawa"),
            Sample("Storgatan 12", "Storgatan 12"), Sample("проспект Мира, 25", "проспект Мира, 25"),
            Sample("{\"street\":\"Lange Gasse 7\",\"zip\":1}", "Lange Gasse 7"),
        ],
        rejects: [
            "", "street view loaded in 12 ms", "address resolved", "ip address: 10", "Address already in use",
            "memory address 0x7fa1c2d0b600",
            "via WiFi 5 connection", "Main Street Theme", "route 12 loaded", "home screen", "delivery in 2 days",
            "5 Items Close Button", "way 12",
            "email address: verified", "Wall Street opened 3 times", "address=0.0.0.0",
            "home: /var/root", "12 Place Holder",
            "delivery: failed", "Square 3",
        ]
    ) { text, claim in
        PostalAddresses(text: text).find(claim)
    }

    /// Addresses in Chinese, Japanese and Korean.
    static let easternAddress = Detector(
        "eastern-address", .address, needs: .nonASCII, roles: .eastern,
        matches: [
            Sample("地址 北京市朝阳区建国路88号", "北京市朝阳区建国路88号"),
            Sample("東京都渋谷区神南1-2-3", "東京都渋谷区神南1-2-3"),
            Sample("서울특별시 강남구 테헤란로 123", "서울특별시 강남구 테헤란로 123"),
        ],
        rejects: ["", "地址错误", "配送先を更新", "已同步 18 条记录", "市区 3", "다시 시도 3회"]
    ) { text, claim in
        EasternAddresses(text: text).find(claim)
    }
}
