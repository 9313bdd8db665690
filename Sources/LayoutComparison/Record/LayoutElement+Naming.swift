package import CompositionalLayout

extension LayoutElement.ID {
    /// What people call it: `cell [0, 3]`, `header [1, 0]`.
    package var name: String {
        let path = item == Int.max ? "[layout]" : "[\(section), \(item)]"
        return "\(word) \(path)"
    }

    /// What people call elements like it: a cell, or its kind. UIKit's kinds of headers and footers have shorter names than
    /// its own, and of a kind of any text the word is a word.
    var word: String {
        switch kind {
        case nil: category.rawValue
        case UICollectionView.elementKindSectionHeader: "header"
        case UICollectionView.elementKindSectionFooter: "footer"
        case .some(let kind): FramesRecord.needsQuotes(kind) ? JSONText.quoted(kind) : kind
        }
    }

    /// Before another one in a list that is read section by section, whatever the drawing order.
    func precedes(_ other: Self) -> Bool {
        let order: (Self) -> (Int, Int) = { ($0.item == .max ? .max : $0.section, $0.category.rank) }
        if order(self) != order(other) { return order(self) < order(other) }
        if kind != other.kind { return (kind ?? "") < (other.kind ?? "") }
        return item < other.item
    }
}

extension LayoutElement.Category {
    /// Cells first, as they are what a section is made for.
    fileprivate var rank: Int {
        switch self {
        case .cell: 0
        case .supplementary: 1
        case .decoration: 2
        }
    }
}
