public import Foundation

/// A list cell, as high as the texts of its list configuration.
open class UICollectionViewListCell: UICollectionViewCell {
    /// - Precondition: no two system accessories are of the same kind.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            let duplicate = accessories.duplicateKind
            require(
                duplicate == nil,
                "NSInternalInconsistencyException: the accessories contain more than one \(duplicate.map { "\($0)" } ?? "")")
            contentInsetsDidChange()
        }
    }
    open var indentationLevel = 0 { didSet { contentInsetsDidChange() } }
    open var indentationWidth: CGFloat = 10 { didSet { contentInsetsDidChange() } }
    /// If true, leading accessories are indented with the content. The content's frame is the same in both cases.
    open var indentsAccessories = true
    /// True if the cell's item shows its children.
    final var isExpanded = false {
        didSet { if isExpanded != oldValue { setNeedsUpdateConfiguration() } }
    }
    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isExpanded = isExpanded
        return state
    }
    override var listPlace: ListPlace? { didSet { contentInsetsDidChange() } }

    /// The content of a row; in a list, of the header or footer that the cell was made for (B-T17).
    open func defaultContentConfiguration() -> UIListContentConfiguration { listPlace?.content ?? .cell() }

    /// The widths of the accessories, and the indentation (B-T11).
    override var contentInsets: NSDirectionalEdgeInsets {
        var insets = accessories.insets(in: self, isEditing: isEditing)
        insets.leading += CGFloat(indentationLevel) * indentationWidth
        return insets
    }

    /// The list's margin at the sides of content and accessories, in points (B-T8).
    package var sideMargin: CGFloat { listPlace?.sideMargin ?? ListMetrics.iOS.sideMargin }

    /// The parts of the side margins that accessories leave to the content; an indentation is added to them (B-T16).
    var contentSideMargins: NSDirectionalEdgeInsets {
        let insets = accessories.insets(in: self, isEditing: isEditing)
        return NSDirectionalEdgeInsets(
            top: 0, leading: max(0, sideMargin - insets.leading), bottom: 0, trailing: max(0, sideMargin - insets.trailing))
    }

    private func contentInsetsDidChange() {
        placeContentView()
        systemInputDidChange()
    }

    // MARK: The separator

    /// A guide for aligning the separator below the cell. If its leading edge is constrained, the list's separators start there
    /// (B-T12).
    open var separatorLayoutGuide: UILayoutGuide { attachments.guide(Self.separatorGuide, of: self, .placed) }

    private static let separatorGuide = "UICollectionViewListCell-separatorLayoutGuide"

    /// The separator's inset from the cell's leading edge, in points; `nil` means the list's own inset.
    ///
    /// - Parameter size: the cell's size in the list.
    package func separatorInset(at size: CGSize) -> CGFloat? {
        if let guide = attachments.existingGuide(Self.separatorGuide), isLeadingConstrained(guide) { return inset(of: guide, at: size) }
        let list = shownList
        guard list != nil || contentInsets.leading > 0 else { return nil }
        let own = UIListContentConfiguration.cell().directionalLayoutMargins.leading
        return contentInsets.leading + (list?.textInset ?? max(own, contentSideMargins.leading))
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
