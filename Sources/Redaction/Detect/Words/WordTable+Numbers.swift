extension WordTable {
    /// Words beside numbers.
    static let numbers: [WordTable] = [
        WordTable(
            .phone,
            """
            phone phones tel telephone mobile cell cellphone msisdn fax sms whatsapp viber signal telegram facetime call calling
            called caller callerid dial dialing dialling dialled dialed phonenumber mobilenumber callback ring texting imessage
            telefon telefonnummer handy handynummer rufnummer mobilnummer anruf ruft anrufer
            telephone portable mobile appel numerodetelephone
            telefono movil celular llamada llamando
            cellulare chiamata chiamando
            telefone telemovel celular ligando
            telefoon telefoonnummer mobiel bellen
            telefonu komorka numertelefonu telefonni mobil volani
            telefonnummer mobilnummer puhelin puhelinnumero
            telefonszam numardetelefon
            telefonu gsm ceptelefonu cep
            телефон телефона телефону телефоном тел моб мобильный звонок вызов номер номеру звонит смс
            телефону дзвінок виклик номером мобільний
            τηλεφωνο τηλ κινητο
            هاتف الهاتف جوال الجوال موبايل رقم טלפון נייד फोन मोबाइल โทรศัพท์ เบอร์ so sdt dien thoai telepon hp ponsel
            电话 電話 手机 手機 携帯 電話番号 携帯電話 전화 전화번호 휴대폰 핸드폰 手机号 手机号码 联系电话
            """),
        WordTable(
            .card,
            """
            card cards pan visa mastercard amex maestro discover diners jcb unionpay mir cardnumber creditcard debitcard
            karte kreditkarte kartennummer carte tarjeta carta cartao kaart karta karty karte karten kort kortti bankkarte
            карта карты карту картой карте картка картку картки мир kart kartı karti
            بطاقة البطاقة כרטיס 银行卡 信用卡 银联卡 卡号 カード カード番号 카드 카드번호
            """),
        WordTable(
            .expiry,
            """
            cardexpiry cardexp expirydate exp expiry expires expired expiration expire expdate expirydate valid validthru thru till until mm
            gultig gultigbis ablauf ablaufdatum expire expiration validite vence vencimiento caducidad scadenza scade validade
            vencimento geldig vervaldatum waznosci wazna platnost giltig gyldig utloper udlob voimassa
            срок действует действительна годна до термін дійсна λήξη انتهاء الصلاحية תוקף son gecerlilik skt 有效期 有効期限 유효기간
            """),
        WordTable(
            .birth,
            """
            birth birthday birthdate dateofbirth dob born bday birthyear
            geburtsdatum geburtstag geboren geb naissance datedenaissance ne nee anniversaire
            nacimiento fechadenacimiento cumpleanos nacido nacida
            nascita datadinascita compleanno nato nata
            nascimento datadenascimento aniversario nascido nascida
            geboortedatum verjaardag geboren
            urodzenia dataurodzenia urodziny ur urodzony narozeni datumnarozeni narozen narodenia
            fodelsedatum fodelsedag fodd fodselsdato fodselsdag fodt syntymaaika syntynyt syntymapaiva
            szuletesi szuletett szuletesu nasterii nascut
            dogum dogumtarihi dogumgunu
            рождения рождение др родился родилась датарождения народження народився роден
            γεννησης γεννηση γεννηθηκε الميلاد ميلاد המולד לידה נולד تولد
            जन्म जन्मतिथि เกิด วันเกิด ngaysinh sinh lahir tanggallahir
            生日 出生 出生日期 生年月日 誕生日 생년월일 생일
            """),
        WordTable(
            .vehicle,
            """
            fahrzeug vehiculo vehicule veicolo voertuig pojazd fordon машина авто vehicle
            vin plate licenseplate licenceplate platenumber numberplate registration reg vehicle
            kennzeichen fahrgestellnummer fin immatriculation plaque matricula placa bastidor targa telaio kenteken rejestracyjny
            rejestracja spz registreringsnummer rekisterinumero plaka rendszam
            госномер гос автомобиля вин номерной держномер πινακιδα لوحة רכב 车牌 车牌号 車牌 ナンバー 차량번호 번호판
            """),
        WordTable(
            .nationalID,
            """
            secu vers versnr versichertennr kvnr versichertenkarte ssn socialsecurity itin nino nhs insurance passport passportnumber licence license driverslicense driving idnumber idcard identitycard
            nationalid nationalidnumber personalid taxid tin tfn medicare curp rfc ird
            steuerid steuernummer steuer identifikationsnummer idnr personalausweis ausweis ausweisnummer reisepass
            fuhrerschein sozialversicherungsnummer versichertennummer svnr krankenversicherung ahv avs
            passeport nir insee securite carteidentite identite
            dni nie nif pasaporte cedula rut curp cif licencia ine nss identidad documento
            codicefiscale fiscale passaporto patente identita tessera
            cpf cnpj rg cnh passaporte nif niss pis
            bsn burgerservicenummer paspoort rijbewijs sofinummer rijksregisternummer
            pesel nip dowod dowodu paszport rodne rodnecislo rodnehocisla obciansky
            personnummer fodselsnummer fnr cpr cprnr cprnummer henkilotunnus hetu samordningsnummer
            szemelyi taj adoazonosito utlevel cnp buletin pasaport jmbg oib egn
            kimlik tckn tc tckimlik pasaport vkn ehliyet
            snils инн снилс паспорт паспорта паспорту паспортом огрн полис удостоверение документ огрнип
            рнокпп іпн паспорт посвідчення єдрпоу егн
            kennitala voter elector fiscal epic amka afm adt pesel nin niss taj lbo kra kpk tpn เลขบัตรประชาชน เลขประจำตัวประชาชน taxfilenumber ppsn pps uen
            αμκα αφμ διαβατηριο ταυτοτητα ταυτοτητας
            هوية الهوية جواز الإقامة إقامة بطاقةالهوية תעודת זהות דרכון ת.ז تذکره کدملی ملی
            aadhaar aadhar pan आधार पासपोर्ट पैन บัตรประชาชน หนังสือเดินทาง
            cccd cmnd hochieu nik ktp paspor nric mykad iqama emiratesid eid
            身份证 身份证号 身份证号码 身分證 护照 護照 护照号 驾驶证 マイナンバー 旅券 パスポート 免許証 免許証番号 주민등록번호 주민번호
            여권 여권번호 외국인등록번호 운전면허
            """),
        WordTable(
            .numberWord, "number no num nr nummer id code card document security numero ז"),
        WordTable(.atWord, "at arroba chiocciola arobase malpa zavinac собака равлик"),
        WordTable(.accountScheme, "sip sips xmpp acct ssh sftp im skype jabber"),
        WordTable(
            .socialHost,
            """
            t instagram twitter x facebook vk linkedin tiktok github snapchat threads telegram youtube wa twitch pinterest
            """),
        WordTable(.contactCard, "vcard mecard"),
        WordTable(
            .version,
            """
            version versions v ver build builds release schema revision rev sdk firmware os ios ipados macos android webkit
            safari baseband api supported tag update upgrade versie wersja verze versio surum версия версии версию версією
            сборка збірка версія verzio versao versione έκδοση εκδοση الإصدار إصدار גרסה 版本 バージョン 버전 phienban versi
            """),
        WordTable(
            .unit,
            """
            bytes byte kb mb gb tb kib mib gib ms ns us sec secs second seconds minutes minute min hours hour days day rows row
            items item files file lines line points point px pt frames fps percent total records entries objects events
            calls requests requesttimes times users characters chars steps kcal km miles ticks cycles nanoseconds milliseconds
            microseconds bits coins keys ops hz khz mhz ghz kbps mbps
            байт байта кб мб гб мс сек секунд мин строк строки записей файлов раз шт штук байтів рядків
            zeilen dateien bytes sekunden minuten stunden eintrage octets lignes fichiers secondes elements filas archivos
            segundos righe secondi linhas arquivos bajtow wierszy radku rader satir saniye bayt rivia
            字节 行 个 条 毫秒 秒 バイト 件 行 個 ミリ秒 바이트 개 초
            """),
        WordTable(
            .counter,
            """
            count counter port line code status size length offset index seed interval uptime pid tid thread seq sequence
            timestamp ts time epoch elapsed duration attempt retry ttl capacity total bytes rows limit page http errno signal
            checksum crc hash commit sha level rows color colour background foreground hex address pointer port width height
            memory ram disk free used balance score points build ticket
            anzahl zeile groesse taille ligne tamano linea dimensione riga tamanho linha
            строка размер порт код счетчик счётчик попытка
            """),
        WordTable(
            .month,
            """
            january february march april may june july august september october november december jan feb mar apr jun jul aug
            sep sept oct nov dec januar februar marz mai juni juli oktober dezember dez okt
            janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre
            enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
            gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre
            janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro
            januari februari maart mei augustus
            stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia
            ledna unora brezna dubna kvetna cervna cervence srpna zari rijna listopadu prosince
            ocak subat nisan mayis haziran temmuz agustos eylul ekim kasim aralik
            января февраля марта апреля мая июня июля августа сентября октября ноября декабря
            січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня
            marts maj januarja junij julij avgust septembra oktobra novembra decembra
            ianuarie februarie martie aprilie iunie iulie septembrie octombrie noiembrie decembrie
            januar majus marcius aprilis junius julius augusztus szeptember oktober
            sijecnja veljace ozujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca
            януари февруари април юни юли август септември октомври ноември декември
            ιανουαριου φεβρουαριου μαρτιου απριλιου μαιου ιουνιου ιουλιου αυγουστου σεπτεμβριου οκτωβριου νοεμβριου δεκεμβριου
            tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesakuuta heinakuuta elokuuta syyskuuta lokakuuta
            marraskuuta joulukuuta يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر
            """),
    ]
}
