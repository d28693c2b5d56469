extension Detector {
    /// Numbers of identity documents, tax and insurance: in a country's shape with its check digits, or beside a word for
    /// such numbers, mistyped ones too.
    static let nationalID = Detector(
        "national-id", .nationalID, needs: .digit,
        matches: [
            Sample("SSN 219 09 9999 masked=false", "219 09 9999"), Sample("219-09-9999", "219-09-9999"),
            Sample("TC kimlik no 10000000146", "10000000146"), Sample("RSSMRA85T10A562S", "RSSMRA85T10A562S"),
            Sample("BSN 111222333", "111222333"), Sample("СНИЛС 087-654-303 00", "087-654-303 00"),
            Sample("Паспорт 45 08 123456 распознан за 1,8 с", "45 08 123456"),
            Sample("pesel=90021502344&krok=2", "90021502344"),
            Sample("PAN ABCDE1234F linked", "ABCDE1234F"), Sample("dni=87654321X", "87654321X"),
            Sample("529.982.247-25", "529.982.247-25"),
            Sample("id_number\" value=QQ 12 34 56 C (13 bytes)", "QQ 12 34 56 C"),
            Sample("ИНН 500100732259 подтверждён", "500100732259"), Sample("11010519491231002X", "11010519491231002X"),
            Sample("주민등록번호 900101-1234568", "900101-1234568"), Sample("passport number is C01X00T47", "C01X00T47"),
            Sample("SIN 130 692 544 on file", "130 692 544"),
            Sample("My Number 4417 9023 1186 saved", "4417 9023 1186"),
            Sample("voter id XKD7740921 ok", "XKD7740921"), Sample("IC 910305-14-5120 ok", "910305-14-5120"),
            Sample("kennitala 240889-2219 ok", "240889-2219"), Sample("AFM 123450009 ok", "123450009"),
            Sample("เลขบัตรประชาชน 3-1005-00177-21-9 ซ้ำ", "3-1005-00177-21-9"),
            Sample("passport no L7YT3KWRB issuing=AUT", "L7YT3KWRB"),
            Sample("Aadhaar 2341 2341 2346", "2341 2341 2346"), Sample("X1234567L", "X1234567L"),
            Sample("131052-308T", "131052-308T"), Sample("756.9217.0769.85", "756.9217.0769.85"),
            Sample("784-1984-1234567-9", "784-1984-1234567-9"), Sample("NHS number 943 476 5919", "943 476 5919"),
            Sample("身份证号110105199003071234无效", "110105199003071234"), Sample("112-233-445 95", "112-233-445 95"),
            Sample("personnummer 19811218-9876", "19811218-9876"), Sample("11.222.333/0001-81", "11.222.333/0001-81"),
            Sample("my ssn is 219099999", "219099999"), Sample("INN 7707083893 ok", "7707083893"),
            Sample("GOMC850101HDFRRN09", "GOMC850101HDFRRN09"), Sample("811218-9876", "811218-9876"),
        ],
        rejects: [
            "", "build 2026113001", "Code=-1009", "passport page 2 of 4", "passport scan took 1204 ms",
            "identity check failed: code 4003",
            "Random seed 30569309025905", "2026-11-30", "1234-5678", "192.168.10.20", "serial F2LX9A0BHG7K",
            "00000000-0000", "Level 12-34-56 unlocked",
            "passport uploaded 48213 bytes", "000-12-3456", "license version 20261130", "12345678Q", "ABCDE1234",
            "dni missing", "id card front.jpg 1204 kb",
            "sin 123456789 table", "inn 12345678 of 3", "passport flow ABTEST12 started", "licence GPLV3 accepted",
            "20261130-1014",
            "order 123-456-789 01",
        ]
    ) { text, claim in
        var word = 0
        while word < text.words.count {
            if let end = NationalNumber.shapeEnd(in: text, from: word) {
                claim(NationalNumber.start(in: text, word)..<end)
                word = text.word(from: end)
                continue
            }
            if NationalNumber.isNamed(in: text, by: word), let range = NationalNumber.named(in: text, after: word) {
                claim(range)
            }
            word += 1
        }
        NationalNumber.eastern(in: text, claim)
    }
}

extension Detector {
    /// Machine-readable lines of passports, identity cards and visas.
    static let machineReadableZone = Detector(
        "mrz", .nationalID, needs: .upperCase,
        matches: [
            Sample(
                "mrz P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<< ok", "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<"),
            Sample("L898902C36UTO7408122F1204159ZE184226B<<<<<10", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"),
        ],
        rejects: ["", "Array<Dictionary<String, Int>>", "<<<<<<< HEAD", "A << B", "TRACE<<BEGIN"]
    ) { text, claim in
        MachineReadableZone.find(in: text, claim)
    }
}
