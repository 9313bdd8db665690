import Foundation

/// Copies the API's classes into the solver's values, with lengths in device pixels and guides resolved.
struct DescriptionReader {
    var viewport: LayoutViewport
    var scrollAxis: Axis
    /// The configuration's reference, for sections that use `.automatic`.
    var contentInsetsReference: UIContentInsetsReference
    var sectionCount = 0

    private var grid: PixelGrid { PixelGrid(scale: Double(viewport.scale)) }

    /// - Complexity: O(subitems), and O(items) for a list whose separators are configured row by row.
    func section(_ section: NSCollectionLayoutSection, at index: Int, itemCount: Int) -> SectionDescription {
        let isFollowing = section.supplementariesFollowContentInsets
            && section.supplementaryContentInsetsReference != .none
        let insets = grid.pixels(contentInsets(of: section, at: index))
        return SectionDescription(
            group: item(section.group),
            insets: insets,
            referenceInsets: guide(section.contentInsetsReference),
            boundaryInsets: sum(isFollowing ? across(insets) : .zero, guide(boundaryReference(of: section))),
            interGroupSpacing: grid.pixels(section.interGroupSpacing),
            scrolling: section.orthogonalScrollingBehavior,
            boundary: section.boundarySupplementaryItems.map(boundary),
            decorations: section.decorationItems.map(decoration),
            separators: section.list.flatMap { list in
                ListSeparators(list, section: index, itemCount: itemCount, grid: grid)
            },
            headerPadding: section.list.map(headerPadding) ?? 0)
    }

    /// A list's insets depend on its place and on the view's margins.
    private func contentInsets(of section: NSCollectionLayoutSection, at index: Int) -> NSDirectionalEdgeInsets {
        guard let list = section.list else { return section.contentInsets }
        let (margins, safeArea) = (viewport.layoutMargins, viewport.safeAreaInsets)
        return ListInsets(configuration: list, scale: viewport.traitCollection.displayScale).insets(
            section.contentInsets, isFirst: index == 0, isLast: index == sectionCount - 1,
            margins: NSDirectionalEdgeInsets(
                top: 0, leading: margins.leading - safeArea.leading, bottom: 0,
                trailing: margins.trailing - safeArea.trailing))
    }

    /// Headers and footers of a list align with its rows, which follow the list's own guide (B-T2, B-R4); others follow
    /// the configuration's (B-B9).
    private func boundaryReference(of section: NSCollectionLayoutSection) -> UIContentInsetsReference {
        let own = section.supplementaryContentInsetsReference
        return own == .automatic && section.list != nil ? section.contentInsetsReference : own
    }

    /// A supplementary header is moved by its padding; a first row by the section's insets.
    private func headerPadding(_ list: UICollectionLayoutListConfiguration) -> Double {
        list.headerMode == .supplementary ? grid.pixels(list.headerPadding) : 0
    }

