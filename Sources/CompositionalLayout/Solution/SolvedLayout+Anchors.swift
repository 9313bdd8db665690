package import Foundation

/// The space for groups and the anchors of views, for explanatory drawings. In points and content coordinates.
extension SolvedLayout {
    /// The rectangle that a section's insets and guides leave for its groups.
    package func groupArea(ofSection section: Int) -> CGRect {
        let solved = solution.sections[section]
        guard let description = solved.description else { return sectionFrame(section) }
        let axis = solution.scrollAxis
        var area = PixelRect(origin: solved.runOrigin, size: .zero)
        area.origin[axis] += solution.starts[section]
        area.size[axis] = solved.run.groupCount == 0 ? 0 : solved.isOrthogonal ? solved.crossRoom : solved.run.extent
        area.size[axis.cross] = solution.grid.pixels(viewport.size)[axis.cross]
            - description.insets.total(axis.cross) - description.referenceInsets.total(axis.cross)
        return ElementQuery(self).points(area)
    }

    /// The two points that position an anchored view.
    package struct AnchorPoints: Sendable {
        /// The point on the anchor's container.
        package var container: CGPoint
        /// The point on the view itself. The anchors' offsets separate the two.
        package var own: CGPoint
    }

    /// The anchor of a view; `nil` for elements in other roles.
    package func anchorPoints(of element: LayoutElement) -> AnchorPoints? {
        element.section.flatMap { anchorPoints(of: [element], inSection: $0)[0] }
    }

    /// The anchors of a section's views; `nil` for elements in other roles.
    ///
    /// - Complexity: O(elements + subitems and views of the section's group).
    package func anchorPoints(of elements: [LayoutElement], inSection section: Int) -> [AnchorPoints?] {
        let descriptions = solution.sections[section].description?.group.anchoredDescriptions ?? [:]
        return elements.map { element in
            guard element.role == .anchored, let description = element.kind.flatMap({ descriptions[$0] }) else { return nil }
            return anchorPoints(of: element, description)
        }
    }

    private func anchorPoints(of element: LayoutElement, _ description: PixelAnchored) -> AnchorPoints {
        let query = ElementQuery(self)
        let frame = query.pixels(element.frame)
        let container = description.containerAnchor
        let anchor = description.itemAnchor ?? .init(point: container.point, offset: .zero, isFractionalOffset: false)
        var (site, own) = (frame, frame)
        for axis in [Axis.horizontal, .vertical] {
            own.origin[axis] += anchor.point[axis] * frame.size[axis]
            let offsets = [container, anchor].map { $0.isFractionalOffset ? $0.offset[axis] * frame.size[axis] : $0.offset[axis] }
            site.origin[axis] = own.origin[axis] - offsets[0] - offsets[1]
            (own.size[axis], site.size[axis]) = (0, 0)
        }
        return AnchorPoints(container: query.points(site).origin, own: query.points(own).origin)
    }
}

extension PixelItem {
    /// The views anchored to the item and to its subitems, by kind. Kinds are unique within a section (B-B12).
    var anchoredDescriptions: [String: PixelAnchored] {
        var found: [String: PixelAnchored] = [:]
        collectAnchored(into: &found)
        return found
    }

    private func collectAnchored(into found: inout [String: PixelAnchored]) {
        for view in anchored where found[view.kind] == nil { found[view.kind] = view }
        guard case .group(let group) = content else { return }
        for subitem in group.subitems { subitem.collectAnchored(into: &found) }
    }
}

/// The elements around a section's groups and around sections, for explanatory drawings.
extension SolvedLayout {
    /// A section's headers, footers and side items; `slot` is their position before pinning.
    package func boundaryElements(ofSection section: Int) -> [LayoutElement] {
        let query = ElementQuery(self)
        return overriding(query.boundary(of: section).map { query.boundary($0, of: section) })
    }

    /// A section's backgrounds.
    package func decorationElements(ofSection section: Int) -> [LayoutElement] {
        let query = ElementQuery(self)
        return overriding(solution.sections[section].decorations.indices.map { query.decoration($0, of: section).element })
    }

    /// The layout's own headers, footers and side items; `slot` is their position before pinning.
    package var layoutWideElements: [LayoutElement] {
        let query = ElementQuery(self)
        return overriding(solution.boundary.map { query.layoutWide($0) })
    }

    private func overriding(_ own: [LayoutElement]) -> [LayoutElement] { overridden?.applied(to: own) ?? own }
}
