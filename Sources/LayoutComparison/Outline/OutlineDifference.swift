import CompositionalLayout
import MessageText

/// Changes of a layout's description: `section 0: groups of 2, were 3`.
struct OutlineDifference {
    /// A change, without its sections.
    private struct Change: Hashable {
        var part: String
        var text: String
    }

    private let expected: LayoutOutline
    private let actual: LayoutOutline

    init(_ expected: LayoutOutline, _ actual: LayoutOutline) {
        self.expected = expected
        self.actual = actual
    }

    /// A line for each changed part; equal changes in several sections share a line. Sections in only one layout are reported
    /// through their elements.
    var lines: [String] {
        let own = Self.changes(expected.layout, actual.layout).map { Self.line("layout", $0) }
        var groups = OrderedGroups<Change, Int>()
        for (section, (old, new)) in zip(expected.sections, actual.sections).enumerated() where old != new {
            for change in Self.changes(old, new) { groups.append(section, to: change) }
        }
        return own + groups.all.map { Self.line(Self.name($1), $0) }
    }

    private static func line(_ owner: String, _ change: Change) -> String {
        (change.part.isEmpty ? owner : "\(owner) \(change.part)") + ": " + change.text
    }

    /// `section 0`, `sections 0 to 9`, `4 sections, first 0`.
    private static func name(_ sections: [Int]) -> String {
        let (first, last) = (sections[0], sections[sections.count - 1])
        if first == last { return "section \(first)" }
        return last - first + 1 == sections.count ? "sections \(first) to \(last)" : "\(sections.count) sections, first \(first)"
    }

    private static func changes(_ old: [LayoutOutline.Part], _ new: [LayoutOutline.Part]) -> [Change] {
        let before = Dictionary(old.map { ($0.name, $0.terms) }) { first, _ in first }
        let after = Set(new.map(\.name))
        let gone = old.filter { !after.contains($0.name) && !$0.name.isEmpty }.map { Change(part: $0.name, text: "gone") }
        let changed = new.compactMap { part -> Change? in
            guard let terms = before[part.name] ?? (part.name.isEmpty ? [] : nil) else { return Change(part: part.name, text: "new") }
            let texts = changes(terms, part.terms)
            return texts.isEmpty ? nil : Change(part: part.name, text: texts.joined(separator: "; "))
        }
        return changed + gone
    }

    private static func changes(_ old: [LayoutOutline.Term], _ new: [LayoutOutline.Term]) -> [String] {
        LayoutOutline.Term.Name.allCases.compactMap { name in
            let values = [old, new].map { terms in terms.first { $0.name == name }?.value ?? name.usual }
            guard values[0] != values[1] else { return nil }
            return "\(name.rawValue) \(values[1]), \(name.isPlural ? "were" : "was") \(short(values[0], beside: values[1]))"
        }
    }

    /// The old value; only its argument if both values have the same function: `0.92` for `fractionalWidth(0.92)`.
    private static func short(_ old: String, beside new: String) -> String {
        guard let open = old.firstIndex(of: "("), old.hasSuffix(")"), new.hasPrefix(old[...open]), open != old.startIndex else { return old }
        return String(old[old.index(after: open)...].dropLast())
    }
}

extension LayoutOutline.Term.Name {
    /// The default value, which descriptions leave out.
    fileprivate var usual: String {
        switch self {
        case .sectionSpacing, .groupSpacing, .itemSpacing, .insets, .guide, .boundaryInsets, .padding, .edges: "0"
        case .offset: "0, 0"
        case .extends: "yes"
        case .separators, .pinned: "no"
        case .groupsOf: "as many as fit"
        case .groups, .scrolling, .width, .height, .alignment, .anchor, .zIndex: "none"
        }
    }

    fileprivate var isPlural: Bool {
        switch self {
        case .groupsOf, .groups, .insets, .guide, .boundaryInsets, .separators: true
        case .sectionSpacing, .groupSpacing, .itemSpacing, .scrolling, .padding, .width, .height, .edges, .alignment, .anchor,
            .offset, .extends, .pinned, .zIndex:
            false
        }
    }
}
