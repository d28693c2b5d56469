extension WordTable {
    /// Further given names of older and younger people in thirty languages, typed from general knowledge.
    static let commonNames: [WordTable] = [
        WordTable(
            .given,
            """
            jarmila kveta ladislava otakar drahomira alzbeta stepan lubos milada ruzena jaroslava stanislava vendula
            hynek vratislav zenon miroslawa oliwia weronika arkadiusz radoslaw sunniva gunhild eivind hakon trygve
            bjarne hjordis wilma bengt eino eila liselotte roswitha sieglinde anke wiebke frauke dorte maike rudiger
            ottilie hedwig leonore quirin korbinian traudl vroni benedikt anselm alois theresia kreszenz walburga odalys
            xiomara aitor iker amaia ainhoa nerea inmaculada maribel evaristo inigo eusebio facundo julieta florencia
            lautaro ezequiel emiliano yesenia maricela rigoberto heriberto efrain abelardo carmela rosaria fiorella
            raffaella rocco gaetano azzurra elettra massimiliano giancarlo ermanno renzo evariste oceane maelys apolline
            ginette gisele marcelle gael mael erwan ronan tanguy gwenaelle soizic aurelien corentin mathis timothee
            theophile martim matilde mafalda benedita constanca anselmo valdemar edivaldo josivaldo thais iracema jurema
            ubiratan adalberto amaka kwaku neema zawadi sridevi padmavathi balasubramanian senthil murugan vihaan
            reyansh amarjeet surinder zubair imran junaid usman mehwish sadia rabia lorcan bronagh aoife caoimhe saoirse
            grainne oisin fionn cormac diarmuid eoghan ruairi padraig tadhg sinead orla maire clodagh nuala morag hamish
            lachlan ewan iain eilidh mairi llewellyn carys bronwen sian cerys angharad bartholomew rosalind cressida
            tabitha jemima barnaby crispin horatio cordelia rosamund gertrude ethel beryl noreen darlene rowena nurgul
            kubra perihan benedek dorottya yevheniia nadiia liubov svitlana mykhailo oleksii serhii andrii yurii vasyl
            zoryana khrystyna solomiya kateryna antonina vsevolod rostislav svyatoslav yaroslava savely zakhar
            lacramioara evangelos stavroula chrysoula paraskevi kyriaki athina fenna sanne wilhelmina noortje greetje
            tjeerd jolanda ineke corrie aicha zineb latifa rachida leila soraya anas ilyas younes rachid mustapha
            abdellah abderrahman noureddine driss lahcen brahim sakura yui nanami chihiro minsoo jiyeon soojin minji
            """)
    ]
}
