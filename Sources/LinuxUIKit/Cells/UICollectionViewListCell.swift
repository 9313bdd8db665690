public import Foundation

/// A list cell, as high as the texts of its list configuration. It is not drawn.
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = [] { didSet { contentInsetsDidChange() } }
    open var indentationLevel = 0 { didSet { contentInsetsDidChange() } }
    open var indentationWidth: CGFloat = 10 { didSet { contentInsetsDidChange() } }
    /// True if accessories before the content are indented with it. The content has the same place in both cases.
    open var indentsAccessories = true

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// The room of the accessories and the indentation (B-T11).
    override var contentInsets: NSDirectionalEdgeInsets {
        var insets = accessories.insets(in: self, isEditing: isEditing)
        insets.leading += CGFloat(indentationLevel) * indentationWidth
        return insets
    }

    private func contentInsetsDidChange() {
        placeContentView()
        systemInputDidChange()
    }

    // MARK: The separator

    /// A guide for the constraints of the line below the cell. If its leading edge is constrained, the separators of the list
    /// follow it (B-T12).
    open var separatorLayoutGuide: UILayoutGuide { attachments.guide(Self.separatorGuide, of: self, .placed) }

    private static let separatorGuide = "UICollectionViewListCell-separatorLayoutGuide"

    /// The distance from the leading edge of the cell to the separator's, in points; `nil` for the list's own.
    ///
    /// - Parameter size: that of the cell in the list.
    package func separatorInset(at size: CGSize) -> CGFloat? {
        if let guide = attachments.existingGuide(Self.separatorGuide), isLeadingConstrained(guide) { return inset(of: guide, at: size) }
        let list = contentConfiguration as? UIListContentConfiguration
        guard list != nil || contentInsets.leading > 0 else { return nil }
        return contentInsets.leading + (list ?? .cell()).textInset
    }

    private func isLeadingConstrained(_ guide: UILayoutGuide) -> Bool {
        constraints.contains { constraint in
            let ends = [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)]
            return ends.contains { $0 === guide && ($1 == .leading || $1 == .left) }
        }
    }

    private func inset(of guide: UILayoutGuide, at size: CGSize) -> CGFloat {
        bounds.size = size
        layoutIfNeeded()
        let frame = guide.layoutFrame
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.maxX - frame.maxX : frame.minX
    }
}