    func boundary(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> BoundaryDescription {
        BoundaryDescription(
            kind: item.elementKind, size: dimensions(item.layoutSize), insets: grid.pixels(item.contentInsets),
            alignment: item.alignment, offset: grid.pixels(item.offset), extendsBoundary: item.extendsBoundary,
            isPinned: item.pinToVisibleBounds, zIndex: item.zIndex)
    }

    private func decoration(_ item: NSCollectionLayoutDecorationItem) -> DecorationDescription {
        DecorationDescription(kind: item.elementKind, insets: grid.pixels(item.contentInsets), zIndex: item.zIndex)
    }

    /// The insets of a guide, across the scroll axis only (B-R2).
    private func guide(_ reference: UIContentInsetsReference) -> PixelInsets {
        let resolved = reference == .automatic ? contentInsetsReference : reference
        return across(grid.pixels(viewport.insets(of: resolved)))
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

extension DescriptionReader {
    func item(_ item: NSCollectionLayoutItem) -> ItemDescription {
        ItemDescription(
            size: dimensions(item.layoutSize),
            insets: grid.pixels(item.contentInsets),
            edges: item.edgeSpacing.map(edges) ?? EdgeSpacing(),
            anchored: item.supplementaryItems.map(anchored),
            content: (item as? NSCollectionLayoutGroup).map { .group(group($0)) } ?? .cell)
    }

    private func group(_ group: NSCollectionLayoutGroup) -> GroupDescription {
        let spacing = group.interItemSpacing.map(self.spacing) ?? .none
        switch group.arrangement {
        case .list(let axis, let subitems):
            return GroupDescription(axis: axis, arrangement: .list(subitems.map(item)), spacing: spacing)
        case .count(let axis, let subitem, let count):
            return GroupDescription(axis: axis, arrangement: .count(item(subitem), count), spacing: spacing)
        case .repeating(let axis, let subitem, let count):
            return GroupDescription(axis: axis, arrangement: .repeating(item(subitem), count), spacing: spacing)
        case .custom(let provider):
            // The provider's container is the group's size resolved in the whole collection view, and has the group's
            // insets (B-G9, E2).
            let size = dimensions(group.layoutSize).resolved(in: grid.pixels(viewport.size))
            // A size that solving refuses is not shown to a provider, which may count on its being finite.
            guard size.width.isFinite, size.height.isFinite else {
                return GroupDescription(axis: scrollAxis, arrangement: .custom([]), spacing: spacing)
            }
            let environment = LayoutEnvironment(
                of: group, size: grid.points(size), traitCollection: viewport.traitCollection)
            let frames = provider(environment).map { item in
                GroupDescription.CustomFrame(frame: grid.pixels(item.frame), zIndex: item.zIndex)
            }
            return GroupDescription(axis: scrollAxis, arrangement: .custom(frames), spacing: spacing)
        case .empty:
            return GroupDescription(axis: scrollAxis, arrangement: .empty, spacing: spacing)
        }
    }

    private func anchored(_ item: NSCollectionLayoutSupplementaryItem) -> AnchoredDescription {
        AnchoredDescription(
            kind: item.elementKind, size: dimensions(item.layoutSize), insets: grid.pixels(item.contentInsets),
            containerAnchor: anchor(item.containerAnchor), itemAnchor: item.itemAnchor.map(anchor), zIndex: item.zIndex)
    }

    private func anchor(_ anchor: NSCollectionLayoutAnchor) -> AnchoredDescription.Anchor {
        func fraction(_ near: NSDirectionalRectEdge, _ far: NSDirectionalRectEdge) -> Double {
            switch (anchor.edges.contains(near), anchor.edges.contains(far)) {
            case (true, false): 0
            case (false, true): 1
            case (true, true), (false, false): 0.5
            }
        }
        return AnchoredDescription.Anchor(
            point: PixelPoint(x: fraction(.leading, .trailing), y: fraction(.top, .bottom)),
            offset: anchor.isFractionalOffset
                ? PixelPoint(x: Double(anchor.offset.x), y: Double(anchor.offset.y))
                : grid.pixels(anchor.offset),
            isFractionalOffset: anchor.isFractionalOffset)
    }

    private func dimensions(_ size: NSCollectionLayoutSize) -> PixelDimensions {
        PixelDimensions(width: dimension(size.widthDimension), height: dimension(size.heightDimension))
    }

    private func dimension(_ dimension: NSCollectionLayoutDimension) -> PixelDimension {
        guard dimension.dimension.isFinite else { return .refused(dimension.kind, dimension.dimension) }
        return switch dimension.kind {
        case .fractionalWidth: .fraction(Double(dimension.dimension), of: .horizontal)
        case .fractionalHeight: .fraction(Double(dimension.dimension), of: .vertical)
        case .absolute: .absolute(grid.pixels(dimension.dimension))
        case .estimated: .estimated(grid.pixels(dimension.dimension))
        case .uniformAcrossSiblings: .uniform(grid.pixels(dimension.dimension))
        }
    }

    private func spacing(_ spacing: NSCollectionLayoutSpacing) -> Spacing {
        Spacing(minimum: grid.pixels(spacing.spacing), isFlexible: spacing.isFlexible)
    }

    private func edges(_ edges: NSCollectionLayoutEdgeSpacing) -> EdgeSpacing {
        EdgeSpacing(
            leading: edges.leading.map(spacing) ?? .none, top: edges.top.map(spacing) ?? .none,
            trailing: edges.trailing.map(spacing) ?? .none, bottom: edges.bottom.map(spacing) ?? .none)
    }
}
