/// Where the rows of a list section have separators: a rule for all of them, and the rows that are different. Device
/// pixels.
struct ListSeparators: Sendable, Hashable {
    /// An edge of a row.
    enum Edge: String, Sendable, Hashable, CaseIterable {
        case top
        case bottom

        /// The element kind of the edge's separators.
        var kind: String {
            switch self {
            case .top: "topSeparator"
            case .bottom: "bottomSeparator"
            }
        }
    }

    /// A row's separators by their insets from the row's leading and trailing edge; `nil` is none.
    struct Row: Sendable, Hashable {
        var top: PixelInsets?
        var bottom: PixelInsets?

        subscript(edge: Edge) -> PixelInsets? {
            switch edge {
            case .top: top
            case .bottom: bottom
            }
        }
    }

    var itemCount: Int
    /// The rows between the first and the last.
    var inner: Row
    var first: Row
    var last: Row
    /// Rows with separators of their own.
    var others: [Int: Row] = [:]
    var thickness: Double

    func row(_ item: Int) -> Row {
        if let row = others[item] { return row }
        if item == itemCount - 1 { return last }
        return item == 0 ? first : inner
    }

    /// A separator's rectangle, given the row's frame.
    func rect(_ edge: Edge, of item: Int, in row: PixelRect) -> PixelRect? {
        guard let insets = self.row(item)[edge] else { return nil }
        var rect = row
        rect.origin.x += insets.leading
        rect.size = PixelSize(width: max(0, row.size.width - insets.total(.horizontal)), height: thickness)
        if edge == .bottom { rect.origin.y += row.size.height - thickness }
        return rect
    }

    /// How many separators all rows have.
    var count: Int {
        func count(_ row: Row) -> Int { (row.top == nil ? 0 : 1) + (row.bottom == nil ? 0 : 1) }
        guard itemCount > 0 else { return 0 }
        let innerCount = max(0, itemCount - 2)
        let regular = count(last) + (itemCount > 1 ? count(first) : 0) + innerCount * count(inner)
        var rule = self
        rule.others = [:]
        return others.reduce(regular) { $0 + count($1.value) - count(rule.row($1.key)) }
    }
}
