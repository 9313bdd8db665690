extension NSCollectionLayoutSection {
    /// A section of full-width rows that size themselves (B-T1), with the insets, headers, footers and separators of a
    /// list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        // Separators are read when the layout is solved: they depend on the section's index and number of items.
        let description = SectionDescription.list(
            configuration.description(ofSection: 0, itemCount: 0), traits: layoutEnvironment.traitCollection.traits,
            width: layoutEnvironment.container.contentSize.width)
        let row = NSCollectionLayoutSize(description.group.width, description.group.height)
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        section.contentInsets = description.contentInsets
        section.contentInsetsReference = description.contentInsetsReference
        section.list = configuration
        section.list?.metrics = description.list?.metrics
        section.boundarySupplementaryItems = description.boundaryItems.map(NSCollectionLayoutBoundarySupplementaryItem.init)
        return section
    }
}

extension NSCollectionLayoutSize {
    fileprivate convenience init(_ width: LayoutDimension, _ height: LayoutDimension) {
        self.init(widthDimension: NSCollectionLayoutDimension(width), heightDimension: NSCollectionLayoutDimension(height))
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    /// A header or footer of a list.
    fileprivate convenience init(_ description: BoundaryDescription) {
        self.init(
            layoutSize: NSCollectionLayoutSize(description.width, description.height), elementKind: description.kind,
            alignment: description.alignment)
        pinToVisibleBounds = description.isPinned
        zIndex = description.zIndex
    }
}
