import CompositionalLayout
import Foundation

/// Makes UIKit objects from a section's model, for one section and one viewport.
struct SectionBuilder {
    let evaluator: Evaluator
    let environment: any NSCollectionLayoutEnvironment

    /// The maximum of `count` and `repeating`, and of the items in a group, including nested groups, as a group is solved item by
    /// item.
    private static let countLimit = 10_000
    static let groupItemLimit = 100_000

    func section(_ model: SectionModel) -> NSCollectionLayoutSection {
        let section: NSCollectionLayoutSection
        switch model.content {
        case .group(let group):
            check(group)
            section = NSCollectionLayoutSection(group: self.group(group))
        case .list(let list):
            section = .list(using: configuration(list), layoutEnvironment: environment)
        }
        if let insets = evaluator.insets(model.contentInsets, "contentInsets") { section.contentInsets = insets }
        if let spacing = evaluator.length(model.interGroupSpacing, "interGroupSpacing") { section.interGroupSpacing = spacing }
        if let reference = model.contentInsetsReference { section.contentInsetsReference = reference }
        if let reference = model.supplementaryContentInsetsReference {
            section.supplementaryContentInsetsReference = reference
        }
        if let follows = model.supplementariesFollowContentInsets { section.supplementariesFollowContentInsets = follows }
        section.orthogonalScrollingBehavior = model.orthogonalScrollingBehavior
        section.boundarySupplementaryItems += model.boundaryItems.map(boundary)
        section.decorationItems = model.decorationItems.map(decoration)
        return section
    }

    func boundary(_ model: BoundaryModel) -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: evaluator.size(model.item), elementKind: model.kind, alignment: model.alignment,
            absoluteOffset: evaluator.point(model.absoluteOffset, "absoluteOffset") ?? .zero)
        configure(item, model.item)
        if let extends = model.extendsBoundary { item.extendsBoundary = extends }
        if let pins = model.pinToVisibleBounds { item.pinToVisibleBounds = pins }
        if let zIndex = evaluator.zIndex(model.zIndex) { item.zIndex = zIndex }
        return item
    }

    private func decoration(_ model: DecorationModel) -> NSCollectionLayoutDecorationItem {
        let item = NSCollectionLayoutDecorationItem.background(elementKind: model.kind)
        if let insets = evaluator.insets(model.contentInsets, "contentInsets") { item.contentInsets = insets }
        if let zIndex = evaluator.zIndex(model.zIndex) { item.zIndex = zIndex }
        return item
    }

    private func configuration(_ model: ListModel) -> UICollectionLayoutListConfiguration {
        var configuration = UICollectionLayoutListConfiguration(appearance: model.appearance)
        if let mode = model.headerMode { configuration.headerMode = mode }
        if let mode = model.footerMode { configuration.footerMode = mode }
        if let padding = evaluator.length(model.headerTopPadding, "headerTopPadding") {
            configuration.headerTopPadding = padding
        }
        if let separators = model.showsSeparators { configuration.showsSeparators = separators }
        if let metrics = model.metrics { configuration.metrics = metrics }
        return configuration
    }

    /// The attributes that all kinds of items have in common.
    private func configure(_ item: NSCollectionLayoutItem, _ model: ItemModel) {
        if let insets = evaluator.insets(model.contentInsets, "contentInsets") { item.contentInsets = insets }
        if let edges = model.edgeSpacing { item.edgeSpacing = evaluator.edgeSpacing(edges) }
    }
}

// MARK: - Groups and items

extension SectionBuilder {
    private func group(_ model: GroupModel) -> NSCollectionLayoutGroup {
        let group = arranged(model, size: evaluator.size(model.item))
        configure(group, model.item)
        group.supplementaryItems = model.item.supplementaryItems.map(supplementary)
        group.interItemSpacing = model.interItemSpacing.map { evaluator.spacing($0, "interItemSpacing") }
        return group
    }

    private func arranged(_ model: GroupModel, size: NSCollectionLayoutSize) -> NSCollectionLayoutGroup {
        switch model.arrangement {
        case .list(.horizontal, let subitems):
            return .horizontal(layoutSize: size, subitems: subitems.map(subitem))
        case .list(.vertical, let subitems):
            return .vertical(layoutSize: size, subitems: subitems.map(subitem))
        case .count(let axis, let model, let number):
            let (item, count) = (subitem(model), count(number, "count"))
            return axis == .horizontal
                ? .horizontal(layoutSize: size, subitem: item, count: count)
                : .vertical(layoutSize: size, subitem: item, count: count)
        case .repeating(let axis, let model, let number):
            let (item, count) = (subitem(model), count(number, "repeating"))
            return axis == .horizontal
                ? .horizontal(layoutSize: size, repeatingSubitem: item, count: count)
                : .vertical(layoutSize: size, repeatingSubitem: item, count: count)
        case .custom(let models):
            var scope = evaluator.scope
            scope.insets = insets(ofCustomGroup: model, size: size)
            let frames = Evaluator(reading: evaluator.reading, scope: scope)
            let items = models.map { customItem($0, frames) }
            return .custom(layoutSize: size) { _ in items }
        }
    }

