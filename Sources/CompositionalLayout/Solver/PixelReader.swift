public import Foundation

/// Converts a description to the solver's values, with lengths in device pixels and guides resolved.
struct PixelReader {
    var viewport: LayoutViewport
    var layout: LayoutDescription

    private var grid: PixelGrid { PixelGrid(scale: Double(viewport.scale)) }
    private var scrollAxis: Axis { layout.scrollAxis }

    func wholeLayout() -> PixelLayout {
        PixelLayout(
            scrollAxis: scrollAxis, interSectionSpacing: grid.pixels(layout.interSectionSpacing),
            boundary: layout.boundaryItems.map(boundary))
    }

    /// - Complexity: O(subitems), and O(rows with separators of their own) for a list.
    func section(_ section: SectionDescription, at index: Int, itemCount: Int) -> PixelSection {
        let isFollowing = section.supplementariesFollowContentInsets
            && section.supplementaryContentInsetsReference != .none
        let insets = grid.pixels(contentInsets(of: section, at: index))
        var pixels = PixelSection(
            group: item(section.group),
            insets: insets,
            referenceInsets: guide(section.contentInsetsReference),
            boundaryInsets: sum(isFollowing ? across(insets) : .zero, guide(boundaryReference(of: section))),
            interGroupSpacing: grid.pixels(section.interGroupSpacing),
            scrolling: section.orthogonalScrollingBehavior,
            boundary: section.boundaryItems.map(boundary),
            decorations: section.decorationItems.map(decoration),
            isList: section.list != nil,
            separators: section.list.flatMap { separators($0, itemCount: itemCount) },
            headerPadding: section.list.map(headerPadding) ?? 0)
        // A header that hugs its content is as wide as the list until it is measured (B-T15).
        for item in pixels.boundary.indices
        where section.list?.hugsHeaders == true && pixels.boundary[item].kind == ElementKind.sectionHeader {
            pixels.boundary[item].size.width = .estimated(grid.pixels(viewport.size).width - pixels.boundaryInsets.total(.horizontal))
        }
        return pixels
    }

    /// A section's content insets; those of a list depend on its position and on the view's margins.
    private func contentInsets(of section: SectionDescription, at index: Int) -> NSDirectionalEdgeInsets {
        guard let list = section.list else { return section.contentInsets }
        let safeArea = safeArea(beyond: section.contentInsetsReference)
        return ListInsets(list: list, scale: viewport.traits.displayScale).insets(
            section.contentInsets, isFirst: index == 0, isLast: index == layout.sections.count - 1,
            in: ListInsets.Sides(margins: viewport.marginsBeyondSafeArea, safeArea: safeArea))
    }

    /// The part of the leading and trailing safe area that a guide does not cover; zero in a horizontal layout, where the scroll
    /// view insets its content by the safe area.
    private func safeArea(beyond reference: ContentInsetsReference) -> NSDirectionalEdgeInsets {
        guard scrollAxis == .vertical else { return .zero }
        let (whole, guide) = (viewport.safeAreaInsets, viewport.insets(of: resolved(reference)))
        return NSDirectionalEdgeInsets(
            top: 0, leading: max(0, whole.leading - guide.leading), bottom: 0, trailing: max(0, whole.trailing - guide.trailing))
    }

    /// The guide of a section's boundary items; by default, the section's own (B-B9, B-R4).
    private func boundaryReference(of section: SectionDescription) -> ContentInsetsReference {
        let own = section.supplementaryContentInsetsReference
        return own == .automatic ? section.contentInsetsReference : own
    }

    /// The padding before a supplementary header; 0 otherwise. If the first row is the header, the section's insets contain the
    /// padding.
    private func headerPadding(_ list: ListDescription) -> Double {
        list.headerMode == .supplementary ? grid.pixels(list.headerPadding) : 0
    }

    private func separators(_ list: ListDescription, itemCount: Int) -> ListSeparators? {
        var separators = ListSeparators(list, itemCount: itemCount, grid: grid)
        if scrollAxis == .vertical { separators?.safeArea = grid.pixels(viewport.safeAreaInsets.leading) }
        return separators
    }

    private func boundary(_ item: BoundaryDescription) -> PixelBoundary {
        PixelBoundary(
            kind: item.kind, size: dimensions(item.width, item.height), insets: grid.pixels(item.contentInsets),
            alignment: item.alignment, offset: grid.pixels(item.offset), extendsBoundary: item.extendsBoundary,
            isPinned: item.isPinned, zIndex: item.zIndex)
    }

    private func decoration(_ item: DecorationDescription) -> PixelDecoration {
        PixelDecoration(kind: item.kind, insets: grid.pixels(item.contentInsets), zIndex: item.zIndex)
    }

    /// The insets of a guide, across the scroll axis only (B-R2).
    private func guide(_ reference: ContentInsetsReference) -> PixelInsets {
        across(grid.pixels(viewport.insets(of: resolved(reference))))
    }

    private func resolved(_ reference: ContentInsetsReference) -> ContentInsetsReference {
        reference == .automatic ? layout.contentInsetsReference : reference
    }

