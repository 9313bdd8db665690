import LinuxUIKit
import TestSupport
import Testing

/// Elements whose content has changed, invalidated one by one, end where a reload ends.
struct InvalidationPropertyTests {
    /// The sizes that content answers with now.
    private final class Content: @unchecked Sendable {
        private let lock = NSLock()
        private var sizes: [LayoutElement.ID: CGSize] = [:]
        private var random: SeededGenerator

        init(_ random: SeededGenerator) { self.random = random }

        func size(of element: LayoutElement.ID) -> CGSize { lock.withLock { sizes[element] ?? renewed(element) } }

        func change(_ element: LayoutElement.ID) { lock.withLock { _ = renewed(element) } }

        private func renewed(_ element: LayoutElement.ID) -> CGSize {
            let size = CGSize(width: random.one(of: [20, 47.5, 90, 160]), height: random.one(of: [10, 22.5, 60, 130]))
            sizes[element] = size
            return size
        }
    }

    /// Flowing chips or rows with badges, under a header and above a footer, all of estimated sizes.
    private static func layout(_ random: inout SeededGenerator) -> UICollectionViewCompositionalLayout {
        let badges = random.chance(0.5) ? [badge("badge", [.top, .trailing], width: .estimated(20), height: .estimated(20))] : []
        let cell = NSCollectionLayoutItem(
            layoutSize: size(random.one(of: [.estimated(80), .fractionalWidth(0.5)]), .estimated(30)), supplementaryItems: badges)
        let section = NSCollectionLayoutSection(group: row(.estimated(30), spacing: random.one(of: [nil, .fixed(7)]), [cell]))
        section.interGroupSpacing = random.one(of: [0, 6])
        section.boundarySupplementaryItems = [boundary("header", .estimated(40), .top), boundary("footer", .estimated(20), .bottom)]
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func identity(_ attributes: UICollectionViewLayoutAttributes) -> LayoutElement.ID {
        let (kind, path) = (attributes.representedElementKind, attributes.indexPath)
        return LayoutElement.ID(category: kind == nil ? .cell : .supplementary, kind: kind, section: path.section, item: path.item)
    }

    @Test(arguments: Seeds.few)
    func changedPartsThatAreInvalidatedAreWhereAReloadPutsThem(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let layout = Self.layout(&random)
        let content = Content(random)
        // High enough to measure every element.
        let view = UICollectionView(frame: rect(0, 0, 320, 5_000), collectionViewLayout: layout)
        view.content = LayoutContent(itemCounts: [random.one(of: [1, 4, 11]), 2], fittingSize: { element, _ in content.size(of: element) })
        func elements() -> [String] {
            view.layoutIfNeeded()
            return (layout.layoutAttributesForElements(in: view.bounds) ?? []).map(\.description).sorted()
        }
        _ = elements()
        for turn in 0..<4 {
            let context = UICollectionViewLayoutInvalidationContext()
            let measured = (layout.layoutAttributesForElements(in: view.bounds) ?? []).shuffled(using: &random)
            for attributes in measured.prefix(random.one(of: [1, 2, 7])) {
                content.change(identity(attributes))
                switch attributes.representedElementKind {
                case nil: context.invalidateItems(at: [attributes.indexPath])
                case let kind?: context.invalidateSupplementaryElements(ofKind: kind, at: [attributes.indexPath])
                }
            }
            layout.invalidateLayout(with: context)
            let partly = elements()
            view.reloadData()
            #expect(partly == elements(), "turn \(turn), \(context)")
        }
    }
}