    private func check(_ model: GroupModel) {
        let count = Self.itemCount(model, evaluator)
        guard count > Self.groupItemLimit else { return }
        evaluator.reading.report(
            model.item.mark,
            "the group holds \(NumberText.text(Double(count))) items, those of the groups in it counted; "
                + "the limit is \(Self.groupItemLimit)")
    }

    /// The number of items in a full group, at all levels; at most `saturation`.
    static func itemCount(_ model: GroupModel, _ evaluator: Evaluator) -> Int {
        func items(_ model: SubitemModel) -> Int {
            switch model {
            case .item: 1
            case .group(let group): itemCount(group, evaluator)
            }
        }
        func many(_ model: SubitemModel, _ number: NumberValue) -> Int {
            let count = number.expression.number(in: evaluator.scope)
            // An invalid count is reported when the group is built.
            guard count >= 1, count <= Double(countLimit) else { return 1 }
            return min(items(model) * Int(count), saturation)
        }
        switch model.arrangement {
        case .list(_, let subitems): return min(subitems.reduce(0) { $0 + items($1) }, saturation)
        case .count(_, let subitem, let number), .repeating(_, let subitem, let number): return many(subitem, number)
        case .custom(let items): return items.count
        }
    }

    /// Far more items than any limit, and few enough to multiply by a count.
    private static let saturation = 1 << 40

    private func count(_ number: NumberValue, _ what: String) -> Int {
        evaluator.count(number, what, atLeast: 1, atMost: Self.countLimit)
    }

    /// The insets that a custom group's frames may name: those that take effect.
    private func insets(ofCustomGroup model: GroupModel, size: NSCollectionLayoutSize) -> NSDirectionalEdgeInsets {
        // An invalid inset is reported where the group itself is configured.
        let unreported = SectionBuilder(
            evaluator: Evaluator(reading: Reading(), scope: evaluator.scope), environment: environment)
        let item = NSCollectionLayoutItem(layoutSize: size)
        unreported.configure(item, model.item)
        return item.effectiveContentInsets
    }

    private func customItem(_ model: CustomItemModel, _ evaluator: Evaluator) -> NSCollectionLayoutGroupCustomItem {
        let frame = CGRect(
            x: evaluator.length(model.frame[0], "frame"), y: evaluator.length(model.frame[1], "frame"),
            width: evaluator.side(model.frame[2], "a frame's width"),
            height: evaluator.side(model.frame[3], "a frame's height"))
        return NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: evaluator.zIndex(model.zIndex) ?? 0)
    }

    private func subitem(_ model: SubitemModel) -> NSCollectionLayoutItem {
        switch model {
        case .group(let model): return group(model)
        case .item(let model):
            let item = NSCollectionLayoutItem(
                layoutSize: evaluator.size(model), supplementaryItems: model.supplementaryItems.map(supplementary))
            configure(item, model)
            return item
        }
    }

    private func supplementary(_ model: SupplementaryModel) -> NSCollectionLayoutSupplementaryItem {
        let size = evaluator.size(model.item)
        let container = anchor(model.containerAnchor)
        let item = if let itemAnchor = model.itemAnchor.map(anchor) {
            NSCollectionLayoutSupplementaryItem(
                layoutSize: size, elementKind: model.kind, containerAnchor: container, itemAnchor: itemAnchor)
        } else {
            NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: model.kind, containerAnchor: container)
        }
        configure(item, model.item)
        if let zIndex = evaluator.zIndex(model.zIndex) { item.zIndex = zIndex }
        return item
    }

    private func anchor(_ model: AnchorModel) -> NSCollectionLayoutAnchor {
        if model.isFractionalOffset {
            let offset = evaluator.point(model.offset, "fractionalOffset", limit: Evaluator.fractionLimit)
            return NSCollectionLayoutAnchor(edges: model.edges, fractionalOffset: offset ?? .zero)
        }
        let offset = evaluator.point(model.offset, "absoluteOffset")
        return NSCollectionLayoutAnchor(edges: model.edges, absoluteOffset: offset ?? .zero)
    }
}
