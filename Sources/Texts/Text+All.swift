// Made of Catalogues/en.texts by the test of this file; CTREPORT_RECORD=1 writes it anew.
// swift-format-ignore-file

/// The keys of the catalogue.
enum TextKey: Int, Sendable, Hashable, CaseIterable {
    case aLaunch
    case aboutCaption
    case aboutNote
    case actionColumn
    case adviceCut
    case adviceDebugLevel
    case adviceInfoLevel
    case adviceLogPublic
    case adviceLost
    case adviceSensitive
    case afterColumn
    case allFiguresOf
    case allGates
    case allLaunches
    case allPagesInOneFile
    case allRead
    case allValuesAre
    case allValuesTogether
    case allowedColumn
    case alsoAt
    case analyticsReport
    case andMoreOfThem
    case appColumn
    case appIsLost
    case appIsNew
    case appWithoutEvent
    case appsAreLost
    case appsAreNew
    case asItIs
    case asLogged
    case assumptionColumn
    case atTime
    case attemptsUnit
    case basisPending
    case beforeColumn
    case beforeWord
    case beginsAtColumn
    case binaryFile
    case bothRunsSameEvents
    case builtInPack
    case busiestFromColumn
    case byDayLaunchesBegan
    case bytesColumn
    case cameInOneRunOnly
    case captureColumn
    case capturesCaption
    case categoryColumn
    case changedByMoreThanChance
    case classColumn
    case classNamed
    case codeColumn
    case comparisonOfTwoRuns
    case configurationDigest
    case continuationLines
    case continuationLinesMeaning
    case correctedProbability
    case countColumn
    case countDropped
    case countMore
    case countPending
    case countedAsColumn
    case countedCaptures
    case countedChanges
    case countedEvents
    case countedFindings
    case countedInstalls
    case countedIntervals
    case countedKindsOfSteps
    case countedLaunches
    case countedLines
    case countedMetrics
    case countedRecords
    case countedRules
    case countedSteps
    case countedTimes
    case countsCaption
    case cutJSON
    case cutMessagesLoss
    case cutMessagesMeaning
    case damagedHeader
    case dateAssumed
    case dateColumn
    case dateFact
    case dateOrderGuessed
    case dateUnknown
    case dayColumn
    case dayTurned
    case detectorsFact
    case didYouMean
    case differenceColumn
    case differentValuesOf
    case digestColumn
    case digestOfPolicy
    case domainColumn
    case drawnAsMeans
    case drawnAsSpans
    case drawnColumn
    case drawnColumns
    case drawnFirst
    case drawnFirstBars
    case drawnFirstParts
    case drawnFirstRows
    case drawnLargestParts
    case droppedColumn
    case droppedMessagesLoss
    case droppedMessagesMeaning
    case duplicatesCount
    case duplicatesCountOnce
    case duplicatesFact
    case duplicatesOnce
    case durationBasis
    case durationColumn
    case eachNewValue
    case errorsByDomainAndCode
    case errorsColumn
    case eventAndKeyColumn
    case eventColumn
    case eventIsLost
    case eventIsLostWithApp
    case eventIsNew
    case eventIsNewWithApp
    case eventLines
    case eventLinesMeaning
    case eventWord
    case eventsAmongThemColumn
    case eventsBeforeAndNow
    case eventsBeforeColumn
    case eventsByDate
    case eventsByDateAndHour
    case eventsByDateAndHourSummary
    case eventsByDayAndHour
    case eventsByDayAndHourSummary
    case eventsByLevel
    case eventsByName
    case eventsColumn
    case eventsInSteps
    case eventsInStepsSentence
    case eventsInThatHourColumn
    case eventsNotKept
    case eventsNowColumn
    case eventsOfLaunchByName
    case eventsOfNoKnownApp
    case eventsOfOneRun
    case eventsOnTimeAxis
    case eventsOnTimeAxisSummary
    case eventsOverTime
    case eventsPutInOrderColumn
    case eventsUnit
    case everyEventAsPlanned
    case everyMetricOf
    case everyMetricOfRuns
    case everyParameterDeclared
    case everyPlannedEventCame
    case everyTimeComplete
    case evidenceCaption
    case exceptionsOfPolicy
    case extendedPack
    case fasterStates
    case fewerThan
    case fewestColumn
    case figureColumn
    case figureOfWhole
    case figuresAboveLimit
    case figuresCaption
    case figuresWithEvents
    case findingColumn
    case findingsInThisLaunch
    case findingsTitle
    case fine
    case firstAfterColumn
    case firstColumn
    case firstLaunches
    case firstNumbersFromTo
    case firstOfAll
    case firstOfAuditRows
    case firstOfCaptures
    case firstOfLaunches
    case firstOfLaunchesBehind
    case firstOfTotals
    case firstPlacesColumn
    case firstPlacesOfFindings
    case firstStepsOfLaunches
    case firstStepsWithEvents
    case firstValuesOfInstalls
    case forColumn
    case forEverybodyFact
    case forcedCounted
    case forcedFact
    case forcedLaunch
    case forcedLeftOut
    case foreignJSON
    case foundInstead
    case fromColumn
    case fromFirstToLastEvent
    case fromToBelow
    case fromToRange
    case furtherPartsOf
    case gateAnything
    case gateAsInBaseline
    case gateAtLeast
    case gateAtMost
    case gateChanceInterval
    case gateChanceSure
    case gateDifference
    case gateFailed
    case gateFirstAt
    case gateFisher
    case gateFromTo
    case gateInBaseline
    case gateInterval
    case gateMissing
    case gateNoBaseline
    case gateNoSuchMetric
    case gateNoSuchMetricBefore
    case gateNotHigher
    case gateNotLower
    case gateNothingMeasured
    case gatePartOfIt
    case gatePassed
    case gateRefused
    case gateSkipped
    case gateTooFew
    case gateUnknownName
    case gateUnlikeEnvironments
    case gateUnreadBaseline
    case gateWaived
    case gateWaivedWord
    case gateWaiverExpired
    case gateWaiverNotNeeded
    case gateWarns
    case gatesCaption
    case gatesFailed
    case gatesHeading
    case gatesNote
    case gatesRefused
    case gatesWarn
    case givenPlansFact
    case guessableValuesDropped
    case guessableValuesFact
    case hiddenValuesCaption
    case hiddenValuesLoss
    case hiddenValuesMeaning
    case highestMark
    case highestValue
    case holdingLaunches
    case howColumn
    case howOftenEachNumber
    case identicalInputs
    case impossibleTime
    case inCapture
    case inEvents
    case inInstalls
    case inItsPlaceColumn
    case inLaunches
    case inOrderOfTime
    case inStepsOfDays
    case inTheBaseline
    case inWords
    case inputsCaption
    case inspectSaysWhy
    case installColumn
    case installsFact
    case installsNeeded
    case installsRepeat
    case installsUnit
    case interval95
    case intervalColumn
    case invalidJSON
    case joinedMarks
    case judgedColumn
    case keptColumn
    case keyFact
    case keyedBy
    case keysColumn
    case keysNobodyDeclared
    case kindColumn
    case kindOfLaunch
    case labelDiffers
    case labelsColumn
    case lastAfterColumn
    case lastColumn
    case latestDates
    case launchByLaunch
    case launchColumn
    case launchListedBefore
    case launchListedNext
    case launchOf
    case launchPageDescription
    case launchTimeline
    case launchTimelineSummary
    case launchesAndEventsOfRuns
    case launchesBeforeAndNow
    case launchesBeforeColumn
    case launchesColumn
    case launchesNowColumn
    case launchesOf
    case launchesUnit
    case launchesWithErrors
    case launchesWithWarnings
    case lengthColumn
    case levelColumn
    case levelsDiffer
    case levelsNotCaptured
    case levelsWithoutRecord
    case lineColumn
    case lineTooLong
    case linesByClass
    case linesColumn
    case linesNotUnderstood
    case logReport
    case logSaysColumn
    case longestOf
    case longestOfInstalls
    case longestWaitFirst
    case longestWaits
    case lookAtList
    case lookBelow
    case lookHere
    case lossColumn
    case manyLinesRejected
    case meaningColumn
    case measuredColumn
    case median
    case medianOf
    case medianTime
    case medianTimeColumn
    case messageInBrackets
    case messagesRepeatedColumn
    case methodOfCounts
    case methodOfEvents
    case methodOfMedians
    case methodOfRates
    case methodOfTests
    case metricColumn
    case metricFell
    case metricIsGone
    case metricIsNew
    case metricIsSame
    case metricRose
    case metricTooFew
    case metricUntested
    case metricWithinChance
    case metricsThatChanged
    case middleHalf
    case moreCaptures
    case moreKeys
    case moreNotListed
    case moreThanLaunches
    case moreThanLogSays
    case moreValues
    case mostErrorsFirst
    case mostLinesRejected
    case mostWarningsFirst
    case mutedValuesNote
    case nameInBrackets
    case never
    case neverCame
    case newAndLostEvents
    case nextEventsOfDropped
    case nextWord
    case noDurationSeen
    case noDurationYet
    case noErrorWithDomain
    case noEventCompared
    case noEventComparedWithPlan
    case noEventCounts
    case noEventFound
    case noEventHasTime
    case noEventWithParameters
    case noFindings
    case noLaunchFound
    case noLaunchHasError
    case noLaunchHasWarningsOnly
    case noLaunchTellsState
    case noLineRejected
    case noMessageFound
    case noMessageOfEventForm
    case noMetric
    case noPacks
    case noRecordHasTime
    case noRecordOpen
    case noRuleBroken
    case noRuleBrokenBut
    case noRuleBrokenInRest
    case noSalt
    case noStepLogged
    case noSuchRecord
    case noTimesNoAxis
    case noTotalsInCaptures
    case noValueMissing
    case noValueThroughGate
    case noWaitMeasured
    case noWord
    case noiseLines
    case noiseLinesMeaning
    case none
    case noneCame
    case noneSeen
    case notKeptSinceEndColumn
    case notPlanned
    case notSaid
    case noteGood
    case noteProblem
    case noteTitle
    case noteUnknown
    case noteWarning
    case nothingAtAll
    case nothingCameTwice
    case nothingChanged
    case nothingDiffered
    case nothingInCommonChanged
    case nothingNamed
    case nothingToDraw
    case nothingToJudge
    case nothingToMeasure
    case nothingToShow
    case nothingToShowOf
    case nothingWasMeasured
    case nowColumn
    case nowWord
    case numberBasis
    case numbersFromTo
    case ofAllColumn
    case ofInstalls
    case ofRules
    case ofStepBeforeColumn
    case ofTheLaunchColumn
    case offsetNotInLog
    case oneAfterTheOther
    case oneInstallOfAll
    case oneInstallPerCapture
    case oneInstallPerFolder
    case oneLaunchOf
    case oneOf
    case orNotInLog
    case orderOfFailed
    case orderOfFirst
    case orderOfSlow
    case orderOfWarned
    case originColumn
    case otherCount
    case otherEventWord
    case otherEvents
    case otherLevelsThanLogSays
    case otherLines
    case otherLinesMeaning
    case otherMessages
    case otherRecordsNote
    case otherRow
    case otherStyle
    case overTime
    case overridesColumn
    case ownFormatsFact
    case ownPack
    case packColumn
    case packOfApp
    case packsCaption
    case pageLanguageFact
    case pagesLeftOut
    case pagesWithFirstRows
    case parameterColumn
    case parametersAfterRedaction
    case parametersColumn
    case partOfDay
    case partialInBrackets
    case partialLaunch
    case partsCaption
    case partsOfDaysNote
    case partsOverTime
    case pendingColumn
    case periodFact
    case placeColumn
    case placesColumn
    case planDiffers
    case planHasColumn
    case planHasNoEvent
    case planIsEmpty
    case planMissingEvent
    case planMissingParameter
    case planOfItsOwn
    case planRepeatedParameter
    case planUnexpectedParameter
    case planUnplannedEvent
    case planWantsLook
    case planWrongCase
    case planWrongOrder
    case planWrongType
    case planWrongValue
    case plannedEvents
    case plannedEventsCame
    case plannedEventsSeen
    case pointsFigure
    case pointsFromTo
    case pointsUnit
    case policyFact
    case policyHasNoExceptions
    case previousAndNextPage
    case previousWord
    case processColumn
    case programFact
    case pseudonymsFact
    case pseudonymsKeyed
    case pseudonymsOrdinal
    case questionMarkMayBeMissing
    case rangeOfInstalls
    case rarerOnesNotDrawn
    case rateColumn
    case rateOfStepBefore
    case ratesCaption
    case ratesSummary
    case reachedColumn
    case readColumn
    case readLines
    case readTwiceCaption
    case readingCaption
    case reasonColumn
    case reasonsOfRejections
    case recordsAreMissing
    case recordsByCategory
    case recordsByHour
    case recordsByHourSummary
    case recordsByLevel
    case recordsByProcess
    case recordsBySubsystem
    case recordsColumn
    case recordsOfEarlierColumn
    case recordsWord
    case rejectedColumn
    case rejectedLines
    case rejectedLinesClass
    case rejectedLinesMeaning
    case reportAsJSON
    case restsOnColumn
    case resultColumn
    case rowsThenNote
    case ruleAfterInItsLaunch
    case ruleAfterInSameLaunch
    case ruleAfterInWholeLaunch
    case ruleAllEvents
    case ruleAlternationExplained
    case ruleAlternationPairs
    case ruleAlternationViolations
    case ruleAndUnstarted
    case ruleAtEndOfLaunch
    case ruleAtEvents
    case ruleAttemptsOf
    case ruleBeforeInItsLaunch
    case ruleBeforeInWholeLaunch
    case ruleBetween
    case ruleClass
    case ruleColumn
    case ruleDoesNotFollow
    case ruleDoesNotHold
    case ruleEchoesLeftOut
    case ruleEntriesThatTook
    case ruleEntryFirst
    case ruleEntryLast
    case ruleErrorRate
    case ruleErrorToFirst
    case ruleErrorsCouldRecover
    case ruleErrorsFollowedBy
    case ruleErrorsWithoutKnown
    case ruleErrorsWithoutRoom
    case ruleEventsBy
    case ruleFailed
    case ruleFailedAndTimedOut
    case ruleFirstOfLaunch
    case ruleFirstStepToLast
    case ruleFollows
    case ruleFollowsPending
    case ruleForcedLaunches
    case ruleFromEntry
    case ruleFromTo
    case ruleGreatestLogged
    case ruleHolding
    case ruleHolds
    case ruleInAnyOrder
    case ruleInOrder
    case ruleInStrictOrder
    case ruleInThisOrder
    case ruleInWholeLaunches
    case ruleInterval
    case ruleLaunchesMayGoOn
    case ruleLongTexts
    case ruleNeedsUnknown
    case ruleNoNumber
    case ruleNoOutcome
    case ruleNoOutcomeAtEnd
    case ruleNoOutcomeWithin
    case ruleNone
    case ruleOfClass
    case ruleOrItsLaunch
    case ruleOrLaunchOver
    case rulePairDuration
    case rulePairOpen
    case rulePairUnmatched
    case rulePairs
    case rulePlus
    case ruleScopeLaunch
    case ruleScopeSession
    case ruleSessionLength
    case ruleSessions
    case ruleShare
    case ruleSinceLast
    case ruleStepWithin
    case ruleStepsInOrder
    case ruleSuccessRate
    case ruleThatChanges
    case ruleToFirstOf
    case ruleTookAllSteps
    case ruleValueOf
    case ruleWithTheSame
    case ruleWithin
    case ruleWithinBehind
    case ruleWithout
    case ruleWithoutAnnounced
    case scopeFact
    case scopeOfApp
    case scopeOfNothing
    case scopeOfPlan
    case scriptAll
    case scriptAscending
    case scriptBestResults
    case scriptClose
    case scriptCopyFailed
    case scriptCopyLink
    case scriptDescending
    case scriptFilterDays
    case scriptFilterLabels
    case scriptFilterOpen
    case scriptFilterReset
    case scriptFilterRows
    case scriptFilterShown
    case scriptFrom
    case scriptIndexLeft
    case scriptIndexMissing
    case scriptKeyBefore
    case scriptKeyClose
    case scriptKeyNext
    case scriptKeySearch
    case scriptKeyShortcuts
    case scriptKeys
    case scriptKeysOn
    case scriptKindHeading
    case scriptKindPage
    case scriptLinkCopied
    case scriptNoFinding
    case scriptNoFurtherFinding
    case scriptNoLabel
    case scriptOfWhole
    case scriptOneResult
    case scriptPages
    case scriptResults
    case scriptSearch
    case scriptSearchLabel
    case scriptSearchTitle
    case scriptShowingRows
    case scriptTo
    case scriptUnsorted
    case scriptWhole
    case secondEventWord
    case seenColumn
    case seenOnceRow
    case sessionEndColumn
    case sessionsUnit
    case severityError
    case severityNote
    case severityWarning
    case shapeColumn
    case shapesOfMessages
    case shareBasis
    case shareColumn
    case shareOfPlan
    case showingOrdered
    case showingRows
    case showingWorstFindings
    case sinceEvent
    case skipToContent
    case soNothingChecked
    case someOf
    case somethingDiffered
    case stateColumn
    case statesOfLaunch
    case statesOfLaunchCut
    case statesOfLaunches
    case statesOnAxis
    case stepColumn
    case stepsColumn
    case stepsUnit
    case styleColumn
    case subsystemColumn
    case successWord
    case sumOfClasses
    case summaryDoesNotFit
    case tableOf
    case theLaunch
    case thePolicy
    case thereIsNothingToMeasure
    case thisComparison
    case thisPageAsMarkdown
    case thisReport
    case timeColumn
    case timeInEachState
    case timelineTitle
    case timesColumn
    case timesInLaunches
    case timesUnit
    case toColumn
    case toTheTop
    case tooFewOf
    case tooFewToJudge
    case totalBy
    case totalColumn
    case totalOf
    case totalsOfLog
    case trackingPlanLink
    case undeclaredNotShown
    case unlikeEnvironments
    case untilColumn
    case utcOffsetColumn
    case valueColumn
    case valueWord
    case valuesColumn
    case valuesInOrderColumn
    case valuesNotPublished
    case valuesOfUndeclaredKeys
    case valuesUnit
    case verdictChanged
    case verdictColumn
    case verdictInBoth
    case verdictLost
    case verdictNew
    case verdictNotTested
    case verdictSame
    case verdictTooFew
    case verdictWithinChance
    case violationsLabel
    case waitColumn
    case warningsColumn
    case whatChanged
    case whatColumn
    case whatDiffersFromPlan
    case whatFollowedWhat
    case whatGateDid
    case whatHelpsColumn
    case whatItRestsOn
    case whatTheLogLost
    case whatTimesDidNotSay
    case whereColumn
    case whichChanceExplains
    case wholeLaunch
    case wholeReportIsTheSite
    case withItsAppBehind
    case withheldFromFewInstalls
    case withinChanceBehind
    case wordsOrOneOfMore
    case writtenBy
    case yearAssumed
    case yearFact
    case yearTurned
    case yearUnknown
    case yesWord
    case zoneAssumed
    case zoneFact
    case zoneUnknown
}

