extension Detector {
    /// Names in Chinese, Japanese and Korean: after words that names follow, before titles, and of common family names.
    static let easternName = Detector(
        "eastern-name", .person, needs: .nonASCII, roles: .eastern,
        matches: [
            Sample("收件人 王小明，地址", "王小明"), Sample("検索「佐藤花子」の結果", "佐藤花子"), Sample("오류: 김민수 님의 계좌", "김민수"),
            Sample("ユーザー「田中 太郎」の電話番号", "田中 太郎"), Sample("用户王小明登录成功", "王小明"), Sample("张伟先生已付款", "张伟"),
            Sample("山田太郎さんがログインしました", "山田太郎"), Sample("사용자 박지성 로그인", "박지성"), Sample("姓名：欧阳娜娜", "欧阳娜娜"),
            Sample("氏名=鈴木一郎", "鈴木一郎"), Sample("ジョン・スミス様", "ジョン・スミス"), Sample("이름: 홍길동", "홍길동"),
            Sample("联系人：李娜 已保存", "李娜"), Sample("欢迎回来，李小龙", "李小龙"), Sample("김영희씨가 접속", "김영희"),
        ],
        rejects: [
            "", "读取文件成功", "已同步 18 条记录，用时 420 毫秒", "読み込み完了: 24件", "오류 코드 -1202, 재시도 1/3", "用户登录成功", "お客様情報を更新",
            "고객님 환영합니다", "ユーザー名を入力", "用户名错误", "様々な設定", "仕様変更", "사용자 인증 실패", "用户：未登录", "联系人列表已加载",
        ]
    ) { text, claim in
        EasternNames(text: text).find(claim)
    }
}

/// Where names are in Chinese, Japanese and Korean.
private struct EasternNames {
    let text: Reading

    func find(_ claim: (Range<Int>) -> Void) {
        for (index, word) in text.words.enumerated() where !word.shape.isDisjoint(with: .eastern) {
            if word.shape.contains(.han) {
                for range in hanNames(word, index) { claim(range) }
            } else if word.shape.contains(.hangul) {
                if let range = koreanName(word, index) { claim(range) }
            } else if let range = kanaName(word, index) {
                claim(range)
            }
        }
    }

    // MARK: Han

    private func hanNames(_ word: TextWord, _ index: Int) -> [Range<Int>] {
        if let range = afterTrigger(word) { return [range] }
        if let range = japaneseName(word, index) { return [range] }
        var found: [Range<Int>] = []
        for place in word.range {
            // A trigger within the run: `用户王小明登录`.
            if place > word.range.lowerBound, EasternPhrases.ends([.person, .fullNameKey], text, before: place),
                let range = chineseName(from: place, within: word)
            {
                found.append(range)
                break
            }
            if let length = EasternPhrases.length(of: .honorificAfter, text, from: place),
                place > word.range.lowerBound,
                let range = before(place, within: word, title: length)
            {
                found.append(range)
                break
            }
        }
        return found
    }

    /// A run that stands after a word that names follow, with marks or blanks between.
    private func afterTrigger(_ word: TextWord) -> Range<Int>? {
        var place = word.range.lowerBound
        var isMarked = false
        while place > 0,
            [0x3A, 0xFF1A, 0x3D, 0x20, 0x22, 0x27, 0x300C, 0x300E, 0x201C, 0x300A, 0x3010].contains(
                text.scalars[place - 1])
        {
            place -= 1
            isMarked = true
        }
        if !isMarked || text.scalar(place) != 0x2C, text.scalar(place - 1) == 0x2C || text.scalar(place - 1) == 0xFF0C,
            EasternPhrases.ends(.greeting, text, before: place - 1)
        {
            return chineseName(from: word.range.lowerBound, within: word)
                ?? japaneseSurname(word).map { _ in word.range }
        }
        guard EasternPhrases.ends([.person, .fullNameKey, .nameKey, .search], text, before: place) else { return nil }
        if let range = chineseName(from: word.range.lowerBound, within: word) { return extended(range) }
        guard isMarked, (2...5).contains(word.count), isQuoted(word) || japaneseSurname(word) != nil else { return nil }
        return extended(word.range)
    }

    private func isQuoted(_ word: TextWord) -> Bool {
        let before = text.scalar(word.range.lowerBound - 1)
        let after = text.scalar(word.range.upperBound)
        return [0x300C, 0x201C, 0x300E].contains(before) && [0x300D, 0x201D, 0x300F, 0x20].contains(after)
            && japaneseSurname(word) != nil
    }

    /// A family name and one or two signs that begin no verb.
    private func chineseName(from place: Int, within word: TextWord) -> Range<Int>? {
        guard let surname = chineseSurname(at: place, before: word.range.upperBound) else { return nil }
        var end = place + surname
        while end < word.range.upperBound, end < place + surname + 2, !ChineseSigns.ends.contains(text.scalars[end]) {
            end += 1
        }
        return end > place + surname ? place..<end : nil
    }

