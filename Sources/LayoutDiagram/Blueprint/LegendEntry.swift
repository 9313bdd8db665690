import Scene

/// Something that the legend explains, in its order.
enum LegendEntry: Hashable, Comparable {
    case section
    case group(depth: Int)
    case item
    case missingItem
    case separator
    case insets
    case guide
    case spacing
    case bar
    case anchored
    case anchor
    case decoration

    var text: String {
        switch self {
        case .section: "section"
        case .group(depth: 0): "group"
        case .group(depth: 1): "group in a group"
        case .group(let depth): "\(depth + 1) groups deep"
        case .item: "item"
        case .missingItem: "slot without item"
        case .separator: "separator"
        case .insets: "content insets"
        case .guide: "guide"
        case .spacing: "spacing"
        case .bar: "boundary item"
        case .anchored: "anchored view"
        case .anchor: "anchor"
        case .decoration: "decoration"
        }
    }
}
