extension SystemTexts {
    /// The commonest ones in other languages, as iOS and macOS write them; a text that is not on the list is not shown.
    static let otherLanguages: [StaticString] = [
        german, french, spanish, italian, portuguese, dutch, northern, slavic, turkish, chinese, japanese, korean,
        southern,
    ]

    private static let german: StaticString = """
        Abgebrochen
        Zeitüberschreitung bei der Anforderung.
        Es besteht anscheinend keine Verbindung zum Internet.
        Es besteht keine Verbindung zum Internet.
        Die Netzwerkverbindung wurde unterbrochen.
        Verbindung zum Server konnte nicht hergestellt werden.
        Es konnte keine Verbindung zum Server hergestellt werden.
        Ein Server mit dem angegebenen Hostnamen konnte nicht gefunden werden.
        Es wurde kein Server mit dem angegebenen Hostnamen gefunden.
        Es ist ein SSL-Fehler aufgetreten und es kann keine sichere Verbindung zum Server hergestellt werden.
        Der Vorgang konnte nicht abgeschlossen werden.
        Der Vorgang konnte nicht abgeschlossen werden. %@
        Das Zertifikat für diesen Server ist ungültig.
        Die Datei „%@“ konnte nicht geöffnet werden.
        Die Datei „%@“ konnte nicht geöffnet werden, da sie nicht existiert.
        Die Datei „%@“ konnte nicht geöffnet werden, weil sie nicht existiert.
        Die Datei „%@“ existiert nicht.
        Die Daten konnten nicht gelesen werden, da sie nicht das richtige Format haben.
        Die Daten konnten nicht gelesen werden, da sie fehlen.
        Du hast keine Rechte, die Datei „%@“ im Ordner „%@“ zu sichern.
        """

    private static let french: StaticString = """
        annulé
        La requête a expiré.
        Le délai d’attente de la requête a expiré.
        La connexion Internet semble interrompue.
        La connexion à Internet semble interrompue.
        La connexion Internet semble être hors ligne.
        La connexion réseau a été perdue.
        Impossible de se connecter au serveur.
        Impossible de trouver un serveur avec le nom d’hôte spécifié.
        Un serveur avec le nom d’hôte spécifié est introuvable.
        Une erreur SSL s’est produite et il est impossible d’établir une connexion sécurisée avec le serveur.
        L’opération n’a pas pu s’achever.
        L’opération n’a pas pu s’achever. %@
        L’opération n’a pas pu être terminée.
        Le certificat de ce serveur n’est pas valide.
        Impossible d’ouvrir le fichier « %@ ».
        Impossible d’ouvrir le fichier « %@ » car il n’existe pas.
        Le fichier « %@ » n’a pas pu être ouvert.
        Le fichier « %@ » n’a pas pu être ouvert car il n’existe pas.
        Les données sont illisibles car leur format est incorrect.
        Impossible de lire les données car elles sont manquantes.
        """

    private static let spanish: StaticString = """
        cancelado
        Se ha agotado el tiempo de espera.
        Se agotó el tiempo de espera.
        La conexión a Internet parece estar desactivada.
        Parece que la conexión a Internet está desactivada.
        La conexión a internet parece estar desactivada.
        Se ha perdido la conexión de red.
        La conexión de red se ha perdido.
        Se perdió la conexión de red.
        No se ha podido conectar al servidor.
        No se ha podido establecer conexión con el servidor.
        No se pudo conectar con el servidor.
        No se ha encontrado ningún servidor con el nombre de host especificado.
        No se encontró un servidor con el nombre de host especificado.
        No se ha podido completar la operación.
        No se ha podido completar la operación. %@
        No se pudo completar la operación.
        No se pudo completar la operación. %@
        El certificado de este servidor no es válido.
        No se ha podido abrir el archivo “%@”.
        No se ha podido abrir el archivo “%@” porque no existe.
        El archivo “%@” no existe.
        """

    private static let italian: StaticString = """
        annullato
        Richiesta scaduta.
        La richiesta è scaduta.
        La connessione a Internet sembra essere offline.
        La connessione a Internet sembra non essere attiva.
        La connessione alla rete è stata persa.
        La connessione di rete è stata persa.
        Impossibile connettersi al server.
        Impossibile trovare un server con il nome host specificato.
        Impossibile completare l’operazione.
        Impossibile completare l’operazione. %@
        Il certificato di questo server non è valido.
        Impossibile aprire il file “%@”.
        Impossibile aprire il file “%@” perché non esiste.
        """

