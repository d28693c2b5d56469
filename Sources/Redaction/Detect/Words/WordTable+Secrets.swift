extension WordTable {
    /// Words before credentials, and between them and their values.
    static let secrets: [WordTable] = [
        WordTable(
            .secret,
            """
            pw psw pswd sharedsecret totpsecret otpsecret codeword safeword merkwort geheimwort sicherheitswort losungswort einmalpasswort einmalkennwort wlanpasswort wlankennwort benutzerpasswort geheimzahl netzwerkschlussel toegangscode psk wpapsk presharedkey networkkey password passwords passwd passwort passworte kennwort passcode passphrase pwd pass secret clientsecret appsecret
            apisecret pin pincode cvv cvv2 cvc cvc2 csc cid otp totp mtan tan smstan seed mnemonic puk passkey
            motdepasse mdp passe contrasena contrasenya clave senha parola parolachiave haslo hasla wachtwoord wachtwoordzin
            losenord losenordet passordet adgangskoden salasanan salasanaksi haslem heslem wachtwoorden salasana adgangskode passord heslo hesla jelszo sifre sifreniz lozinka geslo slaptazodis parole parool
            lykilord пароль пароля паролем паролю пароли пин пинкод пін парола лозинка κωδικος συνθηματικο סיסמה סיסמא
            كلمةالمرور المرور السر پاسورد رمزعبور पासवर्ड รหัสผ่าน matkhau khau katasandi sandi
            密码 密碼 口令 暗証番号 パスワード パスコード 暗号 비밀번호 암호 パスフレーズ
            """),
        WordTable(
            .command,
            """
            mysql mysqldump mysqladmin mysqlimport mysqlcheck mysqlsh mysqlpump mariadb mycli pgcli mongo mongosh mongodump
            mongorestore mongoexport mongoimport mongostat redis keydb valkey sqlcmd bcp osql isql sqlplus rman expdp impdp cqlsh
            clickhouse influx neo4j cypher rabbitmqctl 7z 7za 7zr 7zz rar unrar zip unzip zipcloak openssl apksigner keytool
            jarsigner ssh pdftk qpdf sshpass plink pscp psftp putty smbclient smbget rpcclient smbmap winexe lftp net ipmitool
            snmpget snmpset snmpwalk snmpbulkget snmpbulkwalk snmptrap snmpgetnext nmcli networksetup wpa security altool
            itmstransporter notarytool ldapsearch ldapadd ldapmodify ldapdelete ldapcompare ldapmodrdn ldapwhoami ldapexop
            ldappasswd docker podman nerdctl buildah skopeo helm oras oc az twine htpasswd htdigest useradd usermod adduser dscl
            sysadminctl vault rclone echo printf chpasswd passwd login signin su auth setpassword setpass changepassword logon
            """),
        WordTable(
            .secretThing,
            """
            word wort woord mot palabra palavra parola slowo slovo ord слово слова словом passe information info string name
            pattern value text field data payload hash ntlm nthash lmhash identified community muster motif patron padrao wzor узор ключ key
            """),
        WordTable(
            .credentials,
            """
            credentials credential creds zugangsdaten anmeldedaten logindaten anmeldeinformationen identifiants credenciales
            credenziali credenciais inloggegevens inloggningsuppgifter innloggingsdetaljer loginoplysninger
            kirjautumistiedot poswiadczenia реквизиты учетные учётные облікові 凭据 認証情報 자격증명
            """),
        WordTable(
            .code,
            """
            kartenprufnummer kartenprufwert kartenprufziffer kartensicherheitscode cryptogramme securitycode cardcode
            cardsecuritycode sicherheitsnummer combination combo kombination kodlari kodlar codigos codici kody kodow kodes koder codes koodit kodky kodovi коды кодов кодами codurile
            wiederherstellungscode wiederherstellungscodes backupcode backupcodes reservkod reservkoder varakoodi varakoodit
            engangskod engangskoder herstelcode herstelcodes 恢复码 备用码 備用碼
            code codes bestatigungscode sicherheitscode einmalcode anmeldecode zugangscode aktivierungscode bekreftelseskode
            vahvistuskoodi verificatiecode bevestigingscode beveiligingscode verifieringskod engangskode codigo codice kod kodu kode koodi kodas cod код кода кодом коду κωδικος קוד كود رمز कोड รหัส ma
            کد הקוד
            验证码 驗證碼 校验码 动态码 認証コード 確認コード 인증번호 인증코드 コード 코드
            """),
        WordTable(
            .codeUse,
            """
            wiederherstellungscode wiederherstellungscodes backupcode backupcodes reservkod reservkoder varakoodi varakoodit
            engangskod engangskoder herstelcode herstelcodes secours recuperation respaldo recuperacion recupero recuperacao
            zapasowe zapasowy odzyskiwania kurtarma yedek zalozni obnovovaci palautus herstel aterstallning gendannelse rescue
            резервные резервный резервных восстановления резервні резервний відновлення 恢复码 备用码 備用碼 バックアップ 백업 복구
            logowania prihlaseni prihlaseni giris kirjautumis innlogging inloggning palogowania bejelentkezesi введите введіть ingrese introduzca saisissez wpisz inserisci digite girin zadejte indtast
            2fa mfa otp tfa factor twofactor sms verification verify verifying confirmation confirm security login signin signup auth
            authentication authenticator authorization onetime one time backup recovery access invite invitation unlock
            door gate alarm locker lockbox keypad garage building tursprechstelle portail portone puerta brama домофон домофона
            pairing activation setup homekit commissioning
            bekreftelseskode vahvistuskoodi verificatiecode bevestigingscode beveiligingscode verifieringskod engangskode
            aktivierungscode bestatigung bestatigungs bestatigungscode sicherheitscode einmalcode anmeldecode zugangscode anmelde verifizierung
            sicherheits verificacion confirmacion seguridad acceso verificacao confirmacao seguranca acesso
            verification securite connexion confirmation verifica conferma sicurezza accesso verificatie bevestigings
            beveiligings weryfikacyjny weryfikacji potwierdzenia bezpieczenstwa jednorazowy overovaci potvrzovaci verifierings
            bekreftelses bekraeftelses vahvistus dogrulama onay guvenlik tek
            подтверждения проверочный одноразовый overeni overenia usage uso monouso входа смс доступа безопасности приглашения підтвердження одноразовий
            تایید minh επιβεβαιωσης επαληθευσης אימות التحقق تأكيد تایید सत्यापन ยืนยัน xacminh xac verifikasi otentikasi
            验证码 驗證碼 校验码 动态码 認証コード 確認コード 인증번호 인증코드 認証 確認 验证 인증
            """),
        WordTable(
            .token,
            """
            token tokens accesstoken refreshtoken idtoken authtoken bearertoken sessiontoken csrftoken apikey appkey licensekey
            accesskey secretkey secretaccesskey privatekey session sessionid sid jsessionid phpsessid ticket bearer jeton cookie
            токен токена ключ сессия сессии 令牌 トークン 토큰 セッション
            """),
        WordTable(
            .link,
            """
            is was are be set to from as changed updated became equals now new old reset entered typed
            saved stored sent gesetzt gespeichert lautete defini modifie enregistre est guardada guardado establecida nueva
            ustawiono ustawione zmienione nastaveno gewijzigd ingesteld andrad sparat impostata salvata definida salva ayarlandi
            установлен сохранён сохранен задан встановлено змінено ввёл ввел ввела
            este noua az uj nova novo nieuwe nuova neues nowe nové nytt ny nye uusi новая нова нов е ir yra mới baru baharu
            attempt input autofill guess copied pasted revealed entry phrase phrases imported restored choisi choisie gewahlt elegida scelta escolhida wybrane zvolene от вайфая wifi
            ist lautet war auf von zu geandert neu neues alt altes
            acceso acesso accesso acces ingreso entrada
            est etait de a vers par nouveau change es era sera nuevo cambiada cambiado por e eh nova mudou
            cambiata cambiato nuova nuovo jest zmieniono na z nowe je bylo byl nove
            ar till fran andrat er endret til fra on oli vaihdettu
            это был равен изменён изменен с на новый сменён введён введен є був
            ของคุณคือ คือ είναι هو هي הוא היא है คือ la adalah
            是 为 為 は が 는 은 이
            """),
        WordTable(
            .harmless,
            """
            taken available unavailable exists reserved already open closed
            true false yes no none nil null undefined unset empty missing required optional invalid valid present absent
            enabled disabled ok okay failed failure success weak strong hidden expired mismatch match matches private redacted
            masked removed unknown default off on changed updated accepted rejected correct incorrect wrong short long never
            always ja nein leer fehlt falsch oui non vide si vacio incorrecta sbagliata errata nao vazio incorreta puste
            да нет пуст пусто пустой неверный верный отсутствует обязателен
            """),
    ]
}