extension TextKey {
    /// Each key with its placeholders in the order of the parts, a line each.
    static let signatures: StaticString = """
        aLaunch figure
        aboutCaption
        aboutNote
        actionColumn
        adviceCut
        adviceDebugLevel
        adviceInfoLevel
        adviceLogPublic
        adviceLost
        adviceSensitive
        afterColumn
        allFiguresOf app
        allGates
        allLaunches
        allPagesInOneFile
        allRead
        allValuesAre count value
        allValuesTogether dimension
        allowedColumn
        alsoAt places
        analyticsReport
        andMoreOfThem more
        appColumn
        appIsLost app had
        appIsNew app has
        appWithoutEvent app records id
        appsAreLost count names
        appsAreNew count names
        asItIs text
        asLogged
        assumptionColumn
        atTime time
        attemptsUnit
        basisPending basis count
        beforeColumn
        beforeWord
        beginsAtColumn
        binaryFile
        bothRunsSameEvents
        builtInPack
        busiestFromColumn
        byDayLaunchesBegan steps
        bytesColumn
        cameInOneRunOnly count kinds
        captureColumn
        capturesCaption
        categoryColumn
        changedByMoreThanChance count kinds
        classColumn
        classNamed name
        codeColumn
        comparisonOfTwoRuns
        configurationDigest
        continuationLines
        continuationLinesMeaning
        correctedProbability probability
        countColumn
        countDropped count
        countMore count
        countPending count
        countedAsColumn
        countedCaptures count
        countedChanges count
        countedEvents count
        countedFindings count
        countedInstalls count
        countedIntervals count
        countedKindsOfSteps count
        countedLaunches count
        countedLines count
        countedMetrics count
        countedRecords count
        countedRules count
        countedSteps count
        countedTimes count
        countsCaption
        cutJSON
        cutMessagesLoss
        cutMessagesMeaning
        damagedHeader
        dateAssumed
        dateColumn
        dateFact
        dateOrderGuessed
        dateUnknown
        dayColumn
        dayTurned
        detectorsFact
        didYouMean name
        differenceColumn
        differentValuesOf family
        digestColumn
        digestOfPolicy
        domainColumn
        drawnAsMeans count
        drawnAsSpans name points spans
        drawnColumn
        drawnColumns shown all
        drawnFirst shown all
        drawnFirstBars shown all
        drawnFirstParts shown all
        drawnFirstRows shown all
        drawnLargestParts shown all
        droppedColumn
        droppedMessagesLoss
        droppedMessagesMeaning
        duplicatesCount
        duplicatesCountOnce
        duplicatesFact
        duplicatesOnce
        durationBasis count slow method
        durationColumn
        eachNewValue
        errorsByDomainAndCode
        errorsColumn
        eventAndKeyColumn
        eventColumn
        eventIsLost event times chance
        eventIsLostWithApp event times
        eventIsNew event times chance
        eventIsNewWithApp event times
        eventLines
        eventLinesMeaning
        eventWord
        eventsAmongThemColumn
        eventsBeforeAndNow events now
        eventsBeforeColumn
        eventsByDate
        eventsByDateAndHour
        eventsByDateAndHourSummary events rest
        eventsByDayAndHour
        eventsByDayAndHourSummary events
        eventsByLevel
        eventsByName
        eventsColumn
        eventsInSteps width
        eventsInStepsSentence width
        eventsInThatHourColumn
        eventsNotKept count
        eventsNowColumn
        eventsOfLaunchByName
        eventsOfNoKnownApp
        eventsOfOneRun
        eventsOnTimeAxis
        eventsOnTimeAxisSummary
        eventsOverTime
        eventsPutInOrderColumn
        eventsUnit
        everyEventAsPlanned
        everyMetricOf app
        everyMetricOfRuns
        everyParameterDeclared
        everyPlannedEventCame
        everyTimeComplete
        evidenceCaption
        exceptionsOfPolicy
        extendedPack
        fasterStates
        fewerThan fewest
        fewestColumn
        figureColumn
        figureOfWhole share part whole
        figuresAboveLimit figures
        figuresCaption
        figuresWithEvents figures events
        findingColumn
        findingsInThisLaunch
        findingsTitle
        fine
        firstAfterColumn
        firstColumn
        firstLaunches
        firstNumbersFromTo low high median count
        firstOfAll shown all
        firstOfAuditRows shown all
        firstOfCaptures shown all
        firstOfLaunches shown all
        firstOfLaunchesBehind shown all
        firstOfTotals shown all
        firstPlacesColumn
        firstPlacesOfFindings count
        firstStepsOfLaunches steps launches rest
        firstStepsWithEvents shown all
        firstValuesOfInstalls count
        forColumn
        forEverybodyFact
        forcedCounted
        forcedFact
        forcedLaunch
        forcedLeftOut
        foreignJSON
        foundInstead found
        fromColumn
        fromFirstToLastEvent
        fromToBelow low high
        fromToRange low high
        furtherPartsOf metric
        gateAnything
        gateAsInBaseline
        gateAtLeast limit
        gateAtMost limit
        gateChanceInterval
        gateChanceSure percent
        gateDifference difference
        gateFailed
        gateFirstAt place
        gateFisher probability
        gateFromTo low high
        gateInBaseline
        gateInterval interval
        gateMissing
        gateNoBaseline
        gateNoSuchMetric
        gateNoSuchMetricBefore
        gateNotHigher base bounds
        gateNotLower base bounds
        gateNothingMeasured place
        gatePartOfIt percent
        gatePassed
        gateRefused
        gateSkipped
        gateTooFew place n fewest
        gateUnknownName
        gateUnlikeEnvironments
        gateUnreadBaseline
        gateWaived day reason
        gateWaivedWord
        gateWaiverExpired day reason
        gateWaiverNotNeeded
        gateWarns
        gatesCaption
        gatesFailed count
        gatesHeading
        gatesNote
        gatesRefused count
        gatesWarn count
        givenPlansFact
        guessableValuesDropped
        guessableValuesFact
        hiddenValuesCaption
        hiddenValuesLoss
        hiddenValuesMeaning
        highestMark value
        highestValue
        holdingLaunches shown all
        howColumn
        howOftenEachNumber unit
        identicalInputs count
        impossibleTime
        inCapture
        inEvents count
        inInstalls installs
        inItsPlaceColumn
        inLaunches launches partial
        inOrderOfTime
        inStepsOfDays days
        inTheBaseline
        inWords
        inputsCaption
        inspectSaysWhy
        installColumn
        installsFact
        installsNeeded
        installsRepeat before now
        installsUnit
        interval95
        intervalColumn
        invalidJSON
        joinedMarks count
        judgedColumn
        keptColumn
        keyFact
        keyedBy key
        keysColumn
        keysNobodyDeclared
        kindColumn
        kindOfLaunch kind
        labelDiffers label now base before
        labelsColumn
        lastAfterColumn
        lastColumn
        latestDates shown earlier
        launchByLaunch rest
        launchColumn
        launchListedBefore
        launchListedNext
        launchOf name
        launchPageDescription app
        launchTimeline
        launchTimelineSummary
        launchesAndEventsOfRuns
        launchesBeforeAndNow before now
        launchesBeforeColumn
        launchesColumn
        launchesNowColumn
        launchesOf app
        launchesUnit
        launchesWithErrors
        launchesWithWarnings
        lengthColumn
        levelColumn
        levelsDiffer now base before
        levelsNotCaptured
        levelsWithoutRecord
        lineColumn
        lineTooLong
        linesByClass
        linesColumn
        linesNotUnderstood
        logReport
        logSaysColumn
        longestOf metric
        longestOfInstalls shown all
        longestWaitFirst
        longestWaits
        lookAtList
        lookBelow
        lookHere
        lossColumn
        manyLinesRejected count all
        meaningColumn
        measuredColumn
        median
        medianOf count
        medianTime time
        medianTimeColumn
        messageInBrackets
        messagesRepeatedColumn
        methodOfCounts
        methodOfEvents
        methodOfMedians
        methodOfRates
        methodOfTests
        metricColumn
        metricFell metric old new difference interval reason
        metricIsGone metric old
        metricIsNew metric new
        metricIsSame metric new
        metricRose metric old new difference interval reason
        metricTooFew metric old new
        metricUntested metric old new difference
        metricWithinChance metric old new reason
        metricsThatChanged
        middleHalf
        moreCaptures captures
        moreKeys count
        moreNotListed count
        moreThanLaunches count
        moreThanLogSays
        moreValues count
        mostErrorsFirst
        mostLinesRejected count all
        mostWarningsFirst
        mutedValuesNote fewest
        nameInBrackets
        never
        neverCame count
        newAndLostEvents
        nextEventsOfDropped
        nextWord
        noDurationSeen
        noDurationYet
        noErrorWithDomain
        noEventCompared
        noEventComparedWithPlan
        noEventCounts app count
        noEventFound
        noEventHasTime
        noEventWithParameters
        noFindings
        noLaunchFound
        noLaunchHasError
        noLaunchHasWarningsOnly
        noLaunchTellsState
        noLineRejected
        noMessageFound
        noMessageOfEventForm
        noMetric
        noPacks
        noRecordHasTime
        noRecordOpen
        noRuleBroken
        noRuleBrokenBut reasons
        noRuleBrokenInRest
        noSalt
        noStepLogged
        noSuchRecord
        noTimesNoAxis
        noTotalsInCaptures
        noValueMissing
        noValueThroughGate
        noWaitMeasured
        noWord
        noiseLines
        noiseLinesMeaning
        none
        noneCame
        noneSeen
        notKeptSinceEndColumn
        notPlanned name
        notSaid
        noteGood
        noteProblem
        noteTitle
        noteUnknown
        noteWarning
        nothingAtAll
        nothingCameTwice
        nothingChanged metrics
        nothingDiffered
        nothingInCommonChanged metrics
        nothingNamed
        nothingToDraw
        nothingToJudge
        nothingToMeasure
        nothingToShow
        nothingToShowOf app
        nothingWasMeasured
        nowColumn
        nowWord
        numberBasis unit count most
        numbersFromTo low high median count
        ofAllColumn
        ofInstalls installs
        ofRules rules
        ofStepBeforeColumn
        ofTheLaunchColumn
        offsetNotInLog
        oneAfterTheOther
        oneInstallOfAll
        oneInstallPerCapture
        oneInstallPerFolder
        oneLaunchOf app
        oneOf words
        orNotInLog
        orderOfFailed
        orderOfFirst
        orderOfSlow
        orderOfWarned
        originColumn
        otherCount count
        otherEventWord
        otherEvents
        otherLevelsThanLogSays
        otherLines
        otherLinesMeaning
        otherMessages
        otherRecordsNote shown
        otherRow
        otherStyle
        overTime
        overridesColumn
        ownFormatsFact
        ownPack
        packColumn
        packOfApp
        packsCaption
        pageLanguageFact
        pagesLeftOut pages
        pagesWithFirstRows pages
        parameterColumn
        parametersAfterRedaction
        parametersColumn
        partOfDay
        partialInBrackets count
        partialLaunch
        partsCaption
        partsOfDaysNote
        partsOverTime dimension
        pendingColumn
        periodFact
        placeColumn
        placesColumn
        planDiffers count
        planHasColumn
        planHasNoEvent
        planIsEmpty
        planMissingEvent
        planMissingParameter
        planOfItsOwn
        planRepeatedParameter
        planUnexpectedParameter
        planUnplannedEvent
        planWantsLook count
        planWrongCase
        planWrongOrder
        planWrongType
        planWrongValue
        plannedEvents
        plannedEventsCame seen all
        plannedEventsSeen
        pointsFigure figure
        pointsFromTo low high
        pointsUnit
        policyFact
        policyHasNoExceptions
        previousAndNextPage
        previousWord
        processColumn
        programFact
        pseudonymsFact
        pseudonymsKeyed
        pseudonymsOrdinal
        questionMarkMayBeMissing
        rangeOfInstalls count
        rarerOnesNotDrawn count
        rateColumn
        rateOfStepBefore rate interval
        ratesCaption
        ratesSummary
        reachedColumn
        readColumn
        readLines
        readTwiceCaption
        readingCaption
        reasonColumn
        reasonsOfRejections
        recordsAreMissing count
        recordsByCategory
        recordsByHour
        recordsByHourSummary records
        recordsByLevel
        recordsByProcess
        recordsBySubsystem
        recordsColumn
        recordsOfEarlierColumn
        recordsWord
        rejectedColumn
        rejectedLines
        rejectedLinesClass
        rejectedLinesMeaning
        reportAsJSON
        restsOnColumn
        resultColumn
        rowsThenNote shown note
        ruleAfterInItsLaunch first second
        ruleAfterInSameLaunch first second
        ruleAfterInWholeLaunch first second
        ruleAllEvents
        ruleAlternationExplained
        ruleAlternationPairs value
        ruleAlternationViolations
        ruleAndUnstarted
        ruleAtEndOfLaunch
        ruleAtEvents events
        ruleAttemptsOf unit
        ruleBeforeInItsLaunch first second
        ruleBeforeInWholeLaunch first second
        ruleBetween first second
        ruleClass names
        ruleColumn
        ruleDoesNotFollow first second time
        ruleDoesNotHold place text whole
        ruleEchoesLeftOut name
        ruleEntriesThatTook entries names order
        ruleEntryFirst
        ruleEntryLast
        ruleErrorRate wrong all
        ruleErrorToFirst success same
        ruleErrorsCouldRecover
        ruleErrorsFollowedBy success same limit scope echoes
        ruleErrorsWithoutKnown names rest
        ruleErrorsWithoutRoom
        ruleEventsBy value
        ruleFailed
        ruleFailedAndTimedOut
        ruleFirstOfLaunch number
        ruleFirstStepToLast
        ruleFollows first second time
        ruleFollowsPending first second more
        ruleForcedLaunches limit first second
        ruleFromEntry entry
        ruleFromTo first second
        ruleGreatestLogged value
        ruleHolding names
        ruleHolds place text whole
        ruleInAnyOrder
        ruleInOrder value
        ruleInStrictOrder
        ruleInThisOrder
        ruleInWholeLaunches
        ruleInterval first second
        ruleLaunchesMayGoOn
        ruleLongTexts parameter least
        ruleNeedsUnknown place text whole
        ruleNoNumber events value unit
        ruleNoOutcome more
        ruleNoOutcomeAtEnd
        ruleNoOutcomeWithin length
        ruleNone
        ruleOfClass events name
        ruleOrItsLaunch
        ruleOrLaunchOver
        rulePairDuration first second same
        rulePairOpen first second
        rulePairUnmatched second first
        rulePairs first second same
        rulePlus length
        ruleScopeLaunch
        ruleScopeSession
        ruleSessionLength
        ruleSessions length
        ruleShare success all change
        ruleSinceLast events
        ruleStepWithin step length
        ruleStepsInOrder steps most
        ruleSuccessRate more
        ruleThatChanges parameter
        ruleToFirstOf success ends more
        ruleTookAllSteps entries
        ruleValueOf value events
        ruleWithTheSame names
        ruleWithin length
        ruleWithinBehind length
        ruleWithout events place
        ruleWithoutAnnounced events
        scopeFact
        scopeOfApp events launches captures first last
        scopeOfNothing lines captures records
        scopeOfPlan events source seen broken
        scriptAll
        scriptAscending
        scriptBestResults
        scriptClose
        scriptCopyFailed
        scriptCopyLink
        scriptDescending
        scriptFilterDays
        scriptFilterLabels
        scriptFilterOpen
        scriptFilterReset
        scriptFilterRows
        scriptFilterShown
        scriptFrom
        scriptIndexLeft
        scriptIndexMissing
        scriptKeyBefore
        scriptKeyClose
        scriptKeyNext
        scriptKeySearch
        scriptKeyShortcuts
        scriptKeys
        scriptKeysOn
        scriptKindHeading
        scriptKindPage
        scriptLinkCopied
        scriptNoFinding
        scriptNoFurtherFinding
        scriptNoLabel
        scriptOfWhole
        scriptOneResult
        scriptPages
        scriptResults
        scriptSearch
        scriptSearchLabel
        scriptSearchTitle
        scriptShowingRows
        scriptTo
        scriptUnsorted
        scriptWhole
        secondEventWord
        seenColumn
        seenOnceRow
        sessionEndColumn
        sessionsUnit
        severityError
        severityNote
        severityWarning
        shapeColumn
        shapesOfMessages
        shareBasis part whole interval
        shareColumn
        shareOfPlan percent
        showingOrdered shown all order
        showingRows shown all
        showingWorstFindings shown all
        sinceEvent event
        skipToContent
        soNothingChecked
        someOf part whole
        somethingDiffered times
        stateColumn
        statesOfLaunch
        statesOfLaunchCut
        statesOfLaunches shown launches
        statesOnAxis
        stepColumn
        stepsColumn
        stepsUnit
        styleColumn
        subsystemColumn
        successWord
        sumOfClasses
        summaryDoesNotFit
        tableOf caption
        theLaunch
        thePolicy
        thereIsNothingToMeasure
        thisComparison
        thisPageAsMarkdown
        thisReport
        timeColumn
        timeInEachState
        timelineTitle
        timesColumn
        timesInLaunches times launches
        timesUnit
        toColumn
        toTheTop
        tooFewOf part whole
        tooFewToJudge basis
        totalBy dimension unit total
        totalColumn
        totalOf unit total
        totalsOfLog
        trackingPlanLink
        undeclaredNotShown
        unlikeEnvironments
        untilColumn
        utcOffsetColumn
        valueColumn
        valueWord
        valuesColumn
        valuesInOrderColumn
        valuesNotPublished count
        valuesOfUndeclaredKeys count
        valuesUnit count
        verdictChanged
        verdictColumn
        verdictInBoth
        verdictLost
        verdictNew
        verdictNotTested
        verdictSame
        verdictTooFew
        verdictWithinChance
        violationsLabel
        waitColumn
        warningsColumn
        whatChanged
        whatColumn
        whatDiffersFromPlan
        whatFollowedWhat steps rest
        whatGateDid
        whatHelpsColumn
        whatItRestsOn
        whatTheLogLost
        whatTimesDidNotSay
        whereColumn
        whichChanceExplains
        wholeLaunch
        wholeReportIsTheSite
        withItsAppBehind word
        withheldFromFewInstalls installs values
        withinChanceBehind word
        wordsOrOneOfMore words count
        writtenBy
        yearAssumed
        yearFact
        yearTurned
        yearUnknown
        yesWord
        zoneAssumed
        zoneFact
        zoneUnknown
        """
}

