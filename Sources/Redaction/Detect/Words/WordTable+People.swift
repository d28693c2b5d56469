extension WordTable {
    /// Words around names of people.
    static let people: [WordTable] = [
        WordTable(
            .person,
            """
            user users customer client member patient passenger driver courier employee student teacher doctor nurse
            guest tenant cardholder holder beneficiary payee payer recipient sender author owner assignee reviewer caller
            callee attendee participant contact friend follower buyer seller visitor rider agent account
            insured policyholder subscriber donor donors caregiver guardian applicant borrower witness resident colleague spouse
            instructor tutor
            benutzer nutzer nutzerin kunde kundin mitglied patientin fahrer fahrgast absender empfanger empfangerin inhaber
            kontoinhaber karteninhaber mitarbeiter mitarbeiterin gast teilnehmer anrufer kontakt versicherter
            utilisateur utilisatrice cliente membre passager conducteur destinataire expediteur titulaire auteur
            employe locataire invite beneficiaire abonne adherent correspondant
            usuario usuaria pasajero conductor destinatario remitente titular autor autora empleado paciente invitado
            beneficiario abonado contacto miembro
            utente cliente paziente passeggero autista destinatario mittente intestatario autore dipendente ospite
            contatto socio
            utilizador usuarios passageiro motorista remetente funcionario beneficiario convidado contato contacto membro
            gebruiker klant patient reiziger chauffeur ontvanger afzender houder rekeninghouder medewerker gast lid
            contactpersoon begunstigde
            uzytkownik uzytkownika uzytkownikowi uzytkowniku kliencie pacjencie panstwo klient klienta pacjent pacjenta pasazer kierowca odbiorca nadawca
            wlasciciel autor pracownik gosc czlonek kontakt abonent
            uzivatel uzivatele uzivatelka uzivateli zakazniku zakaznik zakaznika pacient prijemce odesilatel majitel zamestnanec klient
            pouzivatel pouzivatela zakaznik
            anvandare anvandaren kund kunden patienten forare mottagare avsandare agare anstalld gast medlem
            bruker brukeren kunde pasient sjafor mottaker avsender eier ansatt gjest medlem
            bruger brugeren modtager afsender ejer ansat gaest
            kayttaja kayttajan asiakas asiakkaan potilas vastaanottaja lahettaja omistaja tyontekija vieras jasen
            felhasznalo ugyfel beteg cimzett felado tulajdonos utas vendeg tag
            utilizatorul utilizator client clientul pacient destinatar expeditor pasager
            kullanici kullanicisi musteri hasta alici gonderen yolcu surucu calisan misafir uye
            пользователь пользователя пользователю пользователем клиент клиента клиенту клиентом пациент пациента
            пациенту абонент абонента абоненту пассажир пассажира водитель водителя курьер курьера получатель получателя
            получателю отправитель отправителя владелец владельца сотрудник сотрудника автор автора гость гостя участник
            участника контакт контакта покупатель покупателя продавец заказчик подписчик друг держатель
            користувач користувача користувачу користувачко клієнте друже клієнт клієнта пацієнт пацієнта отримувач одержувач відправник власник
            співробітник пасажир водій учасник гість абонента
            потребител потребителя клиентът корисник корисника
            χρηστη χρηστης χρηστησ πελατη πελατης πελατησ ασθενης ασθενη παραληπτης παραληπτη αποστολεας επαφη
            المستخدم للمستخدم مستخدم العميل عميل للعميل المريض السائق الراكب المرسل المستلم باسم المشترك الموظف الضيف
            משתמש המשתמש לקוח הלקוח מטופל נהג נוסע שולח נמען
            کاربر مشتری بیمار راننده گیرنده فرستنده
            उपयोगकर्ता यूज़र ग्राहक मरीज़ प्रेषक प्राप्तकर्ता
            ผู้ใช้ ลูกค้า ผู้ป่วย ผู้รับ ผู้ส่ง
            pengguna pelanggan pasien penerima pengirim penumpang
            用户 用戶 客户 客戶 会员 會員 顾客 乘客 患者 司机 员工 学生 联系人 收款人 付款人 寄件人 发件人 作者 好友
            ユーザー ユーザ 利用者 会員 顧客 乗客 患者 担当者 送信者 宛先 連絡先
            사용자 사용자의 고객 회원 환자 승객 기사 직원 학생 연락처 예금주 수신자 발신자 친구
            """),
        WordTable(
            .nameKey,
            """
            artist photographer name sender recipient author contact customer owner holder assignee friend attendee participant member guest
            passenger patient driver caller client cn fn gn sn displayname screenname nickname user login
            nom nombre nome naam ad isim ism nev nume nimi navn namn имя имени ім'я име ονομα الاسم اسم שם نام नाम ชื่อ ten nama
            이름 名字 名前
            """),
        WordTable(
            .fullNameKey,
            """
            firstname lastname fullname surname givenname familyname middlename realname cardholder cardholdername
            payee localizedname peername shippingname billingname passengername patientname drivername callername
            clientname customername contactname personname membername guestname holdername sendername recipientname
            authorname ownername beneficiary beneficiaryname friendname nameoncard accountholder
            vorname nachname familienname rufname kontaktname kundenname
            prenom prenoms nomcomplet nomdefamille apellido apellidos nombrecompleto cognome sobrenome apelido
            nomecompleto voornaam achternaam volledigenaam imie nazwisko jmeno prijmeni priezvisko fornamn efternamn
            fornavn etternavn efternavn etunimi sukunimi vezeteknev keresztnev teljesnev prenume soyad soyadi adi adsoyad
            фамилия отчество фио фамилии прізвище піб фамилия επωνυμο ονοματεπωνυμο اللقب hoten
            姓名 氏名 お名前 姓 성함 성명 收件人 联系人 聯絡人 收货人 收貨人 宛先 送信者 受取人 보낸사람 받는사람
            """),
        WordTable(
            .greeting,
            """
            hello hi hey welcome dear congratulations congrats goodbye bye greetings cheers morning afternoon evening
            hallo willkommen liebe lieber guten servus moin tschuss
            bonjour bonsoir salut bienvenue cher chere
            hola bienvenido bienvenida estimado estimada querido querida buenos buenas
            ciao benvenuto benvenuta buongiorno buonasera gentile caro cara
            ola bemvindo bemvinda prezado prezada
            welkom beste hoi goedemorgen
            czesc witaj witamy drogi droga dobry dobra szanowny szanowna
            ahoj vitejte vitej vitaj mily mila vazeny vazena cau
            kære kjære bästa hej hei valkommen velkommen kara kjaere kaere tervetuloa moi
            szia udvozoljuk kedves buna salut draga
            merhaba selam hosgeldiniz hosgeldin sayin sevgili gunaydin
            привет здравствуйте здравствуй дорогой дорогая уважаемый уважаемая
            привіт вітаємо вітаю шановний шановна вітання
            здравей здраво zdravo pozdrav pozdrowienia dobar dober dobro добро добрый добрий добър добар dragi draga драги драга
            возвращением поверненням
            γεια καλωσηρθες καλωσηρθατε αγαπητε αγαπητη
            مرحبا أهلا اهلا مرحبًا عزيزي عزيزتي שלום היי ברוך ברוכה سلام
            नमस्ते स्वागत สวัสดี chao xin halo selamat hai
            你好 您好 欢迎 歡迎 欢迎回来 ようこそ こんにちは 안녕하세요 환영합니다
            """),
        WordTable(
            .honorific,
            """
            mr mrs ms miss mister dr prof professor aunt uncle tante onkel
            herr frau herrn fraulein familie famille
            monsieur madame mademoiselle mme mlle maitre docteur
            senor senora senorita sr sra srta dona
            signor signora signorina sig dott dottoressa dottore avv
            senhor senhora dhr mevr meneer mevrouw dhr
            pan pani panu panem panie pana pane pani
            господин госпожа г-н г-жа пан пані пану пана доктор др тов гражданин гражданка тётя дядя
            κυριος κυριε κυρια
            السيد السيدة الأستاذ الدكتور الدكتورة الآنسة
            מר גברת גב ד"ר
            श्री श्रीमती सुश्री डॉ
            คุณ นาย นาง นางสาว
            bayan bapak ibu tuan puan encik
            """),
        WordTable(
            .honorificAfter,
            """
            さん 様 氏 君 くん ちゃん 先生 殿 님 씨 님이 님의 님께서 님은 님을 님께 씨가 씨의 씨는 先生 女士 小姐 同学 老师 经理 医生
            bey hanım hanim san sama जी
            """),
        WordTable(
            .kin,
            """
            aunt uncle auntie tante onkel tia tio zia zio tante ciocia teta тетя тётя дядя
            mum mom mommy mummy dad daddy mama papa grandma grandpa granny nana sis bro wife husband hubby mutti vati oma opa
            maman mamie papi papy mami abuela abuelo nonna nonno mamma babbo babcia dziadek tata maminka tatinek anne baba
            мама мамочка мамуля папа папочка бабушка дедушка тётя дядя жена муж тато бабуся дідусь
            妈妈 爸爸 老婆 老公 奶奶 爷爷 外婆 お母さん お父さん 母 父 ママ パパ 엄마 아빠 할머니 أمي أبي ماما بابا אמא אבא
            """),
        WordTable(
            .particle,
            """
            van von der den de del della di da dos das do du la le ten ter af av bin binti ibn bint ben bat el al abu abd
            zu zur und y e i o' mc mac st san santa la los las van't op 't
            """),
        WordTable(
            .userName,
            """
            gamertag username login userid user loginname accountname screenname handle nickname nick account uname usr logon
            benutzername anmeldename nutzername kontoname identifiant utilisateur usuario utente nomeutente
            nombredeusuario utilizador gebruikersnaam nazwauzytkownika uzivatelskejmeno anvandarnamn brukernavn brugernavn
            kayttajatunnus kullaniciadi логин логина логином логину никнейм ник логін нік 用户名 账号 帳號 アカウント 아이디 사용자명
            konto conto cuenta compte conta rekening аккаунт профиль
            ユーザー名 ユーザ名 登录名 登入名 用户账号 ログイン名
            """),
        WordTable(
            .game,
            """
            matchmaking lobby leaderboard leaderboards scoreboard guild clan opponent raid duel match tournament multiplayer
            rematch
            """),
        WordTable(.home, "users home"),
        WordTable(
            .agent,
            """
            as by for to from with of on
            als von fur an mit bei
            par pour avec comme depuis de a
            por para con como de
            da per con come
            por para com como
            door als voor met aan van
            przez jako dla od z
            jako pro od s
            av som for fra til
            olarak tarafindan
            от как для с к на за
            від як для з до на
            από για ως από
            باسم من إلى مع بواسطة לפי על בשם מאת של
            boi cho voi oleh untuk dari dengan
            โดย
            """),
        WordTable(
            .personVerb,
            """
            booked approved reviewed requested reported uploaded submitted ordered confirmed cancelled rejected edited checked
            gebucht genehmigt bestellt unterschrieben valide reserve signe reservado aprobado firmado prenotato approvato firmato
            signed logged authenticated authorized authorised impersonating calling called call dialing dialling invited
            assigned shared sharing following followed blocked unblocked messaging chatting mentioned tagged replying
            contacted texting notified registered issued addressed delivered deliver met meeting greeting paying paid
            angemeldet eingeloggt anruf anrufe ruft eingeladen geteilt zugewiesen registriert
            connexion connecte connectee appel appelle invite partage
            sesion conectado conectada llamada llamando llamar invitado compartido registrado iniciada
            accesso chiamata chiamando invitato condiviso registrato
            sessao chamada ligando convidado partilhado compartilhado
            ingelogd aangemeld bellen gebeld uitgenodigd gedeeld
            zalogowano zalogowany polaczenie dzwoni zaproszono udostepniono prihlasen prihlaseno volani pozvan
            inloggad loggade ringer samtal inbjuden delad logget innlogget logget ringer kirjautui soittaa
            вошел вошла вошёл авторизован авторизована звонок вызов звонит приглашен приглашена оформлено оформлен
            зарегистрирован зарегистрирована назначен назначена доставка перевод
            увійшов увійшла дзвінок оформлено виклик авторизовано переказ
            συνδεση συνδεθηκε κληση دخول الدخول مكالمة اتصال התחבר התחברה שיחה giris araniyor arama cagri
            dang nhap goi masuk panggilan
            """),
    ]
}
