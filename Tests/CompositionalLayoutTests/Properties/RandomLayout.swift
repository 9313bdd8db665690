import LinuxUIKit
import TestSupport

/// A layout, its content and viewport, generated from a seed.
struct RandomLayout {
    /// The possible features of the layout.
    struct Features: OptionSet {
        let rawValue: Int

        static let estimates = Features(rawValue: 1)
        static let fractions = Features(rawValue: 2)
        static let boundary = Features(rawValue: 4)
        static let negativeSpacing = Features(rawValue: 8)
        static let orthogonal = Features(rawValue: 16)
        static let edgeSpacing = Features(rawValue: 32)
        static let everything: Features = [.estimates, .fractions, .boundary, .negativeSpacing, .orthogonal, .edgeSpacing]
    }

    private var random: SeededGenerator
    private let features: Features
    private var kinds = 0

    private(set) var sections: [NSCollectionLayoutSection]
    let configuration: UICollectionViewCompositionalLayoutConfiguration
    var itemCounts: [Int]
    var viewport: LayoutViewport

    init(seed: UInt64, _ features: Features = .everything) {
        self.features = features
        random = SeededGenerator(seed: seed)
        sections = []
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        itemCounts = []
        viewport = LayoutViewport(width: 320, height: 480, scale: 2)

        var sections: [NSCollectionLayoutSection] = []
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            sections.append(section())
            itemCounts.append(random.one(of: [0, 1, 2, 5, 9, 30]))
        }
        self.sections = sections
        configuration.scrollDirection = random.one(of: [.vertical, .vertical, .horizontal])
        configuration.interSectionSpacing = spacing()
        if features.contains(.boundary), random.chance(0.3) {
            configuration.boundarySupplementaryItems = [boundaryItem()]
        }
        viewport = LayoutViewport(
            width: random.one(of: [320, 375, 393]), height: random.one(of: [480, 667]), scale: random.one(of: [1, 2, 3]))
        viewport.contentOffset = CGPoint(x: 0, y: random.one(of: [0, 0, 35, 410]))
    }

    /// Solves the layout; `nil` if UIKit would reject it.
    func solved(
        in viewport: LayoutViewport? = nil, measuring: LayoutContent.Measuring = .everything
    ) -> SolvedLayout? {
        let sections = sections
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in sections[index] }, configuration: configuration)
        let fitting: LayoutContent.FittingSize = { element, proposal in
            let draw = ((element.section ?? 1) * 31 + element.item * 17) % 7
            return draw == 0 ? nil : CGSize(width: 20 + CGFloat(draw) * 13.5, height: 15 + CGFloat(draw) * 9.25)
        }
        let content = LayoutContent(
            itemCounts: itemCounts, fittingSize: features.contains(.estimates) ? fitting : nil, measuring: measuring)
        return try? layout.solve(in: viewport ?? self.viewport, content: content)
    }
}

// MARK: - Parts

extension RandomLayout {
    private mutating func length() -> CGFloat { random.one(of: [10, 17, 20, 30.5, 33.3, 44, 80, 120]) }

    private mutating func spacing() -> CGFloat {
        let negative: [CGFloat] = features.contains(.negativeSpacing) ? [-6, -30] : []
        return random.one(of: [0, 0, 0, 4, 10, 12.5] + negative)
    }

    private mutating func dimension() -> NSCollectionLayoutDimension {
        let draw = Double.random(in: 0..<1, using: &random)
        if features.contains(.estimates), draw < 0.25 {
            return random.chance(0.3) ? .uniformAcrossSiblings(estimate: length()) : .estimated(length())
        }
        if features.contains(.fractions), draw < 0.75 {
            let fraction: CGFloat = random.one(of: [0.1, 0.25, 0.3, 1 / 3, 0.5, 0.8, 1])
            return random.chance(0.7) ? .fractionalWidth(fraction) : .fractionalHeight(fraction)
        }
        return .absolute(length())
    }

    private mutating func layoutSize() -> NSCollectionLayoutSize { size(dimension(), dimension()) }

    private mutating func insets() -> NSDirectionalEdgeInsets {
        guard random.chance(0.4) else { return .zero }
        return NSDirectionalEdgeInsets(
            top: random.one(of: [0, 2, 8.5]), leading: random.one(of: [0, 3, 16]), bottom: random.one(of: [0, 2, 8.5]),
            trailing: random.one(of: [0, 5]))
    }