extension Text {
    /// `{figure} a launch`
    public static func aLaunch(figure: some TextPart) -> Text {
        Text(.aLaunch, [figure.part])
    }

    /// `What made this report`
    public static var aboutCaption: Text { Text(.aboutCaption) }

    /// `The configuration digest is SHA-256 of everything that decides the figures: packs, own formats, tracking plans, options of reading, and the policy without its salt. Two reports of one digest, one version and the same inputs have the same figures. All digits are in report.json.`
    public static var aboutNote: Text { Text(.aboutNote) }

    /// `Action`
    public static var actionColumn: Text { Text(.actionColumn) }

    /// `log shorter messages; the system keeps about 1 KiB of each`
    public static var adviceCut: Text { Text(.adviceCut) }

    /// `add --debug to log show, or --level debug to log stream`
    public static var adviceDebugLevel: Text { Text(.adviceDebugLevel) }

    /// `events are mostly info lines: add --info --debug to log show, or --level debug to log stream`
    public static var adviceInfoLevel: Text { Text(.adviceInfoLevel) }

    /// `log it with privacy: .public in the call of Logger`
    public static var adviceLogPublic: Text { Text(.adviceLogPublic) }

    /// `the log no longer had the value: log shorter ones, or capture sooner`
    public static var adviceLost: Text { Text(.adviceLost) }

    /// `declared sensitive: log it with privacy: .public if it may be seen`
    public static var adviceSensitive: Text { Text(.adviceSensitive) }

    /// `After`
    public static var afterColumn: Text { Text(.afterColumn) }

    /// `All figures of {app}`
    public static func allFiguresOf(app: some TextPart) -> Text {
        Text(.allFiguresOf, [app.part])
    }

    /// `All gates`
    public static var allGates: Text { Text(.allGates) }

    /// `All launches`
    public static var allLaunches: Text { Text(.allLaunches) }

    /// `All pages in one file, to be mailed, kept and opened. Do not publish it on a Jenkins server: its standard policy lets no page bring its own style sheet. The folder of ctreport build is made for that.`
    public static var allPagesInOneFile: Text { Text(.allPagesInOneFile) }

    /// `all read`
    public static var allRead: Text { Text(.allRead) }

    /// `All {count} values are {value}.`
    public static func allValuesAre(count: Int, value: some TextPart) -> Text {
        Text(.allValuesAre, [count.part, value.part])
    }

    /// `All values of {dimension} together.`
    public static func allValuesTogether(dimension: some TextPart) -> Text {
        Text(.allValuesTogether, [dimension.part])
    }

    /// `Allowed`
    public static var allowedColumn: Text { Text(.allowedColumn) }

    /// `Also: {places}`
    public static func alsoAt(places: some TextPart) -> Text {
        Text(.alsoAt, [places.part])
    }

    /// `Analytics report`
    public static var analyticsReport: Text { Text(.analyticsReport) }

    /// `and {more} more`
    public static func andMoreOfThem(more: some TextPart) -> Text {
        Text(.andMoreOfThem, [more.part])
    }

    /// `App`
    public static var appColumn: Text { Text(.appColumn) }

    /// `{app} is lost: {had} before, none now.`
    public static func appIsLost(app: some TextPart, had: some TextPart) -> Text {
        Text(.appIsLost, [app.part, had.part])
    }

    /// `{app} is new: none before, {has} now.`
    public static func appIsNew(app: some TextPart, has: some TextPart) -> Text {
        Text(.appIsNew, [app.part, has.part])
    }

    /// `{app} logged {records} and no event. Its events may be missing for their level, or for the filter of the capture; commands that keep them: ctreport help capture {id}`
    public static func appWithoutEvent(app: some TextPart, records: some TextPart, id: some TextPart) -> Text {
        Text(.appWithoutEvent, [app.part, records.part, id.part])
    }

    /// `{count} apps are lost: {names}.`
    public static func appsAreLost(count: Int, names: some TextPart) -> Text {
        Text(.appsAreLost, [count.part, names.part])
    }

    /// `{count} apps are new: {names}.`
    public static func appsAreNew(count: Int, names: some TextPart) -> Text {
        Text(.appsAreNew, [count.part, names.part])
    }

    /// `{text}`
    public static func asItIs(text: some TextPart) -> Text {
        Text(.asItIs, [text.part])
    }

    /// `as logged`
    public static var asLogged: Text { Text(.asLogged) }

    /// `Assumption`
    public static var assumptionColumn: Text { Text(.assumptionColumn) }

    /// `at {time}`
    public static func atTime(time: some TextPart) -> Text {
        Text(.atTime, [time.part])
    }

    /// `attempts`
    public static var attemptsUnit: Text { Text(.attemptsUnit) }

    /// `{basis} · {count} pending`
    public static func basisPending(basis: some TextPart, count: some TextPart) -> Text {
        Text(.basisPending, [basis.part, count.part])
    }

    /// `Before`
    public static var beforeColumn: Text { Text(.beforeColumn) }

    /// `before`
    public static var beforeWord: Text { Text(.beforeWord) }

    /// `Begins at`
    public static var beginsAtColumn: Text { Text(.beginsAtColumn) }

    /// `no text, as in a binary file`
    public static var binaryFile: Text { Text(.binaryFile) }

    /// `Both runs have the same events.`
    public static var bothRunsSameEvents: Text { Text(.bothRunsSameEvents) }

    /// `built in`
    public static var builtInPack: Text { Text(.builtInPack) }

    /// `Busiest from`
    public static var busiestFromColumn: Text { Text(.busiestFromColumn) }

    /// `By the day on which launches began{steps}. Each step is counted by itself.`
    public static func byDayLaunchesBegan(steps: some TextPart) -> Text {
        Text(.byDayLaunchesBegan, [steps.part])
    }

    /// `Bytes`
    public static var bytesColumn: Text { Text(.bytesColumn) }

    /// `{kinds} came in one run only.`
    public static func cameInOneRunOnly(count: Int, kinds: some TextPart) -> Text {
        Text(.cameInOneRunOnly, [count.part, kinds.part])
    }

    /// `Capture`
    public static var captureColumn: Text { Text(.captureColumn) }

    /// `Captures`
    public static var capturesCaption: Text { Text(.capturesCaption) }

    /// `Category`
    public static var categoryColumn: Text { Text(.categoryColumn) }

    /// `{kinds} changed by more than chance explains.`
    public static func changedByMoreThanChance(count: Int, kinds: some TextPart) -> Text {
        Text(.changedByMoreThanChance, [count.part, kinds.part])
    }

    /// `Class`
    public static var classColumn: Text { Text(.classColumn) }

    /// `class {name}`
    public static func classNamed(name: some TextPart) -> Text {
        Text(.classNamed, [name.part])
    }

    /// `Code`
    public static var codeColumn: Text { Text(.codeColumn) }

    /// `Comparison of two runs`
    public static var comparisonOfTwoRuns: Text { Text(.comparisonOfTwoRuns) }

    /// `Configuration digest`
    public static var configurationDigest: Text { Text(.configurationDigest) }

    /// `continuation`
    public static var continuationLines: Text { Text(.continuationLines) }

    /// `a further line of a record`
    public static var continuationLinesMeaning: Text { Text(.continuationLinesMeaning) }

    /// `corrected {probability}`
    public static func correctedProbability(probability: some TextPart) -> Text {
        Text(.correctedProbability, [probability.part])
    }

    /// `Count`
    public static var countColumn: Text { Text(.countColumn) }

    /// `{count} dropped`
    public static func countDropped(count: some TextPart) -> Text {
        Text(.countDropped, [count.part])
    }

    /// `{count} more`
    public static func countMore(count: some TextPart) -> Text {
        Text(.countMore, [count.part])
    }

    /// `{count} pending`
    public static func countPending(count: some TextPart) -> Text {
        Text(.countPending, [count.part])
    }

    /// `Counted as`
    public static var countedAsColumn: Text { Text(.countedAsColumn) }

    /// `{count} captures`
    public static func countedCaptures(count: Int) -> Text {
        Text(.countedCaptures, [count.part])
    }

    /// `{count} changes`
    public static func countedChanges(count: Int) -> Text {
        Text(.countedChanges, [count.part])
    }

    /// `{count} events`
    public static func countedEvents(count: Int) -> Text {
        Text(.countedEvents, [count.part])
    }

    /// `{count} findings`
    public static func countedFindings(count: Int) -> Text {
        Text(.countedFindings, [count.part])
    }

    /// `{count} installs`
    public static func countedInstalls(count: Int) -> Text {
        Text(.countedInstalls, [count.part])
    }

    /// `{count} intervals`
    public static func countedIntervals(count: Int) -> Text {
        Text(.countedIntervals, [count.part])
    }

    /// `{count} kinds of steps`
    public static func countedKindsOfSteps(count: Int) -> Text {
        Text(.countedKindsOfSteps, [count.part])
    }

    /// `{count} launches`
    public static func countedLaunches(count: Int) -> Text {
        Text(.countedLaunches, [count.part])
    }

    /// `{count} lines`
    public static func countedLines(count: Int) -> Text {
        Text(.countedLines, [count.part])
    }

    /// `{count} metrics`
    public static func countedMetrics(count: Int) -> Text {
        Text(.countedMetrics, [count.part])
    }

    /// `{count} records`
    public static func countedRecords(count: Int) -> Text {
        Text(.countedRecords, [count.part])
    }

    /// `{count} rules`
    public static func countedRules(count: Int) -> Text {
        Text(.countedRules, [count.part])
    }

    /// `{count} steps`
    public static func countedSteps(count: Int) -> Text {
        Text(.countedSteps, [count.part])
    }

    /// `{count} times`
    public static func countedTimes(count: Int) -> Text {
        Text(.countedTimes, [count.part])
    }

    /// `Counts`
    public static var countsCaption: Text { Text(.countsCaption) }

    /// `an object that ends before it is closed`
    public static var cutJSON: Text { Text(.cutJSON) }

    /// `Cut messages`
    public static var cutMessagesLoss: Text { Text(.cutMessagesLoss) }

    /// `messages longer than the log keeps; log shorter ones`
    public static var cutMessagesMeaning: Text { Text(.cutMessagesMeaning) }

    /// `begins as a record and does not go on as one, such as a cut last line`
    public static var damagedHeader: Text { Text(.damagedHeader) }

    /// `no date; taken from --date`
    public static var dateAssumed: Text { Text(.dateAssumed) }

    /// `Date`
    public static var dateColumn: Text { Text(.dateColumn) }

    /// `Day of times without a date`
    public static var dateFact: Text { Text(.dateFact) }

    /// `day and month both could be either; their order is taken from other lines`
    public static var dateOrderGuessed: Text { Text(.dateOrderGuessed) }

    /// `no date; --date says the day of the first one`
    public static var dateUnknown: Text { Text(.dateUnknown) }

    /// `Day`
    public static var dayColumn: Text { Text(.dayColumn) }

    /// `went back by more than twelve hours; taken for the next day`
    public static var dayTurned: Text { Text(.dayTurned) }

    /// `Detectors`
    public static var detectorsFact: Text { Text(.detectorsFact) }

    /// `did you mean '{name}'?`
    public static func didYouMean(name: some TextPart) -> Text {
        Text(.didYouMean, [name.part])
    }

    /// `Difference`
    public static var differenceColumn: Text { Text(.differenceColumn) }

    /// `Different values of {family}`
    public static func differentValuesOf(family: some TextPart) -> Text {
        Text(.differentValuesOf, [family.part])
    }

    /// `Digest`
    public static var digestColumn: Text { Text(.digestColumn) }

    /// `Digest of the policy`
    public static var digestOfPolicy: Text { Text(.digestOfPolicy) }

    /// `Domain`
    public static var domainColumn: Text { Text(.domainColumn) }

    /// `{count} values, neighbours drawn as their mean.`
    public static func drawnAsMeans(count: Int) -> Text {
        Text(.drawnAsMeans, [count.part])
    }

    /// `{name}: {points} points, drawn as the lowest and highest of each of {spans} spans.`
    public static func drawnAsSpans(name: some TextPart, points: some TextPart, spans: some TextPart) -> Text {
        Text(.drawnAsSpans, [name.part, points.part, spans.part])
    }

    /// `Drawn`
    public static var drawnColumn: Text { Text(.drawnColumn) }

    /// `Drawn: {shown} columns, each joining neighbours of {all} bins.`
    public static func drawnColumns(shown: some TextPart, all: some TextPart) -> Text {
        Text(.drawnColumns, [shown.part, all.part])
    }

    /// `Drawn: the first {shown} of {all}.`
    public static func drawnFirst(shown: some TextPart, all: some TextPart) -> Text {
        Text(.drawnFirst, [shown.part, all.part])
    }

    /// `Drawn: the first {shown} of {all} bars.`
    public static func drawnFirstBars(shown: some TextPart, all: some TextPart) -> Text {
        Text(.drawnFirstBars, [shown.part, all.part])
    }

    /// `Drawn: the first {shown} of {all} parts.`
    public static func drawnFirstParts(shown: some TextPart, all: some TextPart) -> Text {
        Text(.drawnFirstParts, [shown.part, all.part])
    }

    /// `Drawn: the first {shown} of {all} rows.`
    public static func drawnFirstRows(shown: some TextPart, all: some TextPart) -> Text {
        Text(.drawnFirstRows, [shown.part, all.part])
    }

    /// `Drawn: the largest {shown} of {all} parts; the others are these rows.`
    public static func drawnLargestParts(shown: some TextPart, all: some TextPart) -> Text {
        Text(.drawnLargestParts, [shown.part, all.part])
    }

    /// `Dropped`
    public static var droppedColumn: Text { Text(.droppedColumn) }

    /// `Dropped messages`
    public static var droppedMessagesLoss: Text { Text(.droppedMessagesLoss) }

