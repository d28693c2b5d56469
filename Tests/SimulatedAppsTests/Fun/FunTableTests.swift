import Testing

@testable import SimulatedApps

/// Every row of the tables of decisions that the app's own logic made.
@Suite struct FunTableTests {
    @Test func everyTopicIsTheAppsOwn() throws {
        let rows = try tableRows("fun-items.tsv")
        #expect(rows[0] == ["id", "title", "subtitle", "category"])
        #expect(rows.count == 15)
        #expect(Array(rows.dropFirst()) == FunItem.all.map { [$0.id, $0.title, $0.subtitle, $0.category] })
    }

    @Test func everyURLLeadsWhereItLedTheApp() throws {
        let rows = try tableRows("fun-deeplinks.tsv")
        #expect(rows[0] == ["url", "deep_link"] && rows.count == 23)
        for row in rows.dropFirst() {
            #expect(FunDeepLink(url: row[0]).map(word) ?? "nil" == row[1], "\(row[0])")
        }
    }

    struct Link: Sendable {
        var url: String
        var id: String?
    }

    @Test(arguments: [
        Link(url: "funapp://item/caf%C3%A9", id: "café"), Link(url: "funapp://item//b", id: "b"),
        Link(url: "funapp://item/a?b#c", id: "a"), Link(url: "funapp://user@item:80/a", id: "a"),
        Link(url: "funapp://item/%41%", id: "A%"), Link(url: "funapp://item/%+1", id: "%+1"),
        Link(url: "funapp://item/%FF"), Link(url: "funapp://item?a"), Link(url: "funapp://Item/a"), Link(url: ""),
    ])
    func idsAreDecoded(_ link: Link) {
        #expect(FunDeepLink(url: link.url) == link.id.map { .item(id: $0) })
    }

    /// A deep link as the table writes it.
    private func word(_ link: FunDeepLink) -> String {
        switch link {
        case .tab(let tab): "tab(FunModel.TabIndex.\(tab))"
        case .item(let id): "item(id: \"\(id)\")"
        case .profile: "profile"
        }
    }

    @Test func theChipsAreTheAppsOwn() throws {
        let rows = try tableRows("fun-search.tsv")
        #expect(rows[0] == ["categories", FunItem.categories.joined(separator: " | ")])
    }

    /// A text that stayed, then a chip: what both log.
    @Test func everySearchFindsWhatItFoundInTheApp() throws {
        let rows = try tableRows("fun-search.tsv").dropFirst()
        #expect(rows.first == ["query", "category", "messages"] && rows.count == 34)
        for row in rows.dropFirst() {
            let script = try FunScript(
                """
                - sign-in
                - wait: 3s
                - expect:
                    - User tapped login
                    - HomeTabBarViewModel initialized
                    - "Carousel visibility changed to: true"
                    - Loading featured items...
                    - "Filtered to 14 results for: '' in category: 'All'"
                    - "Featured items loaded: 14 items"
                - search: \(row[0])
                - wait: 2s
                - category: \(row[1])
                - wait: 2s
                """)
            #expect(script.messages.dropFirst(6).joined(separator: " | ") == row[2])
        }
    }
}
