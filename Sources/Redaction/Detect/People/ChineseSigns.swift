/// Family names in Chinese, Japanese and Korean, and signs that end a name.
enum ChineseSigns {
    /// The commonest Chinese family names of one sign.
    static let surnames = signs(
        """
        王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾萧肖田董袁潘蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛
        闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤張劉陳楊黃趙吳孫馬鄭謝許韓馮鄧蕭蔣葉蘇呂盧鍾譚陸範賈鄒閻龍賀顧龔萬錢嚴湯
        """)

    /// Those of two signs.
    static let doubleSurnames = words("欧阳 司马 上官 诸葛 夏侯 东方 皇甫 尉迟 公孙 慕容 令狐 歐陽 司馬 諸葛")

    /// Signs of verbs and small words that no given name has at this place.
    static let ends = signs(
        """
        登录錄注册冊已的在提上下进進退发發收成失打从從于与與和是有将將被请請取更修删刪添创創绑綁支付访訪使点點查搜完开開关關不未无無没沒列名号號数數
        信息用户戶账賬帳密码碼手机機地址订訂单單为為了把给給对對向到过過正重新首最该該此其个個们們
        """)

    /// Family names in Japanese.
    static let japaneseSurnames = words(
        """
        佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 斎藤 清水 山崎 池田 橋本 阿部 石川 山下 中島 石井
        小川 前田 岡田 長谷川 藤田 後藤 近藤 村上 遠藤 青木 坂本 斉藤 福田 太田 西村 藤井 岡本 三浦 中野 原田 松田 竹内 小野 田村 中山 和田 石田 上田
        工藤 酒井 横山 宮崎 宮本 高木 安藤 谷口 大野 丸山 今井 河野 藤原 小島 高田 村田 武田 上野 杉山 増田 平野 菅原 久保 松井 千葉 岩崎 桜井 木下
        野口 松尾 野村 菊地 佐野 大塚 杉本 新井 浜田 市川 古川 水野 小松 島田 山内 渡部 西田 菊池 五十嵐 福島 西川 大西 内田 森田 柴田
        """)

    /// Before a title, of nobody: `客様`, `皆様`.
    static let noPeople = signs("客皆各同仕模王多異有神様")

    /// Korean family names.
    static let koreanSurnames = signs("김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구나민류진엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모")

    /// Words of three syllables after a word for people that are no names.
    static let koreanWords = words(
        "정보를 정보가 정보는 정보의 인증을 인증이 인증을 이름을 이름이 조회가 조회를 전화를 전화가 주소를 주소가 서버에 설정을 설정이 연결이 연결을 동의가 동의를 등록이 등록을 입력이 입력을 선택이 선택을 문의가 기기를 기기가 오류가 오류로 요청이 요청을 계정을 계정이 수신이 삭제를 추가를 추가가 장치를 정상적 로그인"
    )

    private static func signs(_ text: String) -> Set<UInt32> {
        Set(text.unicodeScalars.map(\.value).filter { $0 > 0x20 })
    }

    private static func words(_ text: String) -> Set<[UInt32]> {
        Set(text.split { $0 == " " || $0 == "\n" }.map { $0.unicodeScalars.map(\.value) })
    }
}
