extension Detector {
    /// Postal addresses: a street with its number, in the order of a language, with what follows; values after words for
    /// addresses.
    static let postalAddress = Detector(
        "postal-address", .address, needs: .digit,
        matches: [
            Sample("home \"Flat 4, 22 Baker Street, London NW1 6XE\"", "Flat 4, 22 Baker Street, London NW1 6XE"),
            Sample(
                "Адрес доставки: г. Москва, ул. Ленина, д. 5, кв. 17, интервал 10-12",
                "г. Москва, ул. Ленина, д. 5, кв. 17"),
            Sample(
                "Adresse de livraison : 12 bis rue de la Paix, 75002 Paris (validée)",
                "12 bis rue de la Paix, 75002 Paris"),
            Sample("facturation: 14 bis, rue des Lilas, 69003 Lyon", "14 bis, rue des Lilas, 69003 Lyon"),
            Sample("адрес г. Тула, пр. Мира, 14-22", "г. Тула, пр. Мира, 14-22"),
            Sample("teslimat: Atatürk Cad. No:12 D:3, 34710 Kadıköy", "Atatürk Cad. No:12 D:3, 34710 Kadıköy"),
            Sample("maps q=221B Baker Street London&ll=1", "221B Baker Street London"),
            Sample("deliver to 1600 Pennsylvania Avenue, Washington today", "1600 Pennsylvania Avenue, Washington"),
            Sample("Lieferung an Hauptstraße 5, 10115 Berlin", "Hauptstraße 5, 10115 Berlin"),
            Sample("Calle Mayor 12, 28013 Madrid", "Calle Mayor 12, 28013 Madrid"),
            Sample("consegna in Via Roma 3, 00184 Roma", "Via Roma 3, 00184 Roma"),
            Sample("Rua Augusta, 1500", "Rua Augusta, 1500"),
            Sample("Prinsengracht 263, 1016 GV Amsterdam", "Prinsengracht 263, 1016 GV Amsterdam"),
            Sample("ul. Marszałkowska 10/5, Warszawa", "ul. Marszałkowska 10/5, Warszawa"),
            Sample("geocoded \"Dronningens gate 8, 7011 Trondheim\"", "Dronningens gate 8, 7011 Trondheim"),
            Sample("Petőfi utca 21, 6720 Szeged", "Petőfi utca 21, 6720 Szeged"),
            Sample("Storgatan 12", "Storgatan 12"), Sample("проспект Мира, 25", "проспект Мира, 25"),
            Sample("{\"street\":\"Lange Gasse 7\",\"zip\":1}", "Lange Gasse 7"),
        ],
        rejects: [
            "", "street view loaded in 12 ms", "address resolved", "ip address: 10", "Address already in use",
            "memory address 0x7fa1c2d0b600",
            "via WiFi 5 connection", "Main Street Theme", "route 12 loaded", "home screen", "delivery in 2 days",
            "5 Items Close Button", "way 12",
            "email address: verified", "Wall Street opened 3 times", "address=0.0.0.0",
            "Boarding gate 14, seat 3", "Terminal gate 14 closed", "home: /var/root", "12 Place Holder",
            "delivery: failed", "Square 3",
        ]
    ) { text, claim in
        PostalAddresses(text: text).find(claim)
    }

    /// Addresses that no word for a street is in: `Am Markt 3, 04109 Leipzig`.
    static let townAddress = Detector(
        "postal-address.town", .address, needs: .digits,
        matches: [
            Sample("Rechnung an Am Anger 3, 99084 Erfurt gesendet", "Am Anger 3, 99084 Erfurt"),
            Sample("Oude Gracht 211, 3511 NR Utrecht bevestigd", "Oude Gracht 211, 3511 NR Utrecht"),
            Sample("doručit na Na Můstku 15, 110 00 Praha dnes", "Na Můstku 15, 110 00 Praha"),
            Sample("Ship to: 1600 Pine Hollow, Dayton, OH 45402", "1600 Pine Hollow, Dayton, OH 45402"),
            Sample("dom: Rynek 5, 31-042 Kraków", "Rynek 5, 31-042 Kraków"),
        ],
        rejects: [
            "", "Chapter 7, 2024 edition", "Figure 3, 10000 samples", "Phase 2, 2025 Roadmap", "Route 66, 12345 points",
            "Version 3, 10115 Rows",
            "iPhone 15, 10115 Berlin", "Room 12, Floor 3", "Step 2, 2026 Items", "Swift 6, 2024 Xcode 16",
            "loaded 15, 10115 Berlin", "Level 3, 4000 Points", "12 Monkeys, Season 2, HD 10800 kbps",
        ]
    ) { text, claim in
        TownAddresses(text: text).find(claim)
    }

    /// Addresses in Chinese, Japanese and Korean.
    static let easternAddress = Detector(
        "eastern-address", .address, needs: .nonASCII, roles: .eastern,
        matches: [
            Sample("地址 北京市朝阳区建国路88号", "北京市朝阳区建国路88号"),
            Sample("東京都渋谷区神南1-2-3", "東京都渋谷区神南1-2-3"),
            Sample("寄送至广州市天河区体育西路9号完成", "广州市天河区体育西路9号"),
            Sample("서울특별시 강남구 테헤란로 123", "서울특별시 강남구 테헤란로 123"),
        ],
        rejects: ["", "地址错误", "配送先を更新", "已同步 18 条记录", "市区 3", "다시 시도 3회"]
    ) { text, claim in
        EasternAddresses(text: text).find(claim)
    }
}
