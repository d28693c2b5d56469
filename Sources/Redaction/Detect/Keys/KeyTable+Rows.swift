internal import EventModel

extension KeyTable {
    /// Words of one meaning. Words of a compound are written without what joins them.
    struct Row: Sendable {
        var meaning: KeyMeaning
        var words: StaticString

        init(_ meaning: KeyMeaning, _ words: StaticString) {
            self.meaning = meaning
            self.words = words
        }
    }

    static let rows: [Row] = credentials + contacts + numbers + identifiers + people + structures

    private static let credentials = [
        Row(
            .sensitive(.secret),
            """
            password pgpassword sshpass psk wpapsk presharedkey networkkey wifikey backupcodes recoverycodes passwd passwort kennwort passcode passphrase pwd pass secret clientsecret appsecret sharedsecret \
            passwordhash pin pincode cvv cvv2 cvc cvc2 cid securitycode otp totp onetimecode verificationcode \
            confirmationcode smscode mfacode twofactorcode authcode backupcode recoverycode seedphrase mnemonic \
            recoveryphrase signingkey encryptionkey masterkey securityanswer secretanswer credential credentials \
            motdepasse mdp contraseña contrasena clave senha parola parolachiave hasło haslo wachtwoord lösenord \
            losenord salasana adgangskode heslo jelszó jelszo şifre sifre пароль пін пин кодподтверждения секрет \
            κωδικός סיסמה كلمةالمرور كلمةالسر रहस्य पासवर्ड รหัสผ่าน mậtkhẩu matkhau katasandi 密码 密碼 口令 验证码 驗證碼 暗証番号 \
            psw pswd passw aeskey deskey hmackey cryptokey symmetrickey masterkey derivedkey recoverykey backupkey vaultkey \
            wrappingkey kek dek unlockcode pincode activationcode pairingcode grantcode authorizationcode oauthcode totpsecret \
            パスワード 認証コード 비밀번호 인증번호 codeverifier pkceverifier nonce otpcode logincode
            """),
        Row(
            .sensitive(.token),
            """
            token accesstoken refreshtoken idtoken authtoken bearertoken sessiontoken csrftoken xsrftoken csrf \
            devicechecktoken invitetoken resettoken magictoken apitoken usertoken securitytoken jwt bearer \
            authorization proxyauthorization xauthtoken session sessionid sessionkey sid jsessionid phpsessid \
            aspnetsessionid ticket salt passwordsalt sessid saml samlresponse samlrequest assertion jeton токен сессия 令牌 トークン 토큰
            """),
        Row(
            .sensitive(.apiKey),
            "apikey appkey licensekey licencekey accesskey accesskeyid secretkey secretaccesskey subscriptionkey consumerkey consumersecret apisecret serverkey"
        ),
        Row(.sensitive(.privateKey), "privatekey privkey"),
        Row(.sensitive(.cookie), "cookie cookies setcookie"),
        Row(
            .sensitive(.signature),
            "signature sig hmac xamzsignature xamzcredential xamzsecuritytoken xgoogsignature hdnts hdnea policysignature"
        ),
        Row(.sensitive(.receipt), "receipt receiptdata appreceipt latestreceipt"),
    ]

