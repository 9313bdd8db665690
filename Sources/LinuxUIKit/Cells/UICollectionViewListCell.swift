public import Foundation

/// A list's cell. It holds what code gives it and draws nothing.
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = []
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var indentsAccessories = true

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// A guide for constraints, which are kept; it has no place.
    public let separatorLayoutGuide = UILayoutGuide()
}