    /// `entries that the log says it lost; prefer log show to a live stream`
    public static var droppedMessagesMeaning: Text { Text(.droppedMessagesMeaning) }

    /// `counts each time`
    public static var duplicatesCount: Text { Text(.duplicatesCount) }

    /// `Records of an earlier capture of the same install count once; --keep-duplicates counts them all.`
    public static var duplicatesCountOnce: Text { Text(.duplicatesCountOnce) }

    /// `What several captures hold`
    public static var duplicatesFact: Text { Text(.duplicatesFact) }

    /// `counts once`
    public static var duplicatesOnce: Text { Text(.duplicatesOnce) }

    /// `median of {count} · p90 {slow}{method}`
    public static func durationBasis(count: some TextPart, slow: some TextPart, method: some TextPart) -> Text {
        Text(.durationBasis, [count.part, slow.part, method.part])
    }

    /// `Duration`
    public static var durationColumn: Text { Text(.durationColumn) }

    /// `Each new value, at its time, for each install.`
    public static var eachNewValue: Text { Text(.eachNewValue) }

    /// `Errors by domain and code`
    public static var errorsByDomainAndCode: Text { Text(.errorsByDomainAndCode) }

    /// `Errors`
    public static var errorsColumn: Text { Text(.errorsColumn) }

    /// `Event and key`
    public static var eventAndKeyColumn: Text { Text(.eventAndKeyColumn) }

    /// `Event`
    public static var eventColumn: Text { Text(.eventColumn) }

    /// `{event} is lost: it came {times} before{chance}.`
    public static func eventIsLost(event: some TextPart, times: some TextPart, chance: some TextPart) -> Text {
        Text(.eventIsLost, [event.part, times.part, chance.part])
    }

    /// `{event} is lost with its app: it came {times} before.`
    public static func eventIsLostWithApp(event: some TextPart, times: some TextPart) -> Text {
        Text(.eventIsLostWithApp, [event.part, times.part])
    }

    /// `{event} is new: {times}{chance}.`
    public static func eventIsNew(event: some TextPart, times: some TextPart, chance: some TextPart) -> Text {
        Text(.eventIsNew, [event.part, times.part, chance.part])
    }

    /// `{event} is new with its app: {times}.`
    public static func eventIsNewWithApp(event: some TextPart, times: some TextPart) -> Text {
        Text(.eventIsNewWithApp, [event.part, times.part])
    }

    /// `event`
    public static var eventLines: Text { Text(.eventLines) }

    /// `starts an analytics event`
    public static var eventLinesMeaning: Text { Text(.eventLinesMeaning) }

    /// `event`
    public static var eventWord: Text { Text(.eventWord) }

    /// `Events among them`
    public static var eventsAmongThemColumn: Text { Text(.eventsAmongThemColumn) }

    /// `{events} before, {now} now`
    public static func eventsBeforeAndNow(events: some TextPart, now: some TextPart) -> Text {
        Text(.eventsBeforeAndNow, [events.part, now.part])
    }

    /// `Events before`
    public static var eventsBeforeColumn: Text { Text(.eventsBeforeColumn) }

    /// `Events by date`
    public static var eventsByDate: Text { Text(.eventsByDate) }

    /// `Events by date and hour`
    public static var eventsByDateAndHour: Text { Text(.eventsByDateAndHour) }

    /// `{events} by date and hour of the clock that the log was written with.{rest}`
    public static func eventsByDateAndHourSummary(events: some TextPart, rest: some TextPart) -> Text {
        Text(.eventsByDateAndHourSummary, [events.part, rest.part])
    }

    /// `Events by day and hour`
    public static var eventsByDayAndHour: Text { Text(.eventsByDayAndHour) }

    /// `{events} by day of the week and hour of the clock that the log was written with.`
    public static func eventsByDayAndHourSummary(events: some TextPart) -> Text {
        Text(.eventsByDayAndHourSummary, [events.part])
    }

    /// `Events by level`
    public static var eventsByLevel: Text { Text(.eventsByLevel) }

    /// `Events by name`
    public static var eventsByName: Text { Text(.eventsByName) }

    /// `Events`
    public static var eventsColumn: Text { Text(.eventsColumn) }

    /// `Events in steps of {width}`
    public static func eventsInSteps(width: some TextPart) -> Text {
        Text(.eventsInSteps, [width.part])
    }

    /// `Events in steps of {width}.`
    public static func eventsInStepsSentence(width: some TextPart) -> Text {
        Text(.eventsInStepsSentence, [width.part])
    }

    /// `Events in that hour`
    public static var eventsInThatHourColumn: Text { Text(.eventsInThatHourColumn) }

    /// `{count} further events of installs were not kept.`
    public static func eventsNotKept(count: Int) -> Text {
        Text(.eventsNotKept, [count.part])
    }

    /// `Events now`
    public static var eventsNowColumn: Text { Text(.eventsNowColumn) }

    /// `Events of the launch by name`
    public static var eventsOfLaunchByName: Text { Text(.eventsOfLaunchByName) }

    /// `Events of no known app`
    public static var eventsOfNoKnownApp: Text { Text(.eventsOfNoKnownApp) }

    /// `Events that one run has and the other has not`
    public static var eventsOfOneRun: Text { Text(.eventsOfOneRun) }

    /// `Events on a time axis`
    public static var eventsOnTimeAxis: Text { Text(.eventsOnTimeAxis) }

    /// `A row for each event in the order in which they first came, from the launch's first event to its last. Errors stand out by shape and colour.`
    public static var eventsOnTimeAxisSummary: Text { Text(.eventsOnTimeAxisSummary) }

    /// `Events over time`
    public static var eventsOverTime: Text { Text(.eventsOverTime) }

    /// `Events put in order`
    public static var eventsPutInOrderColumn: Text { Text(.eventsPutInOrderColumn) }

    /// `events`
    public static var eventsUnit: Text { Text(.eventsUnit) }

    /// `Every event is as planned.`
    public static var everyEventAsPlanned: Text { Text(.everyEventAsPlanned) }

    /// `{app}: every metric`
    public static func everyMetricOf(app: some TextPart) -> Text {
        Text(.everyMetricOf, [app.part])
    }

    /// `Every metric of both runs`
    public static var everyMetricOfRuns: Text { Text(.everyMetricOfRuns) }

    /// `Every parameter of a planned event is declared.`
    public static var everyParameterDeclared: Text { Text(.everyParameterDeclared) }

    /// `Every planned event came at least once.`
    public static var everyPlannedEventCame: Text { Text(.everyPlannedEventCame) }

    /// `Every time came with its date and its offset from UTC.`
    public static var everyTimeComplete: Text { Text(.everyTimeComplete) }

    /// `Evidence`
    public static var evidenceCaption: Text { Text(.evidenceCaption) }

    /// `Exceptions of the policy`
    public static var exceptionsOfPolicy: Text { Text(.exceptionsOfPolicy) }

    /// `built in, changed by a file`
    public static var extendedPack: Text { Text(.extendedPack) }

    /// `Where states change faster than the drawing can show, the one that held longer is drawn.`
    public static var fasterStates: Text { Text(.fasterStates) }

    /// `rests on fewer than {fewest}`
    public static func fewerThan(fewest: some TextPart) -> Text {
        Text(.fewerThan, [fewest.part])
    }

    /// `Smallest n that is judged`
    public static var fewestColumn: Text { Text(.fewestColumn) }

    /// `Figure`
    public static var figureColumn: Text { Text(.figureColumn) }

    /// `{share} ({part} of {whole})`
    public static func figureOfWhole(share: some TextPart, part: some TextPart, whole: some TextPart) -> Text {
        Text(.figureOfWhole, [share.part, part.part, whole.part])
    }

    /// `these figures are above the limit set for them: {figures}`
    public static func figuresAboveLimit(figures: some TextPart) -> Text {
        Text(.figuresAboveLimit, [figures.part])
    }

    /// `Figures`
    public static var figuresCaption: Text { Text(.figuresCaption) }

    /// `{figures} and {events}`
    public static func figuresWithEvents(figures: some TextPart, events: some TextPart) -> Text {
        Text(.figuresWithEvents, [figures.part, events.part])
    }

    /// `Finding`
    public static var findingColumn: Text { Text(.findingColumn) }

    /// `Findings in this launch`
    public static var findingsInThisLaunch: Text { Text(.findingsInThisLaunch) }

    /// `Findings`
    public static var findingsTitle: Text { Text(.findingsTitle) }

    /// `fine`
    public static var fine: Text { Text(.fine) }

    /// `First after`
    public static var firstAfterColumn: Text { Text(.firstAfterColumn) }

    /// `First`
    public static var firstColumn: Text { Text(.firstColumn) }

    /// `First launches`
    public static var firstLaunches: Text { Text(.firstLaunches) }

    /// `{low} to {high}, median {median}; of the first {count} different numbers`
    public static func firstNumbersFromTo(low: some TextPart, high: some TextPart, median: some TextPart, count: Int) -> Text {
        Text(.firstNumbersFromTo, [low.part, high.part, median.part, count.part])
    }

    /// `The first {shown} of {all}.`
    public static func firstOfAll(shown: some TextPart, all: some TextPart) -> Text {
        Text(.firstOfAll, [shown.part, all.part])
    }

    /// `The first {shown} of {all} rows; all are in redaction.json.`
    public static func firstOfAuditRows(shown: some TextPart, all: some TextPart) -> Text {
        Text(.firstOfAuditRows, [shown.part, all.part])
    }

    /// `The first {shown} of {all} captures.`
    public static func firstOfCaptures(shown: some TextPart, all: some TextPart) -> Text {
        Text(.firstOfCaptures, [shown.part, all.part])
    }

    /// `The first {shown} of {all} launches.`
    public static func firstOfLaunches(shown: some TextPart, all: some TextPart) -> Text {
        Text(.firstOfLaunches, [shown.part, all.part])
    }

    /// `The first {shown} of {all} launches.`
    public static func firstOfLaunchesBehind(shown: some TextPart, all: some TextPart) -> Text {
        Text(.firstOfLaunchesBehind, [shown.part, all.part])
    }

    /// `The first {shown} of {all} totals.`
    public static func firstOfTotals(shown: some TextPart, all: some TextPart) -> Text {
        Text(.firstOfTotals, [shown.part, all.part])
    }

    /// `First places`
    public static var firstPlacesColumn: Text { Text(.firstPlacesColumn) }

    /// `The first places of {count} findings.`
    public static func firstPlacesOfFindings(count: Int) -> Text {
        Text(.firstPlacesOfFindings, [count.part])
    }

    /// `From the left to the right: the first {steps} of {launches}. Where a name is taller than what leaves it, launches went no further.{rest}`
    public static func firstStepsOfLaunches(steps: some TextPart, launches: some TextPart, rest: some TextPart) -> Text {
        Text(.firstStepsOfLaunches, [steps.part, launches.part, rest.part])
    }

    /// `The first {shown} of {all} steps with events.`
    public static func firstStepsWithEvents(shown: some TextPart, all: some TextPart) -> Text {
        Text(.firstStepsWithEvents, [shown.part, all.part])
    }

    /// `Of {count} installs the values between the hundredth and the last are not drawn.`
    public static func firstValuesOfInstalls(count: Int) -> Text {
        Text(.firstValuesOfInstalls, [count.part])
    }

    /// `For`
    public static var forColumn: Text { Text(.forColumn) }

    /// `Made for everybody (--public)`
    public static var forEverybodyFact: Text { Text(.forEverybodyFact) }

    /// `count like all others`
    public static var forcedCounted: Text { Text(.forcedCounted) }

    /// `Forced launches`
    public static var forcedFact: Text { Text(.forcedFact) }

    /// `forced`
    public static var forcedLaunch: Text { Text(.forcedLaunch) }

    /// `left out`
    public static var forcedLeftOut: Text { Text(.forcedLeftOut) }

    /// `a JSON object that is not a log entry`
    public static var foreignJSON: Text { Text(.foreignJSON) }

    /// `found {found}`
    public static func foundInstead(found: some TextPart) -> Text {
        Text(.foundInstead, [found.part])
    }

    /// `From`
    public static var fromColumn: Text { Text(.fromColumn) }

    /// `from the first event to the last`
    public static var fromFirstToLastEvent: Text { Text(.fromFirstToLastEvent) }

    /// `{low} to below {high}`
    public static func fromToBelow(low: some TextPart, high: some TextPart) -> Text {
        Text(.fromToBelow, [low.part, high.part])
    }

    /// `{low} to {high}`
    public static func fromToRange(low: some TextPart, high: some TextPart) -> Text {
        Text(.fromToRange, [low.part, high.part])
    }

    /// `Further parts of {metric}`
    public static func furtherPartsOf(metric: some TextPart) -> Text {
        Text(.furtherPartsOf, [metric.part])
    }

    /// `anything`
    public static var gateAnything: Text { Text(.gateAnything) }

    /// `as in the baseline`
    public static var gateAsInBaseline: Text { Text(.gateAsInBaseline) }

    /// `at least {limit}`
    public static func gateAtLeast(limit: some TextPart) -> Text {
        Text(.gateAtLeast, [limit.part])
    }

    /// `at most {limit}`
    public static func gateAtMost(limit: some TextPart) -> Text {
        Text(.gateAtMost, [limit.part])
    }

    /// `chance (95 % interval)`
    public static var gateChanceInterval: Text { Text(.gateChanceInterval) }

    /// `chance ({percent} sure)`
    public static func gateChanceSure(percent: some TextPart) -> Text {
        Text(.gateChanceSure, [percent.part])
    }

    /// `difference {difference}`
    public static func gateDifference(difference: some TextPart) -> Text {
        Text(.gateDifference, [difference.part])
    }

    /// `failed`
    public static var gateFailed: Text { Text(.gateFailed) }

    /// `first at {place}`
    public static func gateFirstAt(place: some TextPart) -> Text {
        Text(.gateFirstAt, [place.part])
    }

    /// `Fisher's exact test {probability}`
    public static func gateFisher(probability: some TextPart) -> Text {
        Text(.gateFisher, [probability.part])
    }

    /// `from {low} to {high}`
    public static func gateFromTo(low: some TextPart, high: some TextPart) -> Text {
        Text(.gateFromTo, [low.part, high.part])
    }

    /// `in the baseline`
    public static var gateInBaseline: Text { Text(.gateInBaseline) }

    /// `95 % interval {interval}`
    public static func gateInterval(interval: some TextPart) -> Text {
        Text(.gateInterval, [interval.part])
    }

    /// `missing`
    public static var gateMissing: Text { Text(.gateMissing) }

    /// `no baseline is named`
    public static var gateNoBaseline: Text { Text(.gateNoBaseline) }

    /// `no such metric in this run`
    public static var gateNoSuchMetric: Text { Text(.gateNoSuchMetric) }

    /// `no such metric in the baseline`
    public static var gateNoSuchMetricBefore: Text { Text(.gateNoSuchMetricBefore) }

    /// `not higher than {base} by more than {bounds}`
    public static func gateNotHigher(base: some TextPart, bounds: some TextPart) -> Text {
        Text(.gateNotHigher, [base.part, bounds.part])
    }

    /// `not lower than {base} by more than {bounds}`
    public static func gateNotLower(base: some TextPart, bounds: some TextPart) -> Text {
        Text(.gateNotLower, [base.part, bounds.part])
    }

    /// `nothing was measured{place}`
    public static func gateNothingMeasured(place: some TextPart) -> Text {
        Text(.gateNothingMeasured, [place.part])
    }

    /// `{percent} of it`
    public static func gatePartOfIt(percent: some TextPart) -> Text {
        Text(.gatePartOfIt, [percent.part])
    }

    /// `passed`
    public static var gatePassed: Text { Text(.gatePassed) }

    /// `not comparable`
    public static var gateRefused: Text { Text(.gateRefused) }

    /// `skipped`
    public static var gateSkipped: Text { Text(.gateSkipped) }

    /// `too few to judge{place}: n {n} is below {fewest}`
    public static func gateTooFew(place: some TextPart, n: some TextPart, fewest: some TextPart) -> Text {
        Text(.gateTooFew, [place.part, n.part, fewest.part])
    }

    /// `nothing of that name in this run, in the baseline or among what is declared`
    public static var gateUnknownName: Text { Text(.gateUnknownName) }

    /// `unlike environments`
    public static var gateUnlikeEnvironments: Text { Text(.gateUnlikeEnvironments) }

    /// `the baseline cannot be read`
    public static var gateUnreadBaseline: Text { Text(.gateUnreadBaseline) }

    /// `waived until {day}: {reason}`
    public static func gateWaived(day: some TextPart, reason: some TextPart) -> Text {
        Text(.gateWaived, [day.part, reason.part])
    }

    /// `waived`
    public static var gateWaivedWord: Text { Text(.gateWaivedWord) }

    /// `its waiver has expired, it held until {day}: {reason}`
    public static func gateWaiverExpired(day: some TextPart, reason: some TextPart) -> Text {
        Text(.gateWaiverExpired, [day.part, reason.part])
    }

    /// `its waiver is not needed`
    public static var gateWaiverNotNeeded: Text { Text(.gateWaiverNotNeeded) }

    /// `warns`
    public static var gateWarns: Text { Text(.gateWarns) }

