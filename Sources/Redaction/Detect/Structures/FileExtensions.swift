/// What the extension of a file's name says about whose file it is.
enum FileExtensions {
    enum Kind: Sendable {
        /// Files that people make, name and send; and those that programs bring as well.
        case document, media
        /// Files of programs and their builds.
        case program
    }

    private static let kinds: [UInt64: Kind] = {
        var kinds: [UInt64: Kind] = [:]
        for (kind, list) in lists {
            for word in list.description.split(whereSeparator: \.isWhitespace) {
                kinds[KeyTable.hash(word.unicodeScalars.map(\.value)[...])] = kind
            }
        }
        return kinds
    }()

    /// The kind of an extension, in any case; nil for one that is unknown.
    static func kind(_ text: DetectableText, _ suffix: Range<Int>) -> Kind? {
        guard (1...12).contains(suffix.count) else { return nil }
        return kinds[KeyTable.hash(text.lowered[suffix])]
    }

    private static let lists: [(Kind, StaticString)] = [
        (
            .document,
            """
            pdf doc docx docm dot dotx xls xlsx xlsm xlsb ppt pptx pps ppsx odt ods odp odg rtf pages numbers key keynote txt \
            text md csv tsv zip rar 7z tar gz tgz bz2 xz zst dmg p12 pfx p7b p7m cer crt pem der mobileprovision ics ical vcf \
            vcard eml msg mbox pkpass gpx kml tcx fit dcm epub mobi azw3 fb2 djvu ps eps xps one vsd vsdx mpp ofx qif qfx \
            kdbx ovpn psd ai sketch indd dwg dxf bak backup ipa heic heif tif tiff raw dng cr2 nef arw mov avi mkv mpg mpeg 3gp \
            amr wma opus
            """
        ),
        (
            .media,
            """
            jpg jpeg jpe png gif bmp webp svg mp4 m4v wmv webm flv mp3 m4a aac wav aif aiff caf flac ogg oga mid usdz
            """
        ),
        (
            .program,
            """
            log json xml yaml yml plist strings stringsdict sqlite sqlite3 db realm swift m mm h c cc cpp hpp js ts jsx tsx \
            css scss html htm xhtml php py rb sh java kt go rs car nib xib storyboard storyboardc framework xcframework dylib \
            a o so bundle appex app lproj momd mom omo metallib mlmodel mlmodelc wasm lock toml ini conf \
            cfg env pch modulemap tbd dsym ips crash trace xcresult xcodeproj xcworkspace xcconfig entitlements m3u8 m3u mpd \
            proto graphql map bin dat tmp cache pack idx pak intents intentdefinition scn reality rcproject aspx jsp webmanifest
            """
        ),
    ]
}
