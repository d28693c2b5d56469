/// The list behind `ShapeWords`: base forms in lower case.
///
/// Nothing on it names a person, a place, a body, a belief or a purchase; short forms of frameworks stand for the first
/// humps of type names.
enum ShapeWordList {
    static let text: StaticString = """
        a about above abort absent accept access accessory account across act action activate activation active activity \
        actor actual adapt adapter add addition additional address adjust adopt after again against age agent ago ahead \
        alert algorithm align alive all alloc allocate allocation allow almost alpha already also alternate always ambient \
        amount an analytic analytics analyze anchor and angle animate animation annotation another any anymore apart api \
        app appear appearance append application apply approve arbiter archive are area argument around array arrive as \
        asset assert assertion assign assistant associate async asynchronous at atomic attach attachment attempt attribute \
        audio audit auth authenticate authentication authorization authorize auto automatic automatically availability \
        available average avoid await awake away axis back backend background backlight backoff backup bad badge balance \
        band bandwidth banner bar base baseline basic batch battery be because become before began begin begun behavior \
        behind being below beta better between beyond bind binding bit bitmap block blocking blue bluetooth blur board body \
        bool boolean boot border both bottom bound boundary bounds box branch break bridge brightness broadcast broken \
        browse browser bucket budget buffer bug build builder bundle burst bus busy but button by byte bytes cache calculate \
        call callback came camera can can't cancel cancelled cancellation candidate cannot canvas capability capable \
        capacity capture card carousel case cast catalog catch category caught cause cell center central certificate chain \
        challenge change channel chapter character charge chart check checkpoint checksum child children choice choose chose \
        chosen chunk cipher class clean cleanup clear click client clip clock clone close closure cloud cluster code codec \
        coder coding cold collapse collect collection color column combine come command comment commit common communication \
        compact companion compare compatible compile complete completely completion component compose composer compress \
        compression compute concurrent condition conditional config configuration configure confirm confirmation conflict \
        conform connect connection connectivity consent consider console constant constraint construct consume consumer \
        contact contain container content context continuation continue control controller convert cookie coordinate \
        coordinator copy core correct corrupt corrupted could couldn't count counter cover cpu crash create creation \
        credential critical crop cross current currently cursor curve custom cycle daemon daily damage dark dashboard data \
        database date day dead deactivate dealloc deallocate debounce debug decide decision declare decode decoder decrease \
        decrement decrypt deep default defer define degrade delay delegate delete deletion deliver delivery delta demo \
        denied deny dependency deprecated depth dequeue derive descending describe descriptor deselect design desired \
        destination destroy detach detail detect detection determine dev developer device diagnostic dialog dictionary did \
        didn't diff difference different digest dimension direct direction directly directory dirty disable disappear \
        disappearing discard disclosure disconnect discover discovery disk dismiss dispatch dispatcher display disposable \
        dispose distance do document does doesn't domain done don't double down download downloader drag draft drain draw \
        drawer drift drive driver drop due dummy dump duplicate duration during dynamic each earlier early edge edit editing \
        editor effect either element else email embed emit empty enable encode encoder encrypt encryption end endpoint \
        engine enough enqueue ensure enter entire entitlement entity entry enum enumerate environment equal error estimate \
        evaluate event events every evict exact exceed except exception exchange exclude exclusive execute execution \
        executor exist existing exit expand expect expectation expensive experiment experimental expiration expire \
        explicit export expose express extend extension extent external extra extract face factor factory fail failed \
        failure fallback false family far fast fatal fault favorite feature featured feed feedback fetch fetcher few field \
        file fill filter final finalize finally find fine finish fire firmware first fit fix fixed flag flash flat flight \
        flip float flow flush focus folder follow font for force forced foreground forget form format forward found fps \
        fraction frame framework free freeze frequency fresh from front frozen fulfill full fully function further future \
        gap gate gateway gave general generate generation generator generic gesture get give given global go goal gone got \
        graceful gradient grant granted graph graphic green grid group guard guide had half halt handle handled handler \
        handling handoff handshake hang haptic hard hardware has hash hasn't have haven't haven header heap heartbeat heavy \
        height hello help helper hidden hide hierarchy high higher highlight history hit hold home hook horizontal host hot \
        hour hover how however http https hub icon id identifier identity idle if ignore ignored image immediate immediately \
        impact implement import important in inactive include incoming incomplete inconsistent increase increment index \
        indicator info information inherit init initial initialization initialize initiate inject inline inner input insert \
        inset inside inspect install installation instance instead instruction insufficient int integer integrity intent \
        interact interaction interface internal internet interrupt interruption interval into invalid invalidate invalidation \
        invocation invoke ios ipad iphone is isn't issue it item items iteration iterator its itself job join json jump just \
        keep kernel key keyboard keychain kind kit knew know known label language large last late latency later latest \
        launch launcher layer layout lazy leading leak learn least leave left legacy legal length less let level library \
        lifecycle lifetime light like limit line linear link list listen listener literal little live load loader loading \
        local locale localization location lock locked log logger logging logic login logout long longer look lookup loop \
        lost low lower machine made mac macos main maintenance major make manage manager manifest manual map mapping margin \
        mark marker mask master match material matrix max maximum may mean measure measurement media meet member memory menu \
        merge message met meta metadata metal method metric middle middleware might migrate migration millisecond mime min \
        mini minimum minor minute mirror miss missing mobile mock modal mode model modifier modify module moment monitor \
        more most motion mount mouse move movement multi multiple must mutable mutate mutation mute name namespace native \
        navigate navigation navigator near need needed negative nested network never new newer next nil no node none nonce \
        nor normal not notice notification notify notifier now null number object observe observer obtain occur of off \
        offline offset often ok okay old older on onboarding once one only onto opacity opaque open opener operation \
        operator opt option optional optionals or order orientation origin original other otherwise out outcome outer \
        outgoing outlet output outside over overall overflow overlay overridden override own owner package packet pad \
        padding page pager pagination paint pair pan panel paragraph parallel param parameter parent parse parser part \
        partial partially participant party pass passive past paste patch path pattern pause payload peek peer pending per \
        percent perform performance period periodic peripheral permanent permission permit persist persistence persistent \
        phase photo pick picker pinch ping pipe pipeline pixel placeholder plain plan platform play playback player playlist \
        plist plugin point pointer policy poll pool poor pop popover popup port position positive possible post power pre \
        precision predicate prefer preference prefetch prefix prepare presence present presentation presenter preset press \
        pressed pressure prevent preview previous previously primary print priority private probe problem proceed process \
        processor produce producer product profile program progress project promise prompt proper properly property propose \
        protect protected protocol provide provider provision proxy prune public publish publisher pull purge push put query \
        queue quick quiet quit quota radio raise random range rate rather ratio raw reach reachability reachable react \
        reaction read reader ready real really realtime reason receive receiver recent reclaim recognize recognizer record \
        recorder recover recovery rectangle recursive recycle red redirect redo reduce reference refresh refuse region \
        register registration registry regular reject relation relative release reload remain remaining remote remove \
        rename render renderer repeat replace replay reply report repository represent request require required requirement \
        reschedule reserve reset resign resize resolution resolve resolver resource respond responder response rest restart \
        restoration restore restrict restriction result resume retain retrieve retry return reuse revert revision reward \
        right role roll root rotate rotation round route router row rule run runner running runtime safe safely same sample \
        sandbox save scale scan scanner scene schedule scheduled scheduler schema scheme scope score screen script scroll \
        sdk seal search second secondary section secure security see seed seek seem segment select selection selector self \
        semaphore send sender sensor sent separate sequence serial serialization serialize server service session set setter \
        setting settings setup several severity shadow shape share shared sheet shift short should shouldn't show shown \
        shutdown shut side sign signal signature signed signpost silent similar simple simulate simulation simulator since \
        single sink site size skip sleep slice slide slider slot slow small smart snapshot so socket soft software solve some \
        something soon sort sound source space span spawn special specific specified specify speed spinner splash split \
        sqlite stable stack stage stale stamp standard start startup state statement static station statistic status stay \
        step still stop storage store stored storyboard strategy stream streaming strict string strong structure stub stuck \
        style sub subject submission submit subscribe subscriber subscription subsystem succeed success successful \
        successfully such suggest suggestion suite summary super supply support supported suspend suspension swap swift \
        swipe switch sync synchronization synchronize synchronous system tab table tag tail take taken tap target task \
        teardown tell template temporary terminate terminated termination test text texture than that the their theme then \
        there thermal these they thing third this thread threshold throttle through throughput throw thrown thumbnail tick \
        ticket tile time timeline timeout timer timestamp tint title to toast today toggle token tombstone too took tool \
        toolbar top topic total touch trace track tracker tracking traffic trail trailing transaction transfer transform \
        transient transition translate translation transparent transport trash tray tree trigger trim true truncate trust \
        try turn tutorial twice two type typing ui unable unavailable unbind unchanged under underlying undo unexpected \
        unexpectedly unhandled unified uninitialized unique unit unknown unload unlock unnecessary unnamed unpack unread \
        unrecognized unregister unreachable unresolved unsaved unsent unsubscribe unsupported until unused unwind up update \
        updater upgrade upload uploader upper upstream url usage use used user using utility valid validate validation \
        validator value variable variant various vector velocity verbose verification verify version vertical very via \
        video view viewer viewport violation virtual visibility visible visit visual volume wait waiter wake want warm warn \
        warning was wasn't watch watchdog watcher way we weak web website webview week weight welcome went were weren't what \
        when where whether which while whole widget width wifi will window wire wireless with within without won't word work \
        worker workflow workspace world would wrap wrapper write writer written wrong xcode yet yield you your zero zone zoom \
        achievement bridging ended identifiers indices linked loaded mapped matched paired persisted queued scoped staged \
        av cf cg cl ck dns fps gcd gif gps gpu guid hd html io ip jpeg js lan md mk ml mp ns nw os pdf ph png pid pk qos ram \
        rgb rpc sf sha sk sql ssl svg tcp tls tv udp uid uri usb utf uuid vm vpn wan wk xml xpc yaml zip \
        h i kb mb gb ms pt px s w x y z
        """
}