    /// `What the run is held to`
    public static var gatesCaption: Text { Text(.gatesCaption) }

    /// `{count} gates failed`
    public static func gatesFailed(count: Int) -> Text {
        Text(.gatesFailed, [count.part])
    }

    /// `Gates`
    public static var gatesHeading: Text { Text(.gatesHeading) }

    /// `Judged as ctreport check does, which fails a build by them; building a site does not.`
    public static var gatesNote: Text { Text(.gatesNote) }

    /// `{count} gates could not be judged, for the baseline was made in another environment`
    public static func gatesRefused(count: Int) -> Text {
        Text(.gatesRefused, [count.part])
    }

    /// `{count} gates are not kept and only warn`
    public static func gatesWarn(count: Int) -> Text {
        Text(.gatesWarn, [count.part])
    }

    /// `Given tracking plans`
    public static var givenPlansFact: Text { Text(.givenPlansFact) }

    /// `dropped, for a pseudonym of them needs a salt`
    public static var guessableValuesDropped: Text { Text(.guessableValuesDropped) }

    /// `Guessable values`
    public static var guessableValuesFact: Text { Text(.guessableValuesFact) }

    /// `Values that the log hid or lost`
    public static var hiddenValuesCaption: Text { Text(.hiddenValuesCaption) }

    /// `Hidden values`
    public static var hiddenValuesLoss: Text { Text(.hiddenValuesLoss) }

    /// `values that the system hid or lost; the table below says where, and what helps`
    public static var hiddenValuesMeaning: Text { Text(.hiddenValuesMeaning) }

    /// `The highest mark stands for {value}.`
    public static func highestMark(value: some TextPart) -> Text {
        Text(.highestMark, [value.part])
    }

    /// `highest`
    public static var highestValue: Text { Text(.highestValue) }

    /// `Holding {shown} of {all} launches with a page of their own: more would make the file too large to mail.`
    public static func holdingLaunches(shown: some TextPart, all: some TextPart) -> Text {
        Text(.holdingLaunches, [shown.part, all.part])
    }

    /// `How`
    public static var howColumn: Text { Text(.howColumn) }

    /// `How often each number of {unit} came.`
    public static func howOftenEachNumber(unit: some TextPart) -> Text {
        Text(.howOftenEachNumber, [unit.part])
    }

    /// `{count} inputs have the content of another and is not read.`
    public static func identicalInputs(count: Int) -> Text {
        Text(.identicalInputs, [count.part])
    }

    /// `a record header whose time cannot be`
    public static var impossibleTime: Text { Text(.impossibleTime) }

    /// `, in`
    public static var inCapture: Text { Text(.inCapture) }

    /// `in {count} events`
    public static func inEvents(count: Int) -> Text {
        Text(.inEvents, [count.part])
    }

    /// `in {installs}`
    public static func inInstalls(installs: some TextPart) -> Text {
        Text(.inInstalls, [installs.part])
    }

    /// `In its place`
    public static var inItsPlaceColumn: Text { Text(.inItsPlaceColumn) }

    /// `in {launches}{partial}`
    public static func inLaunches(launches: some TextPart, partial: some TextPart) -> Text {
        Text(.inLaunches, [launches.part, partial.part])
    }

    /// `In order of time`
    public static var inOrderOfTime: Text { Text(.inOrderOfTime) }

    /// `, in steps of {days} days`
    public static func inStepsOfDays(days: some TextPart) -> Text {
        Text(.inStepsOfDays, [days.part])
    }

    /// `in the baseline`
    public static var inTheBaseline: Text { Text(.inTheBaseline) }

    /// `In words`
    public static var inWords: Text { Text(.inWords) }

    /// `What was read`
    public static var inputsCaption: Text { Text(.inputsCaption) }

    /// `Which lines they are, why, and what helps`
    public static var inspectSaysWhy: Text { Text(.inspectSaysWhy) }

    /// `Install`
    public static var installColumn: Text { Text(.installColumn) }

    /// `One install is`
    public static var installsFact: Text { Text(.installsFact) }

    /// `Installs that an undeclared value needs`
    public static var installsNeeded: Text { Text(.installsNeeded) }

    /// `installs repeat themselves, so n counts as {before} and {now}`
    public static func installsRepeat(before: some TextPart, now: some TextPart) -> Text {
        Text(.installsRepeat, [before.part, now.part])
    }

    /// `installs`
    public static var installsUnit: Text { Text(.installsUnit) }

    /// `95 % interval`
    public static var interval95: Text { Text(.interval95) }

    /// `95 % interval`
    public static var intervalColumn: Text { Text(.intervalColumn) }

    /// `an object that is not valid JSON`
    public static var invalidJSON: Text { Text(.invalidJSON) }

    /// `{count} marks stand so near another of their kind that both are drawn as one.`
    public static func joinedMarks(count: Int) -> Text {
        Text(.joinedMarks, [count.part])
    }

    /// `Judged`
    public static var judgedColumn: Text { Text(.judgedColumn) }

    /// `Kept`
    public static var keptColumn: Text { Text(.keptColumn) }

    /// `Key`
    public static var keyFact: Text { Text(.keyFact) }

    /// `keyed with a secret salt, key {key}`
    public static func keyedBy(key: some TextPart) -> Text {
        Text(.keyedBy, [key.part])
    }

    /// `Keys`
    public static var keysColumn: Text { Text(.keysColumn) }

    /// `Keys that nobody declared`
    public static var keysNobodyDeclared: Text { Text(.keysNobodyDeclared) }

    /// `Kind`
    public static var kindColumn: Text { Text(.kindColumn) }

    /// `{kind} launch`
    public static func kindOfLaunch(kind: some TextPart) -> Text {
        Text(.kindOfLaunch, [kind.part])
    }

    /// `{label} is {now}, {base} {before}`
    public static func labelDiffers(label: some TextPart, now: some TextPart, base: some TextPart, before: some TextPart) -> Text {
        Text(.labelDiffers, [label.part, now.part, base.part, before.part])
    }

    /// `Labels`
    public static var labelsColumn: Text { Text(.labelsColumn) }

    /// `Last after`
    public static var lastAfterColumn: Text { Text(.lastAfterColumn) }

    /// `Last`
    public static var lastColumn: Text { Text(.lastColumn) }

    /// `Showing the latest {shown} dates; {earlier} more are of earlier ones.`
    public static func latestDates(shown: some TextPart, earlier: some TextPart) -> Text {
        Text(.latestDates, [shown.part, earlier.part])
    }

    /// `Launch by launch.{rest}`
    public static func launchByLaunch(rest: some TextPart) -> Text {
        Text(.launchByLaunch, [rest.part])
    }

    /// `Launch`
    public static var launchColumn: Text { Text(.launchColumn) }

    /// `Launch listed before`
    public static var launchListedBefore: Text { Text(.launchListedBefore) }

    /// `Launch listed next`
    public static var launchListedNext: Text { Text(.launchListedNext) }

    /// `Launch of {name}`
    public static func launchOf(name: some TextPart) -> Text {
        Text(.launchOf, [name.part])
    }

    /// `The events of one launch of {app}, after redaction.`
    public static func launchPageDescription(app: some TextPart) -> Text {
        Text(.launchPageDescription, [app.part])
    }

    /// `Launch timeline`
    public static var launchTimeline: Text { Text(.launchTimeline) }

    /// `One row for each launch, from its first event to its last; errors stand out by shape and colour.`
    public static var launchTimelineSummary: Text { Text(.launchTimelineSummary) }

    /// `Launches and events of both runs`
    public static var launchesAndEventsOfRuns: Text { Text(.launchesAndEventsOfRuns) }

    /// `{before} launches before, {now} now`
    public static func launchesBeforeAndNow(before: some TextPart, now: some TextPart) -> Text {
        Text(.launchesBeforeAndNow, [before.part, now.part])
    }

    /// `Launches before`
    public static var launchesBeforeColumn: Text { Text(.launchesBeforeColumn) }

    /// `Launches`
    public static var launchesColumn: Text { Text(.launchesColumn) }

    /// `Launches now`
    public static var launchesNowColumn: Text { Text(.launchesNowColumn) }

    /// `Launches of {app}`
    public static func launchesOf(app: some TextPart) -> Text {
        Text(.launchesOf, [app.part])
    }

    /// `launches`
    public static var launchesUnit: Text { Text(.launchesUnit) }

    /// `Launches with errors`
    public static var launchesWithErrors: Text { Text(.launchesWithErrors) }

    /// `Launches with warnings only`
    public static var launchesWithWarnings: Text { Text(.launchesWithWarnings) }

    /// `Length`
    public static var lengthColumn: Text { Text(.lengthColumn) }

    /// `Level`
    public static var levelColumn: Text { Text(.levelColumn) }

    /// `levels that were not captured: {now}, {base} {before}`
    public static func levelsDiffer(now: some TextPart, base: some TextPart, before: some TextPart) -> Text {
        Text(.levelsDiffer, [now.part, base.part, before.part])
    }

    /// `Levels not captured`
    public static var levelsNotCaptured: Text { Text(.levelsNotCaptured) }

    /// `levels without a single record`
    public static var levelsWithoutRecord: Text { Text(.levelsWithoutRecord) }

    /// `Line`
    public static var lineColumn: Text { Text(.lineColumn) }

    /// `a line longer than 1 MiB`
    public static var lineTooLong: Text { Text(.lineTooLong) }

    /// `Lines by class`
    public static var linesByClass: Text { Text(.linesByClass) }

    /// `Lines`
    public static var linesColumn: Text { Text(.linesColumn) }

    /// `Lines were not understood and count nowhere.`
    public static var linesNotUnderstood: Text { Text(.linesNotUnderstood) }

    /// `Log report`
    public static var logReport: Text { Text(.logReport) }

    /// `The log says`
    public static var logSaysColumn: Text { Text(.logSaysColumn) }

    /// `longest of {metric}`
    public static func longestOf(metric: some TextPart) -> Text {
        Text(.longestOf, [metric.part])
    }

    /// `Showing {shown} of {all} installs, those with the most values first.`
    public static func longestOfInstalls(shown: some TextPart, all: some TextPart) -> Text {
        Text(.longestOfInstalls, [shown.part, all.part])
    }

    /// `Longest wait first`
    public static var longestWaitFirst: Text { Text(.longestWaitFirst) }

    /// `Longest waits`
    public static var longestWaits: Text { Text(.longestWaits) }

    /// `look at the list`
    public static var lookAtList: Text { Text(.lookAtList) }

    /// `look below`
    public static var lookBelow: Text { Text(.lookBelow) }

    /// `look here`
    public static var lookHere: Text { Text(.lookHere) }

    /// `Loss`
    public static var lossColumn: Text { Text(.lossColumn) }

    /// `Part of what was read counts nowhere: {count} of {all} were not understood.`
    public static func manyLinesRejected(count: Int, all: some TextPart) -> Text {
        Text(.manyLinesRejected, [count.part, all.part])
    }

    /// `Meaning`
    public static var meaningColumn: Text { Text(.meaningColumn) }

    /// `Measured`
    public static var measuredColumn: Text { Text(.measuredColumn) }

    /// `median`
    public static var median: Text { Text(.median) }

    /// `median of {count}`
    public static func medianOf(count: some TextPart) -> Text {
        Text(.medianOf, [count.part])
    }

    /// `median {time}`
    public static func medianTime(time: some TextPart) -> Text {
        Text(.medianTime, [time.part])
    }

    /// `Median time`
    public static var medianTimeColumn: Text { Text(.medianTimeColumn) }

    /// `(message)`
    public static var messageInBrackets: Text { Text(.messageInBrackets) }

    /// `Messages repeated`
    public static var messagesRepeatedColumn: Text { Text(.messagesRepeatedColumn) }

    /// `Counts: by launch, with the interval of two Poisson rates. Events come in bursts, so counts are not tested.`
    public static var methodOfCounts: Text { Text(.methodOfCounts) }

    /// `New and lost events: how probable it is that one run has none of them, had nothing changed.`
    public static var methodOfEvents: Text { Text(.methodOfEvents) }

    /// `Medians: changed where their own 95 % intervals are apart, which those of equal runs are in fewer than 1 of 100 cases each. A report has no probability for them, so they are outside of Holm's correction.`
    public static var methodOfMedians: Text { Text(.methodOfMedians) }

    /// `Rates: Fisher's exact test, two-sided; Newcombe's interval of the difference. Where several installs are known, what they repeat counts less: n is divided by the design effect of installs. The launches of a single install count as trials of their own.`
    public static var methodOfRates: Text { Text(.methodOfRates) }

    /// `All these tests together err in at most 5 of 100 comparisons of equal runs (Holm's correction).`
    public static var methodOfTests: Text { Text(.methodOfTests) }

    /// `Metric`
    public static var metricColumn: Text { Text(.metricColumn) }

    /// `{metric} fell from {old} to {new}: {difference}, 95 % interval {interval}{reason}.`
    public static func metricFell(metric: some TextPart, old: some TextPart, new: some TextPart, difference: some TextPart, interval: some TextPart, reason: some TextPart) -> Text {
        Text(.metricFell, [metric.part, old.part, new.part, difference.part, interval.part, reason.part])
    }

    /// `{metric} is gone: it was {old}.`
    public static func metricIsGone(metric: some TextPart, old: some TextPart) -> Text {
        Text(.metricIsGone, [metric.part, old.part])
    }

    /// `{metric} is new: {new}.`
    public static func metricIsNew(metric: some TextPart, new: some TextPart) -> Text {
        Text(.metricIsNew, [metric.part, new.part])
    }

    /// `{metric} is the same: {new}.`
    public static func metricIsSame(metric: some TextPart, new: some TextPart) -> Text {
        Text(.metricIsSame, [metric.part, new.part])
    }

    /// `{metric} rose from {old} to {new}: {difference}, 95 % interval {interval}{reason}.`
    public static func metricRose(metric: some TextPart, old: some TextPart, new: some TextPart, difference: some TextPart, interval: some TextPart, reason: some TextPart) -> Text {
        Text(.metricRose, [metric.part, old.part, new.part, difference.part, interval.part, reason.part])
    }

    /// `{metric}: too few to compare, {old} before and {new} now.`
    public static func metricTooFew(metric: some TextPart, old: some TextPart, new: some TextPart) -> Text {
        Text(.metricTooFew, [metric.part, old.part, new.part])
    }

    /// `{metric} went from {old} to {new}, {difference}; there is no test of such a figure.`
    public static func metricUntested(metric: some TextPart, old: some TextPart, new: some TextPart, difference: some TextPart) -> Text {
        Text(.metricUntested, [metric.part, old.part, new.part, difference.part])
    }

    /// `{metric} went from {old} to {new}, no more than chance explains{reason}.`
    public static func metricWithinChance(metric: some TextPart, old: some TextPart, new: some TextPart, reason: some TextPart) -> Text {
        Text(.metricWithinChance, [metric.part, old.part, new.part, reason.part])
    }

    /// `Metrics that changed`
    public static var metricsThatChanged: Text { Text(.metricsThatChanged) }

    /// `middle half of the installs`
    public static var middleHalf: Text { Text(.middleHalf) }

    /// `{captures} more.`
    public static func moreCaptures(captures: some TextPart) -> Text {
        Text(.moreCaptures, [captures.part])
    }

    /// `, … {count} more`
    public static func moreKeys(count: some TextPart) -> Text {
        Text(.moreKeys, [count.part])
    }

    /// `{count} more are not listed.`
    public static func moreNotListed(count: Int) -> Text {
        Text(.moreNotListed, [count.part])
    }

    /// `more than {count} launches`
    public static func moreThanLaunches(count: Int) -> Text {
        Text(.moreThanLaunches, [count.part])
    }

    /// `more than the log says`
    public static var moreThanLogSays: Text { Text(.moreThanLogSays) }

    /// `→ … {count} more`
    public static func moreValues(count: some TextPart) -> Text {
        Text(.moreValues, [count.part])
    }

    /// `Most errors first`
    public static var mostErrorsFirst: Text { Text(.mostErrorsFirst) }

    /// `Most of what was read counts nowhere: {count} of {all} were not understood. What follows rests on the rest.`
    public static func mostLinesRejected(count: Int, all: some TextPart) -> Text {
        Text(.mostLinesRejected, [count.part, all.part])
    }

    /// `Most warnings first`
    public static var mostWarningsFirst: Text { Text(.mostWarningsFirst) }

    /// `Muted values rest on fewer than {fewest}: too few to judge.`
    public static func mutedValuesNote(fewest: some TextPart) -> Text {
        Text(.mutedValuesNote, [fewest.part])
    }

    /// `(name)`
    public static var nameInBrackets: Text { Text(.nameInBrackets) }

    /// `never`
    public static var never: Text { Text(.never) }

    /// `{count} planned events never came`
    public static func neverCame(count: Int) -> Text {
        Text(.neverCame, [count.part])
    }

    /// `New and lost events`
    public static var newAndLostEvents: Text { Text(.newAndLostEvents) }

    /// `Next events of those who dropped`
    public static var nextEventsOfDropped: Text { Text(.nextEventsOfDropped) }

    /// `Next`
    public static var nextWord: Text { Text(.nextWord) }

