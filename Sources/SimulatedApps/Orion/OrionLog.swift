/// Logs events and keeps the ledger: what a report must find.
final class OrionLog {
    let host: AppHost
    /// Pans that began and did not end yet.
    private var openPans: Set<OrionEdge> = []

    init(host: AppHost) { self.host = host }

    func add(_ event: OrionEvent) {
        host.log(event.message, from: event.origin, level: event.level)
        host.ledger.count(event: event.name)
        switch event {
        // A page that fails has no line, so that it stays pending.
        case .pageCommitted: host.ledger.count(outcome: "pages.pending")
        case .pageFinished: host.ledger.count(outcome: "pages.pending", by: -1)
        case .leftPanBegan: openPans.insert(.left)
        case .rightPanBegan: openPans.insert(.right)
        case .panEnded(let edge, let isCompleted): close(edge, isCompleted ? "completed" : "cancelled")
        default: break
        }
    }

    /// A message of a recogniser that the app took no step for.
    func noteIgnoredPan(_ edge: OrionEdge) {
        close(edge, "interrupted")
    }

    /// The process ends with pans open.
    func end() {
        for edge in OrionEdge.allCases { close(edge, "pending") }
    }

    private func close(_ edge: OrionEdge, _ outcome: String) {
        guard openPans.remove(edge) != nil else { return }
        host.ledger.count(outcome: "gestures{outcome=\(outcome),side=\(edge.rawValue)}")
    }
}
