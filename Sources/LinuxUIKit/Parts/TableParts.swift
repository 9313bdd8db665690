import CompositionalLayout
import Foundation

extension UIView {
    /// A list cell that places and draws a list configuration in the bounds of this part of a table.
    fileprivate func rowPart(_ role: ListPlace.Role, _ content: UIListContentConfiguration?) -> UICollectionViewListCell {
        let table = superview as? UITableView
        let row = part(UICollectionViewListCell(), at: CGRect(origin: .zero, size: bounds.size))
        row.tintColor = tintColor
        row.listPlace = ListPlace(role, table?.style.appearance ?? .plain, sideMargin: (table?.metrics ?? .iOS).sideMargin)
        row.contentConfiguration = content
        return row
    }
}

extension UITableViewCell {
    /// The backgrounds, the content of a configuration or of the cell's style, and the accessories.
    var cellParts: [UIView] {
        backgroundView?.frame = bounds
        let background = backgroundView ?? backgroundConfiguration?.box(in: self) ?? defaultBackground
        return [background, customContent].compactMap { $0 } + listRow.cellParts
    }

    /// A list cell with the same content and accessories.
    private var listRow: UICollectionViewListCell {
        let row = rowPart(.row, shownList)
        (row.accessories, row.indentationLevel, row.indentationWidth) = (accessories, indentationLevel, indentationWidth)
        return row
    }

    private var defaultBackground: UIView? {
        guard backgroundColor == nil, let table = superview as? UITableView else { return nil }
        let box = part(UIView(), at: bounds)
        box.backgroundColor = table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        return box
    }

    /// The view of an app's own configuration.
    private var customContent: UIView? {
        guard let contentConfiguration, shownList == nil else { return nil }
        let view = part(contentConfiguration.makeView(for: configurationState) as UIView, at: contentView.frame)
        view.layoutIfNeeded()
        return view
    }

    /// The list configuration, or the labels and image of the cell's style as one; `nil` if there is nothing to show.
    private var shownList: UIListContentConfiguration? {
        if let contentConfiguration { return contentConfiguration as? UIListContentConfiguration }
        var content: UIListContentConfiguration = switch style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
        content.image = imageView?.image
        (content.text, content.attributedText) = textLabel?.list(&content.textProperties) ?? (nil, nil)
        (content.secondaryText, content.secondaryAttributedText) = detailTextLabel?.list(&content.secondaryTextProperties) ?? (nil, nil)
        return content.hasText || content.hasSecondaryText || content.image != nil ? content : nil
    }

    private var accessories: [UICellAccessory] {
        if let accessoryView {
            return [.customView(configuration: .init(
                customView: accessoryView, placement: .trailing(), maintainsFixedSize: !accessoryView.bounds.isEmpty))]
        }
        return switch accessoryType {
        case .none: []
        case .disclosureIndicator: [.disclosureIndicator()]
        case .detailDisclosureButton: [.detail(), .disclosureIndicator()]
        case .checkmark: [.checkmark()]
        case .detailButton: [.detail()]
        }
    }

    /// The cell's bounds without the accessories and the indentation.
    final var contentRect: CGRect {
        guard accessoryView != nil || accessoryType != .none || indentationLevel != 0 else { return CGRect(origin: .zero, size: bounds.size) }
        return listRow.contentView.frame
    }

    /// The distance from the cell's leading edge to its text, or otherwise to its content's margin.
    final var textStart: CGFloat {
        let row = listRow
        return row.contentInsets.leading + (row.shownList?.textInset ?? row.sideMargin)
    }

    /// The height for the list configuration, or the texts of the cell's style; `nil` for other content.
    ///
    /// - Parameter line: the height of a row of one line, in points.
    final func listHeight(in width: CGFloat, atLeast line: CGFloat) -> CGFloat? {
        frame.size.width = width
        return shownList == nil ? nil : listRow.contentHeight(for: CGSize(width: width, height: line))
    }
}

extension UITableViewHeaderFooterView {
    /// The background, and the texts of a list configuration or of the view's own labels.
    var boundaryParts: [UIView] {
        backgroundView?.frame = bounds
        let row = rowPart(isFooter ? .footer : .header, nil)
        if let contentConfiguration {
            row.contentConfiguration = contentConfiguration
        } else if textLabel?.text?.isEmpty == false {
            var content = row.defaultContentConfiguration()
            (content.text, content.attributedText) = textLabel?.list(&content.textProperties) ?? (nil, nil)
            row.contentConfiguration = content
        }
        return [backgroundView, backgroundConfiguration?.box(in: self)].compactMap { $0 } + row.cellParts
    }
}

extension UILabel {
    /// The plain or attributed text for a list configuration. Copies the properties that code has set for the label to
    /// `properties`.
    fileprivate func list(
        _ properties: inout UIListContentConfiguration.TextProperties
    ) -> (plain: String?, attributed: NSAttributedString?) {
        let untouched = UILabel()
        if font != untouched.font { properties.font = font }
        if textColor != untouched.textColor { properties.color = textColor }
        if textAlignment == .center { properties.alignment = .center }
        properties.numberOfLines = numberOfLines
        if case .attributed(let text) = content { return (nil, text) }
        return (text, nil)
    }
}
