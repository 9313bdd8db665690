import Foundation

extension UIListContentView {
    /// The image and the texts, vertically centred between the margins. The secondary text is below the text, or at the other end of the
    /// line if `prefersSideBySideTextAndSecondaryText` and both fit.
    var contentParts: [UIView] {
        let margins = list.directionalLayoutMargins
        let column = list.textInset
        let room = CGRect(
            x: column, y: margins.top, width: max(0, bounds.width - column - margins.trailing),
            height: max(0, bounds.height - margins.top - margins.bottom))
        let labels = [
            UIListContentConfiguration.label(list.text, list.attributedText, list.textProperties, of: self),
            UIListContentConfiguration.label(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, of: self),
        ]
        let alignments = [list.textProperties.alignment, list.secondaryTextProperties.alignment]
        for (label, alignment) in zip(labels, alignments) where alignment == .center { label?.textAlignment = .center }
        let isBeside = list.prefersSideBySideTextAndSecondaryText && bounds.width >= list.naturalWidth(of: self)
        if isBeside { placeBeside(labels, in: room) } else { placeBelow(labels, in: room) }
        let shown = labels.compactMap { $0 }
        for label in shown { label.frame = label.frame.mirrored(in: bounds.width, if: isMirrored) }
        return imageParts(beside: room, of: shown.first) + shown
    }

    private func placeBeside(_ labels: [UILabel?], in room: CGRect) {
        for (label, x) in zip(labels, [CGFloat(0), 1]) { label.map { $0.frame = room.place($0.intrinsicContentSize, x: x) } }
    }

    private func placeBelow(_ labels: [UILabel?], in room: CGRect) {
        let heights = labels.map { $0?.sizeThatFits(CGSize(width: room.width, height: 0)).height ?? 0 }
        // On iOS 26, rows have larger margins and no space between the texts.
        let isModern = traitCollection.traits.systemVersion >= 26
        let gap = heights.contains(0) || isModern ? 0 : list.textToSecondaryTextVerticalPadding
        var y = room.minY + (room.height - heights.reduce(gap, +)) / 2
        for (label, height) in zip(labels, heights) {
            label?.frame = CGRect(x: room.minX, y: snappedToPixels(CGRect(x: 0, y: y, width: 0, height: 0)).minY, width: room.width, height: height)
            y += height + gap
        }
    }

    /// The image, in the middle of its column.
    private func imageParts(beside room: CGRect, of label: UILabel?) -> [UIView] {
        guard let image = list.image else { return [] }
        var size = list.imageSize
        // A symbol is about as high as a line of the text.
        if size.height == 0 { size.height = image.isSymbolImage ? (label?.font ?? list.textProperties.font).lineHeight : size.width }
        let column = CGRect(x: list.directionalLayoutMargins.leading, y: room.minY, width: list.imageColumn - list.imageToTextPadding, height: room.height)
        let view = imagePart(image, at: column.place(size).mirrored(in: bounds.width, if: isMirrored))
        view.tintColor = list.imageProperties.resolvedTintColor(for: tintColor)
        view.layer.cornerRadius = list.imageProperties.cornerRadius
        view.clipsToBounds = list.imageProperties.cornerRadius > 0
        return [view]
    }
}

extension UIBackgroundConfiguration {
    /// A view that draws the configuration behind another view; `nil` if it is invisible.
    ///
    /// - Parameter color: a colour that replaces the configuration's own.
    func box(in view: UIView, color: UIColor? = nil) -> UIView? {
        let shown = color ?? resolvedBackgroundColor(for: view.tintColor)
        guard shown != .clear || strokeWidth > 0 || customView != nil else { return nil }
        let box = view.part(
            UIView(), at: view.bounds.inset(by: UIEdgeInsets(backgroundInsets, in: view.effectiveUserInterfaceLayoutDirection)))
        box.backgroundColor = shown
        box.layer.cornerRadius = cornerRadius
        box.layer.borderWidth = strokeWidth
        box.layer.borderColor = strokeWidth > 0 ? resolvedStrokeColor(for: view.tintColor).cgColor : nil
        if let customView {
            customView.frame = box.bounds
            box.addSubview(customView)
        }
        return box
    }
}