    private static let portuguese: StaticString = """
        cancelado
        A solicitação expirou.
        O tempo limite da solicitação foi esgotado.
        Tempo limite da solicitação esgotado.
        A conexão à Internet parece estar inativa.
        A conexão com a Internet parece estar inativa.
        A conexão à internet parece estar inativa.
        A ligação à Internet parece estar desligada.
        A conexão da rede foi perdida.
        A conexão de rede foi perdida.
        A ligação de rede foi perdida.
        Não foi possível conectar ao servidor.
        Não foi possível estabelecer ligação ao servidor.
        Não foi possível encontrar um servidor com o nome de host especificado.
        A operação não pôde ser concluída.
        A operação não pôde ser concluída. %@
        Não foi possível concluir a operação.
        Não foi possível concluir a operação. %@
        Não foi possível abrir o arquivo “%@”.
        Não foi possível abrir o arquivo “%@” porque ele não existe.
        """

    private static let dutch: StaticString = """
        geannuleerd
        Time-out van opdracht.
        De time-out van het verzoek is verstreken.
        De internetverbinding lijkt te zijn verbroken.
        De internetverbinding lijkt offline te zijn.
        De netwerkverbinding is verbroken.
        Kan geen verbinding met de server maken.
        Er kan geen verbinding met de server worden gemaakt.
        Er kan geen server met de opgegeven hostnaam worden gevonden.
        De bewerking kan niet worden voltooid.
        De bewerking kan niet worden voltooid. %@
        Het bestand ‘%@’ kan niet worden geopend.
        """

    private static let northern: StaticString = """
        avbruten
        Begäran nådde tidsgränsen.
        Internetanslutningen verkar vara nedkopplad.
        Nätverksanslutningen förlorades.
        Kunde inte ansluta till servern.
        Det gick inte att ansluta till servern.
        Åtgärden kunde inte slutföras.
        Åtgärden kunde inte slutföras. %@
        annulleret
        Anmodningen fik timeout.
        Internetforbindelsen ser ud til at være offline.
        Netværksforbindelsen blev afbrudt.
        Kunne ikke oprette forbindelse til serveren.
        Handlingen kunne ikke fuldføres.
        Handlingen kunne ikke fuldføres. %@
        avbrutt
        Forespørselen ble tidsavbrutt.
        Internett-tilkoblingen ser ut til å være frakoblet.
        Nettverksforbindelsen ble brutt.
        Kunne ikke koble til tjeneren.
        Operasjonen kunne ikke fullføres.
        Operasjonen kunne ikke fullføres. %@
        kumottu
        Pyyntö aikakatkaistiin.
        Internet-yhteys näyttää katkenneen.
        Verkkoyhteys katkesi.
        Palvelimeen ei saatu yhteyttä.
        Toimintoa ei voitu suorittaa loppuun.
        Toimintoa ei voitu suorittaa loppuun. %@
        """

    private static let slavic: StaticString = """
        отменено
        Превышен лимит времени на запрос.
        Время ожидания запроса истекло.
        Вероятно, соединение с интернетом прервано.
        Вероятно, соединение с Интернетом прервано.
        Похоже, что подключение к интернету отсутствует.
        Сетевое соединение потеряно.
        Сетевое подключение потеряно.
        Не удалось подключиться к серверу.
        Не удалось найти сервер с указанным именем хоста.
        Не удается найти сервер с указанным именем.
        Не удалось завершить операцию.
        Не удалось завершить операцию. %@
        Сертификат этого сервера недействителен.
        Не удалось открыть файл «%@».
        Не удалось открыть файл «%@», так как он не существует.
        скасовано
        Час очікування запиту минув.
        Схоже, що з’єднання з інтернетом відсутнє.
        Мережеве з’єднання втрачено.
        Не вдалося підключитися до сервера.
        Не вдалося завершити операцію.
        Не вдалося завершити операцію. %@
        anulowano
        Upłynął limit czasu żądania.
        Połączenie z Internetem jest prawdopodobnie wyłączone.
        Połączenie sieciowe zostało przerwane.
        Nie można połączyć się z serwerem.
        Nie udało się połączyć z serwerem.
        Nie można było ukończyć tej operacji.
        Nie można było ukończyć tej operacji. %@
        zrušeno
        Vypršel časový limit požadavku.
        Internetové připojení je pravděpodobně vypnuté.
        Síťové připojení bylo ztraceno.
        K serveru se nelze připojit.
        Operaci nelze dokončit.
        Operaci nelze dokončit. %@
        """

