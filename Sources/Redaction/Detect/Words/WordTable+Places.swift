extension WordTable {
    /// Words of addresses, devices and networks.
    static let places: [WordTable] = [
        WordTable(
            .street,
            """
            loop trail walk hill drive street st road rd avenue ave lane ln drive dr boulevard blvd court ct square sq terrace place pl way highway
            hwy crescent close parkway pkwy alley row mews gardens grove circus quay
            strasse straße str weg allee platz gasse ring ufer damm chaussee
            rue route chemin impasse quai cours allee passage
            calle avenida avda av carrera paseo plaza camino carretera pasaje calzada
            via viale piazza corso vicolo largo piazzale strada
            rua travessa praca rodovia estrada alameda
            straat laan plein gracht weg kade singel dreef
            ulica ul aleja al plac os osiedle
            ulice namesti trida nabrezi
            gata gatan vagen vag vej vejen gade veien vei gate katu tie
            utca ut utja ter tere korut setany strada bulevardul
            sokak sokagi sk cadde caddesi cad mahalle mahallesi mah bulvari bulvar sok
            улица улице улицы ул проспект просп пр пр-т переулок пер площадь пл бульвар бул шоссе набережная наб проезд
            вулиця вул провулок площа бульвар
            οδος οδου λεωφορος λεωφ πλατεια
            شارع طريق حي רחוב שדרות דרך
            duong pho jalan jl gang
            """),
        WordTable(
            .addressKey,
            """
            address addr ship shipto shipping billing delivery deliver destination pickup dropoff home residence postal street
            streetaddress shippingaddress billingaddress homeaddress postaladdress deliveryaddress placemark
            adresse anschrift lieferadresse wohnort rechnungsadresse lieferung zustellung
            livraison domicile direccion envio entrega domicilio indirizzo spedizione consegna endereco morada
            adres bezorgadres afleveradres dostawy adresa dorucovaci adress leveransadress leveringsadresse osoite
            toimitusosoite cim szallitasi adresa livrare adresi teslimat
            lakcim szallitasi leveringsadresse leverans alamat morada
            адрес адреса адресу доставки доставка доставить адреса доставку
            διευθυνση العنوان عنوان כתובת آدرس पता ที่อยู่ dia chi alamat
            地址 住址 住所 お届け先 配送先 届け先 주소 배송지
            """),
        WordTable(
            .device,
            """
            airplay tv homepods mbp mba iphone ipad ipod macbook imac mac airpods watch homepod airtag galaxy pixel phone laptop appletv handy telefon
            телефон айфон айпад
            """),
        WordTable(
            .network,
            "wpa wpa2 wpa3 airportd ssid essid wifi fi ap netz wlan hotspot network netzwerk reseau red rete rede сеть сети мережа wifiname"
        ),
        WordTable(
            .place,
            """
            location locations coordinate coordinates coords coord gps geo latlng latlon lnglat geocode geofence region
            position placemark waypoint near standort ubicacion posizione localizacao posicao emplacement lokalizacja poloha
            sijainti plats konum местоположение координаты координат геолокация геопозиция місце координати
            الموقع موقع מיקום 位置 坐标 座標 現在地 위치 좌표 vi tri lokasi τοποθεσια
            """),
        WordTable(
            .address,
            "ip ipv4 ipv6 host client server peer from remote addr address gateway dns router resolver endpoint von desde depuis da van od от с з адрес адреса ip地址 nameserver proxy"
        ),
        WordTable(.latitude, "lat latitude breite breitengrad latitud latitudine широта 纬度 緯度 위도"),
        WordTable(.longitude, "lon lng long longitude lange langengrad longitud longitudine долгота довгота 经度 経度 경도"),
        WordTable(
            .geometry,
            """
            range interval bbox progress ratio
            frame rect cgrect bounds size cgsize origin offset inset insets safearea cgpoint point translation scale scaling
            matrix transform rotation quaternion vector scroll contentoffset width height anchor velocity acceleration
            gravity color colour rgb rgba hsl alpha tint attitude rgba hsb bezier curve spring damping progress row column
            """),
    ]
}