    private static let contacts = [
        Row(
            .sensitive(.email),
            """
            email mail emailaddress mailaddress emailid useremail mailto correo correoelectronico correoelectrónico \
            courriel adressemail adresseemail adresseelectronique mailadresse emailadresse indirizzoemail posta \
            почта эл электроннаяпочта емейл имейл пошта электроннаяпошта eposta epost epostadress sähköposti \
            邮箱 电子邮件 郵箱 メール メールアドレス 이메일 البريدالإلكتروني البريد אימייל ईमेल อีเมล
            """),
        Row(
            .sensitive(.phone),
            """
            phone phonenumber phoneno tel telephone telephonenumber mobile mobilephone mobilenumber mobileno cell \
            cellphone msisdn fax whatsapp sms telefon telefonnummer handy handynummer rufnummer téléphone portable \
            numérodetéléphone numerodetelephone teléfono telefono movil móvil celular cellulare telefone telemóvel \
            telefoon telefoonnummer mobiel telefonnummer mobil puhelin puhelinnumero numertelefonu komórka telefonu \
            cep ceptelefonu телефон номертелефона мобильный тел мобільний τηλέφωνο טלפון هاتف رقمالهاتف جوال फोन \
            电话 手机 手机号 電話 電話番号 携帯 전화 전화번호 휴대폰 โทรศัพท์ điệnthoại sốđiệnthoại
            """),
        Row(
            .sensitive(.address),
            """
            streetaddress shippingaddress billingaddress homeaddress postaladdress mailingaddress deliveryaddress \
            addressline street streetname straße strasse anschrift lieferadresse rechnungsadresse wohnort hausnummer \
            postcode zipcode zip plz codepostal adressepostale rue calle direccion dirección domicilio endereço endereco cep \
            rua indirizzo via cap adres straat ulica adresse adress osoite adresa adressen address1 адрес адресдоставки \
            улица индекс адреса вулиця διεύθυνση כתובת العنوان पता 地址 住址 住所 郵便番号 주소 ที่อยู่ địachỉ alamat
            """),
        Row(
            .plausible(.address),
            "address city town locality neighborhood destination origin pickup dropoff daddr saddr"),
        Row(
            .sensitive(.ip),
            "ip ipaddr ipaddress ipv4 ipv6 clientip remoteip remoteaddr remoteaddress xforwardedfor xrealip hostip localip peerip"
        ),
        Row(.sensitive(.mac), "mac macaddress macaddr bssid wifimac btmac bluetoothaddress hwaddr"),
        Row(.sensitive(.network), "ssid networkname wifiname wifissid hotspotname"),
        Row(
            .sensitive(.location),
            "lat lng lon latlng latlon latitude longitude coordinate coordinates geo geopoint gps gpslocation ll широта долгота ลองจิจูด 緯度 経度 纬度 经度"
        ),
    ]

    private static let numbers = [
        Row(
            .sensitive(.card),
            """
            pan card cardnumber cardno creditcard creditcardnumber debitcard ccnumber ccnum cc kartennummer \
            kreditkarte numérodecarte numerodecarte tarjeta numerotarjeta cartão cartao carta numerocarta karta \
            numerkarty карта номеркарты картка kartnumarası kartno 卡号 银行卡 カード番号 카드번호
            """),
        Row(
            .sensitive(.cardExpiry),
            "exp expdate cardexpiry cardexp expirydate validthru validuntil gültigbis expmonth expyear"),
        Row(
            .sensitive(.iban),
            "iban bankaccount bankaccountnumber kontonummer bic routingnumber sortcode rekening konto"),
        Row(
            .sensitive(.nationalID),
            """
            ssn socialsecurity socialsecuritynumber sin nino nationalinsurance nationalid nationalidnumber idnumber \
            personalid personalnumber taxid taxnumber tin itin steuerid steuernummer steueridnr passport \
            passportnumber passportno driverlicense driverslicense driverlicence licensenumber licencenumber \
            taxfilenumber tfn afm amka ppsn pesel nip regon bsn cpf cnpj rg dni nie nif curp rfc rut cuit cuil codicefiscale cf nir numsecu ahv avs \
            personnummer fodselsnummer cprnumber cpr hetu rodnecislo egn jmbg oib cnp tckn tckimlikno kimlikno inn \
            snils инн снилс паспорт серияпаспорта номерпаспорта рнокпп іпн aadhaar aadhar pannumber nric mykad nik ktp \
            rrn 身份证 身份证号 身份證 マイナンバー 주민등록번호 emiratesid nhs nhsnumber medicare mrn medicalrecordnumber \
            insurancenumber versicherungsnummer ausweisnummer personalausweis reisepass passeport pasaporte passaporto
            """),
        Row(
            .sensitive(.birthDate),
            """
            dob birthdate birthday dateofbirth birth bday yearofbirth birthyear geburtsdatum geburtstag geboren \
            datedenaissance naissance fechadenacimiento nacimiento datanascimento datadenascimento nascimento \
            datadinascita nascita geboortedatum dataurodzenia urodziny datanarození födelsedatum syntymäaika \
            fødselsdato doğumtarihi датарождения деньрождения датанародження 生日 出生日期 生年月日 誕生日 생년월일 생일
            """),
        Row(
            .sensitive(.vehicle),
            "vin licenseplate licenceplate numberplate plate platenumber kennzeichen matricula targa госномер 车牌"),
        Row(.sensitive(.crypto), "wallet walletaddress btcaddress ethaddress cryptoaddress"),
    ]

