extension SystemTexts {
    /// The commonest ones in the further languages of the system.
    static let moreLanguages: [StaticString] = [
        hungarian, romanian, slovak, southSlavic, catalan, greek, hebrew, arabic, southAsian, southEastAsian,
        moreNorthern, morePolishAndCzech,
    ]

    private static let hungarian: StaticString = """
        megszakítva
        törölve
        A kérés túllépte az időkorlátot.
        A kérés időtúllépés miatt megszakadt.
        Úgy tűnik, hogy az internetkapcsolat offline állapotban van.
        Az internetkapcsolat úgy tűnik, nem működik.
        A hálózati kapcsolat megszakadt.
        Nem sikerült csatlakozni a szerverhez.
        Nem található a megadott gazdanevű szerver.
        A művelet nem hajtható végre.
        A művelet nem hajtható végre. %@
        A művelet nem fejezhető be.
        A művelet nem fejezhető be. %@
        A szerver tanúsítványa érvénytelen.
        A következő fájl nem nyitható meg: „%@”.
        """

    private static let romanian: StaticString = """
        anulat
        Solicitarea a expirat.
        Cererea a expirat.
        Conexiunea la internet pare să fie offline.
        Conexiunea la internet pare a fi offline.
        Conexiunea la rețea a fost pierdută.
        Nu s-a putut realiza conectarea la server.
        Nu s-a putut stabili conexiunea la server.
        Nu a putut fi găsit un server cu numele de gazdă specificat.
        Operația nu a putut fi finalizată.
        Operația nu a putut fi finalizată. %@
        Operațiunea nu a putut fi finalizată.
        Certificatul pentru acest server este invalid.
        Fișierul „%@” nu a putut fi deschis.
        """

    private static let slovak: StaticString = """
        zrušené
        Vypršal časový limit požiadavky.
        Zdá sa, že internetové pripojenie je offline.
        Internetové pripojenie je zrejme offline.
        Sieťové pripojenie bolo prerušené.
        Sieťové pripojenie sa stratilo.
        Nepodarilo sa pripojiť k serveru.
        Server so zadaným názvom hostiteľa sa nenašiel.
        Operáciu sa nepodarilo dokončiť.
        Operáciu sa nepodarilo dokončiť. %@
        Súbor „%@“ sa nepodarilo otvoriť.
        """

    private static let southSlavic: StaticString = """
        poništeno
        Zahtjev je istekao.
        Isteklo je vrijeme zahtjeva.
        Čini se da internetska veza nije dostupna.
        Internetska veza je izvan mreže.
        Mrežna veza je izgubljena.
        Nije moguće spojiti se na poslužitelj.
        Povezivanje s poslužiteljem nije uspjelo.
        Operacija nije mogla biti dovršena.
        Operacija nije mogla biti dovršena. %@
        Datoteka “%@” nije se mogla otvoriti.
        preklicano
        Zahteva je potekla.
        Videti je, da internetna povezava ni vzpostavljena.
        Omrežna povezava je bila prekinjena.
        Povezave s strežnikom ni bilo mogoče vzpostaviti.
        Operacije ni bilo mogoče dokončati.
        Operacije ni bilo mogoče dokončati. %@
        отказано
        Времето за заявката изтече.
        Изглежда, че няма връзка с интернет.
        Мрежовата връзка беше прекъсната.
        Не можа да се осъществи връзка със сървъра.
        Операцията не можа да бъде завършена.
        Операцията не можа да бъде завършена. %@
        """

    private static let catalan: StaticString = """
        cancel·lat
        S’ha exhaurit el temps d’espera de la sol·licitud.
        S’ha superat el temps d’espera.
        Sembla que la connexió a Internet està fora de línia.
        Sembla que no hi ha connexió a Internet.
        S’ha perdut la connexió de xarxa.
        No s’ha pogut establir connexió amb el servidor.
        No s’ha pogut connectar amb el servidor.
        No s’ha pogut completar l’operació.
        No s’ha pogut completar l’operació. %@
        El certificat d’aquest servidor no és vàlid.
        No s’ha pogut obrir l’arxiu “%@”.
        """

    private static let greek: StaticString = """
        Λήξη χρόνου αιτήματος.
        Το αίτημα έληξε.
        Η σύνδεση στο Διαδίκτυο φαίνεται να είναι εκτός σύνδεσης.
        Η σύνδεση Διαδικτύου φαίνεται ότι είναι εκτός σύνδεσης.
        Η σύνδεση δικτύου χάθηκε.
        Η σύνδεση στο δίκτυο χάθηκε.
        Δεν ήταν δυνατή η σύνδεση στον διακομιστή.
        Δεν ήταν δυνατή η σύνδεση με τον διακομιστή.
        Δεν ήταν δυνατή η ολοκλήρωση της λειτουργίας. %@
        Δεν ήταν δυνατή η ολοκλήρωση της ενέργειας.
        Το πιστοποιητικό για αυτόν τον διακομιστή δεν είναι έγκυρο.
        Δεν ήταν δυνατό το άνοιγμα του αρχείου «%@».
        """

    private static let hebrew: StaticString = """
        זמן הבקשה תם.
        הבקשה הגיעה לקצבת הזמן.
        נראה שהחיבור לאינטרנט לא מקוון.
        החיבור לאינטרנט אינו מקוון כפי הנראה.
        החיבור לרשת אבד.
        חיבור הרשת אבד.
        לא ניתן להתחבר לשרת.
        לא ניתן היה להתחבר לשרת.
        לא ניתן להשלים את הפעולה. %@
        לא ניתן היה להשלים את הפעולה.
        לא ניתן היה להשלים את הפעולה. %@
        האישור עבור שרת זה אינו תקף.
        לא ניתן היה לפתוח את הקובץ ״%@״.
        """

