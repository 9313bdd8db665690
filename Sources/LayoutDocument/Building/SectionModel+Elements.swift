extension SectionModel {
    /// The header and footer of the section's list.
    var listBars: [(kind: String, bar: ListBarModel)] {
        guard case .list(let list) = content else { return [] }
        return list.bars
    }

    /// All items anchored to an item or group of the section.
    var supplementaryItems: [SupplementaryModel] {
        guard case .group(let group) = content else { return [] }
        return group.supplementaryItems
    }

    var viewCount: Int { boundaryItems.count + decorationItems.count + supplementaryItems.count }

    /// True if any item or anchored view sizes itself.
    var hasFittings: Bool {
        let entries: [EntryModel] = switch items.count {
        case .number: items.common.map { [$0] } ?? []
        case .entries(let entries): entries
        }
        return entries.contains { $0.content.decidesSize } || supplementaryItems.contains { $0.content.decidesSize }
    }

    /// The approximate number of bytes in texts that sizes depend on, for a number of items.
    func textSize(itemCount: Int) -> Int {
        let items = switch items.count {
        case .number: (items.common?.content.text?.size ?? 0) * min(itemCount, 1 << 30)
        case .entries(let entries): entries.reduce(0) { $0 + ($1.content.text?.size ?? 0) }
        }
        let views = supplementaryItems.reduce(0) { $0 + ($1.content.text?.size ?? 0) }
        let bars = (listBars.map(\.bar.content) + boundaryItems.map(\.content)).reduce(0) { $0 + ($1.text?.size ?? 0) }
        return items + views * min(itemCount, 1 << 30) + bars
    }
}

extension GroupModel {
    /// All items anchored to the group or to its subitems.
    var supplementaryItems: [SupplementaryModel] {
        item.supplementaryItems + subitems.flatMap { subitem in
            switch subitem {
            case .item(let item): item.supplementaryItems
            case .group(let group): group.supplementaryItems
            }
        }
    }
}