    private static let turkish: StaticString = """
        vazgeçildi
        İstek zaman aşımına uğradı.
        İnternet bağlantısı çevrimdışı görünüyor.
        İnternet bağlantısı çevrimdışı gibi görünüyor.
        Ağ bağlantısı kesildi.
        Sunucuya bağlanılamadı.
        İşlem tamamlanamadı.
        İşlem tamamlanamadı. %@
        """

    private static let chinese: StaticString = """
        已取消
        请求超时。
        似乎已断开与互联网的连接。
        网络连接已中断。
        未能连接到服务器。
        未能找到使用指定主机名的服务器。
        发生了 SSL 错误，无法建立与该服务器的安全连接。
        未能完成操作。
        未能完成操作。%@
        此服务器的证书无效。
        未能打开文件“%@”。
        未能打开文件“%@”，因为它不存在。
        未能打开文件“%@”，因为您没有查看它的权限。
        未能读取数据，因为它的格式不正确。
        未能读取数据，因为数据缺失。
        已取消。
        要求逾時。
        網際網路連線似乎已中斷。
        似乎已斷開與 Internet 的連線。
        網路連線中斷。
        無法連接伺服器。
        無法完成作業。
        無法完成作業。%@
        無法打開檔案「%@」。
        """

    private static let japanese: StaticString = """
        キャンセルされました
        要求がタイムアウトになりました。
        インターネット接続がオフラインのようです。
        ネットワーク接続が切れました。
        サーバに接続できませんでした。
        指定されたホスト名のサーバが見つかりませんでした。
        SSLエラーが起きたため、サーバへのセキュリティ保護された接続を確立できません。
        操作を完了できませんでした。
        操作を完了できませんでした。%@
        このサーバの証明書は無効です。
        ファイル“%@”を開けませんでした。
        ファイル“%@”は存在しないため、開けませんでした。
        データが見つからないため、読み込めませんでした。
        データのフォーマットが正しくないため、読み込めませんでした。
        """

    private static let korean: StaticString = """
        취소됨
        요청한 시간이 초과되었습니다.
        인터넷 연결이 오프라인 상태입니다.
        인터넷 연결이 오프라인으로 보입니다.
        네트워크 연결이 유실되었습니다.
        서버에 연결할 수 없습니다.
        지정한 호스트 이름을 가진 서버를 찾을 수 없습니다.
        작업을 완료할 수 없습니다.
        작업을 완료할 수 없습니다. %@
        이 서버의 인증서가 유효하지 않습니다.
        """

    private static let southern: StaticString = """
        ακυρώθηκε
        Δεν ήταν δυνατή η ολοκλήρωση της λειτουργίας.
        בוטל
        פג הזמן הקצוב לבקשה.
        נראה שהחיבור לאינטרנט אינו מקוון.
        לא ניתן להשלים את הפעולה.
        تم الإلغاء
        انتهت مهلة الطلب.
        يبدو أن اتصال الإنترنت غير متصل.
        تم فقدان اتصال الشبكة.
        تعذر الاتصال بالخادم.
        تعذر إكمال العملية.
        dibatalkan
        Waktu permintaan habis.
        Koneksi internet tampaknya offline.
        Koneksi jaringan terputus.
        Tidak dapat terhubung ke server.
        Operasi tidak dapat diselesaikan.
        Đã hủy
        Yêu cầu đã hết thời gian chờ.
        Không thể kết nối với máy chủ.
        Không thể hoàn tất tác vụ.
        ยกเลิกแล้ว
        คำขอหมดเวลา
        ไม่สามารถเชื่อมต่อกับเซิร์ฟเวอร์ได้
        """
}