    private func chineseSurname(at place: Int, before end: Int) -> Int? {
        guard place < end else { return nil }
        if place + 1 < end, ChineseSigns.doubleSurnames.contains([text.scalars[place], text.scalars[place + 1]]) {
            return 2
        }
        return ChineseSigns.surnames.contains(text.scalars[place]) ? 1 : nil
    }

    /// The name before a title: with its family name, or the whole run before a Japanese one.
    private func before(_ place: Int, within word: TextWord, title: Int) -> Range<Int>? {
        for length in [3, 4, 2, 1] where place - length >= word.range.lowerBound {
            let start = place - length
            if let surname = chineseSurname(at: start, before: place), surname < length || length == 1,
                title > 1 || length > 1
            {
                return start..<place
            }
        }
        guard title == 1, place - word.range.lowerBound >= 2, place - word.range.lowerBound <= 5 else { return nil }
        return japaneseSurname(word) != nil || place == word.range.upperBound ? word.range.lowerBound..<place : nil
    }

    /// A run that begins with a common Japanese family name and is as long as a name, or has a title in Kana after it.
    private func japaneseName(_ word: TextWord, _ index: Int) -> Range<Int>? {
        let isTitled = EasternPhrases.length(of: .honorificAfter, text, from: word.range.upperBound) != nil
        guard let surname = japaneseSurname(word) else {
            return isTitled && (2...5).contains(word.count)
                && !ChineseSigns.noPeople.contains(text.scalars[word.range.upperBound - 1]) ? word.range : nil
        }
        var length = word.count
        if let title = EasternPhrases.length(of: .honorificAfter, text, from: word.range.upperBound - 1), title == 1,
            length > surname
        {
            length -= 1
        }
        guard (surname + 1...surname + 3).contains(length) else {
            let isAlone = length == surname && (isTitled || extended(word.range).count > length)
            return isAlone ? extended(word.range) : nil
        }
        return extended(word.range.lowerBound..<(word.range.lowerBound + length))
    }

    private func japaneseSurname(_ word: TextWord) -> Int? {
        for length in [3, 2] where word.count >= length {
            let start = word.range.lowerBound
            if ChineseSigns.japaneseSurnames.contains(Array(text.scalars[start..<(start + length)])) { return length }
        }
        return nil
    }

    /// A given name after a blank or a middle dot: `田中 太郎`.
    private func extended(_ range: Range<Int>) -> Range<Int> {
        let place = range.upperBound
        guard text.scalar(place) == 0x20 || text.scalar(place) == 0x3000 else { return range }
        let next = text.word(from: place + 1)
        guard next < text.words.count, text.words[next].range.lowerBound == place + 1,
            text.words[next].shape.contains(.han),
            (1...3).contains(text.words[next].count), range.count <= 3,
            !ChineseSigns.ends.contains(text.scalars[place + 1])
        else { return range }
        return range.lowerBound..<text.words[next].range.upperBound
    }

    // MARK: Hangul

    /// A word of two to four syllables that begins with a family name, after a word for people or before a title.
    private func koreanName(_ word: TextWord, _ index: Int) -> Range<Int>? {
        let start = word.range.lowerBound
        guard ChineseSigns.koreanSurnames.contains(text.scalars[start]) else { return nil }
        for title in (3...min(5, max(3, word.count))) where title < word.count {
            if EasternPhrases.length(of: .honorificAfter, text, from: start + title) != nil {
                return start..<(start + title)
            }
        }
        guard (2...4).contains(word.count), !word.has([.person, .common]) else { return nil }
        let next = index + 1
        if next < text.words.count, text.isBlank(after: index), text.words[next].has(.honorificAfter) {
            return word.range
        }
        guard index > 0, word.count == 3 || word.count == 2 && isAssigned(word) else { return nil }
        let previous = text.words[index - 1]
        guard previous.has([.person, .nameKey, .fullNameKey]) else { return nil }
        let gap = previous.range.upperBound..<start
        return gap.count <= 3
            && !ChineseSigns.koreanWords.contains(text.scalars[start..<word.range.upperBound].map { $0 })
            ? word.range : nil
    }

    private func isAssigned(_ word: TextWord) -> Bool {
        let before = text.scalar(word.range.lowerBound - 1)
        return [0x3A, 0x3D, 0x22, 0x27, 0x201C].contains(before)
    }

    // MARK: Kana

    /// A run of Katakana before a title, with parts before a middle dot.
    private func kanaName(_ word: TextWord, _ index: Int) -> Range<Int>? {
        guard word.count >= 2, LetterScript(text.scalars[word.range.lowerBound]) == .kana, !word.has(.person),
            EasternPhrases.length(of: .honorificAfter, text, from: word.range.upperBound) != nil
        else { return nil }
        var first = index
        while first > 0, text.isJoined(after: first - 1, by: 0x30FB), text.words[first - 1].shape.contains(.kana) {
            first -= 1
        }
        if EasternPhrases.ends(.person, text, before: word.range.upperBound) { return nil }
        return text.words[first].range.lowerBound..<word.range.upperBound
    }
}
