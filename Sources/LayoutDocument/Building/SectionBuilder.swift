import CompositionalLayout
import Foundation

/// Converts a section's model to the engine's description, for one section and one viewport.
struct SectionBuilder {
    let evaluator: Evaluator
    let viewport: LayoutViewport

    func section(_ model: SectionModel) -> SectionDescription {
        var section: SectionDescription
        switch model.content {
        case .group(let group):
            check(group)
            section = SectionDescription(group: self.group(group))
        case .list(let list):
            section = .list(description(list), traits: viewport.traits, width: viewport.size.width)
        }
        if let insets = evaluator.insets(model.contentInsets, "contentInsets") { section.contentInsets = insets }
        if let spacing = evaluator.length(model.interGroupSpacing, "interGroupSpacing") { section.interGroupSpacing = spacing }
        if let reference = model.contentInsetsReference { section.contentInsetsReference = reference }
        if let reference = model.supplementaryContentInsetsReference {
            section.supplementaryContentInsetsReference = reference
        }
        if let follows = model.supplementariesFollowContentInsets { section.supplementariesFollowContentInsets = follows }
        section.orthogonalScrollingBehavior = model.orthogonalScrollingBehavior
        section.boundaryItems += model.boundaryItems.map(boundary)
        section.decorationItems = model.decorationItems.map(decoration)
        return section
    }

    func boundary(_ model: BoundaryModel) -> BoundaryDescription {
        let (width, height) = evaluator.size(model.item)
        var item = BoundaryDescription(
            kind: model.kind, width: width, height: height, alignment: model.alignment,
            offset: evaluator.point(model.absoluteOffset, "absoluteOffset") ?? .zero)
        item.contentInsets = insets(model.item)
        if let extends = model.extendsBoundary { item.extendsBoundary = extends }
        if let pins = model.pinToVisibleBounds { item.isPinned = pins }
        if let zIndex = evaluator.zIndex(model.zIndex) { item.zIndex = zIndex }
        return item
    }

    private func decoration(_ model: DecorationModel) -> DecorationDescription {
        var item = DecorationDescription(kind: model.kind)
        if let insets = evaluator.insets(model.contentInsets, "contentInsets") { item.contentInsets = insets }
        if let zIndex = evaluator.zIndex(model.zIndex) { item.zIndex = zIndex }
        return item
    }

    private func description(_ model: ListModel) -> ListDescription {
        var list = ListDescription(appearance: model.appearance)
        if let mode = model.headerMode { list.headerMode = mode }
        if let mode = model.footerMode { list.footerMode = mode }
        if let padding = evaluator.length(model.headerTopPadding, "headerTopPadding") { list.headerTopPadding = padding }
        if let separators = model.showsSeparators { list.showsSeparators = separators }
        if let metrics = model.metrics { list.metrics = metrics }
        return list
    }

    private func insets(_ model: ItemModel) -> NSDirectionalEdgeInsets {
        evaluator.insets(model.contentInsets, "contentInsets") ?? .zero
    }
}

// MARK: - Groups and items

extension SectionBuilder {
    private func group(_ model: GroupModel) -> ItemDescription {
        let (width, height) = evaluator.size(model.item)
        let (axis, arrangement) = arranged(model, width, height)
        var item = item(model.item, width, height)
        item.content = .group(GroupDescription(
            axis: axis, arrangement: arrangement,
            interItemSpacing: model.interItemSpacing.map { evaluator.spacing($0, "interItemSpacing") } ?? .fixed(0)))
        return item
    }

    private func arranged(
        _ model: GroupModel, _ width: LayoutDimension, _ height: LayoutDimension
    ) -> (axis: LayoutAxis, arrangement: GroupDescription.Arrangement) {
        switch model.arrangement {
        case .list(let axis, let subitems): return (axis, .list(subitems.map(subitem)))
        case .count(let axis, let model, let number): return (axis, .count(subitem(model), count(number, "count")))
        case .repeating(let axis, let model, let number): return (axis, .repeating(subitem(model), count(number, "repeating")))
        case .custom(let models):
            var scope = evaluator.scope
            // An invalid inset is reported where the group itself is evaluated.
            let insets = Evaluator(reading: Reading(), scope: scope).insets(model.item.contentInsets, "contentInsets") ?? .zero
            scope.insets = ItemDescription(width: width, height: height, contentInsets: insets).effectiveContentInsets
            let frames = Evaluator(reading: evaluator.reading, scope: scope)
            return (.vertical, .custom(models.map { customFrame($0, frames) }))
        }
    }

    private func check(_ model: GroupModel) {
        let count = Self.itemCount(model, evaluator)
        guard count > DocumentLimits.groupItems else { return }
        evaluator.reading.report(
            model.item.mark,
            "the group holds \(NumberText.text(Double(count))) items, counting those of nested groups; "
                + "the limit is \(DocumentLimits.groupItems)")
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
            guard count >= 1, count <= Double(DocumentLimits.count) else { return 1 }
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
        evaluator.count(number, what, atLeast: 1, atMost: DocumentLimits.count)
    }

    private func customFrame(_ model: CustomItemModel, _ evaluator: Evaluator) -> GroupDescription.CustomFrame {
        let frame = CGRect(
            x: evaluator.length(model.frame[0], "frame"), y: evaluator.length(model.frame[1], "frame"),
            width: evaluator.side(model.frame[2], "a frame's width"),
            height: evaluator.side(model.frame[3], "a frame's height"))
        return GroupDescription.CustomFrame(frame, zIndex: evaluator.zIndex(model.zIndex) ?? 0)
    }

    private func subitem(_ model: SubitemModel) -> ItemDescription {
        switch model {
        case .group(let model): return group(model)
        case .item(let model):
            let (width, height) = evaluator.size(model)
            return item(model, width, height)
        }
    }

    private func item(_ model: ItemModel, _ width: LayoutDimension, _ height: LayoutDimension) -> ItemDescription {
        var item = ItemDescription(width: width, height: height)
        item.supplementaryItems = model.supplementaryItems.map(supplementary)
        item.contentInsets = insets(model)
        if let edges = model.edgeSpacing { item.edgeSpacing = evaluator.edgeSpacing(edges) }
        return item
    }

    private func supplementary(_ model: SupplementaryModel) -> SupplementaryDescription {
        let (width, height) = evaluator.size(model.item)
        var item = SupplementaryDescription(
            kind: model.kind, width: width, height: height, containerAnchor: anchor(model.containerAnchor),
            itemAnchor: model.itemAnchor.map(anchor))
        item.contentInsets = insets(model.item)
        if let zIndex = evaluator.zIndex(model.zIndex) { item.zIndex = zIndex }
        return item
    }

    private func anchor(_ model: AnchorModel) -> LayoutAnchor {
        let offset = model.isFractionalOffset
            ? evaluator.point(model.offset, "fractionalOffset", limit: DocumentLimits.fraction)
            : evaluator.point(model.offset, "absoluteOffset")
        return LayoutAnchor(edges: model.edges, offset: offset ?? .zero, isFractionalOffset: model.isFractionalOffset)
    }
}
