import Testing

/// `counter.best`: what the log of a record must obey. Lines are numbered from the capture's first.
@Suite struct BestTests {
    /// A launch whose marker is line 1; times do not matter here.
    static func launch(_ lines: String) -> String {
        (["app_started"] + lines.split(separator: "\n").map(String.init)).map { "0 \($0)" }.joined(separator: "\n")
            + "\n"
    }

    static let cases = [
        FlowCase(
            "a game by the rules",
            launch(
                """
                counter_game_started
                counter_incremented count=1
                counter_new_best_score score=1
                counter_incremented count=2
                counter_new_best_score score=2
                counter_decremented count=1
                counter_incremented count=2
                counter_reset best_score=2
                counter_incremented count=1
                counter_game_started
                """),
            metrics: [
                "counter.best": "2", "counter.bests": "1 2", "counter.games": "2", "counter.increments": "4",
                "counter.decrements": "1", "counter.resets": "1",
            ]),
        FlowCase(
            "a best that does not grow",
            launch("counter_new_best_score score=3\ncounter_new_best_score score=3\ncounter_new_best_score score=2"),
            metrics: ["counter.best": "3", "counter.bests": "3 3 2"], findings: ["counter.best.not-grown 0:3 0:4"]),
        FlowCase(
            "a count below zero",
            launch("counter_decremented count=0\ncounter_decremented count=-1\ncounter_incremented count=-2"),
            metrics: ["counter.best": "-"], findings: ["counter.best.below-floor 0:3 0:4"]),
        FlowCase(
            "an increment above the best without a new best",
            launch("counter_new_best_score score=2\ncounter_incremented count=3\ncounter_decremented count=2"),
            metrics: ["counter.best": "2"], findings: ["counter.best.missed 0:3"]),
        FlowCase(
            "an increment up to the best needs no new best",
            launch("counter_new_best_score score=2\ncounter_incremented count=2\ncounter_decremented count=1"),
            metrics: [:]),
        FlowCase(
            "an increment in the last line is not judged",
            launch("counter_new_best_score score=2\ncounter_incremented count=3"), metrics: [:]),
        FlowCase(
            "nor is one in the last line of a launch",
            launch("counter_new_best_score score=2\ncounter_incremented count=3") + launch("counter_game_started"),
            metrics: ["launches": "2 (0)"]),
        FlowCase(
            "other lines may stand between an increment and its best",
            launch(
                """
                counter_new_best_score score=2
                counter_incremented count=3
                app_scene_phase_changed phase=inactive
                counter_new_best_score score=3
                """), metrics: ["counter.best": "3"]),
        FlowCase(
            "two increments, and a best for the second only",
            launch(
                """
                counter_new_best_score score=2
                counter_incremented count=3
                counter_incremented count=4
                counter_new_best_score score=4
                """), metrics: [:], findings: ["counter.best.missed 0:3"]),
        FlowCase(
            "the first reset's best is taken as known",
            launch(
                """
                counter_incremented count=1
                counter_reset best_score=7
                counter_incremented count=8
                counter_reset best_score=7
                counter_reset best_score=6
                """),
            metrics: ["counter.best": "7"], findings: ["counter.best.missed 0:4", "counter.best.other-best 0:6"]),
        FlowCase(
            "a reset with another best than the new best before it",
            launch("counter_new_best_score score=3\ncounter_reset best_score=5\ncounter_reset best_score=5"),
            metrics: ["counter.best": "5"], findings: ["counter.best.other-best 0:3"]),
        FlowCase(
            "the best is known from launch to launch",
            launch("counter_new_best_score score=3")
                + launch("counter_incremented count=4\ncounter_new_best_score score=3\ncounter_reset best_score=2"),
            metrics: ["counter.best": "3"],
            findings: ["counter.best.not-grown 0:5", "counter.best.missed 0:4", "counter.best.other-best 0:6"]),
        FlowCase(
            "and from capture to capture of an install", launch("counter_new_best_score score=3"),
            launch("counter_reset best_score=2"), installs: [0, 0], metrics: ["counter.best": "3"],
            findings: ["counter.best.other-best 1:2"]),
        FlowCase(
            "but not from install to install", launch("counter_new_best_score score=3"),
            launch("counter_reset best_score=2"), metrics: ["counter.best": "3", "counter.bests": "3"]),
        // A launch's end does not change what is found: once with one launch, once with two.
        FlowCase(
            "a best is held against the one before it",
            launch("counter_new_best_score score=9\ncounter_new_best_score score=3\ncounter_new_best_score score=5"),
            metrics: ["counter.best": "9"], findings: ["counter.best.not-grown 0:3"]),
        FlowCase(
            "a best is held against the one before it, in another launch too",
            launch("counter_new_best_score score=9")
                + launch("counter_new_best_score score=3\ncounter_new_best_score score=5\ncounter_reset best_score=5"),
            metrics: ["counter.best": "9"], findings: ["counter.best.not-grown 0:4"]),
        FlowCase(
            "in a launch whose begin was not seen nothing is wrong, but it is known",
            """
            0 counter_new_best_score score=3
            0 counter_new_best_score score=2
            0 counter_decremented count=-1
            0 counter_incremented count=9
            0 counter_reset best_score=4
            """ + "\n" + launch("counter_reset best_score=5"),
            metrics: ["counter.best": "5", "launches": "2 (1)"], findings: ["counter.best.other-best 0:7"]),
        FlowCase(
            "numbers that are not published are not judged",
            launch("counter_new_best_score score=123456789012\ncounter_incremented count=x\ncounter_reset best_score="),
            metrics: ["counter.best": "-", "counter.increments": "1"]),
    ]

    @Test(arguments: cases)
    func aRecordObeysItsRules(_ flow: FlowCase) throws {
        try flow.check()
    }
}
