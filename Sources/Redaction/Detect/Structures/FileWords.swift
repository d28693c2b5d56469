/// Words that programs and people put into names of files without saying anything about a person.
enum FileWords {
    private static let words: Set<UInt64> = Set(
        """
        img dsc dscn dcim pict photo foto bild image imagen immagine screenshot screenshots screen shot bildschirmfoto \
        capture recording rec aufnahme video movie clip vid mov mvi gopr scan scanned document dokument documento doc file \
        datei fichier archivo untitled unbenannt copy kopie copie copia draft entwurf final new neu old temp tmp upload \
        download attachment anhang export import backup archive report bericht rapport informe summary invoice rechnung \
        facture receipt beleg order bestellung statement contract template form readme license licence changelog notes \
        letter avatar icon logo banner hero header footer background bg thumb thumbnail preview splash poster cover placeholder \
        button btn tab nav bar arrow chevron check checkmark close menu star heart play pause stop next prev left right up \
        down back forward sprite atlas texture sound music track chime beep click tap success error warning info badge \
        map marker pin route chart graph table data dataset model weights config settings strings localizable index main \
        app launch intro onboarding tutorial demo sample example test mock fixture debug release build crash log device \
        system diagnostics sysdiagnose session trace dump heap stack symbols en de fr es it pt ru uk ja ko zh ar he tr pl nl \
        sv da nb fi cs us gb light dark small medium large big mini xl hd uhd sd x at on off of the and for in to by a an \
        version rev page pages part chapter lesson step level chunk segment playlist master live stream audio voice memo \
        note list item items photo photos album gallery wallpaper terms privacy policy guide manual help faq about contact \
        price pricing catalog catalogue product products store shop cart checkout news blog post article feed user users \
        account profile login signup home search filter sort daily weekly monthly annual yearly quarterly q1 q2 q3 q4 jan \
        feb mar apr may jun jul aug sep oct nov dec january february march april june july august september october \
        november december am pm uhr um utc gmt burst edited hdr live pano portrait whatsapp telegram signal ios ipados \
        macos iphone ipad watchos tvos simulator xcode swift objc cpp package kit framework sdk lib library assets resources eula readme todo sitemap robots manifest podfile cartfile makefile gemfile dockerfile copyright acknowledgements \
        credits gdpr kyc sepa csv pdf zip json xml plist yaml production staging environment translations locale glyphs
        """.split(whereSeparator: \.isWhitespace).map { KeyTable.hash($0.unicodeScalars.map(\.value)[...]) })

    /// Whether a word in lower case is on the list.
    static func contains(_ word: ArraySlice<UInt32>) -> Bool { words.contains(KeyTable.hash(word)) }
}