extension UICollectionViewCell {
    /// The background view, the content of a list configuration and the accessories of a cell.
    var cellParts: [UIView] {
        backgroundView?.frame = bounds
        return [backgroundView, backgroundConfiguration?.box(in: self)].compactMap { $0 } + listContent
            + ((self as? UICollectionViewListCell)?.accessoryParts ?? [])
    }

    private var listContent: [UIView] {
        guard let list = shownList else { return [] }
        let view = part(UIListContentView(configuration: list), at: contentView.frame)
        view.tintColor = tintColor
        return [view]
    }
}

/// A stand-in for a system accessory; diagrams draw its symbol by the name.
package final class UICellAccessoryView: UIView {
    /// UIKit's name of the accessory.
    package let name: String

    init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        name = ""
        super.init(coder: coder)
    }
}

extension UICollectionViewListCell {
    /// The accessories with their frames, in reading direction (B-T11).
    var accessoryParts: [UIView] {
        let shown = accessories.filter { $0.isShown(isEditing: isEditing) }.ordered
        func row(isLeading: Bool) -> [UIView] {
            let row = shown.filter { $0.appearance.isLeading == isLeading }
            let widths = row.map { $0.width(in: self) }
            let indent = isLeading && indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0
            let length = widths.reduce(0, +) + [UICellAccessory].spacing * CGFloat(max(0, row.count - 1))
            var x = isLeading ? sideMargin + indent : bounds.width - sideMargin - length
            return zip(row, widths).map { accessory, width in
                defer { x += width + [UICellAccessory].spacing }
                let room = CGRect(x: x, y: 0, width: width, height: bounds.height).mirrored(in: bounds.width, if: isMirrored)
                let view = accessory.shownView(in: self)
                view.frame = snappedToPixels(room.place(accessory.size(of: view, in: self)))
                return view
            }
        }
        return row(isLeading: true) + row(isLeading: false)
    }
}

extension UICellAccessory {
    fileprivate func shownView(in cell: UIView) -> UIView {
        switch accessoryType {
        case .customView(let view): view
        case .label: label(in: cell)
        case .disclosureIndicator, .reorder: symbol(in: cell, .tertiaryLabel)
        case .popUpMenu: symbol(in: cell, .secondaryLabel)
        case .delete: symbol(in: cell, .systemRed)
        case .insert: symbol(in: cell, .systemGreen)
        case .outlineDisclosure:
            // A cell outside of an outline is not expanded.
            symbol(in: cell, nil, (cell as? UICollectionViewListCell)?.isExpanded ?? false ? "Expanded" : "")
        case .checkmark, .multiselect, .detail: symbol(in: cell, nil)
        }
    }

    private func symbol(in cell: UIView, _ tint: UIColor?, _ state: String = "") -> UIView {
        let view = cell.part(UICellAccessoryView("\(accessoryType)\(state)"))
        view.tintColor = appearance.tintColor ?? tint ?? cell.tintColor
        return view
    }

    /// The size of an accessory's view, in points. The disclosure indicator's and the checkmark's are measured
    /// on iOS 26.
    fileprivate func size(of view: UIView, in cell: UIView) -> CGSize {
        switch accessoryType {
        case .customView:
            appearance.keepsSize ? view.bounds.size : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        case .label: view.intrinsicContentSize
        case .disclosureIndicator, .outlineDisclosure: CGSize(width: 14, height: 14)
        case .checkmark: CGSize(width: 19, height: 18)
        case .delete, .insert, .reorder, .multiselect, .popUpMenu, .detail: CGSize(width: 24, height: 24)
        }
    }
}