    private static let identifiers = [
        Row(.sensitive(.uuid), "uuid guid"),
        Row(
            .sensitive(.device),
            """
            deviceid udid idfa idfv imei meid iccid imsi serial serialnumber serialno adid advertisingid advertiserid \
            gaid identifierforvendor vendorid installid installationid instanceid anonymousid distinctid clientid \
            appsflyerid adjustid firebaseinstallationid amplitudeid mixpaneldistinctid geräteid gerätekennung \
            deviceidentifier deviceuuid fingerprint ecid
            """),
        Row(
            .sensitive(.pushToken),
            "pushtoken devicetoken apnstoken fcmtoken registrationtoken registrationid pushid pushkey voiptoken"),
        Row(
            .sensitive(.user),
            """
            userid uid userguid useruuid userhash userkey customerid clientnumber customernumber customerno memberid \
            membernumber patientid patientnumber employeeid studentid personid profileid contactid guestid visitorid \
            subscriberid authorid ownerid senderid recipientid creatorid accountuserid loyaltyid benutzerid nutzerid \
            kundennummer kundenid kundennr idutilisateur idclient numeroclient idusuario idcliente usuarioid idutente \
            idcliente gebruikersid klantnummer идпользователя 用户id ユーザーid 会員番号 사용자id userref subjectid
            """),
        Row(
            .sensitive(.account),
            """
            accountid accountnumber accountno acct acctno orderid ordernumber orderno transactionid transactionnumber \
            txid originaltransactionid chatid threadid conversationid messageid roomid paymentid invoiceid invoiceno \
            invoicenumber subscriptionid bookingid reservationid ticketid caseid policynumber contractnumber \
            contractid trackingnumber trackingno parcelnumber loyaltycard loyaltynumber membershipnumber iccard \
            bestellnummer vertragsnummer sendungsnummer rechnungsnummer kontoid numerocommande numérodecommande \
            numeropedido pedidoid idpedido ordine numerozamówienia номерзаказа заказ номердоговора счёт лицевойсчет \
            订单号 注文番号 주문번호 계좌 계좌번호 cuenta conta compte konto merchantreference orderref
            """),
        Row(.sensitive(.appleID), "appleid altdsid dsid akaltdsid recordname clouduserid ckuserid userrecordid"),
        Row(
            .plausible(.user),
            "id ids identifier uniqueidentifier customer member patient guest visitor contact num number chave"),
        Row(
            .plausible(.account),
            "account order orders thread transaction booking reservation invoice tracking track chat"),
        Row(.sensitive(.container), "containerid containeruuid"),
        // Traces of calls between services; they name no person and no device.
        Row(.safe, "traceid spanid parentid parentspanid"),
    ]

