import Foundation

extension UICellAccessory {
    /// The properties of an accessory that decide its width and its label.
    struct Appearance {
        var isLeading = false
        var isHidden = false
        var reserved = LayoutDimension.standard
        /// True for a custom view that keeps the size of its frame.
        var keepsSize = false
        var text: String?
        var font: UIFont?
        var tintColor: UIColor?
    }

    /// The width that an accessory takes from its row (B-T11), in points.
    func width(in cell: UIView) -> CGFloat {
        switch appearance.reserved {
        case .custom(let width): width
        case .actual: ownWidth(in: cell)
        case .standard:
            appearance.isLeading || accessoryType == .checkmark ? max(Self.symbolWidth, ownWidth(in: cell)) : ownWidth(in: cell)
        }
    }

    /// Approximate width of a symbol, in points; inferred.
    private static let symbolWidth: CGFloat = 24

    private func ownWidth(in cell: UIView) -> CGFloat {
        switch accessoryType {
        case .disclosureIndicator, .outlineDisclosure: 14
        case .checkmark: 19
        case .delete, .insert, .reorder, .multiselect, .popUpMenu, .detail: Self.symbolWidth
        case .label: labelWidth(in: cell)
        case .customView(let view):
            appearance.keepsSize
                ? view.bounds.width : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
        }
    }

    private func labelWidth(in cell: UIView) -> CGFloat { label(in: cell).intrinsicContentSize.width }

    func label(in cell: UIView) -> UILabel {
        let label = cell.part(UILabel())
        (label.text, label.font) = (appearance.text, appearance.font ?? .preferredFont(forTextStyle: .body))
        label.textColor = appearance.tintColor ?? .secondaryLabel
        return label
    }
}

extension UICollectionViewListCell {
    /// Warns about custom accessory views that are higher than the cell, which does not grow for them.
    ///
    /// - Parameter height: the cell's height in the list, in points.
    package func reportHighAccessories(in height: CGFloat) {
        for accessory in accessories where accessory.isShown(isEditing: isEditing) {
            guard case .customView(let view) = accessory.accessoryType else { continue }
            let own = accessory.appearance.keepsSize
                ? view.bounds.height : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
            if own > height { LayoutWarning.highAccessory(NSLayoutConstraint.name(of: view), row: height).report() }
        }
    }
}

extension UICellAccessory {
    func isShown(isEditing: Bool) -> Bool { !appearance.isHidden && displayedState.isShown(isEditing: isEditing) }
}

extension UICellAccessory.Appearance {
    init(_ options: UICellAccessory.Options, isLeading: Bool = false, text: String? = nil) {
        self.init(
            isLeading: isLeading, isHidden: options.isHidden, reserved: options.reservedLayoutWidth, text: text,
            font: options.font, tintColor: options.tintColor)
    }
}

extension UICellAccessory {
    /// The position among the accessories at the same end of the cell, from the leading edge (B-T11). Custom views stand next to the
    /// content. Inferred, except for the order of label, detail, disclosure and reorder control.
    fileprivate var rank: Int {
        let order: [AccessoryType] = appearance.isLeading
            ? [.multiselect, .delete, .insert]
            : [.label, .popUpMenu, .checkmark, .detail, .outlineDisclosure, .disclosureIndicator, .reorder]
        return order.firstIndex(of: accessoryType) ?? (appearance.isLeading ? order.count : -1)
    }
}

extension [UICellAccessory] {
    /// The accessories in the order of the system; custom views are in the order of the array.
    package var ordered: [UICellAccessory] {
        enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    }

    /// A kind that two system accessories have; `nil` if there is none.
    package var duplicateKind: UICellAccessory.AccessoryType? {
        var kinds: Set<UICellAccessory.AccessoryType> = []
        return map(\.accessoryType).first { kind in
            if case .customView = kind { return false }
            return !kinds.insert(kind).inserted
        }
    }

    /// Distance between accessories, in points; inferred.
    static let spacing: CGFloat = 8

    /// The width that the accessories take at each end of a cell, with the list's side margin (B-T11), in points.
    func insets(in cell: UICollectionViewListCell, isEditing: Bool) -> NSDirectionalEdgeInsets {
        let shown = filter { $0.isShown(isEditing: isEditing) }
        func room(isLeading: Bool) -> CGFloat {
            let widths = shown.filter { $0.appearance.isLeading == isLeading }.map { $0.width(in: cell) }
            return widths.isEmpty ? 0 : cell.sideMargin + widths.reduce(0, +) + Self.spacing * CGFloat(widths.count - 1)
        }
        return NSDirectionalEdgeInsets(top: 0, leading: room(isLeading: true), bottom: 0, trailing: room(isLeading: false))
    }
}

extension UICellAccessory.DisplayedState {
    fileprivate func isShown(isEditing: Bool) -> Bool {
        switch self {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}
