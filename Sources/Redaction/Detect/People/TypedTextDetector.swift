extension Detector {
    /// What people typed or said: in quotes or after a colon beside words for searching and writing.
    static let typedText = Detector(
        "typed-text", .text, needs: [], roles: [.search, .written, .eastern],
        matches: [
            Sample("Search query changed: \"divorce lawyer cheap\" (21 chars)", "divorce lawyer cheap"),
            Sample("по запросу: «анализ на вич сдать»", "анализ на вич сдать"),
            Sample("Suche nach „scheidungsanwalt köln“ lieferte 9", "scheidungsanwalt köln"),
            Sample("note 'leave it with my neighbour Mrs Brown'", "leave it with my neighbour Mrs Brown"),
            Sample("搜索“附近的戒酒中心”返回 6 条结果", "附近的戒酒中心"), Sample("search?q=hiv test near me&lang=en", "hiv test near me"),
            Sample("event title=Oncology appointment with Dr Patel", "Oncology appointment with Dr Patel"),
            Sample("Hledání „Jana Nováková“ vrátilo", "Jana Nováková"), Sample("検索「離婚 弁護士」の結果", "離婚 弁護士"),
            Sample("「うつ病」を検索しました", "うつ病"), Sample("'rehab' searched", "rehab"),
            Sample("Dictation final: remind me to call mum", "remind me to call mum"),
            Sample("hledaný výraz: rozvod bez souhlasu (0)", "rozvod bez souhlasu"),
            Sample("Dictated: call my oncologist tomorrow", "call my oncologist tomorrow"),
            Sample(#"{"to":"x","text":"see you at 5, love"}"#, "see you at 5, love"),
            Sample("clipboard contains 'my pin'", "my pin"),
            Sample("User typed \"i am pregnant\"", "i am pregnant"),
            Sample("Arama: 'Ayşe Yılmaz' 5 sonuç", "Ayşe Yılmaz"),
            Sample("검색어 '우울증 병원'", "우울증 병원"), Sample("Search term: bankruptcy help", "bankruptcy help"),
            Sample("Filtered to 0 results for: 'jo'", "jo"),
            Sample("order comment=ring twice, dog bites", "ring twice, dog bites"),
            Sample("备注：放门口不要敲门", "放门口不要敲门"),
            Sample("Note saved: ask Ola about the biopsy", "ask Ola about the biopsy"),
            Sample("message body=\"meet me after the hearing\" to thread 4", "meet me after the hearing"),
            Sample("Subject: Re: the letter from my landlord", "Re: the letter from my landlord"),
            Sample("autosuggest prefix=eviction lawyer ne hits=2", "eviction lawyer ne"),
            Sample("journal entry text: cried all evening again mood=1", "cried all evening again"),
            Sample("review draft saved: landlord kept our deposit", "landlord kept our deposit"),
            Sample("ticket subject: your driver shouted at my son", "your driver shouted at my son"),

        ],
        rejects: [
            "", "keyNotFound(CodingKeys(stringValue: \"email\", intValue: nil))", "tapped button \"Save\"",
            "Note: retrying in 5 s",
            "Error message: \"The request timed out.\"", "Tapped \"Search\" button", "Search: 12 results in 40 ms",
            "q=0.9", "Search failed: timeout",
            "{\"code\":404,\"message\":\"Not found\"}", "title=Home", "search finished, 3 results",
            "query: SELECT * FROM users", "text color \"red\"",
            "Alert title \"Delete photo?\" shown", "search bar focused", "message queue \"com.apple.main\"",
            "comments count: 5", "entered background", "dictation final: 12 words", "search result: 3 found",
            "searchable=true", "note_id=5", "input type: number", "Query: fetchUsers", "search enabled: true",
            "body: 48213 bytes", "pasteboard changed",
            "/pay?status=paid", "Note saved: 3 attachments", "comment draft saved: 12 words",
            "email subject: Confirm email",
            "ticket subject: error 404", "analytics event 'Sign Up Started' sent", "comment posted: success",
            "search index \"users_v2\" rebuilt", "subject=null", "Message sent", "comment=", "search=",
        ]
    ) { text, claim in
        TypedText(text: text).find(claim)
    }
}
