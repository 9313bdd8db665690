import LinuxUIKit
import Testing

/// Copies have all values of their original and share nothing with it (Tables A2 to A8).
struct CopyTests {
    private let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

    private func filledItem() -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(1), .estimated(2)), supplementaryItems: [badge("new", .top)])
        item.contentInsets = insets
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: nil, trailing: .flexible(2), bottom: nil)
        return item
    }

    private func filledGroup() -> NSCollectionLayoutGroup {
        let group = column(.absolute(90), spacing: .flexible(4), [filledItem()])
        group.contentInsets = insets
        group.edgeSpacing = filledItem().edgeSpacing
        group.supplementaryItems = [badge("caption", .bottom)]
        return group
    }

    private func filledSection() -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: filledGroup())
        section.contentInsets = insets
        section.interGroupSpacing = 5
        section.contentInsetsReference = .readableContent
        section.supplementaryContentInsetsReference = .none
        section.supplementariesFollowContentInsets = false
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.orthogonalScrollingProperties.decelerationRate = .fast
        section.orthogonalScrollingProperties.bounce = .always
        section.boundarySupplementaryItems = [boundary("header", .absolute(30), .top)]
        section.visibleItemsInvalidationHandler = { _, _, _ in }
        section.decorationItems = [.background(elementKind: "background")]
        return section
    }

    private func filledConfiguration() -> UICollectionViewCompositionalLayoutConfiguration {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.interSectionSpacing = 10
        configuration.boundarySupplementaryItems = [boundary("title", .absolute(80), .top)]
        configuration.contentInsetsReference = .layoutMargins
        return configuration
    }

    /// Descriptions tell every value that is not a default (`DescriptionTests`).
    @Test func copiesHaveAllValuesOfTheirOriginals() throws {
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
        (background.contentInsets, background.zIndex) = (insets, -2)
        let owned = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(1), .absolute(2)), elementKind: "dot", containerAnchor: .init(edges: .top),
            itemAnchor: .init(edges: .bottom, fractionalOffset: CGPoint(x: 3, y: -4)))
        owned.zIndex = 4
        let originals: [any NSCopying & CustomStringConvertible] = [
            filledItem(), filledGroup(), filledSection(), filledConfiguration(), background, owned,
            boundary("header", .absolute(9), .bottomTrailing, offset: CGPoint(x: 1, y: 2), extends: false, pins: true),
            NSCollectionLayoutGroupCustomItem(frame: rect(-1, 0, 0, -4), zIndex: -3),
        ]
        for original in originals {
            let copy = try #require(original.copy(with: nil) as? any CustomStringConvertible)
            #expect(copy.description == original.description)
        }
        let (section, copy) = (filledSection(), try #require(filledSection().copy() as? NSCollectionLayoutSection))
        #expect("\(copy.orthogonalScrollingProperties)" == "\(section.orthogonalScrollingProperties)")
        #expect(copy.visibleItemsInvalidationHandler != nil)
    }

    @Test func changingACopyLeavesTheOriginal() throws {
        let (item, group, section, configuration) = (filledItem(), filledGroup(), filledSection(), filledConfiguration())
        let before = ["\(item)", group.visualDescription(), "\(section)", "\(configuration)"]
        let properties = "\(section.orthogonalScrollingProperties)"
        let itemCopy = try #require(item.copy() as? NSCollectionLayoutItem)
        itemCopy.contentInsets = .zero
        itemCopy.supplementaryItems[0].zIndex = 9
        let groupCopy = try #require(group.copy() as? NSCollectionLayoutGroup)
        groupCopy.supplementaryItems = []
        groupCopy.interItemSpacing = nil
        groupCopy.subitems[0].contentInsets.top = 6
        let sectionCopy = try #require(section.copy() as? NSCollectionLayoutSection)
        sectionCopy.contentInsets = .zero
        sectionCopy.orthogonalScrollingProperties.bounce = .never
        sectionCopy.decorationItems[0].zIndex = -1
        sectionCopy.boundarySupplementaryItems[0].extendsBoundary = false
        let configurationCopy = try #require(configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration)
        configurationCopy.scrollDirection = .vertical
        configurationCopy.boundarySupplementaryItems[0].pinToVisibleBounds = true
        #expect(["\(item)", group.visualDescription(), "\(section)", "\(configuration)"] == before)
        #expect(item.supplementaryItems[0].zIndex == 1 && section.decorationItems[0].zIndex == 0)
        #expect(section.boundarySupplementaryItems[0].extendsBoundary && "\(section.orthogonalScrollingProperties)" == properties)
        #expect(!configuration.boundarySupplementaryItems[0].pinToVisibleBounds)
    }

    @Test func subitemsAndBadgesAreCopiedWhenTheyAreGiven() {
        let (view, third) = (badge("new", .top), item(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        let badged = NSCollectionLayoutItem(layoutSize: third.layoutSize, supplementaryItems: [view])
        view.zIndex = 9
        #expect(badged.supplementaryItems[0].zIndex == 1)
        let group = row(.absolute(50), [third, third])
        third.contentInsets.top = 5
        group.subitems[0].contentInsets.top = 6
        #expect(group.subitems.map(\.layoutSize) == [third.layoutSize, third.layoutSize])
        #expect(group.subitems.map(\.contentInsets) == [.zero, .zero])
    }
}
