extension Detector {
    /// Passwords, pins and one-time codes behind the words for them, in many languages.
    static let secretPhrases = Detector(
        "secret-phrase", .secret, needs: [],
        matches: [
            Sample("password changed from 'Summer2025!' to 'Autumn2026!'", "Summer2025!", "Autumn2026!"),
            Sample("Passwort: geheim42!", "geheim42!"), Sample("Ihr Passwort lautet Sonne#7.", "Sonne#7"),
            Sample("пароль qwerty123 принят", "qwerty123"),
            Sample("Nouveau mot de passe : «Soleil!2024»", "Soleil!2024"),
            Sample("contraseña=Verano2025", "Verano2025"), Sample("密码：abc12345", "abc12345"),
            Sample("パスワードは「sakura2020」です", "sakura2020"), Sample("pin 4821 entered", "4821"),
            Sample("cvv: 737)", "737"), Sample("cid 6027 wrong", "6027"),
            Sample("tried the password, Birkenweg.4, twice", "Birkenweg.4"), Sample("CVV 743 mismatch", "743"),
            Sample("clave de acceso Toledo.1977 cambiada", "Toledo.1977"),
            Sample("password=hunter", "hunter"), Sample("secret: correct-horse-battery", "correct-horse-battery"),
            Sample("mot de passe saisi par le client : Lavande83!", "Lavande83!"),
            Sample("contraseña temporal: Roca-Gris-21 enviada", "Roca-Gris-21"),
            Sample("hasło użytkownika = 'Brzoza#4'", "Brzoza#4"), Sample("psk=tomate881", "tomate881"),
            Sample("hotspot key=rotebete55", "rotebete55"), Sample("hotspot ssid=Casa key=tomate88", "tomate88"),
            Sample("one-time passcode is 391 220", "391 220"),
            Sample("le mot de passe choisi est « Mirabelle58 »", "Mirabelle58"),
            Sample("временный пароль для входа: Luna_77", "Luna_77"),
            Sample(#"{"passcode":"0000"}"#, "0000"), Sample("OTP 118204", "118204"), Sample("otp=A1B2C3", "A1B2C3"),
            Sample("Wi-Fi password copied: quiet harbour 77", "quiet harbour 77"),
            Sample("pin changed 1212 -> 3434", "1212", "3434"), Sample("pin entry: 9035 -> wrong", "9035"),
            Sample("backup passphrase copper lantern drift", "copper lantern drift"),
            Sample("Passcode attempt: entered 0852, 4 left", "0852"), Sample("OTP autofill: 553 208", "553 208"),
            Sample("opened with passphrase teapot glacier mango violin", "teapot glacier mango violin"),
            Sample("parola nouă este Salcie-Rosie4, confirmată", "Salcie-Rosie4"),
            Sample("az új jelszó: Tihany!19", "Tihany!19"),
            Sample("passwd changed old=anemone31 new=begonia72", "anemone31", "begonia72"),
            Sample("clave temporal enviada: Nube.3307", "Nube.3307"),
            Sample("WLAN-Passwort: grüner igel 3, gespeichert", "grüner igel 3"),
            Sample("starting password for this account is Fjord-Lamp-08", "Fjord-Lamp-08"),
            Sample("das Kennwort für den Zugang lautet Tanne!55", "Tanne!55"),
            Sample("passphrase \"staple battery 9\"", "staple battery 9"), Sample("비밀번호: qwer1234!", "qwer1234!"),
        ],
        rejects: [
            "", "cid 88120417 clicked", "/go?cid=4471&x=1", "cid keyword missing", "password, passkey2 or SSO",
            "password, OAuth2.0 and others", "wrong password, attempt 3", "pin, sha256 pinned", "password reset sent",
            "password: required", "password length=12", "api_key_present=true",
            "pin count 5",
            "secret_santa_2026 shown", "Passwort falsch", "password field 'Login' focused", "passwords do not match",
            "password=***", "password=<private>", "пароль неверный", "pin: enabled", "password: too short",
            "secret = nil",
            "password: (null)", "pass 3 of 5", "Test pass rate 98", "seed 30569309025905", "pass: true",
            "token count=5",
            "pin certificate sha256", "password strength: weak", "password: \"\"", "Pass 2 finished in 30 ms",
            "password_hash_version=2", "password sync service: v2", "password rule set: min8", "psk mode: WPA3",
            "password page opened: /reset/step2", "password last changed: 2026-11-30T10:14:02Z",
            "passphrase sheet shown again", "passphrase prompt was dismissed by the user",
            "passphrase must have at least eight characters",
            "Wi-Fi password copied to pasteboard", "password policy for the account is strict-2", "pin entry: failed",
            "shuffle seed=90113", "password sent, file: report.2041",
            "Wi-Fi password shared, sheet closed", "passphrase screen shown again after login",
            "password store of device: com.example.keys2", "password prompt closed: never", "layout pass 0.0042 s",
        ]
    ) { text, claim in
        for index in text.lexicalWords.indices
        where text.roles(at: index).contains(.secret) || RemoteSecret.isNetworkKey(index, text) {
            let values = SecretValue.values(after: index, text)
            values.forEach(claim)
            if let phrase = WordyPassphrase.range(after: index, text) {
                claim(phrase)
            } else if values.isEmpty,
                let value = RemoteSecret.value(after: index, text) ?? RemoteSecret.value(behindComma: index, text)
            {
                claim(value)
            }
        }
    }

    /// One-time codes: `code` with what it is for, or whose it is.
    static let oneTimeCodes = Detector(
        "one-time-code", .secret, needs: .digit,
        matches: [
            Sample("2FA code is G-558102", "G-558102"), Sample("SMS autofill offered G-771204 for login", "G-771204"),
            Sample("front door code changed to 9914#", "9914"),
            Sample("2FA backup codes 7710-2294 5508-6631 shown", "7710-2294", "5508-6631"),
            Sample("accessory setup code 482-19-063", "482-19-063"), Sample("Use G-204518 to sign in", "G-204518"),
            Sample("Your code: 482911", "482911"),
            Sample("123456 is your verification code", "123456"), Sample("Ваш код подтверждения 9041", "9041"),
            Sample("Code de vérification : 77 20 14", "77 20 14"),
            Sample("Bestätigungscode 118-204 eingegeben", "118-204"),
            Sample("sms code 5521 accepted", "5521"), Sample("Tu código de acceso es 663201", "663201"),
            Sample("验证码：882134，5分钟内有效", "882134"), Sample("인증번호 [449021]를 입력", "449021"),
            Sample("認証コードは 310928 です", "310928"), Sample("login code=Q7X2-99", "Q7X2-99"),
            Sample("448291 — ваш код для входа", "448291"),
            Sample("codes de secours : 4417-9920, 8801-2231", "4417-9920", "8801-2231"),
            Sample("yedek kodlar: ab12-cd34 ef56-gh78", "ab12-cd34", "ef56-gh78"),
            Sample("Use 482913 to sign in", "482913"), Sample("Enter 48 29 13 to verify your account", "48 29 13"),
            Sample("Verwende 482913, um dich anzumelden", "482913"), Sample("482-913 to log in to Acme", "482-913"),
            Sample("offering code 604182 from Messages", "604182"), Sample("код 5521 для входа отправлен", "5521"),
            Sample("OTP for order is 482913", "482913"), Sample("código 338190 de verificación", "338190"),
            Sample("2FA token 118 992", "118 992"), Sample("two-factor code 771 046 accepted", "771 046"),
            Sample("authenticator 118992 accepted", "118992"),
            Sample("authorization code 4/0AX4XfWhQe received", "4/0AX4XfWhQe"),
            Sample("recovery codes 1111 2222 3333 4444", "1111", "2222", "3333", "4444"),
            Sample("Введите код 771203", "771203"), Sample("/oauth?code=7KFMHA9RE7EF&state=1", "7KFMHA9RE7EF"),
        ],
        rejects: [
            "", "use 482913 bytes", "Use 3 fingers to zoom", "use 4096 to 8192 points",
            "enter 2026 to continue reading: 5",
            "code 5521 from server", "code 1009 for request",
            "error code 404", "2FA token 118 expired", "MFA token expired", "code 338190 of module", "code 1009",
            "model G-204518 sold", "verification code sent", "exit code 65",
            "Code=-1009",
            "security code required",
            "access code length 6", "status code: 200", "auth error code=401", "login failed with code 401",
            "код ошибки 500",
            "country code 380", "verification failed, code 22", "Code signing 2026", "zip code 10115",
            "http code 503 for login", "/items?code=1409&page=2", "backup codes generated: 10", "/v1?code=checkout",
        ]
    ) { text, claim in
        OneTimeCode.lettered(text).map(claim)
        OneTimeCode.asked(text).map(claim)
        OneTimeCode.stated(text).map(claim)
        if !text.roles.isDisjoint(with: [.codeUse, .token]) { OneTimeCode.generated(text).map(claim) }
        for index in text.lexicalWords.indices where text.roles(at: index).contains(.code) {
            guard var range = OneTimeCode.range(at: index, text) else { continue }
            claim(range)
            while let next = OneTimeCode.range(behind: range, text) {
                claim(next)
                range = next
            }
        }
    }
}
