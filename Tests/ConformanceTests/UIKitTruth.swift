import CompositionalLayout
import Foundation

/// Frames measured from a picture of the real UIKit, and the layout that made it.
struct UIKitTruth: Decodable {
    struct Element: Decodable {
        var kind: String
        var indexPath: [Int]
        var frame: [CGFloat]
        /// Edges that the picture does not show; nothing is known of them.
        var hiddenEdges: [String]?
    }

    struct Insets: Decodable {
        var top: CGFloat
        var bottom: CGFloat
    }

    struct Spec: Decodable {
        var interSectionSpacing: CGFloat?
        var section: SectionSpec
    }

    struct SectionSpec: Decodable {
        var group: ItemSpec
        var interGroupSpacing: CGFloat?
        var insets: [CGFloat]?
        var orthogonal: Bool?
        var decoration: Bool?
        var boundary: [BoundarySpec]?
    }

    struct BoundarySpec: Decodable {
        var alignment: String
        var height: CGFloat
        var pin: Bool?
    }

    /// A group if it has an axis, otherwise an item.
    struct ItemSpec: Decodable {
        var axis: String?
        var size: [Dimension]
        var subitems: [ItemSpec]?
        var count: Int?
        var spacing: CGFloat?
        var insets: [CGFloat]?
        var supplementary: [SupplementarySpec]?
    }

    struct SupplementarySpec: Decodable {
        var kind: String
        var size: [Dimension]
        var edges: [String]
        var fractionalOffset: [CGFloat]
    }

    struct Dimension: Decodable {
        var value: NSCollectionLayoutDimension

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            let kind = try container.decode(String.self)
            let number = try container.decode(CGFloat.self)
            switch kind {
            case "fw": value = .fractionalWidth(number)
            case "fh": value = .fractionalHeight(number)
            case "abs": value = .absolute(number)
            case "est": value = .estimated(number)
            default:
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "unknown dimension \(kind)")
            }
        }
    }

    var layoutSpec: Spec
    var containerSize: [CGFloat]
    var scale: CGFloat
    var visibleContentRect: [CGFloat]
    var adjustedContentInset: Insets
    var sectionItemCounts: [Int]
    var elements: [Element]
}

// MARK: - The layout

extension UIKitTruth {
    func solve() throws -> SolvedLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = layoutSpec.interSectionSpacing ?? 0
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        var viewport = LayoutViewport(width: containerSize[0], height: containerSize[1], scale: scale)
        viewport.safeAreaInsets = NSDirectionalEdgeInsets(
            top: adjustedContentInset.top, leading: 0, bottom: adjustedContentInset.bottom, trailing: 0)
        viewport.contentOffset = CGPoint(x: visibleContentRect[0], y: visibleContentRect[1])
        return try layout.solve(in: viewport, content: LayoutContent(itemCounts: sectionItemCounts))
    }

    private var section: NSCollectionLayoutSection {
        let spec = layoutSpec.section
        let section = NSCollectionLayoutSection(group: group(spec.group))
        section.interGroupSpacing = spec.interGroupSpacing ?? 0
        section.contentInsets = insets(spec.insets)
        section.orthogonalScrollingBehavior = spec.orthogonal == true ? .continuous : .none
        if spec.decoration == true { section.decorationItems = [.background(elementKind: "decoration")] }
        section.boundarySupplementaryItems = (spec.boundary ?? []).map { boundary in
            let isHeader = boundary.alignment == "top"
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(boundary.height)),
                elementKind: isHeader ? "header" : "footer", alignment: isHeader ? .top : .bottom)
            item.pinToVisibleBounds = boundary.pin ?? false
            return item
        }
        return section
    }

    private func group(_ spec: ItemSpec) -> NSCollectionLayoutGroup {
        let size = layoutSize(spec.size)
        let subitems = (spec.subitems ?? []).map(item)
        let group: NSCollectionLayoutGroup = switch (spec.axis, spec.count) {
        case ("v", let count?): .vertical(layoutSize: size, subitem: subitems[0], count: count)
        case ("v", nil): .vertical(layoutSize: size, subitems: subitems)
        case (_, let count?): .horizontal(layoutSize: size, subitem: subitems[0], count: count)
        case (_, nil): .horizontal(layoutSize: size, subitems: subitems)
        }
        group.interItemSpacing = spec.spacing.map { .fixed($0) }
        group.contentInsets = insets(spec.insets)
        group.supplementaryItems = (spec.supplementary ?? []).map(supplementary)
        return group
    }

    private func item(_ spec: ItemSpec) -> NSCollectionLayoutItem {
        if spec.axis != nil { return group(spec) }
        let item = NSCollectionLayoutItem(
            layoutSize: layoutSize(spec.size), supplementaryItems: (spec.supplementary ?? []).map(supplementary))
        item.contentInsets = insets(spec.insets)
        return item
    }

    private func supplementary(_ spec: SupplementarySpec) -> NSCollectionLayoutSupplementaryItem {
        let names: [String: NSDirectionalRectEdge] = [
            "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
        ]
        let edges = NSDirectionalRectEdge(spec.edges.compactMap { names[$0] })
        let anchor = NSCollectionLayoutAnchor(
            edges: edges, fractionalOffset: CGPoint(x: spec.fractionalOffset[0], y: spec.fractionalOffset[1]))
        return NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize(spec.size), elementKind: spec.kind, containerAnchor: anchor)
    }

    private func layoutSize(_ size: [Dimension]) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: size[0].value, heightDimension: size[1].value)
    }

    private func insets(_ values: [CGFloat]?) -> NSDirectionalEdgeInsets {
        guard let values else { return .zero }
        return NSDirectionalEdgeInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
    }
}