    /// `No duration was seen from start to end.`
    public static var noDurationSeen: Text { Text(.noDurationSeen) }

    /// `no duration seen`
    public static var noDurationYet: Text { Text(.noDurationYet) }

    /// `No error with a domain and a code was logged.`
    public static var noErrorWithDomain: Text { Text(.noErrorWithDomain) }

    /// `No event was compared.`
    public static var noEventCompared: Text { Text(.noEventCompared) }

    /// `No event was compared with a plan.`
    public static var noEventComparedWithPlan: Text { Text(.noEventComparedWithPlan) }

    /// `No event of {app} counts: {count} launches were forced, and forced launches are left out (--exclude-forced).`
    public static func noEventCounts(app: some TextPart, count: Int) -> Text {
        Text(.noEventCounts, [app.part, count.part])
    }

    /// `No event was found.`
    public static var noEventFound: Text { Text(.noEventFound) }

    /// `No event has a time.`
    public static var noEventHasTime: Text { Text(.noEventHasTime) }

    /// `No event came with parameters.`
    public static var noEventWithParameters: Text { Text(.noEventWithParameters) }

    /// `no findings`
    public static var noFindings: Text { Text(.noFindings) }

    /// `No launch was found.`
    public static var noLaunchFound: Text { Text(.noLaunchFound) }

    /// `No launch has an error.`
    public static var noLaunchHasError: Text { Text(.noLaunchHasError) }

    /// `No launch has warnings only.`
    public static var noLaunchHasWarningsOnly: Text { Text(.noLaunchHasWarningsOnly) }

    /// `No launch has an event that tells a state.`
    public static var noLaunchTellsState: Text { Text(.noLaunchTellsState) }

    /// `No line was rejected.`
    public static var noLineRejected: Text { Text(.noLineRejected) }

    /// `No message was found.`
    public static var noMessageFound: Text { Text(.noMessageFound) }

    /// `No message has the form Event: NAME or Event: NAME, parameters: k=v.`
    public static var noMessageOfEventForm: Text { Text(.noMessageOfEventForm) }

    /// `No metric.`
    public static var noMetric: Text { Text(.noMetric) }

    /// `No pack was asked for events.`
    public static var noPacks: Text { Text(.noPacks) }

    /// `No record has a time.`
    public static var noRecordHasTime: Text { Text(.noRecordHasTime) }

    /// `text that belongs to no record`
    public static var noRecordOpen: Text { Text(.noRecordOpen) }

    /// `No rule was broken.`
    public static var noRuleBroken: Text { Text(.noRuleBroken) }

    /// `No rule was broken, but {reasons}.`
    public static func noRuleBrokenBut(reasons: some TextPart) -> Text {
        Text(.noRuleBrokenBut, [reasons.part])
    }

    /// `No rule was broken by what was understood.`
    public static var noRuleBrokenInRest: Text { Text(.noRuleBrokenInRest) }

    /// `ordinals; no salt`
    public static var noSalt: Text { Text(.noSalt) }

    /// `No step from one to another was logged.`
    public static var noStepLogged: Text { Text(.noStepLogged) }

    /// `No such record was found.`
    public static var noSuchRecord: Text { Text(.noSuchRecord) }

    /// `The log has no times: there is no axis to draw the events on.`
    public static var noTimesNoAxis: Text { Text(.noTimesNoAxis) }

    /// `No capture holds totals of its own, as log show prints them at its end.`
    public static var noTotalsInCaptures: Text { Text(.noTotalsInCaptures) }

    /// `No value is missing.`
    public static var noValueMissing: Text { Text(.noValueMissing) }

    /// `No value came through the gate.`
    public static var noValueThroughGate: Text { Text(.noValueThroughGate) }

    /// `No wait was measured.`
    public static var noWaitMeasured: Text { Text(.noWaitMeasured) }

    /// `no`
    public static var noWord: Text { Text(.noWord) }

    /// `noise`
    public static var noiseLines: Text { Text(.noiseLines) }

    /// `banner, header, footer, marker or blank line between records`
    public static var noiseLinesMeaning: Text { Text(.noiseLinesMeaning) }

    /// `none`
    public static var none: Text { Text(.none) }

    /// `None came: all of these counts are 0.`
    public static var noneCame: Text { Text(.noneCame) }

    /// `none seen`
    public static var noneSeen: Text { Text(.noneSeen) }

    /// `Not kept since the end`
    public static var notKeptSinceEndColumn: Text { Text(.notKeptSinceEndColumn) }

    /// `{name} (not planned)`
    public static func notPlanned(name: some TextPart) -> Text {
        Text(.notPlanned, [name.part])
    }

    /// `not said`
    public static var notSaid: Text { Text(.notSaid) }

    /// `Good`
    public static var noteGood: Text { Text(.noteGood) }

    /// `Problem`
    public static var noteProblem: Text { Text(.noteProblem) }

    /// `Note`
    public static var noteTitle: Text { Text(.noteTitle) }

    /// `Not known`
    public static var noteUnknown: Text { Text(.noteUnknown) }

    /// `Warning`
    public static var noteWarning: Text { Text(.noteWarning) }

    /// `nothing`
    public static var nothingAtAll: Text { Text(.nothingAtAll) }

    /// `Nothing came twice, and every event came in order of time.`
    public static var nothingCameTwice: Text { Text(.nothingCameTwice) }

    /// `Nothing changed by more than chance explains, in {metrics}.`
    public static func nothingChanged(metrics: some TextPart) -> Text {
        Text(.nothingChanged, [metrics.part])
    }

    /// `nothing differed`
    public static var nothingDiffered: Text { Text(.nothingDiffered) }

    /// `In what both runs have, nothing differs by more than chance explains: {metrics} compared.`
    public static func nothingInCommonChanged(metrics: some TextPart) -> Text {
        Text(.nothingInCommonChanged, [metrics.part])
    }

    /// `The report has nothing named`
    public static var nothingNamed: Text { Text(.nothingNamed) }

    /// `There is nothing to draw.`
    public static var nothingToDraw: Text { Text(.nothingToDraw) }

    /// `There is nothing to judge: no event counts.`
    public static var nothingToJudge: Text { Text(.nothingToJudge) }

    /// `nothing to measure`
    public static var nothingToMeasure: Text { Text(.nothingToMeasure) }

    /// `Nothing to show.`
    public static var nothingToShow: Text { Text(.nothingToShow) }

    /// `Nothing to show: no event of {app} was found.`
    public static func nothingToShowOf(app: some TextPart) -> Text {
        Text(.nothingToShowOf, [app.part])
    }

    /// `Nothing was measured.`
    public static var nothingWasMeasured: Text { Text(.nothingWasMeasured) }

    /// `Now`
    public static var nowColumn: Text { Text(.nowColumn) }

    /// `now`
    public static var nowWord: Text { Text(.nowWord) }

    /// `median {unit} of {count} · most {most}`
    public static func numberBasis(unit: some TextPart, count: some TextPart, most: some TextPart) -> Text {
        Text(.numberBasis, [unit.part, count.part, most.part])
    }

    /// `{low} to {high}, median {median}; {count} different numbers`
    public static func numbersFromTo(low: some TextPart, high: some TextPart, median: some TextPart, count: Int) -> Text {
        Text(.numbersFromTo, [low.part, high.part, median.part, count.part])
    }

    /// `Of all`
    public static var ofAllColumn: Text { Text(.ofAllColumn) }

    /// `of {installs}`
    public static func ofInstalls(installs: some TextPart) -> Text {
        Text(.ofInstalls, [installs.part])
    }

    /// `of {rules}`
    public static func ofRules(rules: some TextPart) -> Text {
        Text(.ofRules, [rules.part])
    }

    /// `Of the step before`
    public static var ofStepBeforeColumn: Text { Text(.ofStepBeforeColumn) }

    /// `Of the launch`
    public static var ofTheLaunchColumn: Text { Text(.ofTheLaunchColumn) }

    /// `not in the log`
    public static var offsetNotInLog: Text { Text(.offsetNotInLog) }

    /// `One after the other`
    public static var oneAfterTheOther: Text { Text(.oneAfterTheOther) }

    /// `all captures`
    public static var oneInstallOfAll: Text { Text(.oneInstallOfAll) }

    /// `one capture`
    public static var oneInstallPerCapture: Text { Text(.oneInstallPerCapture) }

    /// `all captures of a folder`
    public static var oneInstallPerFolder: Text { Text(.oneInstallPerFolder) }

    /// `One launch of {app} from its first event to its last, after redaction`
    public static func oneLaunchOf(app: some TextPart) -> Text {
        Text(.oneLaunchOf, [app.part])
    }

    /// `one of {words}`
    public static func oneOf(words: some TextPart) -> Text {
        Text(.oneOf, [words.part])
    }

    /// `, or not in the log`
    public static var orNotInLog: Text { Text(.orNotInLog) }

    /// `launches with errors, most errors first`
    public static var orderOfFailed: Text { Text(.orderOfFailed) }

    /// `launches, the earliest first`
    public static var orderOfFirst: Text { Text(.orderOfFirst) }

    /// `launches whose wait was measured, the longest first`
    public static var orderOfSlow: Text { Text(.orderOfSlow) }

    /// `launches with warnings and no error, most warnings first`
    public static var orderOfWarned: Text { Text(.orderOfWarned) }

    /// `From`
    public static var originColumn: Text { Text(.originColumn) }

    /// `(other) {count}`
    public static func otherCount(count: some TextPart) -> Text {
        Text(.otherCount, [count.part])
    }

    /// `other event`
    public static var otherEventWord: Text { Text(.otherEventWord) }

    /// `(other events)`
    public static var otherEvents: Text { Text(.otherEvents) }

    /// `other levels than the log says`
    public static var otherLevelsThanLogSays: Text { Text(.otherLevelsThanLogSays) }

    /// `other`
    public static var otherLines: Text { Text(.otherLines) }

    /// `starts another record`
    public static var otherLinesMeaning: Text { Text(.otherLinesMeaning) }

    /// `(other messages)`
    public static var otherMessages: Text { Text(.otherMessages) }

    /// `(other): names that may not be shown, and those beyond the {shown} most frequent.`
    public static func otherRecordsNote(shown: some TextPart) -> Text {
        Text(.otherRecordsNote, [shown.part])
    }

    /// `(other)`
    public static var otherRow: Text { Text(.otherRow) }

    /// `a record in a style that is not read`
    public static var otherStyle: Text { Text(.otherStyle) }

    /// `over time`
    public static var overTime: Text { Text(.overTime) }

    /// `Overrides`
    public static var overridesColumn: Text { Text(.overridesColumn) }

    /// `Own log formats`
    public static var ownFormatsFact: Text { Text(.ownFormatsFact) }

    /// `a file`
    public static var ownPack: Text { Text(.ownPack) }

    /// `Pack`
    public static var packColumn: Text { Text(.packColumn) }

    /// `the app's pack`
    public static var packOfApp: Text { Text(.packOfApp) }

    /// `Packs that were asked for events`
    public static var packsCaption: Text { Text(.packsCaption) }

    /// `Language of the pages`
    public static var pageLanguageFact: Text { Text(.pageLanguageFact) }

    /// `Pages left out: {pages}.`
    public static func pagesLeftOut(pages: some TextPart) -> Text {
        Text(.pagesLeftOut, [pages.part])
    }

    /// `Pages with the first rows of their tables only: {pages}.`
    public static func pagesWithFirstRows(pages: some TextPart) -> Text {
        Text(.pagesWithFirstRows, [pages.part])
    }

    /// `Parameter`
    public static var parameterColumn: Text { Text(.parameterColumn) }

    /// `Parameters and their values after redaction`
    public static var parametersAfterRedaction: Text { Text(.parametersAfterRedaction) }

    /// `Parameters`
    public static var parametersColumn: Text { Text(.parametersColumn) }

    /// `a part of its days only`
    public static var partOfDay: Text { Text(.partOfDay) }

    /// `({count} partial)`
    public static func partialInBrackets(count: some TextPart) -> Text {
        Text(.partialInBrackets, [count.part])
    }

    /// `partial`
    public static var partialLaunch: Text { Text(.partialLaunch) }

    /// `Parts`
    public static var partsCaption: Text { Text(.partsCaption) }

    /// `The log begins or ends within the first or the last row.`
    public static var partsOfDaysNote: Text { Text(.partsOfDaysNote) }

    /// `A line for each {dimension}.`
    public static func partsOverTime(dimension: some TextPart) -> Text {
        Text(.partsOverTime, [dimension.part])
    }

    /// `Pending`
    public static var pendingColumn: Text { Text(.pendingColumn) }

    /// `Period`
    public static var periodFact: Text { Text(.periodFact) }

    /// `Place`
    public static var placeColumn: Text { Text(.placeColumn) }

    /// `Places`
    public static var placesColumn: Text { Text(.placesColumn) }

    /// `{count} things differ from the tracking plan`
    public static func planDiffers(count: Int) -> Text {
        Text(.planDiffers, [count.part])
    }

    /// `The plan has`
    public static var planHasColumn: Text { Text(.planHasColumn) }

    /// `The plan has no event.`
    public static var planHasNoEvent: Text { Text(.planHasNoEvent) }

    /// `the plan is empty`
    public static var planIsEmpty: Text { Text(.planIsEmpty) }

    /// `event never seen`
    public static var planMissingEvent: Text { Text(.planMissingEvent) }

    /// `parameter missing`
    public static var planMissingParameter: Text { Text(.planMissingParameter) }

    /// `a plan of its own`
    public static var planOfItsOwn: Text { Text(.planOfItsOwn) }

    /// `parameter stands twice`
    public static var planRepeatedParameter: Text { Text(.planRepeatedParameter) }

    /// `parameter not in the plan`
    public static var planUnexpectedParameter: Text { Text(.planUnexpectedParameter) }

    /// `event not in the plan`
    public static var planUnplannedEvent: Text { Text(.planUnplannedEvent) }

    /// `{count} things on the tracking plan want a look`
    public static func planWantsLook(count: Int) -> Text {
        Text(.planWantsLook, [count.part])
    }

    /// `wrong case`
    public static var planWrongCase: Text { Text(.planWrongCase) }

    /// `keys out of order`
    public static var planWrongOrder: Text { Text(.planWrongOrder) }

    /// `value of another kind`
    public static var planWrongType: Text { Text(.planWrongType) }

    /// `value not in the plan`
    public static var planWrongValue: Text { Text(.planWrongValue) }

    /// `The planned events`
    public static var plannedEvents: Text { Text(.plannedEvents) }

    /// `{seen} of {all} planned events came`
    public static func plannedEventsCame(seen: some TextPart, all: some TextPart) -> Text {
        Text(.plannedEventsCame, [seen.part, all.part])
    }

    /// `Planned events seen`
    public static var plannedEventsSeen: Text { Text(.plannedEventsSeen) }

    /// `{figure} points`
    public static func pointsFigure(figure: some TextPart) -> Text {
        Text(.pointsFigure, [figure.part])
    }

    /// `{low} to {high} points`
    public static func pointsFromTo(low: some TextPart, high: some TextPart) -> Text {
        Text(.pointsFromTo, [low.part, high.part])
    }

    /// `points`
    public static var pointsUnit: Text { Text(.pointsUnit) }

    /// `Policy`
    public static var policyFact: Text { Text(.policyFact) }

    /// `The policy has no exceptions.`
    public static var policyHasNoExceptions: Text { Text(.policyHasNoExceptions) }

    /// `Previous and next page`
    public static var previousAndNextPage: Text { Text(.previousAndNextPage) }

    /// `Previous`
    public static var previousWord: Text { Text(.previousWord) }

    /// `Process`
    public static var processColumn: Text { Text(.processColumn) }

    /// `Program`
    public static var programFact: Text { Text(.programFact) }

    /// `Pseudonyms`
    public static var pseudonymsFact: Text { Text(.pseudonymsFact) }

    /// `keyed with a secret salt: the same in every report of one key, scope and period`
    public static var pseudonymsKeyed: Text { Text(.pseudonymsKeyed) }

    /// `ordinals by first appearance, in this report only; there was no salt`
    public static var pseudonymsOrdinal: Text { Text(.pseudonymsOrdinal) }

    /// `A parameter with a question mark may be missing.`
    public static var questionMarkMayBeMissing: Text { Text(.questionMarkMayBeMissing) }

    /// `The highest value of {count} installs so far, their median, and where the middle half of them are.`
    public static func rangeOfInstalls(count: some TextPart) -> Text {
        Text(.rangeOfInstalls, [count.part])
    }

    /// `{count} rarer ones are not drawn.`
    public static func rarerOnesNotDrawn(count: Int) -> Text {
        Text(.rarerOnesNotDrawn, [count.part])
    }

    /// `Rate`
    public static var rateColumn: Text { Text(.rateColumn) }

    /// `{rate} of the step before · {interval}`
    public static func rateOfStepBefore(rate: some TextPart, interval: some TextPart) -> Text {
        Text(.rateOfStepBefore, [rate.part, interval.part])
    }

    /// `Rates`
    public static var ratesCaption: Text { Text(.ratesCaption) }

    /// `Each rate as a dot on its 95 % interval: where intervals overlap, little is certain.`
    public static var ratesSummary: Text { Text(.ratesSummary) }

