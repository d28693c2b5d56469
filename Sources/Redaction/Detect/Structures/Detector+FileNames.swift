extension Detector {
    /// Names of files whose stems say something about a person.
    static let fileNames = Detector(
        id: "file-name", type: .file, needs: [.dot],
        matches: [
            .init("opened Passport_John_Smith.pdf", "Passport_John_Smith"),
            .init("file=ordonnance-Lefèvre-Camille.tiff, pages=3", "ordonnance-Lefèvre-Camille"),
            .init("QuickLook preview of Biopsy result - A. Lopez.heic took 0.92 s", "Biopsy result - A. Lopez"),
            .init("filename*=UTF-8''Zeugnis%20M%C3%BCller.pdf", "Zeugnis%20M%C3%BCller"),
            .init("file=Anna Kovaleva (VPN).p12", "Anna Kovaleva (VPN)"), .init("CV Анна.docx", "CV Анна"),
            .init("filename=田中太郎_健康診断.pdf, code=507", "田中太郎_健康診断"),
            .init("Screenshot saved: IMG_20261130_jdoe_salary.PNG", "IMG_20261130_jdoe_salary"),
            .init("الملف جواز سفر أحمد.pdf تم رفعه", "جواز سفر أحمد"),
            .init("Unable to copy Mom's birthday video.mov to /tmp/export.mov", "Mom's birthday video"),
            .init("fileImporter picked divorce papers final.docx", "divorce papers final"),
            .init("AirDrop: blood results march.heic 3 MB", "blood results march"),
            .init("export du dossier bulletin de salaire Martin.xlsx terminé", "bulletin de salaire Martin"),
            .init("wrote anna_notes.json", "anna_notes"),
            .init("/tmp/scan%20of%20Jane%20Doe%20licence.jpg", "scan%20of%20Jane%20Doe%20licence"),
        ],
        rejects: [
            "", "IMG_0042.HEIC saved", "device.log", "Demo.app/Frameworks/Kit.framework/Info.plist", "main.swift:42",
            "CartView.swift, line 214", "crash: unexpected nil for h.lindgren at CartView.swift:88",
            "Image icon@2x.png and icon@3x.png missing in Assets.car", "upload.heic",
            "Screenshot 2026-11-30 at 10.14.02.png", "store.sqlite", "avatar.png -> 304", "5.12.3.json",
            "Localizable.strings de.lproj loaded", "live/master.m3u8", "version 1.2.3", "example.com", "e.g. this",
            "hero_banner_dark.png", "report-2026-11.pdf", ".pdf", "...", "EULA.txt displayed",
            "unable to open user manual.pdf",
            "copying release notes.txt failed", "missing font Helvetica Neue Bold.ttf", "received report.pdf of user",
            "Saved Anna to disk", "signed in user lena.pages@example.org again",
        ]
    ) { text, claims in
        var names = FileNames(copy text)
        names.find()
        claims += names.claims
    }
}
