extension WordTable {
    /// More names of people, of cultures that the first list has few of, typed from general knowledge. None is a word of
    /// programs or a place.
    static let moreNames: [WordTable] = [
        WordTable(
            .given,
            """
            kasia gosia basia zosia hania tomek piotrek wojtek bartek maciek sasha misha vanya katya olya pasha dima natasha kolya
            petya vova zhenya lyosha nacho pepe paco lupe chema steffi conny honza jirka katka саша миша ваня катя оля паша дима
            наташа коля петя вова женя леша маша даша юля таня настя
            birgitte aksel asbjorn asger bertil bodo dagny ditte ebbe egil eigil einar eirik elsebeth frederikke
            gudmund gunnhild gunvor haakon halvard halvor hedda hedvig hjalmar idun ingvild iver jorunn karoline
            kasper kjersti kjetil kristoffer laust lasse laerke marthe nanna njal oddvar ottar randulf rasmine reidar
            roald sigmund sindre snorre steinar sverre synnove synne tarjei torleif tormod torstein tuva tyra vegard
            vigdis aslaug bergljot borghild aapo aatos alli alpo anja anniina armas arttu aukusti eemeli eetu ensio
            erja helvi henna hilkka iiris ilta jalmari jarkko joonas joni jorma katri kauko kerttu kimmo lahja maarit
            mervi miro miska nelli noora otso pihla raili rauni roope saija saimi sisko soile sointu sylvi taneli
            tanja toivo touko urho vaino veera venla viivi vilho vilja vuokko aive ellu endel ermo helir heino imbi
            indrek jaak kadri kaja kalev kalju kersti kristjan kulli leili leho liivi liina lembit maarja maie malle
            margus mari marika marve meelis merike moonika pille raivo riin sirje siiri tarmo tiit toomas triin tonis
            urmas urve vahur vello virve olev aigars aivars andris arturs dace daina dzintra edgars egils evija guntis
            gundega imants ivars janis juris karlis kristaps lauma modris normunds peteris raimonds rihards sandris
            sarmite sintija uldis valdis vija zane algirdas antanas arunas aurimas ausra birute dainius dalia danute
            darius egle gediminas gintaras giedre ieva jurate juozas kestutis laimonas mantas mindaugas neringa
            paulius petras raimundas ramune saulius skaiste vaida vytautas zydrunas agoston aron bertalan boglar
            botond brigitta csenge csongor dalma denes dorina elemer endre erno etelka ervin fanni fruzsina geza
            gellert gyongyi ibolya imola iren jolan kata kristof kornel lajos lorand lilla lorinc mihaly nikolett odon
            ottilia patrik rebeka rikarda rozalia szilard szilveszter tihamer vendel vince zsigmond zsanett zsofi
            zsombor marci peti gabi adina alin andreea anamaria aurelia codruta cezar costin cristi dacian ecaterina
            eugen eusebiu florentina geanina georgiana gigel grigore ilinca iustin liliana marilena mihnea mirela nelu
            ramona rodica ruxandra sabin sanda sergiu silviu smaranda sorina tiberiu virgil vladut zamfira anto antun
            bozidar branimir dalibor danijel davorin domagoj drazen dubravka durdica franjo gojko grga ivica ivona
            jadranka jakov josipa jure karla kresimir kruno krunoslav lejla leon ljubica ljubo lucija marijana matija
            mihael mislav nevenka niko nives rajko roko sime silvija slaven snjezana tihana tihomir tomo tonci vedran
            vedrana velimir verica vinko visnja vjekoslav vlado zlatan zlatko zvonimir zvonko zeljka amela amra armin
            azra belma dzenan edina fahrudin haris lamija nermina nihad selma senad zlata bozo darinka desanka dragica
            dragoljub dragoslav djordje jugoslav ksenija ljubisa mihajlo milka miljana milorad milutin miroslava
            momcilo mirko nevena ognjen olivera pavle radoslav rados radovan ranka slavko smilja sofija srdan stanko
            strahinja svetozar uros vasilije veljko vidosava vladan vojislav vojin zivko zorka alenka ales aljaz
            andrej anze barbka blaz bostjan breda darja dusanka gorazd gregor irenka janez janja jernej jozica jurij
            klemen matevz matjaz metka miran mitja mojca natasa polona primoz stanka tadej tatjana teja tilen tjasa
            urska adelina asen atanas bilyana bisera blagovest boryana bozhidar chavdar delyan denitsa desislava
            dimitar dobromir elitsa emanuil galin gergana ginka hristina hristo ivaylo ivelina kameliya kiril krasimir
            krasimira lyubomir lyuben mariya mihail nayden neli petya pavlina radostina ralitsa rayna rumen rumyana
            simeon stanimir stela stoyan stoyanka svetoslav teodor todor tsvetan tsvetelina vanya vasil ventsislav
            veselin viktoriya yanko yoana yordan yordanka zdravka zhivko zlatina arben agim aferdita albana altin
            artan bardhyl bashkim besa besnik blerim blerta bujar dardan diellza donjeta edona elira enver ermal
            erblin fatmir fitore flamur flutura gentian genti gezim ilir jehona kastriot klodian kreshnik kushtrim
            labinot lindita liridon luljeta majlinda mirlinda naim nderim rexhep shkelqim shpresa skender valbona
            valdrin valon vjosa vlora aregak arpine ararat areg ashot astghik avetis gagik garik gayane gevorg gohar
            grigor hakob hasmik hovhannes hrant karapet lilit lusine mher narek narine nune petros ruzanna samvel
            sargis sona suren tatevik tigran vahan vardan vazgen zaruhi avtandil bidzina davit ekaterine eteri giorgi
            gocha irakli kakha keti ketevan khatia levan mamuka manana mikheil nodar nugzar otar papuna salome sopio
            tamaz tamuna teimuraz tengiz tinatin vakhtang zurab aibek ainur aigerim almas anara arman assel azamat
            baurzhan bekzat botagoz daniyar dinara dauren erlan gulnara gulnaz gulmira kairat madina nurlan nursultan
            raushan saltanat serik temirlan togzhan yerlan zarina zhanar zhanna akmal bakhtiyor dilfuza dilnoza
            dilshod farhod feruza gulchehra jamshid kamola nargiza nigora nodira oybek sardor shahnoza sherzod shavkat
            sanjar ulugbek zilola aygun elchin elnur gulnar mahir natavan orkhan rashad ramil sevinj shahin ulviyya
            vugar zaur
            """),
        WordTable(
            .given,
            """
            abiodun abimbola abosede adebola adedayo adekunle adenike adesola adetokunbo adewale afolabi akinwale
            akinyi amarachi aminu anuoluwapo arinze atieno awino ayodeji ayomide azubuike babajide bamidele biola
            bolaji bolanle buhari chibuike chibuzo chidera chidinma chijioke chika chikezie chima chimamanda chinonso
            chinwe chinyere chisom chizoba chukwudi chukwuma dayo dapo ebenezer ebere ebube ejike ekene emenike enitan
            esosa ezinne femi folasade funke funmilayo gbenga habiba hadiza haruna idris ifeoma ifunanya ijeoma ikenna
            iniobong iyabo jide jumoke kamsi kayode kemi kolawole kunle ladi lanre mfon musa ndidi nduka nkem nkiruka
            nneka nnenna nonso nwachukwu obiageli obioma ochuko odion okechukwu oladele olabisi olawale olayinka
            olufemi olufunke oluwakemi oluwatobi oluwaseyi omolara onome onyinye osagie osas osaze oyin remilekun
            rotimi seun simisola sola taiwo tayo titilayo tobechukwu tobi tochukwu toluwani tomi ugochi ugonna uchenna
            uzoma wale yakubu yinka zainabu abeiku adjoa afia afua akua akwasi baaba ekow kobina kodjo kweku kwabena
            kwadwo maame achol akoth anyango apiyo auma awuor chebet cherono chepkoech gathoni jelimo kagiso kariuki
            keino kerubo kiprono kiptoo kirui koech kosgei makena mumbi mutua muthoni ngugi nyambura nyokabi odhiambo
            ochieng okoth omondi onyango opiyo ouma rotich waithera wambui wangari wanjala wawira wekesa bereket
            birhanu dawit dereje ermias eyob fikirte girma hirut kebede kidist liya mahlet mekdes melaku meron
            mulugeta senait solomon teklu tewodros tigist tsegaye tsion yohannes yordanos andile bheki bonolo
            boitumelo buhle busisiwe dumisani itumeleng jabu jabulani katlego khanyi khanyisile kgosi kgomotso lesego
            lindiwe lindokuhle lufuno lungile lwazi malebo mandla mandisa masego mbali mbongeni mpho ndumiso nhlanhla
            nokuthula nolwazi nonhle nomvula nompumelelo nosipho ntombi nqobile phindile phumzile refilwe rethabile
            sandile sanele senzo siphiwe sibusiso sifiso siyabonga sizwe sfiso tebogo thandeka thato thokozani thulani
            tshepo unathi vusi xolani zandile zinhle zodwa zukiswa chipo farai kudzai panashe rumbidzai ruvimbo
            tafadzwa takudzwa tapiwa tinashe tsitsi abdoulaye alassane alioune aminata assane bineta boubacar diarra
            djibril fatoumata idrissa kadiatou maimouna mbaye ndeye oumou rokhaya sekou sokhna souleymane tidiane
            yacine youssouf ibou
            """),
        WordTable(
            .given,
            """
            abhijit abhinav abhishek achala adarsh akanksha akshata alok amardeep ambika amitabh amruta anagha anant
            anirudh anisha anjana anoop anuja anupam anupama anuradha anurag archana arundhati arvinder ashutosh atul
            avinash ayush babita baldev balwinder bhagyashree bhanu bharati bharti bhaskar bhavana brijesh chaitanya
            chetna darshana debashish deepti devendra dhanashree dhananjay dharmendra diksha dipti dushyant fatema
            gaurangi geetanjali girish gitanjali gurpreet gurmeet harini harpreet harshita hemlata hetal hitesh ishwar
            jagdish jagruti janaki janhavi jasleen jaspreet jayant jayanti jayashree jigar jignesh kajal kalpana
            kalyani kanika kartik kaushalya keshav ketan ketki kinjal kirti krupa kshitij lavanya laxmi lokesh madhavi
            mahendra mahima malati malvika mandar mangesh manjula manjunath manpreet mansi mayank mayur meenakshi
            mihir milind minal mitali mithun monali mrinal mridula mrunal mugdha mukund muralidhar nachiket nagesh
            namrata narayan narendra neetu niharika nilima nimisha niraj niranjan nirupama nishant nishtha nivedita
            padmini pankhuri paresh parth piyush poonam prachi pradnya prajakta prakriti pramila pranjal prasanna
            prateek prathamesh pratik pratima praveena preethi prerana pritam priti priyamvada pulkit punam purnima
            purushottam rachana rachit radhika raghav raghu rajashree rajeev rajeshwari rajkumar ramya raveena renuka
            revathi richa riddhi rituparna roshni rupali rupesh rutuja saanvi sahana sakshi samarth samiksha sampada
            sanchita sandhya sangita saniya sanket santosh sapana sarika saroj saurabh savitri seeta shailaja shailesh
            shakuntala shalaka shambhavi sharmila sharvari shashank shaunak shivam shivangi shraddha shridhar shrikant
            shubham shubhangi shweta siddhi sitara sohan somnath soumya sourav srikanth srinivas srinivasan srishti
            subbarao sudhakar suhas sukanya sulochana sumedha sumitra supriya surbhi surekha surendra sushant sushila
            swapnil sweta tanaya tanuja tanuj tapan tejaswini trisha ujjwala umesh urmila urvashi vaibhav vaidehi
            vaishali vaishnavi vasudha vasundhara vedant vibha vidhi vidhya vidyut vikrant vimala vinayak vineet
            vinita vipin vipul viraj viral vishakha yashoda yashwant yogita zeenat zoya anuki ashan ayesh buddhika
            chamari chaminda charith dilani dilini dilshan gayani harshani hashini iresha ishara janaka kasun kumari
            lakmal lakshan malinda maneesha mihiri nadeesha niroshan nuwan pathum piumi rukmal sachini sampath sanduni
            shehan supun tharindu tharushi thilini udara cuong diep giang hong khiem kieu nghia nguyet phuoc thien
            thuc thuong adinda amalia andini anggi anindya anisa annisa arief cahyo cici dimas fadhil farhan febri
            ferdy fikri galih haryanto hendri irwan iwan ketut komang muhamad nabila nanang nengah ningsih novita
            nyoman prabowo prasetyo putra putu rahmat rian rini rizki rukmini setiawan suharto sulis suparman
            supriyadi susanti susilo sutrisno taufik titik udin wawan wayan widodo widya yanto apinya arthit boonmee
            chaiwat chalerm channarong chanida chatchai duangjai ekachai jirapat kamon kitti kittisak kritsana kwanjai
            mongkol nakhon namfon natthaporn nattapong nipa nopparat orawan orathai panida parichat pattara petch
            phichit pimchanok pornthip prayut ratana ruangrit sasithorn sirikit sompong supaporn suthep tanawat
            thaksin thanawat thida wanida waraporn wichit wilai yuthana
            """),
        WordTable(
            .surname,
            """
            holm aas aasen bakke berge bjorklund bjornstad brekke bruun christoffersen dahl dahlberg ekstrom eklund
            eriksen falk friis gulbrandsen haaland hagen halvorsen hanssen haugen hauge henriksen hjort holst iversen
            jacobsen jakobsen jeppesen jespersen johannesen johnsen jorgensen kjaer kjeldsen knudsen kofoed kvist
            lauridsen lindgren lindholm lund lundberg lundgren madsen magnussen mathiesen mikkelsen moe moller
            mortensen nygaard nyholm nystrom oberg ostergaard overgaard paulsen poulsen ravn rosenberg samuelsen sand
            schou simonsen sjoberg skov solberg solheim sandberg strand stromberg sund svendsen soderberg thomsen
            thorsen torp vestergaard viklund wallin wiklund winther aaltonen ahonen anttila halme heinonen hietala
            hiltunen huttunen hyvonen ikonen jokinen kallio karjalainen karppinen kettunen kinnunen koivisto kokkonen
            lahti lahtinen laitinen lappalainen lehtinen lehtonen leinonen leppanen lindroos manninen mattila
            miettinen mustonen mykkanen niemi niskanen ojala partanen pesonen pitkanen rantanen rasanen rautio
            ruotsalainen saarinen salminen salonen savolainen seppala sillanpaa tuominen turunen vainio vaisanen kask
            tamm saar sepp magi kukk rebane ilves koppel karu lepik oja parn raudsepp berzins kalnins ozols liepins
            krumins zarins balodis kazlauskas petrauskas jankauskas stankevicius vasiliauskas zukauskas butkus balazs
            balog bartha biro bodnar borbely csonka deak fabian feher fekete fodor gal gaspar gulyas hajdu halasz
            hegedus jakab juhasz kelemen kerekes kocsis kiraly lakatos laszlo lengyel lukacs magyar meszaros nyiri
            olah orban orosz pap papp pasztor pinter racz sandor sipos somogyi soos szalai szasz szekely szilagyi
            szucs takacs tamasi torok vass veres vincze voros albu ardeleanu balan barbu bogdan bucur ciobanu cojocaru
            constantinescu costache cristea dinu dobre dragomir dumitrescu dumitru enache florea georgescu gheorghiu
            iliescu ilie ionita iordache lupu manea manole marinescu matei mihailescu moldovan moraru munteanu neagu
            nedelcu nistor oprea pavel petrescu preda radulescu rusu sandu serban stan stanciu stoian stoica tanase
            toma tudose ungureanu vasilescu vlad zaharia babic blazevic bosnjak filipovic galic grgic horvat jukic
            juric juricic knezevic kovac kovacevic kovacic kralj lovric maric markovic martinovic matic milic novosel
            pavic pavlovic perkovic peric petrovic popovic radic saric simic tomic vidovic vukovic zec zupan novak
            krajnc potocnik kos golob bizjak hribar kastelic dimitrov dimitrova georgiev georgieva todorov todorova
            stoyanov stoyanova nikolov nikolova hristov hristova iliev ilieva marinov marinova angelov angelova kolev
            koleva vasilev vasileva atanasov atanasova dimov dimova стоянов стоянова димитров димитрова георгиев
            георгиева тодоров тодорова николова христов христова илиев иовановић петровић николић марковић ђорђевић
            стојановић илић athanasiou alexiou anagnostou antoniou apostolou christou economou georgiadis ioannidis
            ioannou karagiannis konstantinidis kyriakou makris nikolaou pappas petrou samaras stavrou theodorou
            tsakiris vasileiou vlachos aksoy aktas akyuz altun bayram bozkurt bulut cakir coskun duman durmaz elmas
            erdogan erol gunes guler gunduz kaplan karaca karaman keskin korkmaz kurtulus ozcan ozkan ozer polat sari
            sen tas tekin tunc turan turk unal uysal yalcin yavas yuksel zengin abdi aden farah guled hassan jama nur
            warsame abebe tadesse bekele haile kebede tesfaye acheampong addo agyeman amoah ampofo ankomah annan
            appiah asamoah awuah baah badu bonsu darko donkor gyamfi gyan kusi nkansah nyarko obeng ofori okyere opoku
            osei owusu quaye sarpong tetteh tutu yeboah abiola achebe adebanjo adegoke adeleke adeniyi adesanya
            adeyinka afolayan aguiyi ajayi akande akpan akinola alabi amadi anyanwu awolowo babangida balogun bello
            chukwu danjuma dike ekwueme emenike etim ezeani ezenwa fashola ibekwe ibrahim igwe iheanacho ikpeazu iwu
            kalu lawal nnadi nwachukwu nwankwo nwokolo obaseki odili ogunbanjo ogunleye ojukwu okeke okereke okoli
            okonjo okorie okoro oladipo olatunji onyeka onwudiwe orji oyelaran sanusi soyinka uche ugwu umeh uzor
            yusuf chege gachanja gichuru githinji kamande karanja kibet kimani kimathi kinyanjui kipchoge kiplagat
            macharia mbugua muriuki mutiso ndung'u njenga njoroge nyaga ochieng odinga ogola okello oloo onyango
            wafula wainaina waweru botha coetzee fourie kruger meyer pretorius steyn venter mahlangu maseko mkhize
            mthembu ndlovu ngcobo ngwenya sithole tshabalala zungu chikwanda moyo sibanda bah barry camara cisse
            coulibaly dembele diaby diagne diakite diarra dieng diouf doumbia fall faye fofana gueye kone konate
            kouyate mbaye ndoye sarr seck sidibe sissoko sow sylla thiam toure wade acharya agarwal agrawal ahluwalia
            ahuja amin arora awasthi babu bajaj bakshi balakrishnan bandyopadhyay bansal barua basu bedi bhandari
            bhardwaj bhargava bhatt bhattacharya bisht biswas chakraborty chandran chauhan chawla chhabra choudhury
            dalal damle datta deshmukh deshpande dhawan dhillon dixit dubey dutta gandhi ganguly garg gill goel
            goswami goyal grewal guha gulati hegde iyengar jain jha jadhav joseph kadam kale kamath kapadia kashyap
            kaul kaur khatri khurana kohli krishnan krishnamurthy kulshreshtha lal luthra mahajan mahato majumdar
            malik mandal mathur mishra misra mistry mittal modi mohanty mukhopadhyay nambiar nanda narang narayan
            narayanan nath natarajan negi oberoi padhi pandey pandit panda parekh parikh parmar patil patnaik patra
            pawar pillai pradhan prasad puri raghavan rai rajan rajput ramachandran raman ranganathan rastogi rathore
            raut rawat ray sahni sahoo saini saksena salvi samant sarkar sarma sengupta sethi sethuraman seth shinde
            shrivastava shukla sinha sodhi solanki somani soni sood srivastava subramaniam subramanian sunderam suri
            swamy tandon thakkar thakur tiwari trivedi tyagi upadhyay vaidya varma venkataraman vyas wadhwa yadav
            bandara dissanayake ekanayake fernando fonseka gunasekara gunawardena herath jayasinghe jayasuriya
            jayawardena karunaratne kumara liyanage mendis perera pathirana rajapaksa ranasinghe ratnayake
            samarasinghe senanayake silva weerasinghe wickramasinghe wijesinghe haryanto hidayat iskandar kurniawan
            nasution nugroho pangestu pranata pratama purnomo saputra santoso setiawan siregar simanjuntak situmorang
            subagyo suharto sutanto suryadi susanto tanjung wibowo wijaya yudhoyono reyes cruz bautista ocampo garcia
            mendoza villanueva aquino dela dimaculangan magsaysay macaraeg pangilinan tolentino manalo
            """),
        WordTable(
            .surname,
            """
            almeida amaral andrade antunes araujo arruda azevedo batista bezerra borges braga brandao brito caldeira
            calheiros camargo campos carneiro castro cavalcanti coelho correia coutinho cunha damasceno duarte esteves
            evangelista farias figueiredo fonseca franca freitas furtado goncalves gouveia guedes guimaraes henriques
            leite lourenco macedo machado magalhaes maia marques matias matos medeiros meireles melo mesquita miranda
            monteiro morais mota moura neto neves nobrega nogueira oliveira pacheco paiva patricio peixoto pimentel
            pires queiroz quintela ramos rebelo reis rezende rodrigues sampaio santana santos saraiva seabra sequeira
            siqueira souza tavares teles toledo valente vargas vasconcelos veiga viana xavier acosta aguilar aguirre
            alarcon alcala alfaro almonte alvarado aranda arias avila ayala barrios benavides benitez bermudez blanco
            bravo bustamante cabrera caceres calderon camacho cardenas carrasco carrillo castillo cervantes chavez
            cisneros contreras cordero cordoba cornejo coronado correa cortes cuevas delgado dominguez duran
            echeverria elizondo escobar espinosa espinoza figueroa fuentes gallardo gallegos galvan gamboa garrido
            giraldo guerrero guevara guzman hidalgo herrera ibarra iglesias jaramillo jimenez juarez lara leiva lozano
            lucero lugo luna macias maldonado marin marquez mejia mendez mercado meza molina montoya morales moreno
            munoz narvaez navarrete navarro nieto nunez ochoa ojeda olivares orozco ortega ortiz osorio padilla
            palacios paredes pedraza penaloza peralta pizarro ponce quintana quintero quiroga ramirez rangel restrepo
            rincon rios rivas rivera robles rojas romero rosales rosario rubio ruiz saavedra salas salazar salcedo
            salinas sandoval santiago sepulveda serrano solis sosa soto suarez tapia trejo trujillo urbina urrutia
            valdez valencia vallejo varela vasquez vega velasco velasquez velez vera vergara villalobos villarreal
            villegas yanez zambrano zamora zapata zavala zuniga amato barbieri basile bellini benedetti bernardi
            bianco boccia brambilla calabrese caputo carbone castelli cattaneo cavalli cirillo colombo coppola
            costantini damico deangelis deluca desantis donati fabbri farina ferrara ferraro ferretti fiore fontana
            franchi galli gallo gatti giordano giuliani grassi grasso greco guerra guidi leone lombardi lombardo longo
            mancini marchetti mariani marino marini martinelli martini mazza mazzoni mele messina milani monti morelli
            moretti moroni napolitano negri neri orlando pagano palmieri palumbo parisi pellegrini pellegrino piras
            poli pozzi ricciardi rinaldi riva rizzi rizzo romano rossetti ruggiero russo sala salerno sanna santini
            santoro sartori serra silvestri sorrentino testa valentini villa villani vitale vitali zanella
            """),
        // Words and places that are names too: they need a family name.
        WordTable(
            .givenOrWord,
            """
            abel adama ade ahti aida aija airi ajit akhil alka alya aman amar anahit ananda angga ani anker ankur
            apoorva arini armen arpita arta artur arunee asel askar asmita ato aud aurel ayanda ayo aytan ayu bafana
            bagas bagus baiba bao barasa bayu beka bharat bhumika bianca bich bindu blessing bobur busaba cahya
            camelia charu chau chetan chirag codrut cornel costel coumba damini dao darshan dedi deepali delia dewa
            diem dilip dinda dineo dita doni dorin dunja duy dwi ebo edin efe efua eha eka ekta elias elma elok elton
            elvin embla emin emina emmi ene esha esi fajar fanta faraji fasil felicia flora ganesh gauri genet gerda
            gia gilang gita gugu haile hanh hardik hari harsha hawa hayk hele helka heru hilla himanshu hoai hue huyen
            iida ika ila ilham ilie ilze imam indra inese inka intan irfan ishita iskra issa ita iva jaan jagoda
            jasmin jasur jatin jere juma kabelo kadek kaisa kaleb kalin kalina kalle kanchana karan karishma karuna
            kasem kaushik khady khushboo koit komal kosta krisna krista kulap kusum kusuma lahiru laima lalita lam
            lamine lana lasha lata lavinia lebo leela lekan lela levon lien liga linas liv lojze lovro luh lule lumi
            luong madhuri maia maina majda mali malika malini mall malte mame mamta manasi manca manee manju marat
            marge marin maris mart matei meghna melati meri meruert mimoza mirza mita mohini momchil moraa mukta nada
            nadya nalin namita nanda narong natia navya nea neelam neeraj nella neo neven neza nga nhi nhu nidhi nigar
            nii nimal nirmala nong novi nur nyasha obrad octavia ognyan oki omkar oskari ott oumar palesa pandu pape
            parul pavan payal penda phat phong pinja piret plamen ploy pranali prapai preecha prem priit pushpa
            puspita quan quoc quyen rade radha radost ragna rahel rajani rajat rakhi rama ranjana rares rasa rashmi
            ratan ratih rattana rauha reet rein remus renu reshma rezo riya rizal rohini rok roland rosa rosalie
            roshan ruchi rudi rudo runa rupa rustam ruta ruza saba sabina sade sadhana sagar sahil sai salif samal
            sanzhar saraswati sava sead sekar shade shital shobha signe simphiwe simran sindhu sinta sira siranush
            slavi smriti soma spas spela stipe subodh sudha sukma suman suncica sundar sunee surabhi surachai sushil
            suvi swapna talgat tam tara tatenda tauno tea teguh tejas tena tendai teuta thach thai thandi thinh thom
            thong thuan tinh titus toan togrul toini tonje tono traian tram trinh truc tulsi tumelo tural turkan tuti
            tuukka tuyet udom ujjwal umida unni urai usko utami utkarsh uyen vandana vani veena viggo vijaya vina
            violeta virag vishnu vrinda vusal winda wira wulan yamini yamuna yared yaw yayan ylva yuni zaki zala zaza
            zewdu ziga zita zorica
            """),
    ]
}