    /// `Reached`
    public static var reachedColumn: Text { Text(.reachedColumn) }

    /// `Read`
    public static var readColumn: Text { Text(.readColumn) }

    /// `read`
    public static var readLines: Text { Text(.readLines) }

    /// `Read twice, repeated, out of order`
    public static var readTwiceCaption: Text { Text(.readTwiceCaption) }

    /// `How captures were read`
    public static var readingCaption: Text { Text(.readingCaption) }

    /// `Reason`
    public static var reasonColumn: Text { Text(.reasonColumn) }

    /// `The reasons`
    public static var reasonsOfRejections: Text { Text(.reasonsOfRejections) }

    /// `{count} records are missing`
    public static func recordsAreMissing(count: Int) -> Text {
        Text(.recordsAreMissing, [count.part])
    }

    /// `Records by category`
    public static var recordsByCategory: Text { Text(.recordsByCategory) }

    /// `Records by hour`
    public static var recordsByHour: Text { Text(.recordsByHour) }

    /// `{records}, by the hour that the log printed.`
    public static func recordsByHourSummary(records: some TextPart) -> Text {
        Text(.recordsByHourSummary, [records.part])
    }

    /// `Records by level`
    public static var recordsByLevel: Text { Text(.recordsByLevel) }

    /// `Records by process`
    public static var recordsByProcess: Text { Text(.recordsByProcess) }

    /// `Records by subsystem`
    public static var recordsBySubsystem: Text { Text(.recordsBySubsystem) }

    /// `Records`
    public static var recordsColumn: Text { Text(.recordsColumn) }

    /// `Records of an earlier capture`
    public static var recordsOfEarlierColumn: Text { Text(.recordsOfEarlierColumn) }

    /// `records`
    public static var recordsWord: Text { Text(.recordsWord) }

    /// `Rejected`
    public static var rejectedColumn: Text { Text(.rejectedColumn) }

    /// `Rejected lines`
    public static var rejectedLines: Text { Text(.rejectedLines) }

    /// `rejected`
    public static var rejectedLinesClass: Text { Text(.rejectedLinesClass) }

    /// `none of these; the reason is in the table below`
    public static var rejectedLinesMeaning: Text { Text(.rejectedLinesMeaning) }

    /// `Report as JSON`
    public static var reportAsJSON: Text { Text(.reportAsJSON) }

    /// `Rests on`
    public static var restsOnColumn: Text { Text(.restsOnColumn) }

    /// `Result`
    public static var resultColumn: Text { Text(.resultColumn) }

    /// `{shown} Of all: {note}`
    public static func rowsThenNote(shown: some TextPart, note: some TextPart) -> Text {
        Text(.rowsThenNote, [shown.part, note.part])
    }

    /// `{first} after {second} in its launch`
    public static func ruleAfterInItsLaunch(first: some TextPart, second: some TextPart) -> Text {
        Text(.ruleAfterInItsLaunch, [first.part, second.part])
    }

    /// `{first} after {second} in the same launch`
    public static func ruleAfterInSameLaunch(first: some TextPart, second: some TextPart) -> Text {
        Text(.ruleAfterInSameLaunch, [first.part, second.part])
    }

    /// `{first} after {second} in a whole launch`
    public static func ruleAfterInWholeLaunch(first: some TextPart, second: some TextPart) -> Text {
        Text(.ruleAfterInWholeLaunch, [first.part, second.part])
    }

    /// `all events`
    public static var ruleAllEvents: Text { Text(.ruleAllEvents) }

    /// `such pairs with a launch between them that was cancelled by an event`
    public static var ruleAlternationExplained: Text { Text(.ruleAlternationExplained) }

    /// `neighbouring launches of an install that logged {value}; forced and partial ones apart`
    public static func ruleAlternationPairs(value: some TextPart) -> Text {
        Text(.ruleAlternationPairs, [value.part])
    }

    /// `pairs that do not follow the cycle`
    public static var ruleAlternationViolations: Text { Text(.ruleAlternationViolations) }

    /// `and outcomes without a start`
    public static var ruleAndUnstarted: Text { Text(.ruleAndUnstarted) }

    /// `at the end of a launch`
    public static var ruleAtEndOfLaunch: Text { Text(.ruleAtEndOfLaunch) }

    /// `at {events}`
    public static func ruleAtEvents(events: some TextPart) -> Text {
        Text(.ruleAtEvents, [events.part])
    }

    /// `attempts of {unit}`
    public static func ruleAttemptsOf(unit: some TextPart) -> Text {
        Text(.ruleAttemptsOf, [unit.part])
    }

    /// `{first} before any {second} in its launch`
    public static func ruleBeforeInItsLaunch(first: some TextPart, second: some TextPart) -> Text {
        Text(.ruleBeforeInItsLaunch, [first.part, second.part])
    }

    /// `{first} before any {second} in a whole launch`
    public static func ruleBeforeInWholeLaunch(first: some TextPart, second: some TextPart) -> Text {
        Text(.ruleBeforeInWholeLaunch, [first.part, second.part])
    }

    /// `between {first} and {second}`
    public static func ruleBetween(first: some TextPart, second: some TextPart) -> Text {
        Text(.ruleBetween, [first.part, second.part])
    }

    /// `class {names}`
    public static func ruleClass(names: some TextPart) -> Text {
        Text(.ruleClass, [names.part])
    }

    /// `Rule`
    public static var ruleColumn: Text { Text(.ruleColumn) }

    /// `{first} without {second} behind it in the same launch{time}`
    public static func ruleDoesNotFollow(first: some TextPart, second: some TextPart, time: some TextPart) -> Text {
        Text(.ruleDoesNotFollow, [first.part, second.part, time.part])
    }

    /// `{place}, {text} does not hold{whole}`
    public static func ruleDoesNotHold(place: some TextPart, text: some TextPart, whole: some TextPart) -> Text {
        Text(.ruleDoesNotHold, [place.part, text.part, whole.part])
    }

    /// `; echoes of class {name} are left out`
    public static func ruleEchoesLeftOut(name: some TextPart) -> Text {
        Text(.ruleEchoesLeftOut, [name.part])
    }

    /// `{entries} that took {names} {order}`
    public static func ruleEntriesThatTook(entries: some TextPart, names: some TextPart, order: some TextPart) -> Text {
        Text(.ruleEntriesThatTook, [entries.part, names.part, order.part])
    }

    /// `first`
    public static var ruleEntryFirst: Text { Text(.ruleEntryFirst) }

    /// `last`
    public static var ruleEntryLast: Text { Text(.ruleEntryLast) }

    /// `{wrong}, of {all} and succeeded; cancelled and pending stand apart`
    public static func ruleErrorRate(wrong: some TextPart, all: some TextPart) -> Text {
        Text(.ruleErrorRate, [wrong.part, all.part])
    }

    /// `from an error to the first {success}{same}`
    public static func ruleErrorToFirst(success: some TextPart, same: some TextPart) -> Text {
        Text(.ruleErrorToFirst, [success.part, same.part])
    }

    /// `errors that could still recover when the log ends`
    public static var ruleErrorsCouldRecover: Text { Text(.ruleErrorsCouldRecover) }

    /// `errors that were followed by {success}{same}{limit} in the same {scope}, of all not pending{echoes}`
    public static func ruleErrorsFollowedBy(success: some TextPart, same: some TextPart, limit: some TextPart, scope: some TextPart, echoes: some TextPart) -> Text {
        Text(.ruleErrorsFollowedBy, [success.part, same.part, limit.part, scope.part, echoes.part])
    }

    /// `errors without a known {names}, and {rest}`
    public static func ruleErrorsWithoutKnown(names: some TextPart, rest: some TextPart) -> Text {
        Text(.ruleErrorsWithoutKnown, [names.part, rest.part])
    }

    /// `errors for which the launch had no room: more than 1000 waited`
    public static var ruleErrorsWithoutRoom: Text { Text(.ruleErrorsWithoutRoom) }

    /// `events by {value}`
    public static func ruleEventsBy(value: some TextPart) -> Text {
        Text(.ruleEventsBy, [value.part])
    }

    /// `failed`
    public static var ruleFailed: Text { Text(.ruleFailed) }

    /// `failed and timed out`
    public static var ruleFailedAndTimedOut: Text { Text(.ruleFailedAndTimedOut) }

    /// `, the first {number} of a launch`
    public static func ruleFirstOfLaunch(number: some TextPart) -> Text {
        Text(.ruleFirstOfLaunch, [number.part])
    }

    /// `from the first step to the last`
    public static var ruleFirstStepToLast: Text { Text(.ruleFirstStepToLast) }

    /// `{first} with {second} behind it in the same launch{time}`
    public static func ruleFollows(first: some TextPart, second: some TextPart, time: some TextPart) -> Text {
        Text(.ruleFollows, [first.part, second.part, time.part])
    }

    /// `{first} without {second} when the log ends{more}`
    public static func ruleFollowsPending(first: some TextPart, second: some TextPart, more: some TextPart) -> Text {
        Text(.ruleFollowsPending, [first.part, second.part, more.part])
    }

    /// `launches with less than {limit} from {first} to {second}`
    public static func ruleForcedLaunches(limit: some TextPart, first: some TextPart, second: some TextPart) -> Text {
        Text(.ruleForcedLaunches, [limit.part, first.part, second.part])
    }

    /// `from the {entry} entry`
    public static func ruleFromEntry(entry: some TextPart) -> Text {
        Text(.ruleFromEntry, [entry.part])
    }

    /// `from {first} to {second}`
    public static func ruleFromTo(first: some TextPart, second: some TextPart) -> Text {
        Text(.ruleFromTo, [first.part, second.part])
    }

    /// `the greatest {value} ever logged`
    public static func ruleGreatestLogged(value: some TextPart) -> Text {
        Text(.ruleGreatestLogged, [value.part])
    }

    /// `with the same {names}`
    public static func ruleHolding(names: some TextPart) -> Text {
        Text(.ruleHolding, [names.part])
    }

    /// `{place}, {text} holds{whole}`
    public static func ruleHolds(place: some TextPart, text: some TextPart, whole: some TextPart) -> Text {
        Text(.ruleHolds, [place.part, text.part, whole.part])
    }

    /// `in any order`
    public static var ruleInAnyOrder: Text { Text(.ruleInAnyOrder) }

    /// `{value} in order, for each install`
    public static func ruleInOrder(value: some TextPart) -> Text {
        Text(.ruleInOrder, [value.part])
    }

    /// `in this order without an event between`
    public static var ruleInStrictOrder: Text { Text(.ruleInStrictOrder) }

    /// `in this order`
    public static var ruleInThisOrder: Text { Text(.ruleInThisOrder) }

    /// `, in whole launches`
    public static var ruleInWholeLaunches: Text { Text(.ruleInWholeLaunches) }

    /// `from {first} to {second}, at most to the launch's last event`
    public static func ruleInterval(first: some TextPart, second: some TextPart) -> Text {
        Text(.ruleInterval, [first.part, second.part])
    }

    /// `launches that may go on when the log ends`
    public static var ruleLaunchesMayGoOn: Text { Text(.ruleLaunchesMayGoOn) }

    /// `{parameter} of {least} characters or more`
    public static func ruleLongTexts(parameter: some TextPart, least: some TextPart) -> Text {
        Text(.ruleLongTexts, [parameter.part, least.part])
    }

    /// `{place}, {text} needs a value that is not known{whole}`
    public static func ruleNeedsUnknown(place: some TextPart, text: some TextPart, whole: some TextPart) -> Text {
        Text(.ruleNeedsUnknown, [place.part, text.part, whole.part])
    }

    /// `{events}, of which {value} is no number of {unit}`
    public static func ruleNoNumber(events: some TextPart, value: some TextPart, unit: some TextPart) -> Text {
        Text(.ruleNoNumber, [events.part, value.part, unit.part])
    }

    /// `no outcome{more}`
    public static func ruleNoOutcome(more: some TextPart) -> Text {
        Text(.ruleNoOutcome, [more.part])
    }

    /// `no outcome when the log ends`
    public static var ruleNoOutcomeAtEnd: Text { Text(.ruleNoOutcomeAtEnd) }

    /// `no outcome within {length}`
    public static func ruleNoOutcomeWithin(length: some TextPart) -> Text {
        Text(.ruleNoOutcomeWithin, [length.part])
    }

    /// `none`
    public static var ruleNone: Text { Text(.ruleNone) }

    /// `{events} of class {name}`
    public static func ruleOfClass(events: some TextPart, name: some TextPart) -> Text {
        Text(.ruleOfClass, [events.part, name.part])
    }

    /// `, or its launch, before its time is over`
    public static var ruleOrItsLaunch: Text { Text(.ruleOrItsLaunch) }

    /// `, or the launch was over without an outcome`
    public static var ruleOrLaunchOver: Text { Text(.ruleOrLaunchOver) }

    /// `from {first} to the next {second}{same}, the oldest first, in one launch`
    public static func rulePairDuration(first: some TextPart, second: some TextPart, same: some TextPart) -> Text {
        Text(.rulePairDuration, [first.part, second.part, same.part])
    }

    /// `{first} without a {second} in its launch`
    public static func rulePairOpen(first: some TextPart, second: some TextPart) -> Text {
        Text(.rulePairOpen, [first.part, second.part])
    }

    /// `{second} without an open {first} in its launch`
    public static func rulePairUnmatched(second: some TextPart, first: some TextPart) -> Text {
        Text(.rulePairUnmatched, [second.part, first.part])
    }

    /// `{first} and a {second} behind it{same}, in one launch`
    public static func rulePairs(first: some TextPart, second: some TextPart, same: some TextPart) -> Text {
        Text(.rulePairs, [first.part, second.part, same.part])
    }

    /// `plus {length}`
    public static func rulePlus(length: some TextPart) -> Text {
        Text(.rulePlus, [length.part])
    }

    /// `launch`
    public static var ruleScopeLaunch: Text { Text(.ruleScopeLaunch) }

    /// `session`
    public static var ruleScopeSession: Text { Text(.ruleScopeSession) }

    /// `from the first event of a session to its last`
    public static var ruleSessionLength: Text { Text(.ruleSessionLength) }

    /// `stretches of a launch without {length} of silence`
    public static func ruleSessions(length: some TextPart) -> Text {
        Text(.ruleSessions, [length.part])
    }

    /// `{success}, of {all}{change}`
    public static func ruleShare(success: some TextPart, all: some TextPart, change: some TextPart) -> Text {
        Text(.ruleShare, [success.part, all.part, change.part])
    }

    /// `with {events} since the last one`
    public static func ruleSinceLast(events: some TextPart) -> Text {
        Text(.ruleSinceLast, [events.part])
    }

    /// `; {step} within {length} of the step before`
    public static func ruleStepWithin(step: some TextPart, length: some TextPart) -> Text {
        Text(.ruleStepWithin, [step.part, length.part])
    }

    /// `{steps} in order, in one launch{most}`
    public static func ruleStepsInOrder(steps: some TextPart, most: some TextPart) -> Text {
        Text(.ruleStepsInOrder, [steps.part, most.part])
    }

    /// `succeeded, of started{more} less pending`
    public static func ruleSuccessRate(more: some TextPart) -> Text {
        Text(.ruleSuccessRate, [more.part])
    }

    /// `that changes {parameter}`
    public static func ruleThatChanges(parameter: some TextPart) -> Text {
        Text(.ruleThatChanges, [parameter.part])
    }

    /// `; {success}: to the first of {ends}{more}`
    public static func ruleToFirstOf(success: some TextPart, ends: some TextPart, more: some TextPart) -> Text {
        Text(.ruleToFirstOf, [success.part, ends.part, more.part])
    }

    /// `{entries} that took all steps, of all that are not pending`
    public static func ruleTookAllSteps(entries: some TextPart) -> Text {
        Text(.ruleTookAllSteps, [entries.part])
    }

    /// `{value} of {events}`
    public static func ruleValueOf(value: some TextPart, events: some TextPart) -> Text {
        Text(.ruleValueOf, [value.part, events.part])
    }

    /// `with the same {names}`
    public static func ruleWithTheSame(names: some TextPart) -> Text {
        Text(.ruleWithTheSame, [names.part])
    }

    /// `within {length}`
    public static func ruleWithin(length: some TextPart) -> Text {
        Text(.ruleWithin, [length.part])
    }

    /// `within {length}`
    public static func ruleWithinBehind(length: some TextPart) -> Text {
        Text(.ruleWithinBehind, [length.part])
    }

    /// `; no {events}{place}`
    public static func ruleWithout(events: some TextPart, place: some TextPart) -> Text {
        Text(.ruleWithout, [events.part, place.part])
    }

    /// `{events} without the step that it announces`
    public static func ruleWithoutAnnounced(events: some TextPart) -> Text {
        Text(.ruleWithoutAnnounced, [events.part])
    }

    /// `Scope`
    public static var scopeFact: Text { Text(.scopeFact) }

    /// `{events}{launches} from {captures}, from {first} to {last}.`
    public static func scopeOfApp(events: some TextPart, launches: some TextPart, captures: some TextPart, first: some TextPart, last: some TextPart) -> Text {
        Text(.scopeOfApp, [events.part, launches.part, captures.part, first.part, last.part])
    }

