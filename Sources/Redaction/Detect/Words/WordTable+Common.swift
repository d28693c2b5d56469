extension WordTable {
    /// Words that are no names although they may begin with a capital.
    static let common: [WordTable] = [
        WordTable(
            .common,
            """
            a about accept accepted access accessibility account accounts action actions active activity actor ad add added
            address adjust admin ads after agent alamofire alert alerts all allow allowed already analytics and android
            animation any api app apple application applications apps arkit array arrived art assertion asset assets at attempt
            attribute audio auth availability authenticated authentication author authorization authorized auto autofill available avatar
            avfoundation background backup badge banner bar base basic batch battery before begin begins block bluetooth body
            book bool boot bounds browser buffer bug build bundle business button buttons by cache cached calendar call callback
            called calls camera cancel canceled cancelled cannot canvas carplay cart case catalog category cell center change
            changed changes channel chat check checked checkout chrome class clean cleanup clear client clients clock close
            closed cloud cloudkit code codable collection color command comment comments commit common complete completed
            completion component compose config configuration confirm connect connected connecting connection connections
            connectivity consent console constraint contact contacts container content context continue control controller cookie
            copy core corelocation count counter country crash crashlytics create created credential credentials current custom
            customer dark dashboard data database date day days debug decode decoded decoder decoding default defaults delegate
            delete deleted delivery denied deny deprecated description desktop destination detail details detected device
            devices diagnostics dialog dictionary did direct directory disabled disconnected dismiss dispatch display dns do
            document documents does domain done double down download downloaded downloads drawer driver dump duration edit editor
            element email empty enable enabled end ended engine enter entered entity entry enum environment error errors event
            events exception exceeded existing exit expected expired export exported extension external face failed failure
            false fatal favorites fault feature features feed feedback fetch fetched fetching field fields file files filter
            filters find finish finished firebase first flag flow focus folder font footer for force foreground form format
            found foundation frame framework from full function game gateway general gesture get global go google got
            granted graph graphics grid group groups guest guide handle handler has hash header headers health healthkit height
            hello help hidden hide high history home host hotfix hour hours http https icloud icon id identifier identity idle if
            ignore ignored image images import in inbox index info init initial initialized input insert insets inspector
            install installed instance int integer interface internal internet interval intro invalid invite invited invoice
            ios ip ipad iphone is issue item items job join joined json just keep key keyboard keychain keys kind kit label
            landing language large last later latest launch launched layer layout learn left legacy length level library license
            light limit line link links list listener live load loaded loader loading local locale location lock locked log
            logged logger logic login logout long lost low mac mail main maintenance manager manifest manual map maps mark match
            media member members memory menu merchant message messages messenger metadata method metrics migration min mini
            minimum minute minutes missing mobile mock modal mode model models modified module month more motion move music my
            name native nav navigation navigator network never new news next nightly no node none not note notes nothing
            notification notifications now null number object off offer offline ok old on onboarding once online only open opened
            operation operator optional options or order orders organization other out output overview owner package page pages
            pan panel parameter parameters parent parse parsed parser parsing partial pass password paste patch path pause paused
            payment payments pending people permission permissions photo photos photokit picker pin ping place placeholder plan
            platform play player playback plugin pod point policy pool pop popup port post posts preferences preferred premium
            prepare presented press previous print privacy private pro process processing product production products profile
            profiles program progress project promise promo properties property protocol provider proxy public publisher pull
            purchase purchases push query queue quick quit random range rate rating react ready reachability read reader
            reading realm received recent record records recovery redirect reduce refresh refreshed refused region register
            registered registration reject rejected release reload remote remove removed render renderer repeat reply report
            request requests required reset resolved resource resources response rest restart restore restored result results
            resume resumed retry return returned review reward right role roles root route router row rows rule rules run running
            runtime safari safe sample sandbox save saved scan scene schedule scheduled scheme screen screenshot script scroll
            sdk search searching second seconds section secure security see segment select selected selector send sender sending
            sent sentry sequence server service services session sessions set setting settings setup share shared sheet shop
            shopping should show siri sign signed signin signout signup simulator size skip skipped slack sleep slide slow
            snapshot social socket some sort sound source space speech splash spotlight sql sqlite stack staging standard start
            started startup state status step stock stop stopped storage store storekit story storyboard stream string stripe
            studio style sub subject submit subscribe subscribed subscription subscriptions success successful successfully
            suite summary support suspended swift swiftui switch sync synced syncing system tab table tablet tag tags tap target
            task tasks team template temporary tenant terminal terminated test testflight testing tests text theme this thread
            thumbnail tile time timeout timer timestamp tip title to toast today toggle token tokens too tool toolbar top total
            touch tracking traffic trail transaction transfer transition trash tree trial trigger true try tutorial type types ui
            uikit unable unauthorized undefined undo unexpected unfollow unit universal unknown unlock unlocked unread until
            unverified up update updated updates upgrade upload uploaded url use used user users utility valid validation value
            values verification verified verify version via vibration video view views visible visitor voice voiceover volume
            vpn wait waiting wallet warning was watch web webkit webview week welcome when widget width wifi will window wireless
            with within without wizard work worker workflow workout write wrong xcode xml year yes you your zero zip zone zoom
            authenticated anonymous agreement experience engagement preference defaults stage story stories again aboard back
            there everyone everybody friend folks world team guys sir madam customer valued human
            monday tuesday wednesday thursday friday saturday sunday android windows linux macos ubuntu debian darwin nightly
            beta alpha gamma internal production english german french spanish italian russian chinese japanese korean arabic
            europe africa asia america usd eur gbp gmt utc pst est
            """),
        WordTable(
            .common,
            """
            abgemeldet angemeldet abbrechen aktualisiert aktualisieren anmeldung anmelden anfrage antwort app ausgeloggt
            authentifiziert bearbeiten benutzer bestatigt beendet bestellung datei dateien daten einstellungen eintrag
            erfolgreich erfolg fehler fehlgeschlagen fehlercode gefunden geladen geloscht gerat gerate gesendet gespeichert
            gestartet hat hinzugefugt ist kein keine konnte konto laden menu neu nicht nachricht netzwerk offnen ordner passwort
            seite sitzung speichern start startseite suche treffer verbindung verbunden version wurde zeit zuruck zugriff betrag
            uberweisung datenbank anwendung zeitlimit abgelaufen ungultig
            accueil ajout ajoute appareil application authentifie annuler chargement compte connecte connexion commande
            deconnecte donnees echec echoue enregistre erreur envoi envoye fermeture fichier introuvable inconnu invalide mise
            mot nouveau page paiement parametres profil reseau reussi reussie session statut succes supprime utilisateur valide
            aplicacion archivo autenticado cancelado cargado cargando cerrar conectado configuracion conexion correo cuenta datos
            desconectado enviado error exito fallido guardado iniciada inicio invalido no nuevo pago pagina pedido perfil red
            sesion servidor usuario valido encontrado
            applicazione annulla caricamento connessione dati dispositivo errore file impostazioni inviato non ordine pagamento
            pagina profilo rete riuscito salvato servizio sessione trovato utente valido scaduta scaduto
            aplicativo carregado conexao configuracoes dados dispositivo enviado falha nao pagamento pagina pedido perfil rede
            salvo servidor sessao usuario valido encontrado sucesso
            gebruiker ingelogd uitgelogd bestand fout geladen instellingen netwerk niet opgeslagen pagina sessie verbinding
            verzonden geslaagd mislukt
            uzytkownik blad zalogowany wylogowany plik sesja strona polaczenie nie zapisano wyslano ustawienia konto sukces
            uzivatel chyba soubor relace stranka pripojeni neni ulozeno odeslano nastaveni
            anvandare fel fil sida anslutning inte sparad skickad installningar bruker feil tilkobling ikke lagret kayttaja virhe
            tiedosto yhteys sivu asetukset
            kullanici hata dosya oturum sayfa baglanti degil kaydedildi ayarlar basarili basarisiz
            приложение пользователь ошибка вход выход сессия экран кнопка файл загрузка загружено сохранено отправлено
            получено запрос ответ сервер сеть настройки профиль заказ оплата платеж страница версия сборка данные поиск результат
            результаты успешно неуспешно недоступно подключение отключение авторизация регистрация успех открыт открыта закрыт
            закрыта время дата код номер аккаунт устройство уведомление уведомления обновление обновлено начато завершено
            начат завершен запуск запущен остановлен повтор попытка удалено удален создан создана добавлено добавлен корзина
            товар доставка главная меню список группа канал чат сообщение прокси кэш база таблица карта карты адрес
            користувач помилка вхід вихід сесія екран кнопка файл завантаження збережено відповідь запит мережа налаштування
            сторінка версія дані пошук успішно
            χρηστης σφαλμα αρχειο συνδεση αποσυνδεση σελιδα επιτυχης επιτυχησ ρυθμισεις
            """),
        WordTable(
            .stop,
            """
            is was were are be been being has have had having not no the a an of at in on to for from by with and or but if then
            than that this these those it its as so do does did done will would can could should may might must shall
            logged signed failed tapped opened closed saved sent added removed updated deleted created started finished
            joined left called invited requested accepted rejected denied changed selected entered found via after before
            ist war hat haben wurde wird sind und oder nicht mit von fur im auf aus bei nach vor seit bis
            est a ete sont et ou ne pas avec sur dans depuis pour chez au aux
            es esta fue ha han y o no con en desde para al
            e ha sono non con su dal nel per
            foi tem esta nao com em desde ao
            werd heeft niet met op uit naar sinds
            jest byl byla ma nie z na do w
            je byl byla neni se s na do v
            ar har inte med pa till er var ikke med til ei oli on
            ile icin ve veya degil oldu olarak bu
            в на с из по от для и или не был была были вошел вошла вошёл вышел вышла открыл открыла отправил отправила добавил
            добавила удалил удалила создал создала оплатил оплатила изменил изменила нажал нажала успешно зарегистрирован через
            у в на з із від для та або не був була увійшов увійшла вийшов вийшла
            και με στο στη στην απο για δεν
            في من إلى على عن مع بنجاح تم قد لم لا هل غير قام قامت و بعد قبل رقم
            של על את עם לא כן נכנס נכנסה התחבר התחברה בהצלחה מ ב
            התחבר התנתק התחברה התנתקה יצא יצאה שלח שלחה קיבל עדכן מחק יצר פתח סגר ביטל אישר נוסף הוסר נמצא נרשם
            سجل دخل خرج أرسل ألغى حذف أضاف فتح أغلق مسجل موجود تسجيل الخروج خروج صالح محظور نشط جديد
            लॉग आउट इन साइन किया गया लॉगिन लॉगआउट ออก เข้าสู่ระบบ ออกจากระบบ ถูก ได้ ไม่ ใหม่ شد نشد خارج وارد جدید
            ने को का की के में से पर और है था थे नहीं
            da vao bang khong duoc cua telah berhasil sudah tidak dengan di ke dari
            """),
    ]
}
