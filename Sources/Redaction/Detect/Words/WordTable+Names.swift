extension WordTable {
    /// Given names of many cultures, typed from general knowledge: those that are nothing else, and those that are words or
    /// places too.
    static let names: [WordTable] = [
        WordTable(
            .given,
            """
            aaron abigail abby adam adrian agatha agnes aidan aisling alan albert alec alexander alexandra alfred alice alicia
            alison alistair allison amanda amelia amy andrea andrew angela angus anita ann anna annabel anne annette anthony
            antonia arthur audrey barbara barry beatrice becky belinda benedict benjamin bernadette bernard beth bethany betty
            beverley brandon brenda brendan brian bridget bruce bryan caitlin callum cameron candice carl carla carol caroline
            carolyn catherine cecilia cedric charlotte chelsea cheryl chloe christina christine christopher cindy claire
            clarissa claudia clive colin colleen connor constance cynthia daniel danielle darren david deborah debra deirdre
            denise dennis derek diana diane dominic donald donna doreen dorothy douglas duncan dylan edgar edith edmund edward
            edwin eileen elaine eleanor elizabeth ella ellen ellie elsie emily emma eric erica erin ernest esther ethan eugene
            eva evelyn felicity fergus fiona frances francesca francis freddie frederick gabriel gabrielle gareth gary gavin
            gemma geoffrey george gerald gerard geraldine gillian giles glenn gloria gordon graham gregory gwen hannah harold
            harriet harvey hazel heather hector helen henrietta henry herbert hilary howard hugo ian imogen irene isaac isabel
            isabella isla jackie jacob jacqueline james jamie jane janet janice jasmine jason jeffrey jennifer jenny jeremy
            jessica jill jim jimmy joan joanna joanne jodie joe john johnny jonathan joseph josephine joshua joyce judith julia
            julian julie juliet justin karen kate katherine kathleen kathryn katie keith kelly kenneth kerry kevin kieran
            kimberly kirsten kirsty kyle larry laura lauren laurence leah leanne leonard leslie lesley liam lillian linda lindsay
            lisa logan lois lorna lorraine louis louise lucinda lucy luke lydia lynda lynn mabel madeleine malcolm marcus
            margaret maria marian marianne marilyn marion marjorie martha martin mary matthew maureen megan melanie melissa
            michael michelle mildred millicent miriam moira molly monica muriel nancy naomi natalie natasha nathan nathaniel
            neil niamh nicholas nicola nicole nigel nora norman olive oliver olivia oscar owen pamela patricia patrick paul
            paula pauline penelope peter philip philippa phillip phoebe phyllis rachel ralph raymond rebecca reginald richard
            rita robert roberta robin roger ronald rosemary rosie roxanne rupert russell ruth ryan sally samantha samuel sandra
            sarah sean sebastian sharon shaun sheila shirley simon siobhan sophia sophie stacey stanley stella stephanie
            stephen steven stuart susan suzanne sylvia tamara tanya teresa theodore theresa thomas tiffany timothy toby tracey
            tracy trevor ursula valerie vanessa vera veronica vincent violet virginia vivian walter wanda warren wendy wesley
            wilfred william winifred yvonne zachary zoe zara
            andreas angelika annegret anneliese annika antje anton astrid bernd bernhard birgit bjorn brigitte britta christoph
            claus cornelia dagmar detlef dieter dietmar dirk doris eberhard edeltraud elfriede elke emil erich erika ernst
            ewald fabian felix ferdinand florian franz franziska friederike friedrich fritz georg gerd gerhard gerlinde gertrud
            gisela greta gudrun gunter gunther gustav hanna hannelore hans harald hartmut heike heiko heinrich heinz helga
            helmut henning herbert hermann hildegard holger horst hubert ilse inge ingeborg ingrid irmgard jakob jens joachim
            jochen johann johanna johannes jorg josef jurgen jutta kai karin karl karsten kathrin katja katharina katrin klara
            klaus konrad konstantin kurt lars leonie liesel lieselotte lorenz lothar ludwig lukas lutz magdalena manfred manuela
            mareike margarete margit marlene markus marta mathias mathilde matthias maximilian mechthild moritz nadine nils
            norbert olaf ole oskar otto petra philipp rainer ralf reinhard renate rolf rosemarie rudolf ruediger sabine sandra
            saskia siegfried sigrid silke silvia sonja stefan stefanie susanne svenja sven swantje thorsten tobias torsten
            traudel udo ulf ulrich ulrike ute uwe verena viktoria volker waltraud werner wilhelm wolfgang wolfram yannick
            agathe alain alexandre aline amandine amelie anais antoine arnaud arthur audrey aurelie aurore baptiste bastien
            beatrice benoit bernadette brigitte camille capucine catherine celine chantal charlene christelle christophe
            clemence clement clotilde colette coralie corinne cyril damien delphine denis didier dominique edouard elodie emile
            emilie emmanuel emmanuelle estelle etienne eugenie fabien fabienne fabrice florent francoise francois frederic
            frederique genevieve georges geraldine ghislaine gilles guillaume guy helene henri herve hortense huguette isabelle
            jacques jean jeanne jeremie jerome joel josiane josette julien juliette justine karine laetitia laure laurent
            leonie leopold loic lucas lucie lucien ludovic madeleine manon marc marcel margaux marguerite marie marine marion
            martine maryse mathieu mathilde matthieu maurice melanie michel michele mireille monique muriel mylene nadege
            nathalie nicolas noemie odette olivier pascal pascale patrice paulette philippe pierre quentin raoul raphael
            raymonde regine remi remy renaud rene rodolphe romain sabrina sandrine sebastien severine simone solange sophie
            stephane suzanne sylvain sylvie theo therese thibault thierry tristan valentin valerie veronique virginie vivien
            xavier yann yannick yves yvette
            adriana agustin alberto alejandra alejandro alfonso alfredo alonso alvaro amparo andres angeles antonio araceli
            arturo aurelio beatriz begona benito bernardo blanca camila carlos carlota carmelo carmen catalina cayetana
            cecilia cesar concepcion consuelo cristina cristobal daniela diego dolores domingo eduardo elena elvira emilio
            encarnacion enrique ernesto esperanza esteban eugenia eugenio fabiola federico felipe fermin fernanda fernando
            francisco gabriela gerardo gonzalo graciela guadalupe guillermo gustavo hernan hernando ignacio ines isidro
            itziar ivan jacinto jaime javier jeronimo jesus jimena joaquin jordi jorge jose josefa josefina juan juana julio
            laia leandro leonor leticia lidia lola lorena lorenzo lourdes lucia luciana luis luisa macarena manuel marcela
            marcelo marcos margarita mariana mariano maricarmen marisol martina mateo matias mauricio maximo mercedes miguel
            milagros mireia moises montserrat natalia nicanor nuria octavio olga oriol pablo paco paloma pascual patricio pedro
            pilar rafael ramiro ramon raquel raul remedios ricardo roberto rocio rodrigo rogelio rosario ruben salvador
            santiago sergio silvio socorro soledad susana teodoro tomas valentina valeria vicente victoria ximena yolanda
            adriano alessandra alessandro alessia alessio ambra angelo annamaria antonella arianna assunta aurora beatrice
            benedetta bruno camilla carlo caterina chiara cinzia claudio concetta cosimo cristiano daniele dario davide debora
            domenico donatella edoardo elena elisa elisabetta emanuele enrico enzo ettore fabio fabrizio federica filippo
            flavia flavio francesco franco gennaro giacomo giada gianluca gianni gilda ginevra gioia giorgia giorgio giovanna
            giovanni giulia giuliano giulio giuseppe giuseppina graziella ilaria immacolata irene jacopo leonardo letizia lia
            livia loredana luca luciano ludovica luigi maddalena marcello marco margherita mariagrazia mario marta massimo
            mattia maurizio michela mirella nicolo noemi ornella paola paolo patrizia pasquale piero pierluigi pietro raffaele
            riccardo rosanna rossella salvatore serena sergio silvana simona stefania stefano tiziana tommaso umberto valentino
            vincenzo virgilio vittoria vittorio
            adelino afonso aline amilcar anabela antonia armando arnaldo augusto bruna caio carolina catarina cauã celia cintia
            claudia conceicao cristiane debora denilson diogo edson eliane emanuel fabiana fatima felipe filipa flavia
            gilberto goncalo guilherme heitor helena henrique ines jaqueline joana joao joaquim jussara larissa leonardo
            leticia lourenco luana luiz luiza manuela marcia marcio mariana marta mateus matheus mauricio miguel murilo nelson
            neusa nuno otavio paulo pedro rafaela raimundo renata renato rita rodrigo rosangela rui sandro sergio simone sonia
            tatiana teresinha thiago tiago vanda vera vinicius vitor wagner wellington
            adriaan annelies anouk arjen bart bas bram carolien cees coen daan diederik dirk femke floris frans geert geertje
            gerrit gijs hendrik hanneke hans henk ilse ingeborg jaap jan janneke jasper jelle jeroen joost joris jurriaan
            karel kees klaas koen lieke liesbeth lotte maarten maaike machteld margriet marieke marijke marloes martijn mieke
            niek nienke noor paulien piet pieter rens rianne roel roos ruud saskia sander siem sjoerd stijn teun thijs tijn
            tim wouter willem wim
            agnieszka aleksander aleksandra alicja andrzej aneta anita barbara bartosz beata bogdan bogumila boguslaw bozena
            czeslaw damian danuta dariusz dominik dorota edyta elzbieta ewa ewelina filip franciszek grazyna grzegorz halina
            henryk hubert irena iwona izabela jacek jadwiga jakub jan janusz jaroslaw jerzy joanna jolanta jozef julia justyna
            kacper kamil karolina katarzyna kazimierz kinga krystyna krzysztof leszek lidia lucyna lukasz maciej magdalena
            malgorzata marcin marek mariusz marzena mateusz michal mieczyslaw mikolaj miroslaw monika pawel piotr przemyslaw
            rafal renata robert ryszard sebastian slawomir stanislaw stanislawa szymon tadeusz tomasz urszula waclaw waldemar
            wanda wieslaw wiktor witold wladyslaw wojciech zbigniew zdzislaw zofia zuzanna zygmunt
            alena bedrich blanka bohumil bozena dagmar dana daniela dusan eliska emilia frantisek hana helena ilona irena
            ivana jana jaromir jaroslav jindrich jiri jitka josef kamila karel katerina klara kristyna ladislav lenka libor
            libuse lubomir lucie ludmila lukas marcela marek marketa martina matej michaela milan milos miloslav miroslav
            monika nikola ondrej pavel pavla petr petra radek radka radim renata roman rudolf simona stanislav sarka tereza
            tomas vaclav veronika vera vlasta vladimir vojtech zdenek zdenka zuzana zuzka juraj stefan peter jozef
            agneta alva anders annika arne asa astrid axel birgitta bjorn bo britt cecilia ebba elin elsa emelie erik eskil
            eva fredrik goran gosta gunilla gunnar gustaf hakan hanna hans helena henrik hilda hugo inga ingemar ingvar
            jesper johan jonas josefin jorgen kajsa karl katarina kerstin kjell klas kristina lars leif lena lennart linnea
            linus lisbeth lovisa magnus maja malin marcus margareta mats mattias mikael monika nils olle olof ove par pelle
            per peter pia ragnar rasmus rickard sigrid sixten sofia stefan stellan stig sture sune sven svante thorbjorn
            tommy tore torbjorn tove ulf ulla ulrika urban viktor vilhelm ake
            bente birte bodil esben flemming frode gitte grethe hanne hege helle henning ida inger ingrid jette jorgen jytte
            karsten kirsten knud kristian lene lise mads marit merete mette mikkel mogens morten niels ole palle poul preben
            ragnhild rikke randi rune sigurd silje solveig soren steen svend terje thea tina torben trine trond vibeke
            oystein oyvind
            aino aleksi anneli antero antti anu arja eero eeva eija elina emilia erkki esa hannele hannu heikki heli helmi ilkka
            ilmari inkeri irja jaakko jarmo jenni johanna jouko jouni juha juhani jukka jussi kaarina kaija kalevi kari kirsi
            kristiina laila lauri leena liisa maija marja marjatta markku marko matti mauri merja mika mikko minna miia niina
            olavi olli outi paavo paivi pasi pekka pentti pertti pirjo pirkko raija raimo reijo riitta risto ritva saara sakari
            sami sanna satu seija seppo sini sirpa taina tapani tapio tarja teemu teppo terhi tero tiina timo tuija tuomas
            tuula tuulikki ulla veikko veli ville virpi
            adel agota akos andras anett aniko antal attila balazs barnabas bela bence boglarka borbala csaba csilla dezso
            dora edit emese eniko erzsebet eszter ferenc gabor gergely gyorgy gyula hajnalka ildiko ilona imre istvan janos
            jozsef judit kalman karoly katalin kinga krisztina laszlo levente magdolna margit maria marton matyas miklos monika
            nandor nora noemi orsolya pal peter piroska reka rozsa sandor szabolcs szilvia tamas terez tibor timea tunde viktor
            vilmos zoltan zsofia zsolt zsuzsanna
            adrian alexandru alina ana anca andrei anca bogdan catalin catalina ciprian claudiu constantin corina cosmin
            cristian cristina crina dan daniela diana doina dragos dumitru elena emil florin gabriela gheorghe horia ileana
            ioana ion ionel ionut irina iulia iulian laurentiu liviu loredana lucian luminita madalina marius mihaela mihai
            mircea monica nicoleta nicolae oana octavian ovidiu petru radu raluca razvan roxana sorin stefan teodora tudor
            valentin vasile viorel viorica vlad
            aleksandar ana biljana bojan branko dejan dragan dragana dusan goran gordana ivana jasmina jelena jovan jovana
            katarina ljiljana luka marija marko milan milena milica milos miodrag mirjana mladen nebojsa nemanja nenad nikola
            petar predrag radmila ratko sanja sasa sinisa slavica slobodan snezana srdjan stevan svetlana tijana tomislav vesna
            vladimir vuk zdravko zeljko zoran zrinka hrvoje josip ivo ante mate dinko damir davor
            ahmet ali alper arda asli ayse aysegul aysel ayten baris bekir berk berna betul bilal buket bulent burak burcu
            busra cem cemal cengiz deniz derya dilek duygu ebru ece elif emel emine emrah emre ercan erdal erdem erhan erkan
            esra faruk fatma ferhat feride fikret filiz furkan gamze gizem gokhan gul gulsen hakan halil hamza handan hasan
            hatice havva huseyin hulya ibrahim ilker ilknur irem ismail kadir kemal kerem koray lale leyla levent mehmet melek
            meltem merve mert meryem murat mustafa nalan nazli nermin nesrin nihat nilgun nuray nurcan oguz okan omer onur
            orhan osman ozan ozge ozgur ozlem pelin pinar ramazan recep rukiye selcuk selim sema serdar serkan sevda sevgi
            sevim sibel sinan songul suleyman sule tansu tarkan tolga tugba tulay turgut tuncay ufuk ugur umut volkan yasemin
            yasar yavuz yeliz yildiz yilmaz yusuf zehra zeki zeliha zeynep
            aleksandr aleksei alexei alexey alyona anastasia anastasiya anatoly andrey arkady artem artyom boris daria darya
            denis dmitri dmitriy dmitry ekaterina elizaveta evgeni evgenia evgeny fedor galina gennady grigory igor ilya irina
            katya kirill konstantin ksenia larisa leonid lyubov lyudmila marina maksim maxim mikhail nadezhda nadia nastya
            natalya nikita nikolai nikolay oksana oleg olesya pavel polina raisa roman ruslan semyon sergei sergey snezhana
            sofya stanislav svetlana taras tatiana tatyana timofey timur vadim valentina valery vasily veronika viktor viktoria
            vitaly vladimir vladislav volodymyr vyacheslav yana yaroslav yegor yekaterina yelena yevgeny yulia yuliya yuri yury
            zinaida olena andriy bohdan mykola oleksandr oleksiy serhiy iryna nataliya halyna ihor petro ostap
            """),
        WordTable(
            .given,
            """
            александр александра алексей алина алиса алла алена альберт альбина анастасия анатолий ангелина андрей анна антон
            антонина аркадий арсений артем артур богдан борис вадим валентин валентина валерий валерия василий василиса
            вениамин вероника виктор виктория виталий влад владимир владислав всеволод вячеслав галина геннадий георгий глеб
            григорий даниил данила дарья денис диана дмитрий ева евгений евгения егор екатерина елена елизавета ефим жанна
            захар зинаида зоя иван игорь илья инна иннокентий ирина карина кирилл клавдия константин кристина ксения лариса
            леонид лидия лилия людмила маргарита марина мария марк матвей михаил надежда наталия наталья настя никита николай
            нина оксана олег олеся ольга павел петр платон полина прохор раиса рамиль регина ренат родион роман руслан рустам
            светлана семен сергей снежана софия софья станислав степан таисия тамара тарас татьяна тимофей тимур ульяна федор
            филипп эдуард эльвира эмма юлия юрий яков яна ярослав катя маша даша саша миша дима вова коля петя таня оля лена
            наташа света юля аня настя женя леша паша сережа ваня костя
            ивана ивану анны анне елены елене ольги ольге марии сергея сергею дмитрия алексея андрея михаила александра
            александру николая павла татьяны татьяне натальи наталье ирины ирине светланы светлане екатерины екатерине юлии
            оксани олени івана олексія сергія наталії
            олександр олександра олексій олена андрій дмитро євген євгенія іван ірина катерина микола михайло наталія оксана
            остап петро сергій тетяна юлія юрій ярослава богдана василь володимир галина григорій данило зоряна ігор ілля
            людмила любов максим марія мар'яна назар олег ольга роман світлана соломія софія степан тарас уляна христина
            георги димитър иванка калина красимир мариана мария милена никола петър пенка радка росица румен стефан стоян
            тодор христо цветелина јелена јован милица никола душан зоран марко
            γιωργος γεωργιος μαρια ελενη κωνσταντινος κωστας δημητρης δημητριος γιαννης ιωαννης νικος νικολαος παναγιωτης
            βασιλης βασιλικη χρηστος αθανασιος θανασης αικατερινη κατερινα σοφια αγγελικη ευαγγελια αναστασια ανδρεας σπυρος
            στελιος σταυρος θεοδωρος μιχαλης ηλιας αντωνης γεωργια δεσποινα παρασκευη φωτεινη χριστινα ειρηνη αννα ζωη
            georgios giorgos dimitris dimitrios giannis ioannis kostas konstantinos nikos nikolaos eleni vasilis panagiotis
            christos katerina sofia angeliki evangelia stavros spyros stelios michalis despina fotini eirini athanasios
            """),
        WordTable(
            .given,
            """
            aditi aditya aishwarya ajay akash akshay amit amita amol amrita anand ananya anil anjali anju ankit ankita anushka
            arjun arnav arun aruna arvind aryan asha ashok ashwin ayesha bhavna bhavesh chandra deepa deepak deepika dev devika
            dhruv dinesh divya gaurav gautam gayatri geeta gopal govind harish harsh hemant indira isha ishaan jaya jyoti
            kamala kapil karthik kavita kavya kiran kishore krishna kunal lakshmi lalit madhav madhu mahesh manish manisha
            manoj meena meera mohan mohit mukesh nandini naresh naveen neha nikhil nilesh nisha nitin padma pallavi pankaj
            parvati pooja prabhu pradeep prakash pramod pranav prasad prashant pratibha praveen preeti prerna priya priyanka
            rahul raj rajan rajendra rajesh rajiv rakesh raju ramesh rani ranjit ravi reena rekha ritu rohan rohit sachin
            sameer sandeep sangeeta sanjana sanjay sanjeev sapna sarita satish savita seema shalini shankar shanti sharad
            shashi shekhar shilpa shivani shreya shruti shyam siddharth smita sneha sonal subhash sudhir sujata sumit sunil
            sunita suresh surya sushma swati tanvi tarun tushar uday uma usha varun vasant venkatesh vidya vijay vikas vikram
            vimal vinay vinod vishal vivek yash yogesh
            abbas abdallah abdullah abdulrahman abeer adnan ahmad ahmed aisha aliya amal amina amir amira ammar anwar arwa asma
            aziz aziza bashar basma bilal dalal dina fadi fahad faisal farah farid farida faris fatima fatimah fawzia ghada
            habib hadi hafsa haidar hala hamid hana hanan hani hassan haya haytham hind huda husam hussain hussein iman
            jamal jamila jawad kamal karim karima khadija khaled khalid khalil laila lamia layla lina lubna maha mahmoud majed
            majid manal mansour mariam maryam mazen mohamed mohammad mohammed muhammad muna mustafa nabil nadim naima naser
            nasser nawal nayef noura nour omar osama qasim rana rania rashid rasha reem rima saad sabah sadiq saeed said salem
            salim salma salman samah sami samira samir sara sawsan shadi sherif suha suleiman tahani tamer tareq tariq thamer
            wael walid yahya yasin yasmin yasser youssef yousef yusra zahra zainab zaid ziad
            ali reza mehdi hossein farhad farzaneh golnaz kamran kaveh laleh mahsa maryam mina mohsen mojtaba nasrin neda niloufar
            omid parisa parviz payam roya saeed sahar shahram shirin siavash soheila zahra
            aarav chukwuemeka chidi chinedu chioma adaeze adebayo adeola amara ayodele babatunde bukola chiamaka ebele efosa
            emeka folake ifeanyi ikechukwu kehinde kelechi ngozi nkechi nnamdi obinna ogechi olumide oluwaseun onyeka segun
            temitope tunde uche yetunde kwame kofi kwasi kojo akosua abena ama adwoa yaa thabo sipho thandiwe nomsa lerato
            naledi bongani themba zanele wanjiru njeri kamau mwangi otieno achieng wairimu abebe almaz tadesse tesfaye selam
            amadou fatou moussa mamadou aissatou ibrahima ousmane awa mariama cheikh seydou
            akira akiko asuka ayaka ayumi chiyo daiki daisuke emi fumiko haruka haruki haruto hideo hikaru hinata hiroko hiroshi
            hiroyuki hitomi ichiro jiro junichi kaito kaori katsumi kazuhiko kazuki kazuko kazuo keiko keita kenichi kenji
            kenta koichi kumiko kyoko makoto mamoru mariko masako masami masahiro masaki masao mayumi megumi michiko midori
            miki minoru misaki mitsuko miyuki naoki naoko noboru nobuo noriko osamu reiko rie rina ryo ryota saburo sachiko
            satoko satoshi sayaka seiji setsuko shigeru shinichi shinji shiori shiro shizuka shoichi shota sora sumiko susumu
            tadashi takahiro takako takashi takeo takeshi takumi taro tatsuya tetsuya tomoko tomomi toru toshio tsutomu
            yasuhiro yasuko yasuo yoichi yoko yoshiko yoshio yuichi yuka yuki yukiko yukio yuko yumi yumiko yuta yuto yutaka
            minjun jiwoo seoyeon jihoon hyunwoo minsu minseo jimin sooyoung younghee chulsoo eunji hyejin jaehyun jieun jinwoo
            kyungsoo minho mijin sangwoo seojun seungmin sujin sungmin taehyung yejin youngjae yuna haeun hana jisoo
            xiaoming xiaohong xiaoli xiaoyan xiuying guoqiang jianguo jianhua lijuan lili meiling minghui weiguo wenjing xinyi
            yuxuan yifan zhiqiang zhihao zihan haoran jiahui jiayi junjie mengyao ruoxi siyu tingting yaping yingying zhenhua
            nguyen tran thi thanh huong hung duc dung phuong quang trang tuan thuy hoa linh minh nam ngoc nhung oanh phuc quynh
            thao thang thu tien trung truong tu vinh xuan khanh hieu hien hoang huy khoa lan loan
            agus bambang budi dewi dian eko endang fitri hendra indah joko kartika lestari mega nurul putri rahayu ratna rizky
            sari siti slamet sri sulastri surya tri wahyu wati yanti yudi aisyah farah hafiz hakim izzat nurul syafiq zulkifli
            somchai somsak malee niran prasert suda anong chai kanya wichai siriporn
            jose maricel rosalinda corazon benigno rodel jomar
            avi avraham chaim chana dov eitan eliyahu esther gal gilad hadar ilan itai liat lior maya menachem meir michal
            moshe nadav noa oded ofer omer orly rivka ronen sara shai shimon shira shlomo tal tamar tzipi uri yael yaakov
            yehuda yitzhak yonatan yosef zeev zvi
            """),
        WordTable(
            .given,
            """
            محمد أحمد احمد محمود علي عمر عثمان خالد فهد فيصل عبدالله عبدالرحمن عبدالعزيز إبراهيم ابراهيم يوسف يونس
            حسين مصطفى سامي سمير وليد ياسر نواف تركي بندر سليمان إسماعيل هشام             فاطمة عائشة مريم خديجة زينب نورة سارة ليلى سلمى رنا ريم دانا لينا أسماء اسماء
            سعاد نادية سميرة رانيا دينا ياسمين             رضا مهدی فرهاد پریسا شیرین نرگس زهرا حسین
            דוד משה יוסף אברהם יעקב שרה רבקה רחל לאה מרים יונתן איתי נועם אורי עומר דניאל מיכל נועה תמר שירה יעל רונית אבי
            שלמה חיים אסתר חנה דנה
            राहुल राजेश अमित सुनील अनिल संजय विजय रवि मोहन सुरेश रमेश दीपक प्रिया पूजा नेहा अंजलि सीता गीता रीता सुनीता कविता
            अनीता ममता आरती प्रीति श्याम राम कृष्ण अर्जुन रोहित विकास मनोज अशोक
            สมชาย สมหญิง สมศักดิ์ สุดา มาลี วิชัย ประเสริฐ นิรันดร์ กัญญา
            """),
        WordTable(
            .givenOrWord,
            """
            will may mark grace hope joy faith rose lily daisy iris ivy jack jordan chase hunter christian paris sydney austin
            florence georgia victoria charity christian angel april june august autumn summer dawn eve sky skye star sunny
            dale glen cliff brook brooke reed heath forest river rocky sandy stone chip buddy bill bob art gene guy frank grant
            drew rich pat pete ray rob rod sue sky ted tom don dick jay kit kim lee max miles nick norm penny piper peggy
            pearl pierce porter preston ruby saffron sage sam scott sterling taylor tyler trace tanner ty victor wade ward
            wayne woody amber crystal coral jade gemma jasmine olive rosemary holly heather hazel violet daisy candy carol
            destiny harmony honey charm melody liberty mercy patience prudence trinity true justice ernest earnest miles rex
            roman rio dallas houston madison savannah carolina virginia dakota montana kingston lincoln washington jackson
            logan mason carter cooper archer fisher baker parker carson clay cole dean duke earl king prince major dash axel ace
            alexa siri ada julia oscar mike charlie romeo juliet delta echo kilo lima sierra tango ben alex chris pat dan ken
            jim joe leo lou mel mia ron roy ian al ed ella eve ava ana ann lin li wei ming jin jun min young chen wang hann amy
            yen robin felix hugo jasper claude bert ernie cassandra
            nova luna stella vera aurora angela angelo salvador santiago valencia lorena carmen sofia santa rafael san
            can deniz umut gul yildiz ufuk onur baris ozan sevgi lale damla su alp kaya volkan bora tan sonar
            hana sora hikaru asahi nana mina nami rin kai yuki ren mira dev raj asha maya jaya kiran jyoti om shanti chandra surya
            вера надежда любовь роза лилия слава роман марк лев мир майя злата
            bo do la mo no per par pal an anh binh dung ha ho le ma my mai nam long son van vu viet tu ngo
            gil gal tal or omer shai tom bar rob mat tim matt kate ali nora lina lara sara dina rina nina tina gina mona dora cora
            rita eva
            كريم ماجد سلطان ناصر صالح نور هند أمل امل منى هدى جميلة سعيد سعد إيمان ايمان حسن طارق هاني رامي
            said amal noor ama yaa ion dan per marine marina lia aurora camille dominique jean jelly sari sri tri
            """),
        WordTable(
            .surname,
            """
            smith jones williams johnson davies wilson evans thomas roberts walker robinson thompson hughes edwards hall harris
            clarke clark patel lewis jackson moore harrison campbell mitchell anderson phillips morris rogers murphy kelly
            sullivan obrien oconnor ryan byrne doyle gallagher doherty kennedy lynch quinn mccarthy macdonald mckenzie stewart
            robertson thomson murray fraser hamilton graham wallace ferguson sinclair douglas garcia rodriguez martinez
            hernandez lopez gonzalez perez sanchez ramirez torres flores rivera gomez diaz reyes cruz morales ortiz gutierrez
            chavez ramos ruiz alvarez mendoza castillo vasquez jimenez moreno romero herrera medina aguilar vargas castro
            fernandez nunez navarro molina delgado ortega suarez serrano iglesias cortes brown taylor davis miller white
            young allen wright scott hill green adams nelson baker carter parker collins turner morgan cooper peterson bailey
            reed cox howard ward richardson watson brooks bennett hughes myers ross foster sanders price powell jenkins perry
            muller schmidt schneider fischer weber meyer wagner becker schulz hoffmann schafer koch bauer richter klein wolf
            schroder neumann schwarz zimmermann braun kruger hofmann hartmann lange schmitt werner schmitz krause meier lehmann
            schmid schulze maier kohler herrmann konig walter mayer huber kaiser fuchs peters lang scholz moller weiss jung
            hahn schubert vogel friedrich keller gunther frank berger winkler roth beck lorenz baumann franke albrecht schuster
            martin bernard dubois thomas robert richard petit durand leroy moreau simon laurent lefebvre michel garcia david
            bertrand roux vincent fournier morel girard andre lefevre mercier dupont lambert bonnet francois martinez legrand
            garnier faure rousseau blanc guerin muller henry roussel nicolas perrin morin mathieu clement gauthier dumont lopez
            rossi russo ferrari esposito bianchi romano colombo ricci marino greco bruno gallo conti costa giordano mancini
            rizzo lombardi moretti barbieri fontana santoro mariani rinaldi caruso ferrara galli martini leone longo gentile
            silva santos oliveira souza sousa rodrigues ferreira alves pereira lima gomes costa ribeiro martins carvalho
            almeida lopes soares fernandes vieira barbosa rocha dias nascimento moreira nunes mendes cardoso teixeira pinto
            jansen vries jong bakker visser smit meijer boer mulder groot bos vos peters hendriks leeuwen dekker brouwer dijk
            johansson andersson karlsson nilsson eriksson larsson olsson persson svensson gustafsson pettersson jonsson
            lindqvist lindberg lindstrom bergstrom berg hansen olsen larsen andersen pedersen nielsen jensen kristensen
            christensen rasmussen sorensen korhonen virtanen makinen nieminen makela hamalainen laine heikkinen koskinen
            nowak kowalski kowalska wisniewski wisniewska wojcik kowalczyk kaminski kaminska lewandowski lewandowska zielinski
            szymanski wozniak dabrowski novak novakova svoboda svobodova novotny novotna dvorak dvorakova cerny cerna prochazka
            kucera vesely horak nemec nagy kovacs toth szabo horvath varga kiss molnar nemeth farkas popescu ionescu popa
            yilmaz kaya demir sahin celik yildirim ozturk aydin ozdemir arslan dogan kilic aslan cetin kara koc kurt simsek
            ivanov ivanova petrov petrova sidorov smirnov smirnova kuznetsov kuznetsova popov popova volkov volkova sokolov
            sokolova lebedev kozlov novikov morozov pavlov shevchenko kovalenko kovalchuk bondarenko tkachenko boyko melnyk
            иванов иванова петров петрова сидоров сидорова смирнов смирнова кузнецов кузнецова попов попова волков волкова
            соколов соколова лебедев лебедева козлов козлова новиков морозов морозова павлов павлова шевченко коваленко
            ковальчук бондаренко ткаченко бойко мельник кравченко
            sharma verma gupta singh kumar patel shah mehta reddy nair iyer menon rao naidu joshi desai kulkarni banerjee
            mukherjee chatterjee das bose ghosh khan ansari qureshi siddiqui chaudhary malhotra kapoor chopra khanna bhatia
            okafor adeyemi okonkwo nwosu obi eze adebayo mensah boateng osei owusu asante diallo diop ndiaye traore keita
            mbeki dlamini nkosi zulu khumalo mokoena otieno kamau mwangi wanjiku
            tanaka suzuki sato takahashi watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki yamaguchi matsumoto
            inoue kimura hayashi saito shimizu yamazaki mori ikeda hashimoto abe ishikawa yamashita nakajima fujita goto okada
            zhang liu zhao huang zhou xu sun zhu gao guo luo liang zheng xie tang deng feng cao peng zeng xiao tian dong
            pan yuan jiang cai yu du ye cheng wei su lu ding ren shen yao lei park choi jung kang yoon jang lim shin kwon hwang
            nguyen tran pham hoang phan vu vo dang bui ngo duong ly haddad khoury nasser hamdan saleh alsayed elmasry
            cohen levi mizrahi peretz biton friedman katz goldberg rosenberg shapiro papadopoulos papadakis nikolaidis
            georgiou dimitriou oikonomou παπαδοπουλος παπαδοπουλου γεωργιου δημητριου
            """),
    ]
}
