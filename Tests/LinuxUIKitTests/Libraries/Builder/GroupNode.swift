import UIKit

@resultBuilder
enum SubitemBuilder {
    static func buildExpression(_ node: any SubitemNode) -> [any SubitemNode] { [node] }
    static func buildBlock(_ parts: [any SubitemNode]...) -> [any SubitemNode] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [any SubitemNode]?) -> [any SubitemNode] { part ?? [] }
    static func buildEither(first part: [any SubitemNode]) -> [any SubitemNode] { part }
    static func buildEither(second part: [any SubitemNode]) -> [any SubitemNode] { part }
    static func buildArray(_ parts: [[any SubitemNode]]) -> [any SubitemNode] { parts.flatMap { $0 } }
}

/// Subitems beside or below each other.
struct GroupNode: SizedNode, SubitemNode {
    enum Axis { case horizontal, vertical }

    let axis: Axis
    let subitems: [any SubitemNode]
    var size = NodeSize()
    var spacing: CGFloat?
    var count: Int?

    func spacing(_ points: CGFloat) -> Self { setting(\.spacing, points) }
    /// Repeats the only subitem.
    func count(_ count: Int) -> Self { setting(\.count, count) }

    func make() -> NSCollectionLayoutGroup {
        let made = subitems.map { $0.makeSubitem() }
        let group: NSCollectionLayoutGroup
        switch (axis, count) {
        case (.horizontal, nil): group = .horizontal(layoutSize: size.layoutSize, subitems: made)
        case (.vertical, nil): group = .vertical(layoutSize: size.layoutSize, subitems: made)
        case (.horizontal, let count?): group = .horizontal(layoutSize: size.layoutSize, subitem: made[0], count: count)
        case (.vertical, let count?): group = .vertical(layoutSize: size.layoutSize, subitem: made[0], count: count)
        }
        return group.with { $0.interItemSpacing = spacing.map { .fixed($0) } }
    }

    func makeSubitem() -> NSCollectionLayoutItem { make() }
}

func HGroup(@SubitemBuilder _ subitems: () -> [any SubitemNode]) -> GroupNode {
    GroupNode(axis: .horizontal, subitems: subitems())
}

func VGroup(@SubitemBuilder _ subitems: () -> [any SubitemNode]) -> GroupNode {
    GroupNode(axis: .vertical, subitems: subitems())
}