    private static let arabic: StaticString = """
        تم الإلغاء.
        ملغى
        انتهت مهلة الطلب
        يبدو أن الاتصال بالإنترنت غير متصل.
        يبدو أن اتصال الإنترنت مقطوع.
        فُقد اتصال الشبكة.
        تم فقد اتصال الشبكة.
        لا يمكن الاتصال بالخادم.
        تعذر العثور على خادم باسم المضيف المحدد.
        تعذر إكمال العملية. %@
        لم تكتمل العملية.
        لم تكتمل العملية. %@
        شهادة هذا الخادم غير صالحة.
        تعذر فتح الملف "%@".
        """

    private static let southAsian: StaticString = """
        रद्द किया गया
        अनुरोध का समय समाप्त हो गया।
        अनुरोध समय समाप्त हो गया।
        ऐसा लगता है कि इंटरनेट कनेक्शन ऑफ़लाइन है।
        इंटरनेट कनेक्शन ऑफ़लाइन प्रतीत होता है।
        नेटवर्क कनेक्शन टूट गया।
        नेटवर्क कनेक्शन खो गया था।
        सर्वर से कनेक्ट नहीं किया जा सका।
        ऑपरेशन पूरा नहीं किया जा सका।
        ऑपरेशन पूरा नहीं किया जा सका। %@
        कार्रवाई पूर्ण नहीं की जा सकी।
        """

    private static let southEastAsian: StaticString = """
        Dibatalkan
        Permintaan melewati batas waktu.
        Sambungan Internet tampaknya offline.
        Koneksi Internet tampak tidak aktif.
        Sambungan jaringan terputus.
        Tidak dapat menghubungi server.
        Operasi tidak dapat diselesaikan. %@
        Pengoperasian tidak dapat diselesaikan.
        Sertifikat untuk server ini tidak sah.
        dibatalkan
        Permintaan tamat masa.
        Sambungan Internet kelihatan di luar talian.
        Sambungan rangkaian terputus.
        Tidak dapat bersambung ke pelayan.
        Operasi tidak dapat dilengkapkan.
        Operasi tidak dapat dilengkapkan. %@
        đã hủy
        Yêu cầu đã hết thời gian.
        Kết nối Internet có vẻ đang ngoại tuyến.
        Kết nối internet dường như đang ngoại tuyến.
        Kết nối mạng đã bị mất.
        Kết nối mạng bị mất.
        Không thể kết nối đến máy chủ.
        Không thể hoàn tất tác vụ. %@
        Không thể hoàn tất thao tác.
        Không thể hoàn tất thao tác. %@
        คำขอหมดเวลาแล้ว
        การเชื่อมต่ออินเทอร์เน็ตดูเหมือนจะออฟไลน์
        ดูเหมือนว่าการเชื่อมต่ออินเทอร์เน็ตออฟไลน์อยู่
        การเชื่อมต่อเครือข่ายขาดหาย
        การเชื่อมต่อเครือข่ายหลุด
        ไม่สามารถดำเนินการให้เสร็จสมบูรณ์ได้
        ไม่สามารถดำเนินการได้สำเร็จ
        """

    private static let moreNorthern: StaticString = """
        Begäran fick timeout.
        Internetanslutningen verkar vara nere.
        Det verkar som att internetanslutningen är nere.
        En server med det angivna värdnamnet kunde inte hittas.
        Certifikatet för den här servern är ogiltigt.
        Filen ”%@” kunde inte öppnas.
        Anmodningen fik timeout
        Internetforbindelsen ser ud til at være afbrudt.
        En server med det anførte værtsnavn blev ikke fundet.
        Arkivet “%@” kunne ikke åbnes.
        Forespørselen fikk tidsavbrudd.
        Det ser ut til at Internett-tilkoblingen er frakoblet.
        Fant ingen tjener med det angitte vertsnavnet.
        Filen «%@» kunne ikke åpnes.
        Pyyntö aikakatkaistu.
        Internet-yhteys näyttää olevan poissa käytöstä.
        Verkkoyhteys menetettiin.
        Palvelinta, jolla on määritelty isäntänimi, ei löytynyt.
        Tiedostoa “%@” ei voitu avata.
        Er is geen verbinding met het internet.
        Er is een SSL-fout opgetreden en er kan geen beveiligde verbinding met de server worden gemaakt.
        Het certificaat voor deze server is ongeldig.
        """

    private static let morePolishAndCzech: StaticString = """
        Przekroczono limit czasu żądania.
        Wygląda na to, że połączenie z Internetem jest wyłączone.
        Utracono połączenie sieciowe.
        Nie można odnaleźć serwera o podanej nazwie hosta.
        Wystąpił błąd SSL i nie można nawiązać bezpiecznego połączenia z serwerem.
        Certyfikat dla tego serwera jest nieprawidłowy.
        Nie można otworzyć pliku „%@”.
        Požadavek vypršel.
        Zdá se, že připojení k internetu je offline.
        Síťové připojení bylo přerušeno.
        Nelze se připojit k serveru.
        Server se zadaným názvem hostitele nebyl nalezen.
        Certifikát pro tento server je neplatný.
        Soubor „%@“ nelze otevřít.
        Не вдалося знайти сервер із вказаним іменем хоста.
        Схоже, немає з’єднання з інтернетом.
        Підключення до мережі втрачено.
        Сертифікат цього сервера недійсний.
        Не вдалося відкрити файл «%@».
        """
}
