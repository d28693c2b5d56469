/// A person who plays the counter.
struct CounterPlay {
    let population: CounterPopulation
    let app: CounterTestApp

    /// Rounds of the game, each on a screen of its own.
    func play(_ counter: CounterViewModel) {
        let host = app.host
        guard host.generator.chance(population.counter.plays) else {
            return host.scheduler.run(for: 2_000_000_000)
        }
        repeat {
            counter.startGame()
            for _ in 0..<population.counter.taps.draw(&host.generator) where !host.isStopping {
                host.scheduler.run(for: population.counter.tapInterval.draw(&host.generator))
                tap(counter)
            }
        } while !host.isStopping && host.generator.chance(population.counter.again)
    }

    private func tap(_ counter: CounterViewModel) {
        let share = app.host.generator.fraction()
        if share < population.counter.reset {
            counter.reset()
        } else if share < population.counter.reset + population.counter.down {
            counter.decrement()
        } else {
            counter.increment()
        }
    }
}