    private mutating func itemSpacing() -> NSCollectionLayoutSpacing? {
        random.chance(0.5) ? nil : random.chance(0.5) ? .fixed(random.one(of: [2, 7.5])) : .flexible(random.one(of: [0, 4]))
    }

    private mutating func edges() -> NSCollectionLayoutEdgeSpacing? {
        guard features.contains(.edgeSpacing), random.chance(0.2) else { return nil }
        return NSCollectionLayoutEdgeSpacing(
            leading: itemSpacing(), top: itemSpacing(), trailing: itemSpacing(), bottom: itemSpacing())
    }

    private mutating func anchored() -> [NSCollectionLayoutSupplementaryItem] {
        guard random.chance(0.2) else { return [] }
        kinds += 1
        let edges: NSDirectionalRectEdge = random.one(of: [[.top, .trailing], [.bottom], [], [.leading]])
        let anchor = random.chance(0.5)
            ? NSCollectionLayoutAnchor(edges: edges, absoluteOffset: CGPoint(x: 6, y: -9))
            : NSCollectionLayoutAnchor(edges: edges, fractionalOffset: CGPoint(x: 0.5, y: -0.5))
        return [NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(12), .absolute(9)), elementKind: "anchored\(kinds)", containerAnchor: anchor)]
    }

    private mutating func item() -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(layoutSize: layoutSize(), supplementaryItems: anchored())
        item.contentInsets = insets()
        item.edgeSpacing = edges()
        return item
    }

    private mutating func group(depth: Int) -> NSCollectionLayoutGroup {
        let group = arranged(depth: depth)
        group.contentInsets = insets()
        group.edgeSpacing = edges()
        group.interItemSpacing = itemSpacing()
        group.supplementaryItems = anchored()
        return group
    }

    private mutating func arranged(depth: Int) -> NSCollectionLayoutGroup {
        let groupSize = layoutSize()
        let isHorizontal = random.chance(0.5)
        if random.chance(0.1) {
            let frames = (0..<Int.random(in: 1...4, using: &random)).map { CGRect(x: CGFloat($0) * 20.5, y: 3, width: 18, height: length()) }
            return .custom(layoutSize: groupSize) { _ in frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) } }
        }
        if features.contains(.fractions), random.chance(0.3) {
            let count = Int.random(in: 1...4, using: &random)
            let subitem = item()
            return isHorizontal
                ? .horizontal(layoutSize: groupSize, subitem: subitem, count: count)
                : .vertical(layoutSize: groupSize, repeatingSubitem: subitem, count: count)
        }
        let subitems = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            depth < 2 && random.chance(0.35) ? group(depth: depth + 1) : item()
        }
        return isHorizontal
            ? .horizontal(layoutSize: groupSize, subitems: subitems) : .vertical(layoutSize: groupSize, subitems: subitems)
    }

    private mutating func boundaryItem() -> NSCollectionLayoutBoundarySupplementaryItem {
        kinds += 1
        let item = boundary(
            "boundary\(kinds)", random.one(of: [.absolute(30), .estimated(24), features.contains(.fractions) ? .fractionalHeight(0.1) : .absolute(27.5)]),
            random.one(of: [.top, .bottom, .topLeading, .bottomTrailing, .leading, .trailing, .none]),
            offset: random.chance(0.3) ? CGPoint(x: 3, y: -7) : .zero, extends: random.chance(0.7), pins: random.chance(0.4))
        item.contentInsets = insets()
        return item
    }

    private mutating func section() -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group(depth: 0))
        section.contentInsets = insets()
        section.interGroupSpacing = spacing()
        if features.contains(.orthogonal), random.chance(0.25) {
            section.orthogonalScrollingBehavior = random.one(of: [.continuous, .groupPaging, .groupPagingCentered])
        }
        if features.contains(.boundary) {
            section.boundarySupplementaryItems = (0..<random.one(of: [0, 0, 1, 2])).map { _ in boundaryItem() }
        }
        if random.chance(0.3) { section.decorationItems = [.background(elementKind: "ground")] }
        return section
    }
}