    private static let people = [
        Row(
            .sensitive(.person),
            """
            firstname lastname fullname givenname familyname middlename surname forename displayname realname \
            customername contactname patientname membername authorname sendername recipientname ownername guestname \
            cardholder cardholdername nameoncard accountholder beneficiary maidenname legalname personname clientname \
            passengername kidname childname spousename vorname nachname familienname zuname kontoinhaber prénom prenom \
            nomdefamille nomcomplet nombrecompleto apellido apellidos primernombre nomecompleto sobrenome cognome \
            nomecognome voornaam achternaam imię imie nazwisko imięinazwisko jméno příjmení förnamn efternamn etunimi \
            sukunimi fornavn etternavn ad soyad adsoyad isim имя фамилия отчество фио імя імя прізвище піб \
            όνομα επώνυμο שם שםמלא الاسم اسم नाम ชื่อ họtên hoten tên nama 姓名 名字 姓 氏名 名前 苗字 お名前 이름 성명 성함
            """),
        Row(
            .plausible(.person),
            "given family name names nom nome nombre naam namn navn nimi author sender recipient owner assignee attendee attendees organizer creator from cn"
        ),
        Row(
            .sensitive(.userName),
            """
            user username userlogin loginname login nick nickname handle screenname accountname benutzer benutzername \
            nutzername identifiant nomdutilisateur usuario nombredeusuario utilizador utente nomeutente gebruiker \
            gebruikersnaam użytkownik uživatel användarnamn käyttäjätunnus brukernavn kullanıcı kullanıcıadı логин \
            имяпользователя ник логін користувач пользователь 用户名 帳號 账号 ユーザー名 사용자명 아이디 telegram twitter \
            instagram skype slackuser githubuser samaccountname upn acct acctname
            """),
        Row(.plausible(.userName), "u usr by to cc bcc via"),
        Row(
            .sensitive(.deviceName),
            "devicename gerätename computername machinename nomdelappareil имяустройства peername bluetoothname airdropname 设备名称 デバイス名 기기이름"
        ),
        Row(
            .sensitive(.text),
            """
            passwordhint passphrasehint pinhint passwordreminder passwordclue query searchquery searchterm searchtext searchstring keyword keywords term searchterms q comment comments \
            note notes memo remark remarks feedback review bio aboutme utterance transcript transcription clipboard \
            pasteboard typed typedtext usertext userinput prompt messagetext messagebody chatmessage reply replytext \
            smsbody emailbody emailsubject suchbegriff suchanfrage kommentar notiz nachricht recherche requête \
            commentaire búsqueda busqueda consulta comentario pesquisa busca comentário ricerca commento nota \
            zoekterm opmerking wyszukiwanie zapytanie komentarz arama yorum запрос поиск комментарий примечание \
            сообщение заметка запит пошук коментар 搜索 关键词 评论 备注 検索 コメント 検索語 검색어 검색 댓글 diagnosis \
            diagnose diagnosi symptom symptoms medication prescription
            """),
        Row(
            .plausible(.text),
            "search text title subject body message msg content description caption label answer question reason filter input value detail summary topic address"
        ),
    ]

    private static let structures = [
        Row(
            .sensitive(.file),
            """
            filename file files attachment attachmentname attachments document documentname documenttitle photo \
            photoname imagename originalname originalfilename uploadname assetname suggestedfilename dateiname datei \
            anhang dokument nomdufichier fichier nombredearchivo archivo adjunto nomedoarquivo arquivo anexo nomefile \
            allegato bestand bestandsnaam bijlage plik nazwapliku załącznik soubor tiedosto dosya файл имяфайла \
            вложение документ файлу 文件 文件名 附件 ファイル ファイル名 添付 파일 파일명 첨부
            """),
        Row(
            .kind(.url),
            "url urls uri link href referrer referer endpoint baseurl redirecturi redirecturl callbackurl location deeplink returnurl nexturl ссылка 链接"
        ),
        Row(
            .kind(.path),
            "path filepath directory dir folder folderpath workingdirectory cwd homedirectory nsfilepath pfad ordner chemin ruta carpeta percorso путь папка"
        ),
        Row(.kind(.error), "nserror underlyingerror nsunderlyingerror failure exception"),
        Row(
            .kind(.timestamp),
            "date time timestamp datetime createdat updatedat startedat finishedat endedat at ts when starttime endtime created modified lastseen lastlogin lastactive lastvisit lastused logintime datum uhrzeit fecha hora data дата время"
        ),
        Row(
            .kind(.duration),
            "elapsed latency took uptime runtime waittime loadtime responsetime dauer durée duración durata длительность"
        ),
    ]
}
