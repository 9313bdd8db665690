import Foundation

/// Copies a layout's UIKit objects into the engine's description.
struct DescriptionReader {
    var viewport: LayoutViewport

    /// The engine's description of a layout.
    ///
    /// - Parameter sections: each section as its provider describes it; `nil` where it describes none (B-L6).
    /// - Complexity: O(sections × subitems); one section object in consecutive places is read once, if `isAlikeEverywhere`.
    func layout(
        _ configuration: UICollectionViewCompositionalLayoutConfiguration, _ sections: [NSCollectionLayoutSection?],
        itemCounts: [Int]
    ) -> LayoutDescription {
        var layout = LayoutDescription(
            sections: [], scrollAxis: configuration.scrollDirection == .vertical ? .vertical : .horizontal)
        layout.interSectionSpacing = configuration.interSectionSpacing
        layout.contentInsetsReference = configuration.contentInsetsReference
        layout.boundaryItems = configuration.boundarySupplementaryItems.map(boundary)
        layout.sections.reserveCapacity(sections.count)
        for (index, section) in sections.enumerated() {
            if index > 0, let section, section === sections[index - 1], section.isAlikeEverywhere {
                layout.sections.append(layout.sections[index - 1])
            } else {
                layout.sections.append(section.map { self.section($0, at: index, itemCount: itemCounts[index]) })
            }
        }
        return layout
    }

    private func section(_ section: NSCollectionLayoutSection, at index: Int, itemCount: Int) -> SectionDescription {
        var description = SectionDescription(group: item(section.group), interGroupSpacing: section.interGroupSpacing)
        description.contentInsets = section.contentInsets
        description.contentInsetsReference = section.contentInsetsReference
        description.supplementaryContentInsetsReference = section.supplementaryContentInsetsReference
        description.supplementariesFollowContentInsets = section.supplementariesFollowContentInsets
        description.orthogonalScrollingBehavior = section.orthogonalScrollingBehavior
        description.boundaryItems = section.boundarySupplementaryItems.map(boundary)
        description.decorationItems = section.decorationItems.map(decoration)
        description.list = section.list?.description(ofSection: index, itemCount: itemCount)
        return description
    }

    private func boundary(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> BoundaryDescription {
        var description = BoundaryDescription(
            kind: item.elementKind, width: item.layoutSize.widthDimension.value, height: item.layoutSize.heightDimension.value,
            alignment: item.alignment, offset: item.offset)
        description.contentInsets = item.contentInsets
        description.extendsBoundary = item.extendsBoundary
        description.isPinned = item.pinToVisibleBounds
        description.zIndex = item.zIndex
        return description
    }

    private func decoration(_ item: NSCollectionLayoutDecorationItem) -> DecorationDescription {
        var description = DecorationDescription(kind: item.elementKind)
        description.contentInsets = item.contentInsets
        description.zIndex = item.zIndex
        return description
    }

    private func item(_ item: NSCollectionLayoutItem) -> ItemDescription {
        var description = ItemDescription(
            width: item.layoutSize.widthDimension.value, height: item.layoutSize.heightDimension.value,
            contentInsets: item.contentInsets)
        description.edgeSpacing = item.edgeSpacing.map(edges) ?? LayoutEdgeSpacing()
        description.supplementaryItems = item.supplementaryItems.map(supplementary)
        if let group = item as? NSCollectionLayoutGroup { description.content = .group(self.group(group, description)) }
        return description
    }

    private func edges(_ edges: NSCollectionLayoutEdgeSpacing) -> LayoutEdgeSpacing {
        LayoutEdgeSpacing(
            leading: edges.leading?.value ?? .fixed(0), top: edges.top?.value ?? .fixed(0),
            trailing: edges.trailing?.value ?? .fixed(0), bottom: edges.bottom?.value ?? .fixed(0))
    }

    private func supplementary(_ item: NSCollectionLayoutSupplementaryItem) -> SupplementaryDescription {
        var description = SupplementaryDescription(
            kind: item.elementKind, width: item.layoutSize.widthDimension.value, height: item.layoutSize.heightDimension.value,
            containerAnchor: item.containerAnchor.value, itemAnchor: item.itemAnchor?.value)
        description.contentInsets = item.contentInsets
        description.zIndex = item.zIndex
        return description
    }

    /// - Parameter item: the group's own size and insets.
    private func group(_ group: NSCollectionLayoutGroup, _ item: ItemDescription) -> GroupDescription {
        let spacing = group.interItemSpacing?.value ?? .fixed(0)
        switch group.arrangement {
        case .list(let axis, let subitems):
            return GroupDescription(axis: axis, arrangement: .list(subitems.map(self.item)), interItemSpacing: spacing)
        case .count(let axis, let subitem, let count):
            return GroupDescription(axis: axis, arrangement: .count(self.item(subitem), count), interItemSpacing: spacing)
        case .repeating(let axis, let subitem, let count):
            return GroupDescription(axis: axis, arrangement: .repeating(self.item(subitem), count), interItemSpacing: spacing)
        case .custom(let provider):
            return GroupDescription(axis: .vertical, arrangement: .custom(frames(item, provider)), interItemSpacing: spacing)
        case .empty: return GroupDescription(axis: .vertical, arrangement: .empty, interItemSpacing: spacing)
        }
    }

    /// The frames of a custom group; its provider sees the group's size and insets (B-G9, E2).
    private func frames(
        _ item: ItemDescription, _ provider: NSCollectionLayoutGroupCustomItemProvider
    ) -> [GroupDescription.CustomFrame] {
        // Providers may rely on a finite size, so a size that solving rejects never reaches them.
        guard let size = viewport.size(ofCustomGroup: item.width, item.height) else { return [] }
        let container = LayoutContainer(
            contentSize: size, contentInsets: item.contentInsets, effectiveContentInsets: item.effectiveContentInsets)
        let environment = LayoutEnvironment(container: container, traitCollection: viewport.traitCollection)
        return provider(environment).map { GroupDescription.CustomFrame($0.frame, zIndex: $0.zIndex) }
    }
}

extension NSCollectionLayoutSection {
    /// True if the section has the same description at every index: it is not a list, and has no custom group.
    fileprivate var isAlikeEverywhere: Bool { list == nil && !group.asksProvider }
}

extension NSCollectionLayoutGroup {
    /// True for a custom group, and for a group that contains one.
    fileprivate var asksProvider: Bool {
        switch arrangement {
        case .list(_, let subitems): subitems.contains { ($0 as? NSCollectionLayoutGroup)?.asksProvider == true }
        case .count(_, let subitem, _), .repeating(_, let subitem, _): (subitem as? NSCollectionLayoutGroup)?.asksProvider == true
        case .custom: true
        case .empty: false
        }
    }
}
