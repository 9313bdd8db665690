package import Foundation

/// The structure of a group in a solved layout, for explanatory drawings. In points and content coordinates.
package struct GroupAnatomy: Sendable {
    /// The arrangement of a group's subitems.
    package enum Arrangement: String, Sendable {
        case horizontal
        case vertical
        case custom
    }

    /// Space outside one edge of an item, by its edge spacing.
    package enum EdgeRoom: Sendable, Hashable {
        /// Points.
        case fixed(CGFloat)
        /// A share of the leftover space.
        case flexible
    }

    /// The group itself, a nested group, or an item.
    package struct Part: Sendable {
        /// The arrangement of a group's subitems; `nil` for an item.
        package var arrangement: Arrangement?
        /// The item's index in the section; `nil` for groups and for missing items of a partly filled group.
        package var item: Int?
        /// Nesting depth; 0 for the outermost group.
        package var depth: Int
        /// The occupied space, before content insets are taken off.
        package var slot: CGRect
        /// `slot` less content insets: an item's frame, a group's interior.
        package var frame: CGRect
        /// The insets between `slot` and `frame`, in points.
        package var contentInsets: NSDirectionalEdgeInsets
        /// The requested width and height in shorthand: `1/3`, `1/3w`, `44`, `~44` for an estimate; `nil` in custom
        /// groups.
        package var size: (width: String, height: String)?
        /// Spacing between a group's subitems, in points; 0 for items.
        package var interItemSpacing: CGFloat
        package var isFlexible: Bool
        /// Edge spacing at the trailing edge; `nil` for none.
        package var trailing: EdgeRoom?
        package var bottom: EdgeRoom?
        /// False for a place in a partly filled group that has no item.
        package var isPresent: Bool
        /// The number of views anchored to the part itself. In a group's elements, the views of its subitems come before the group's
        /// own.
        package var anchoredCount: Int
    }

    /// The group and its descendants, in pre-order.
    package var parts: [Part]
}

extension SolvedLayout {
    /// The structure of a group.
    package func anatomy(ofGroup group: Int, inSection section: Int) -> GroupAnatomy {
        let solved = solution.sections[section]
        guard let description = solved.description?.group else { return GroupAnatomy(parts: []) }
        let query = ElementQuery(self)
        let origin = query.groupOrigin(group, of: section)
        let outer = PixelRect(origin: origin, size: solved.run.template(group).size)
        var item = solved.run.firstItem(group)
        var parts = [GroupAnatomy.Part(
            description, slot: outer, frame: outer.inset(by: description.effectiveInsets), depth: 0, query)]
        for part in solved.run.parts(group) {
            var found = GroupAnatomy.Part(
                part.description, slot: part.slot.moved(by: origin), frame: part.frame.moved(by: origin),
                depth: part.depth + 1, query)
            found.isPresent = part.isPresent
            if !part.isPresent { found.anchoredCount = 0 }
            if found.arrangement == nil, part.isPresent {
                found.item = item
                item += 1
            }
            parts.append(found)
        }
        return GroupAnatomy(parts: parts)
    }

    /// The separators above and below a row of a list; none in other sections.
    package func separators(ofItem item: Int, inSection section: Int) -> [LayoutElement] {
        guard hasSeparators(inSection: section) else { return [] }
        return ListSeparators.Edge.allCases.compactMap { edge in
            element(.init(category: .decoration, kind: edge.kind, section: section, item: item))
        }
    }

    /// A section's own content insets, in points, without those of its insets reference.
    package func contentInsets(ofSection section: Int) -> NSDirectionalEdgeInsets {
        guard let insets = solution.sections[section].description?.insets else { return .zero }
        let grid = solution.grid
        return NSDirectionalEdgeInsets(insets, grid)
    }

    /// The spacing between sections, in points.
    package var interSectionSpacing: CGFloat { solution.grid.points(solution.description.interSectionSpacing) }
}

extension GroupAnatomy.Part {
    /// - Parameters:
    ///   - slot: in content coordinates.
    ///   - frame: in content coordinates.
    fileprivate init(
        _ description: PixelItem?, slot: PixelRect, frame: PixelRect, depth: Int, _ query: ElementQuery
    ) {
        let grid = query.solution.grid
        arrangement = nil
        interItemSpacing = 0
        isFlexible = false
        if case .group(let group) = description?.content {
            arrangement = switch group.arrangement {
            case .custom: .custom
            case .list, .count, .repeating, .empty: group.axis == .horizontal ? .horizontal : .vertical
            }
            interItemSpacing = grid.points(group.spacing.minimum)
            isFlexible = group.spacing.isFlexible
        }
        item = nil
        self.depth = depth
        self.slot = query.points(slot)
        self.frame = query.points(frame)
        contentInsets = description.map { NSDirectionalEdgeInsets($0.effectiveInsets, grid) } ?? .zero
        size = description.map { (
            $0.size.width.shorthand(of: .horizontal, grid), $0.size.height.shorthand(of: .vertical, grid)
        ) }
        trailing = description.flatMap { GroupAnatomy.EdgeRoom($0.edges.trailing, grid) }
        bottom = description.flatMap { GroupAnatomy.EdgeRoom($0.edges.bottom, grid) }
        isPresent = true
        anchoredCount = description?.anchored.count ?? 0
    }
}

extension GroupAnatomy.EdgeRoom {
    fileprivate init?(_ spacing: Spacing, _ grid: PixelGrid) {
        if spacing.isFlexible {
            self = .flexible
        } else if spacing.minimum > 0 {
            self = .fixed(grid.points(spacing.minimum))
        } else {
            return nil
        }
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate init(_ insets: PixelInsets, _ grid: PixelGrid) {
        self.init(
            top: grid.points(insets.top), leading: grid.points(insets.leading),
            bottom: grid.points(insets.bottom), trailing: grid.points(insets.trailing))
    }
}
