import CompositionalLayout

enum ExplodedWords {
    /// `a`, `a and b`, `a, b and c`.
    static func list(_ texts: [String]) -> String {
        guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
        return texts.dropLast().joined(separator: ", ") + " and " + last
    }

    /// Possible names of an element, best first.
    static func names(of element: LayoutElement, _ subject: DrawableLayout) -> [String] {
        let (title, kind) = (subject.name(element), element.kind.map(BarText.words))
        guard title != "" else { return [] }
        var names = [title, kind].compactMap { $0 }
        if case .boundary = element.role { names.append(role(of: element, in: subject.layout)) }
        return names.filter { !$0.isEmpty }
    }

    /// `header`, `footer`, `side item`, `background` …
    static func role(of element: LayoutElement, in layout: SolvedLayout) -> String {
        switch element.role {
        case .cell: "item"
        case .anchored: "badge"
        case .decoration: "background"
        case .separator: "separator"
        case .boundary(let alignment, _):
            switch layout.side(of: alignment) {
            case .near: "header"
            case .far: "footer"
            case .middle: "side item"
            }
        }
    }

    /// `3 more headers`, `1 more badge`: omitted elements by kind.
    static func rest(_ elements: some Sequence<LayoutElement>, in layout: SolvedLayout) -> [String] {
        let roles = elements.map { role(of: $0, in: layout) }
        var kinds: [String] = []
        for role in roles where !kinds.contains(role) { kinds.append(role) }
        return kinds.map { role in Summary.count(roles.count { $0 == role }, "more \(role)") }
    }

    /// A description of a section's orthogonal scrolling.
    static func scrolling(
        _ behavior: OrthogonalScrollingBehavior, _ axis: Axis
    ) -> String {
        let way = axis == .horizontal ? "scrolls sideways" : "scrolls up and down"
        return switch behavior {
        case .none, .continuous: way
        case .continuousGroupLeadingBoundary: way + ", rests at groups"
        case .paging: way + " by pages"
        case .groupPaging: way + " by groups"
        case .groupPagingCentered: way + " by groups, centred"
        }
    }
}

// MARK: - Descriptions of groups

extension ExplodedWords {
    /// A description in two parts, of which only the noun takes the plural: `horizontal group` and ` of 3 items`.
    private struct Phrase: Hashable {
        var noun: String
        var rest: String
    }

    /// `a horizontal group of an item and 2 vertical groups of 2 items each`.
    static func phrase(_ tree: GroupTree) -> String {
        text(phrase(tree, levels: 2), count: 1)
    }

    private static func phrase(_ tree: GroupTree, levels: Int) -> Phrase {
        guard let arrangement = tree.part.arrangement else { return Phrase(noun: "item", rest: "") }
        let noun = "\(arrangement.rawValue) group"
        guard levels > 0, !tree.children.isEmpty else { return Phrase(noun: noun, rest: "") }
        var phrases: [Phrase] = []
        var counts: [Phrase: Int] = [:]
        for child in tree.children {
            let phrase = phrase(child, levels: levels - 1)
            if counts[phrase] == nil { phrases.append(phrase) }
            counts[phrase, default: 0] += 1
        }
        // For more than three kinds of members, a number is clearer than a list.
        guard phrases.count <= 3 else {
            return Phrase(noun: noun, rest: " of \(Summary.count(tree.children.count, "member"))")
        }
        return Phrase(noun: noun, rest: " of " + list(phrases.map { text($0, count: counts[$0] ?? 0) }))
    }

    private static func text(_ phrase: Phrase, count: Int) -> String {
        guard count != 1 else {
            if phrase.noun == "item" { return "1 item" }
            return "a \(phrase.noun)\(phrase.rest)"
        }
        return "\(Summary.count(count, phrase.noun))\(phrase.rest)" + (phrase.rest.isEmpty ? "" : " each")
    }
}
