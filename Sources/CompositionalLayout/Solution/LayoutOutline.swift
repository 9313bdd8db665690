/// A layout's description, part by part: the values that sections, groups and items request, not the resulting frames.
///
/// Lengths are in points, with at most 4 decimals. Default values are left out.
package struct LayoutOutline: Sendable, Hashable {
    /// A value of a part.
    package struct Term: Sendable, Hashable {
        /// The property.
        package enum Name: String, Sendable, CaseIterable {
            /// The number of subitems in a group, if specified.
            case groupsOf = "groups of"
            case groups
            case sectionSpacing = "section spacing"
            case groupSpacing = "group spacing"
            case itemSpacing = "item spacing"
            case insets
            case guide = "guide insets"
            case boundaryInsets = "boundary insets"
            case scrolling
            case separators
            case padding = "header padding"
            case width
            case height
            case edges = "edge spacing"
            case alignment
            case anchor
            case offset
            case extends = "extends boundary"
            case pinned
            case zIndex = "z index"
        }

        package var name: Name
        package var value: String

        package init(_ name: Name, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A section, group or item.
    package struct Part: Sendable, Hashable {
        /// The name within its section, such as `item 1`; empty for the section itself.
        package var name: String
        package var terms: [Term]

        package init(_ name: String, _ terms: [Term]) {
            self.name = name
            self.terms = terms
        }
    }

    /// The parts outside all sections.
    package var layout: [Part]
    package var sections: [[Part]]

    package init(layout: [Part], sections: [[Part]]) {
        self.layout = layout
        self.sections = sections
    }
}

extension SolvedLayout {
    /// The layout's description for its viewport.
    ///
    /// - Parameters:
    ///   - limit: the maximum number of parts of all sections together; equal sections count once.
    ///   - name: the name of an element kind.
    /// - Returns: `nil` if the limit is exceeded.
    package func outline(limit: Int, name: @escaping (_ kind: String) -> String) -> LayoutOutline? {
        let outliner = Outliner(grid: solution.grid, name: name)
        var known: [PixelSection: [LayoutOutline.Part]] = [:]
        var count = 0
        var sections: [[LayoutOutline.Part]] = []
        for section in solution.sections {
            guard let description = section.description else {
                sections.append([])
                continue
            }
            if known[description] == nil {
                guard let parts = outliner.parts(of: description, limit: limit - count) else { return nil }
                known[description] = parts
                count += parts.count
            }
            sections.append(known[description] ?? [])
        }
        return LayoutOutline(layout: outliner.parts(of: solution.description), sections: sections)
    }
}

/// Converts descriptions to parts.
private struct Outliner {
    typealias Part = LayoutOutline.Part
    typealias Term = LayoutOutline.Term

    var grid: PixelGrid
    var name: (_ kind: String) -> String

    func parts(of layout: PixelLayout) -> [Part] {
        let own = [
            layout.scrollAxis == .vertical ? nil : Term(.scrolling, layout.scrollAxis.rawValue),
            length(.sectionSpacing, layout.interSectionSpacing),
        ]
        return ([Part("", own.compactMap { $0 })] + layout.boundary.map(part)).filter { !$0.terms.isEmpty }
    }

    func parts(of section: PixelSection, limit: Int) -> [Part]? {
        var own = [
            length(.groupSpacing, section.interGroupSpacing), insets(.insets, section.insets),
            insets(.guide, section.referenceInsets), section.boundary.isEmpty ? nil : insets(.boundaryInsets, section.boundaryInsets),
            section.isOrthogonal ? Term(.scrolling, "\(section.scrolling)") : nil,
            section.separators == nil ? nil : Term(.separators, "yes"), length(.padding, section.headerPadding),
        ].compactMap { $0 }
        var parts: [Part] = []
        if case .group(let group) = section.group.content { own = terms(of: group) + own }
        guard add(section.group, as: "group", isOutermost: true, to: &parts, limit: limit) else { return nil }
        let views = section.boundary.map(part) + section.decorations.map(part)
        return parts.count + views.count < limit ? [Part("", own)] + parts + views : nil
    }

    /// Appends the parts of an item and its contents.
    ///
    /// - Returns: true if the item with its contents is within the limit.
    private func add(
        _ item: PixelItem, as name: String, isOutermost: Bool = false, to parts: inout [Part], limit: Int
    ) -> Bool {
        guard parts.count + item.anchored.count < limit else { return false }
        var own = dimensions(item.size) + [insets(.insets, item.insets), edges(item.edges)].compactMap { $0 }
        guard case .group(let group) = item.content else {
            parts.append(Part(name, own))
            parts += item.anchored.map { part($0, of: name) }
            return true
        }
        if !isOutermost { own = terms(of: group) + own }
        parts.append(Part(name, own))
        parts += item.anchored.map { part($0, of: name) }
        let subitems = group.subitems
        return subitems.enumerated().allSatisfy { index, subitem in
            let noun = (subitem.isCell ? "item" : "group") + (subitems.count == 1 ? "" : " \(index)")
            return add(subitem, as: isOutermost ? noun : "\(name) \(noun)", to: &parts, limit: limit)
        }
    }

    private func terms(of group: PixelGroup) -> [Term] {
        let spacing = group.spacing.minimum == 0 && !group.spacing.isFlexible ? [] : [Term(.itemSpacing, text(group.spacing))]
        return switch group.arrangement {
        case .list: [Term(.groups, group.axis.rawValue)] + spacing
        case .count(_, let count), .repeating(_, let count):
            [Term(.groupsOf, "\(count)"), Term(.groups, group.axis.rawValue)] + spacing
        case .custom: [Term(.groups, "custom")]
        case .empty: [Term(.groups, "empty")]
        }
    }

    private func part(_ item: PixelBoundary) -> Part {
        let more = [
            Term(.alignment, Self.words(item.alignment)), offset(item.offset), insets(.insets, item.insets),
            item.extendsBoundary ? nil : Term(.extends, "no"), item.isPinned ? Term(.pinned, "yes") : nil,
            Term(.zIndex, "\(item.zIndex)"),
        ]
        return Part(name(item.kind), dimensions(item.size) + more.compactMap { $0 })
    }

    private func part(_ item: PixelDecoration) -> Part {
        Part(name(item.kind), [insets(.insets, item.insets), Term(.zIndex, "\(item.zIndex)")].compactMap { $0 })
    }

    private func part(_ item: PixelAnchored, of owner: String) -> Part {
        let anchors = [item.containerAnchor, item.itemAnchor].compactMap { $0 }.map { anchor in
            let point = [anchor.point.x, anchor.point.y].map { NumberText.text($0) }.joined(separator: ", ")
            let offset = [anchor.offset.x, anchor.offset.y].map { anchor.isFractionalOffset ? NumberText.text($0) : points($0) }
            return "(\(point)) + (\(offset.joined(separator: ", ")))" + (anchor.isFractionalOffset ? " of its size" : "")
        }
        let more = [Term(.anchor, anchors.joined(separator: " to ")), insets(.insets, item.insets), Term(.zIndex, "\(item.zIndex)")]
        return Part("\(owner) \(name(item.kind))", dimensions(item.size) + more.compactMap { $0 })
    }

    // MARK: Values

    private func dimensions(_ size: PixelDimensions) -> [Term] {
        [Term(.width, size.width.code(grid)), Term(.height, size.height.code(grid))]
    }

    private func points(_ pixels: Double) -> String { NumberText.text(Double(grid.points(pixels))) }

    /// `top`, `bottom trailing`.
    private static func words(_ alignment: NSRectAlignment) -> String {
        let edges: [(NSDirectionalRectEdge, String)] = [
            (.top, "top"), (.bottom, "bottom"), (.leading, "leading"), (.trailing, "trailing"),
        ]
        let words = edges.filter { alignment.edges.contains($0.0) }.map(\.1)
        return words.isEmpty ? "centred" : words.joined(separator: " ")
    }

    private func length(_ name: Term.Name, _ pixels: Double) -> Term? { pixels == 0 ? nil : Term(name, points(pixels)) }

    /// One number for all edges, or four: top, leading, bottom, trailing.
    private func insets(_ name: Term.Name, _ insets: PixelInsets) -> Term? {
        let all = [insets.top, insets.leading, insets.bottom, insets.trailing]
        guard all.contains(where: { $0 != 0 }) else { return nil }
        return Term(name, Set(all).count == 1 ? points(all[0]) : all.map(points).joined(separator: " "))
    }

    /// Top, leading, bottom, trailing.
    private func edges(_ edges: EdgeSpacing) -> Term? {
        guard edges != EdgeSpacing() else { return nil }
        return Term(.edges, [edges.top, edges.leading, edges.bottom, edges.trailing].map(text).joined(separator: " "))
    }

    private func text(_ spacing: Spacing) -> String {
        spacing.isFlexible ? "flexible(\(points(spacing.minimum)))" : points(spacing.minimum)
    }

    private func offset(_ point: PixelPoint) -> Term? {
        point == .zero ? nil : Term(.offset, "\(points(point.x)), \(points(point.y))")
    }
}