    private func across(_ insets: PixelInsets) -> PixelInsets {
        insets.keeping { $0 == scrollAxis.cross }
    }

    private func sum(_ first: PixelInsets, _ second: PixelInsets) -> PixelInsets {
        PixelInsets(
            top: first.top + second.top, leading: first.leading + second.leading,
            bottom: first.bottom + second.bottom, trailing: first.trailing + second.trailing)
    }
}

// MARK: - Items and groups

extension PixelReader {
    private func item(_ item: ItemDescription) -> PixelItem {
        let content: PixelItem.Content = switch item.content {
        case .cell: .cell
        case .group(let group): .group(self.group(group))
        }
        return PixelItem(
            size: dimensions(item.width, item.height), insets: grid.pixels(item.contentInsets), edges: edges(item.edgeSpacing),
            anchored: item.supplementaryItems.map(anchored), content: content)
    }

    private func group(_ group: GroupDescription) -> PixelGroup {
        let (axis, arrangement): (Axis, PixelGroup.Arrangement) = switch group.arrangement {
        case .list(let subitems): (group.axis, .list(subitems.map(item)))
        case .count(let subitem, let count): (group.axis, .count(item(subitem), count))
        case .repeating(let subitem, let count): (group.axis, .repeating(item(subitem), count))
        case .custom(let frames):
            (scrollAxis, .custom(frames.map { PixelGroup.CustomFrame(frame: grid.pixels($0.frame), zIndex: $0.zIndex) }))
        case .empty: (scrollAxis, .empty)
        }
        return PixelGroup(axis: axis, arrangement: arrangement, spacing: pixels(group.interItemSpacing))
    }

    private func anchored(_ item: SupplementaryDescription) -> PixelAnchored {
        PixelAnchored(
            kind: item.kind, size: dimensions(item.width, item.height), insets: grid.pixels(item.contentInsets),
            containerAnchor: anchor(item.containerAnchor), itemAnchor: item.itemAnchor.map(anchor), zIndex: item.zIndex)
    }

    private func anchor(_ anchor: LayoutAnchor) -> PixelAnchored.Anchor {
        func fraction(_ near: NSDirectionalRectEdge, _ far: NSDirectionalRectEdge) -> Double {
            switch (anchor.edges.contains(near), anchor.edges.contains(far)) {
            case (true, false): 0
            case (false, true): 1
            case (true, true), (false, false): 0.5
            }
        }
        return PixelAnchored.Anchor(
            point: PixelPoint(x: fraction(.leading, .trailing), y: fraction(.top, .bottom)),
            offset: anchor.isFractionalOffset
                ? PixelPoint(x: Double(anchor.offset.x), y: Double(anchor.offset.y))
                : grid.pixels(anchor.offset),
            isFractionalOffset: anchor.isFractionalOffset)
    }

    private func dimensions(_ width: LayoutDimension, _ height: LayoutDimension) -> PixelDimensions {
        PixelDimensions(width: PixelDimension(width, grid), height: PixelDimension(height, grid))
    }

    private func pixels(_ spacing: LayoutSpacing) -> Spacing {
        switch spacing {
        case .fixed(let points): Spacing(minimum: grid.pixels(points), isFlexible: false)
        case .flexible(let points): Spacing(minimum: grid.pixels(points), isFlexible: true)
        }
    }

    private func edges(_ edges: LayoutEdgeSpacing) -> EdgeSpacing {
        EdgeSpacing(
            leading: pixels(edges.leading), top: pixels(edges.top), trailing: pixels(edges.trailing),
            bottom: pixels(edges.bottom))
    }
}

extension PixelDimension {
    fileprivate init(_ dimension: LayoutDimension, _ grid: PixelGrid) {
        guard dimension.value.isFinite else {
            self = .refused(dimension)
            return
        }
        self = switch dimension {
        case .fractionalWidth(let fraction): .fraction(Double(fraction), of: .horizontal)
        case .fractionalHeight(let fraction): .fraction(Double(fraction), of: .vertical)
        case .absolute(let points): .absolute(grid.pixels(points))
        case .estimated(let points): .estimated(grid.pixels(points))
        case .uniformAcrossSiblings(let points): .uniform(grid.pixels(points))
        }
    }
}

// MARK: - Custom groups

extension LayoutViewport {
    /// The outer size of a custom group, in which its frames are placed: its size resolved in the whole viewport (B-G9, E2).
    ///
    /// - Returns: points; `nil` for a size that is not finite, which solving refuses.
    public func size(ofCustomGroup width: LayoutDimension, _ height: LayoutDimension) -> CGSize? {
        let grid = PixelGrid(scale: Double(scale))
        let dimensions = PixelDimensions(width: PixelDimension(width, grid), height: PixelDimension(height, grid))
        let resolved = dimensions.resolved(in: grid.pixels(size))
        guard resolved.width.isFinite, resolved.height.isFinite else { return nil }
        return grid.points(resolved)
    }
}