    /// `{lines} of {captures} were read, {records} among them, and no event of a known app.`
    public static func scopeOfNothing(lines: some TextPart, captures: some TextPart, records: some TextPart) -> Text {
        Text(.scopeOfNothing, [lines.part, captures.part, records.part])
    }

    /// `{events} compared with {source}: {seen}, {broken}.`
    public static func scopeOfPlan(events: some TextPart, source: some TextPart, seen: some TextPart, broken: some TextPart) -> Text {
        Text(.scopeOfPlan, [events.part, source.part, seen.part, broken.part])
    }

    /// `all`
    public static var scriptAll: Text { Text(.scriptAll) }

    /// `Sorted by {column}, ascending`
    public static var scriptAscending: Text { Text(.scriptAscending) }

    /// `The best {n} of {all} results`
    public static var scriptBestResults: Text { Text(.scriptBestResults) }

    /// `Close`
    public static var scriptClose: Text { Text(.scriptClose) }

    /// `The browser does not let pages copy; the link is {address}`
    public static var scriptCopyFailed: Text { Text(.scriptCopyFailed) }

    /// `Copy link to {title}`
    public static var scriptCopyLink: Text { Text(.scriptCopyLink) }

    /// `Sorted by {column}, descending`
    public static var scriptDescending: Text { Text(.scriptDescending) }

    /// `Filter by day`
    public static var scriptFilterDays: Text { Text(.scriptFilterDays) }

    /// `Filter by label`
    public static var scriptFilterLabels: Text { Text(.scriptFilterLabels) }

    /// `Filter by day or label`
    public static var scriptFilterOpen: Text { Text(.scriptFilterOpen) }

    /// `Whole capture`
    public static var scriptFilterReset: Text { Text(.scriptFilterReset) }

    /// `Filter rows`
    public static var scriptFilterRows: Text { Text(.scriptFilterRows) }

    /// `Showing {n} of {all} launches; what says “whole capture” cannot be filtered`
    public static var scriptFilterShown: Text { Text(.scriptFilterShown) }

    /// `From`
    public static var scriptFrom: Text { Text(.scriptFrom) }

    /// `The index holds no more; further entries that were left out: {n}.`
    public static var scriptIndexLeft: Text { Text(.scriptIndexLeft) }

    /// `The search index, a file beside the pages, is not there.`
    public static var scriptIndexMissing: Text { Text(.scriptIndexMissing) }

    /// `finding before`
    public static var scriptKeyBefore: Text { Text(.scriptKeyBefore) }

    /// `close`
    public static var scriptKeyClose: Text { Text(.scriptKeyClose) }

    /// `next finding`
    public static var scriptKeyNext: Text { Text(.scriptKeyNext) }

    /// `search`
    public static var scriptKeySearch: Text { Text(.scriptKeySearch) }

    /// `these shortcuts`
    public static var scriptKeyShortcuts: Text { Text(.scriptKeyShortcuts) }

    /// `Keyboard shortcuts`
    public static var scriptKeys: Text { Text(.scriptKeys) }

    /// `Keys without Ctrl, Alt or Command work on these pages`
    public static var scriptKeysOn: Text { Text(.scriptKeysOn) }

    /// `Heading`
    public static var scriptKindHeading: Text { Text(.scriptKindHeading) }

    /// `Page`
    public static var scriptKindPage: Text { Text(.scriptKindPage) }

    /// `Link copied`
    public static var scriptLinkCopied: Text { Text(.scriptLinkCopied) }

    /// `No finding on this page`
    public static var scriptNoFinding: Text { Text(.scriptNoFinding) }

    /// `No further finding on this page`
    public static var scriptNoFurtherFinding: Text { Text(.scriptNoFurtherFinding) }

    /// `(none)`
    public static var scriptNoLabel: Text { Text(.scriptNoLabel) }

    /// `of {all} in the whole capture`
    public static var scriptOfWhole: Text { Text(.scriptOfWhole) }

    /// `1 result`
    public static var scriptOneResult: Text { Text(.scriptOneResult) }

    /// `Pages`
    public static var scriptPages: Text { Text(.scriptPages) }

    /// `Results: {n}`
    public static var scriptResults: Text { Text(.scriptResults) }

    /// `Search`
    public static var scriptSearch: Text { Text(.scriptSearch) }

    /// `Pages, headings, events, figures, findings, launches`
    public static var scriptSearchLabel: Text { Text(.scriptSearchLabel) }

    /// `Search this report`
    public static var scriptSearchTitle: Text { Text(.scriptSearchTitle) }

    /// `Showing {n} of {all} rows`
    public static var scriptShowingRows: Text { Text(.scriptShowingRows) }

    /// `To`
    public static var scriptTo: Text { Text(.scriptTo) }

    /// `In the order of the page`
    public static var scriptUnsorted: Text { Text(.scriptUnsorted) }

    /// `whole capture`
    public static var scriptWhole: Text { Text(.scriptWhole) }

    /// `event, second kind`
    public static var secondEventWord: Text { Text(.secondEventWord) }

    /// `Seen`
    public static var seenColumn: Text { Text(.seenColumn) }

    /// `(seen once)`
    public static var seenOnceRow: Text { Text(.seenOnceRow) }

    /// `A session ends after`
    public static var sessionEndColumn: Text { Text(.sessionEndColumn) }

    /// `sessions`
    public static var sessionsUnit: Text { Text(.sessionsUnit) }

    /// `error`
    public static var severityError: Text { Text(.severityError) }

    /// `note`
    public static var severityNote: Text { Text(.severityNote) }

    /// `warning`
    public static var severityWarning: Text { Text(.severityWarning) }

    /// `Shape`
    public static var shapeColumn: Text { Text(.shapeColumn) }

    /// `Shapes of messages`
    public static var shapesOfMessages: Text { Text(.shapesOfMessages) }

    /// `{part} of {whole} · 95 % interval {interval}`
    public static func shareBasis(part: some TextPart, whole: some TextPart, interval: some TextPart) -> Text {
        Text(.shareBasis, [part.part, whole.part, interval.part])
    }

    /// `Share`
    public static var shareColumn: Text { Text(.shareColumn) }

    /// `{percent} % of the plan`
    public static func shareOfPlan(percent: some TextPart) -> Text {
        Text(.shareOfPlan, [percent.part])
    }

    /// `Showing {shown} of {all}{order}.`
    public static func showingOrdered(shown: some TextPart, all: some TextPart, order: some TextPart) -> Text {
        Text(.showingOrdered, [shown.part, all.part, order.part])
    }

    /// `Showing {shown} of {all} rows.`
    public static func showingRows(shown: some TextPart, all: some TextPart) -> Text {
        Text(.showingRows, [shown.part, all.part])
    }

    /// `Showing {shown} of {all} findings, the worst first.`
    public static func showingWorstFindings(shown: some TextPart, all: some TextPart) -> Text {
        Text(.showingWorstFindings, [shown.part, all.part])
    }

    /// `since {event}`
    public static func sinceEvent(event: some TextPart) -> Text {
        Text(.sinceEvent, [event.part])
    }

    /// `Skip to content`
    public static var skipToContent: Text { Text(.skipToContent) }

    /// `so nothing was checked`
    public static var soNothingChecked: Text { Text(.soNothingChecked) }

    /// `{part} of {whole}`
    public static func someOf(part: some TextPart, whole: some TextPart) -> Text {
        Text(.someOf, [part.part, whole.part])
    }

    /// `{times} something differed`
    public static func somethingDiffered(times: some TextPart) -> Text {
        Text(.somethingDiffered, [times.part])
    }

    /// `State`
    public static var stateColumn: Text { Text(.stateColumn) }

    /// `Which state when, from the launch's first event to its last. Before the first event that tells a state it is not known.`
    public static var statesOfLaunch: Text { Text(.statesOfLaunch) }

    /// `Which state when, from the launch's first event on, as long as no event in between was left out. Before the first event that tells a state it is not known.`
    public static var statesOfLaunchCut: Text { Text(.statesOfLaunchCut) }

    /// `Which state when: {shown} of {launches}, the first ones whose events tell of it.`
    public static func statesOfLaunches(shown: some TextPart, launches: some TextPart) -> Text {
        Text(.statesOfLaunches, [shown.part, launches.part])
    }

    /// `States on a time axis`
    public static var statesOnAxis: Text { Text(.statesOnAxis) }

    /// `Step`
    public static var stepColumn: Text { Text(.stepColumn) }

    /// `Steps`
    public static var stepsColumn: Text { Text(.stepsColumn) }

    /// `steps`
    public static var stepsUnit: Text { Text(.stepsUnit) }

    /// `Style`
    public static var styleColumn: Text { Text(.styleColumn) }

    /// `Subsystem`
    public static var subsystemColumn: Text { Text(.subsystemColumn) }

    /// `success`
    public static var successWord: Text { Text(.successWord) }

    /// `the sum of all classes`
    public static var sumOfClasses: Text { Text(.sumOfClasses) }

    /// `Not all of the report fits into a job summary.`
    public static var summaryDoesNotFit: Text { Text(.summaryDoesNotFit) }

    /// `Table: {caption}`
    public static func tableOf(caption: some TextPart) -> Text {
        Text(.tableOf, [caption.part])
    }

    /// `The launch`
    public static var theLaunch: Text { Text(.theLaunch) }

    /// `The policy`
    public static var thePolicy: Text { Text(.thePolicy) }

    /// `There is nothing to measure.`
    public static var thereIsNothingToMeasure: Text { Text(.thereIsNothingToMeasure) }

    /// `This comparison`
    public static var thisComparison: Text { Text(.thisComparison) }

    /// `This page as Markdown`
    public static var thisPageAsMarkdown: Text { Text(.thisPageAsMarkdown) }

    /// `This report`
    public static var thisReport: Text { Text(.thisReport) }

    /// `Time`
    public static var timeColumn: Text { Text(.timeColumn) }

    /// `Time in each state`
    public static var timeInEachState: Text { Text(.timeInEachState) }

    /// `Timeline`
    public static var timelineTitle: Text { Text(.timelineTitle) }

    /// `Times`
    public static var timesColumn: Text { Text(.timesColumn) }

    /// `{times} in {launches}`
    public static func timesInLaunches(times: some TextPart, launches: some TextPart) -> Text {
        Text(.timesInLaunches, [times.part, launches.part])
    }

    /// `times`
    public static var timesUnit: Text { Text(.timesUnit) }

    /// `To`
    public static var toColumn: Text { Text(.toColumn) }

    /// `To the top`
    public static var toTheTop: Text { Text(.toTheTop) }

    /// `too few to judge: {part} of {whole}`
    public static func tooFewOf(part: some TextPart, whole: some TextPart) -> Text {
        Text(.tooFewOf, [part.part, whole.part])
    }

    /// `too few to judge: {basis}`
    public static func tooFewToJudge(basis: some TextPart) -> Text {
        Text(.tooFewToJudge, [basis.part])
    }

    /// `By {dimension}; all {unit} together: {total}.`
    public static func totalBy(dimension: some TextPart, unit: some TextPart, total: some TextPart) -> Text {
        Text(.totalBy, [dimension.part, unit.part, total.part])
    }

    /// `Total`
    public static var totalColumn: Text { Text(.totalColumn) }

    /// `All {unit} together: {total}.`
    public static func totalOf(unit: some TextPart, total: some TextPart) -> Text {
        Text(.totalOf, [unit.part, total.part])
    }

    /// `Totals of the log`
    public static var totalsOfLog: Text { Text(.totalsOfLog) }

    /// `The tracking plan`
    public static var trackingPlanLink: Text { Text(.trackingPlanLink) }

    /// `Undeclared values not shown`
    public static var undeclaredNotShown: Text { Text(.undeclaredNotShown) }

    /// `Unlike environments, so differences may come from them.`
    public static var unlikeEnvironments: Text { Text(.unlikeEnvironments) }

    /// `Until`
    public static var untilColumn: Text { Text(.untilColumn) }

    /// `UTC offset`
    public static var utcOffsetColumn: Text { Text(.utcOffsetColumn) }

    /// `Value`
    public static var valueColumn: Text { Text(.valueColumn) }

    /// `value`
    public static var valueWord: Text { Text(.valueWord) }

    /// `Values`
    public static var valuesColumn: Text { Text(.valuesColumn) }

    /// `Values in order`
    public static var valuesInOrderColumn: Text { Text(.valuesInOrderColumn) }

    /// `{count} values are not published: their kind, or the policy, does not let them through. The privacy page says by which rule.`
    public static func valuesNotPublished(count: Int) -> Text {
        Text(.valuesNotPublished, [count.part])
    }

    /// `{count} values of this report have keys that nobody declared, so that the default of the policy holds for them.`
    public static func valuesOfUndeclaredKeys(count: Int) -> Text {
        Text(.valuesOfUndeclaredKeys, [count.part])
    }

    /// `values`
    public static func valuesUnit(count: Int) -> Text {
        Text(.valuesUnit, [count.part])
    }

    /// `changed`
    public static var verdictChanged: Text { Text(.verdictChanged) }

    /// `Verdict`
    public static var verdictColumn: Text { Text(.verdictColumn) }

    /// `in both runs`
    public static var verdictInBoth: Text { Text(.verdictInBoth) }

    /// `lost`
    public static var verdictLost: Text { Text(.verdictLost) }

    /// `new`
    public static var verdictNew: Text { Text(.verdictNew) }

    /// `not tested`
    public static var verdictNotTested: Text { Text(.verdictNotTested) }

    /// `same`
    public static var verdictSame: Text { Text(.verdictSame) }

    /// `too few`
    public static var verdictTooFew: Text { Text(.verdictTooFew) }

    /// `within chance`
    public static var verdictWithinChance: Text { Text(.verdictWithinChance) }

    /// `Violations`
    public static var violationsLabel: Text { Text(.violationsLabel) }

    /// `Wait`
    public static var waitColumn: Text { Text(.waitColumn) }

    /// `Warnings`
    public static var warningsColumn: Text { Text(.warningsColumn) }

    /// `What changed`
    public static var whatChanged: Text { Text(.whatChanged) }

    /// `What`
    public static var whatColumn: Text { Text(.whatColumn) }

    /// `What differs from the plan`
    public static var whatDiffersFromPlan: Text { Text(.whatDiffersFromPlan) }

    /// `From the left to the right: what followed what, {steps}.{rest}`
    public static func whatFollowedWhat(steps: some TextPart, rest: some TextPart) -> Text {
        Text(.whatFollowedWhat, [steps.part, rest.part])
    }

    /// `What the redaction gate did`
    public static var whatGateDid: Text { Text(.whatGateDid) }

    /// `What helps`
    public static var whatHelpsColumn: Text { Text(.whatHelpsColumn) }

    /// `What it rests on`
    public static var whatItRestsOn: Text { Text(.whatItRestsOn) }

    /// `What the log lost`
    public static var whatTheLogLost: Text { Text(.whatTheLogLost) }

    /// `What times did not say`
    public static var whatTimesDidNotSay: Text { Text(.whatTimesDidNotSay) }

    /// `Where`
    public static var whereColumn: Text { Text(.whereColumn) }

    /// `, which chance explains`
    public static var whichChanceExplains: Text { Text(.whichChanceExplains) }

    /// `whole`
    public static var wholeLaunch: Text { Text(.wholeLaunch) }

    /// `The whole report is the site that ctreport build writes.`
    public static var wholeReportIsTheSite: Text { Text(.wholeReportIsTheSite) }

    /// `{word} with its app`
    public static func withItsAppBehind(word: some TextPart) -> Text {
        Text(.withItsAppBehind, [word.part])
    }

    /// `Not shown because fewer than {installs} have them: {values} undeclared names and values.`
    public static func withheldFromFewInstalls(installs: some TextPart, values: some TextPart) -> Text {
        Text(.withheldFromFewInstalls, [installs.part, values.part])
    }

    /// `{word}, within chance`
    public static func withinChanceBehind(word: some TextPart) -> Text {
        Text(.withinChanceBehind, [word.part])
    }

    /// `{words} or one of {count} more`
    public static func wordsOrOneOfMore(words: some TextPart, count: some TextPart) -> Text {
        Text(.wordsOrOneOfMore, [words.part, count.part])
    }

    /// `Written by`
    public static var writtenBy: Text { Text(.writtenBy) }

    /// `no year; taken from --year`
    public static var yearAssumed: Text { Text(.yearAssumed) }

    /// `Year of times without one`
    public static var yearFact: Text { Text(.yearFact) }

    /// `went back by more than half a year; taken for the next year`
    public static var yearTurned: Text { Text(.yearTurned) }

    /// `no year, or none that has such a day; --year says it`
    public static var yearUnknown: Text { Text(.yearUnknown) }

    /// `yes`
    public static var yesWord: Text { Text(.yesWord) }

    /// `no offset from UTC; taken from --time-zone`
    public static var zoneAssumed: Text { Text(.zoneAssumed) }

    /// `Zone of times without an offset`
    public static var zoneFact: Text { Text(.zoneFact) }

    /// `no offset from UTC; the time is as the clock showed it; --time-zone says the zone`
    public static var zoneUnknown: Text { Text(.zoneUnknown) }
}
