extension WordTable {
    /// Words before identifiers.
    static let identifiers: [WordTable] = [
        WordTable(
            .digest,
            """
            commit commits sha sha1 sha224 sha256 sha384 sha512 md5 crc crc32 checksum digest hash etag build builds revision
            rev git head merge dsym dsyms symbol symbols image images binary slice arch service services characteristic
            characteristics descriptor descriptors gatt integrity sri nonce layer kernel asset manifest match artifact blob
            tree object module snapshot schema docker chunk lockfile podfile pin fingerprint version trace traceid spanid
            span traceparent shader pipeline framework firmware entitlement theme template feature flag experiment color
            colour сборка сборки коммит коммита хеш хэш сборку ревизия контрольная zusammenstellung prufsumme somme
            提交 哈希 构建 コミット ハッシュ ビルド 커밋 해시 빌드
            """),
        WordTable(
            .numbered,
            """
            user account customer order chat transaction member patient client profile contact ticket booking identify setuserid
            useridentifier accountidentifier customeridentifier transactionidentifier ordernumber accountnumber customernumber
            loyaltyid driverid riderid bookingid invoiceid paymentid subscriptionid ticketid clientid profileid contactid dung hang
            arende arendet objednavky faktury zakaznika uctu smlouvy zamowienia zlecenie zlecenia สมาชิก เลขที่สมาชิก lidnummer lidmaatschapsnummer medlemsnummer medlem mitgliedsnr kundennr vorgang vorgangsnummer aktenzeichen
            fallnummer schadensnummer policennummer versichertennr membre adherent dossiernummer klantnr saksnummer sagsnummer
            arendenummer jasennumero jasen asiasnumero clen clenske uye uyelik dosya teczka sprawa sprawy tagsag ugyszam
            membrului membroid memberno memberid customerno accountno orderno policyno caseno caseid ticketno bookingno
            membru szerzodes umowa umowy wniosek czlonek czlonka matricola polizza sinistro apolice socioid
            дело дела обращение обращения заявление полис полиса карта справа звернення поліс 会員番号 受付番号 회원번호
            رقمالطلب العضوية
            invoicenumber membernumber patientnumber bookingnumber trackingnumber
            reservation invoice conversation tracking loyalty policy contract parcel shipment driver rider passenger guest
            subscriber student employee payment subscription consignment membership waybill case claim visitor participant
            txn meter flyer ffn mrn prescription prescriptions pnr recordlocator locator blz bankleitzahl bsb routing sort
            uid userid customerid accountid orderid chatid transactionid memberid patientid
            benutzer nutzer konto kunde kunden kundennr kundennummer bestellung bestellnummer auftrag patienten mitglied rechnung
            kontonummer auftragsnummer rechnungsnummer buchungsnummer mitgliedsnummer patientennummer benutzernummer
            klantnummer bestelnummer ordernummer kundnummer asiakasnumero tilausnumero
            sendung buchung vertrag teilnehmer ticketnummer vertragsnummer sendungsnummer
            utilisateur compte cliente commande facture reservation abonne dossier contrat colis
            usuario cuenta cliente pedido paciente socio factura reserva envio contrato expediente
            utente conto ordine paziente fattura prenotazione spedizione contratto pratica tessera
            utilizador conta encomenda fatura membro processo
            gebruiker klant bestelling rekening factuur zending lid polis
            uzytkownik uzytkownika konta klient klienta zamowienie zamowienia zamowieniu pacjent pacjenta faktura przesylka
            uzivatel uzivatele ucet objednavka zakaznik zasilka pacient
            anvandare kund bestallning konto bruker kunde ordre bestilling kayttaja asiakas tilaus tili
            felhasznalo rendeles ugyfel utilizator comanda
            kullanici hesap siparis musteri hasta abone korisnik narudzba
            пользователь пользователя пользователю пользователем юзер клиент клиента клиенту аккаунт аккаунта заказ заказа заказу
            заказе заказом пациент пациента чат чата договор договора счет счета счету транзакция транзакции абонент абонента
            посылка отправление бронь заявка заявки билет накладная
            користувач користувача клієнт клієнта замовлення рахунок рахунку договір пацієнт
            χρηστης παραγγελια πελατης λογαριασμος
            مستخدم المستخدم حساب الحساب طلب الطلب عميل العميل مريض משתמש חשבון הזמנה לקוח کاربر سفارش
            उपयोगकर्ता ऑर्डर खाता ग्राहक ผู้ใช้ คำสั่งซื้อ บัญชี nguoidung donhang khachhang pengguna pesanan pelanggan
            用户 用戶 订单 訂單 账户 账号 帐号 客户 会员 患者 ユーザー ユーザ 注文 会員 顧客 口座 アカウント お客様 사용자 주문 계정 고객 회원 계좌 환자
            """),
        WordTable(
            .number,
            """
            azonosito seriennr id ids identifier number num no nr n nummer numero numer cislo nomor номер номера номером номеру ид айди идентификатор
            код ref reference kennung ident αριθμος رقم מספר संख्या หมายเลข so 号 编号 号码 番号 번호 아이디
            """),
        WordTable(
            .deviceID,
            """
            idfa idfv udid imei meid iccid imsi serial serialnumber adid gaid ecid deviceid installation installationid
            instanceid identifierforvendor advertisingidentifier advertisingid seriennummer gerateid geratekennung
            серийный 序列号 シリアル 일련번호
            """),
        WordTable(
            .wallet,
            "wallet btc bitcoin eth ethereum crypto ltc doge usdt trx tron xrp solana monero кошелек cartera 钱包 ウォレット 지갑"
        ),
        WordTable(
            .push, "aps push apns fcm apn registration devicetoken pushtoken notifications voip registrationtoken"),
    ]
}
