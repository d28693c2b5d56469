extension WordTable {
    /// Words around what people typed.
    static let typed: [WordTable] = [
        WordTable(
            .search,
            """
            suggest autosuggest autocomplete typeahead suchverlauf sucheingabe suchfeld suchwort
            q search searched searching searches query queries searchterm searchtext searchquery searchstring keyword keywords
            term lookup filtered vyraz vyrazu vyhledany termin termino termo szukany szukane haettiin
            suche suchte gesucht suchen suchanfrage suchbegriff suchtext gesuchte
            recherche recherches rechercher recherche requete cherche
            busqueda buscar buscado buscando busco consulta
            ricerca cercato cerca ricercato cercando
            busca pesquisa pesquisar buscou pesquisou procura
            zoek zoeken gezocht zoekopdracht zoekterm
            szukaj szukano wyszukiwanie wyszukano fraza frazy szukana zapytanie
            hledani hledat hledano vyhledavani vyhladavanie hladanie dotaz hledany
            sok sokning soker sokte sokord sog sogning sogte sogeord haku haettu hakusana hakukysely
            kereses keresett cautare cautat
            arama arandi aranan sorgu ara
            поиск поиска поиске поиску искать искал искала запрос запроса запросу запросом запросы найти ищет
            пошук пошуку шукав шукала запит запиту запитом
            търсене търси pretraga pretrage iskanje
            αναζητηση αναζητησης αναζητηση
            بحث البحث ابحث جستجو חיפוש חיפש חיפשה חפש
            खोज खोजा ค้นหา tim kiem cari pencarian mencari
            搜索 搜尋 查询 查詢 查找 检索 関鍵詞 关键词 关键字 搜索词 检索词 關鍵字 キーワード 検索語 検索ワード 検索 검색 검색어
            """),
        WordTable(
            .written,
            """
            ocr stt asr speech keyboard heard recognized recognised note notes comment comments caption memo message messages msg text body subject title review feedback bio reply
            replied wrote typed typing entered dictated dictation transcript transcription transcribed utterance clipboard
            pasteboard pasted draft journal diary dictation prompt answer answered answers vastaus valasz raspuns antwoord отговор الاجابة 答案 答え 답변 said says spoken voice remark remarks instruction
            instructions description describe greeting wish headline question request story status post chat sms
            input content textfield reason symptom symptoms complaint
            notiz notizen kommentar nachricht betreff titel bewertung zwischenablage diktat diktiert eingegeben eingabe
            schrieb entwurf antwort hinweis anmerkung mitteilung frage tagebuch transkript freitext
            commentaire remarque objet titre avis brouillon dictee saisi saisie reponse ecrit pressepapiers
            nota notas comentario mensaje asunto titulo resena portapapeles dictado borrador respuesta escribio
            nota commento messaggio oggetto titolo recensione appunti bozza risposta scritto dettatura
            comentario mensagem assunto titulo avaliacao rascunho resposta escreveu observacao transcricao
            notitie opmerking bericht onderwerp titel klembord concept antwoord getypt
            notatka komentarz wiadomosc temat tytul recenzja schowek szkic odpowiedz wpisano uwagi
            poznamka komentar zprava predmet nazev recenze schranka odpoved sprava
            anteckning kommentar meddelande amne rubrik urklipp utkast svar notat melding emne besked
            muistiinpano kommentti viesti aihe otsikko leikepoyta
            jegyzet megjegyzes uzenet targy vagolap comentariu mesaj subiect
            not yorum mesaj konu baslik pano taslak cevap
            заметка заметки заметку комментарий комментарием комментария сообщение сообщением сообщения тема заголовок отзыв
            отзывом буфер черновик ответ ввел ввела введено введён написал написала примечание вопрос расшифровка текст
            диктовка напоминание
            нотатка нотатку коментар повідомлення тема відгук чернетка відповідь ввів ввела примітка текст
            бележка съобщение komentar poruka biljeska
            σημειωση σχολιο μηνυμα θεμα
            ملاحظة تعليق رسالة الرسالة موضوع الموضوع نص النص مراجعة الحافظة
            הערה תגובה הודעה נושא טקסט ביקורת
            یادداشت پیام نظر टिप्पणी संदेश नोट ข้อความ หมายเหตุ
            ghi chu tin nhan binh luan catatan komentar pesan ulasan
            备注 備註 留言 评论 評論 消息 內容 内容 主题 主題 标题 标註 剪贴板 语音 反馈 笔记 日记 签名
            メモ コメント メッセージ 件名 本文 下書き 入力 クリップボード 返信 備考 感想
            메모 댓글 메시지 제목 내용 클립보드 입력 후기
            """),
        // Words that what apps say has too: only sentences, and none of errors.
        WordTable(
            .spoken,
            """
            note notes comment comments caption memo review feedback bio replied wrote typed typing entered dictated dictation
            transcript transcription transcribed utterance clipboard pasteboard pasted draft journal diary prompt said says
            stt asr speech keyboard asked heard recognized recognised spoken remark remarks instructions wish symptom symptoms complaint sms
            notiz notizen kommentar zwischenablage diktat diktiert eingegeben eingabe schrieb entwurf anmerkung tagebuch
            transkript freitext commentaire remarque brouillon dictee saisi saisie ecrit pressepapiers nota notas comentario
            resena portapapeles dictado borrador escribio commento appunti bozza dettatura scritto rascunho escreveu
            observacao transcricao notitie opmerking klembord getypt notatka komentarz schowek szkic wpisano uwagi poznamka
            schranka anteckning urklipp utkast notat muistiinpano kommentti leikepoyta jegyzet megjegyzes vagolap comentariu
            not yorum pano taslak заметка заметки заметку комментарий комментарием комментария отзыв отзывом буфер черновик
            ввел ввела введено введен написал написала примечание расшифровка диктовка напоминание нотатка нотатку коментар
            відгук чернетка ввів ввела примітка бележка σημειωση σχολιο ملاحظة تعليق الحافظة הערה תגובה ביקורת یادداشت نظر
            टिप्पणी नोट หมายเหตุ catatan ulasan 备注 備註 留言 评论 評論 剪贴板 语音 反馈 笔记 日记 签名 メモ コメント 下書き クリップボード
            備考 感想 메모 댓글 클립보드 후기
            """),
        WordTable(
            .interface,
            """
            alert dialog toast banner popup sheet placeholder tooltip heading
            button buttons tap tapped tab screen segue scene view controller cell label menu switch toggle icon image asset
            class selector method function key identifier storyboard nib xib module target scheme framework pod package
            table column index font theme style color colour event notification category action feature flag experiment
            variant setting option mode state enum case type format locale file folder directory bundle segment
            pressed clicked selected notification nav navigation route page section row constraint entity attribute
            property keypath field coder queue thread
            schaltflache knopf bildschirm ansicht taste bouton ecran onglet boton pantalla pulsado pulsante schermata botao
            tela knop scherm przycisk ekran tlacitko obrazovka knapp skarm knap nappi dugme buton
            кнопка кнопку кнопке экран экрана экране вкладка вкладку нажата нажал событие событии раздел кнопки
            кнопку екран вкладку
            按钮 页面 畫面 ボタン 画面 タブ 버튼 화면 زر شاشة כפתור מסך
            """),
        WordTable(
            .failure,
            """
            error errors err code status level severity failed failure exception warning warn info debug trace fatal fault
            domain errno reason statuscode errorcode success ok failures
            fehler fehlgeschlagen warnung erreur echec avertissement fallo aviso errore avviso erro falha fout blad chyba fel
            feil fejl virhe hiba eroare hata
            ошибка ошибки сбой помилка збій σφαλμα خطأ שגיאה त्रुटि ข้อผิดพลาด loi kesalahan gagal 错误 錯誤 エラー 오류
            """),
    ]
}
