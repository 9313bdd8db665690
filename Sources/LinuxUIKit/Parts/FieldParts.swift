import Foundation

extension UITextField {
    /// The text or placeholder of a field, and the views at its ends. In a right-to-left field, their rectangles are mirrored (T2).
    var fieldParts: [UIView] {
        let label = part(UILabel())
        label.font = font ?? .systemFont(ofSize: 17)
        label.textAlignment = textAlignment
        let isEmpty = (text ?? "").isEmpty && (attributedText?.string ?? "").isEmpty
        label.text = isEmpty ? placeholder : isSecureTextEntry ? String(repeating: "•", count: (text ?? "").count) : text
        label.textColor = isEmpty ? .placeholderText : textColor ?? .label
        if let styled = isEmpty ? attributedPlaceholder : isSecureTextEntry ? nil : attributedText { label.attributedText = styled }
        label.frame = isEmpty ? placeholderRect(forBounds: bounds) : lineRect(in: textRect(forBounds: bounds))
        label.frame = label.frame.mirrored(in: bounds.width, if: isMirrored)
        return endViews + ((label.text ?? "").isEmpty ? [] : [label])
    }

    private var endViews: [UIView] {
        var views: [UIView] = []
        for (view, mode, rect) in [(leftView, leftViewMode, leftViewRect), (rightView, rightViewMode, rightViewRect)] {
            guard let view, mode.isShown(false) else { continue }
            view.frame = rect(bounds).mirrored(in: bounds.width, if: isMirrored)
            views.append(view)
        }
        if hasText, clearButtonMode.isShown(false), let cross = UIImage(systemName: "xmark.circle.fill") {
            let place = clearButtonRect(forBounds: bounds).mirrored(in: bounds.width, if: isMirrored)
            views.append(imagePart(cross, at: place, tint: .tertiaryLabel))
        }
        return views
    }
}

extension UITextView {
    /// A label with the text, in the rectangle that its lines take.
    package final var textPart: UILabel {
        let label = part(UILabel())
        let shown = attributedText
        label.font = content.font
        label.textColor = textColor ?? .label
        if case .attributed = content.content { label.attributedText = shown } else { label.text = content.text }
        (label.textAlignment, label.numberOfLines) = (textAlignment, textContainer.maximumNumberOfLines)
        label.lineBreakMode = textContainer.lineBreakMode
        let (insets, padding) = (textContainerInset, textContainer.lineFragmentPadding)
        let width = max(1, bounds.width - insets.left - insets.right - 2 * padding)
        let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
        label.frame = CGRect(x: insets.left + padding, y: insets.top - bounds.minY, width: width, height: height)
        return label
    }
}

extension UISearchBar {
    /// The bar's background, its text field with the magnifying glass, its button, and the scopes. The frames are inferred.
    var barParts: [UIView] {
        let inner = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
        var room = inner
        room.size.height = max(0, room.height - scopeHeight)
        let cancel = part(UILabel.inBar("Cancel", .systemFont(ofSize: 17), tintColor))
        if showsCancelButton {
            let button = room.place(cancel.intrinsicContentSize, x: 1)
            cancel.frame = button.mirrored(in: bounds.width, if: isMirrored)
            room.size.width = max(0, button.minX - 8 - room.minX)
        }
        let frame = room.place(CGSize(width: room.width, height: min(36, room.height)))
        let field = part(searchTextField, at: frame.mirrored(in: bounds.width, if: isMirrored))
        if (field.text ?? "").isEmpty { field.text = text }
        if field.placeholder == nil { field.placeholder = placeholder }
        if field.backgroundColor == nil { field.backgroundColor = .tertiarySystemFill }
        if field.layer.cornerRadius == 0 { field.layer.cornerRadius = 10 }
        if field.leftView == nil { field.leftView = symbol }
        field.leftViewMode = .always
        let background = part(UIView(), at: bounds)
        background.backgroundColor = barTintColor
        let isFilled = barTintColor != nil && searchBarStyle != .minimal
        return (isFilled ? [background] : []) + [field] + (showsCancelButton ? [cancel] : [])
            + (scopeHeight > 0 ? [scopes(below: room.maxY, inner)] : [])
    }

    private func scopes(below y: CGFloat, _ room: CGRect) -> UIView {
        let control = UISegmentedControl(items: scopeButtonTitles)
        control.selectedSegmentIndex = selectedScopeButtonIndex
        return part(control, at: CGRect(x: room.minX, y: y, width: room.width, height: scopeHeight).insetBy(dx: 0, dy: 6))
    }

    private var symbol: UIView {
        let box = part(UIView(frame: CGRect(x: 0, y: 0, width: 34, height: 36)))
        guard let image = UIImage(systemName: "magnifyingglass") else { return box }
        let glass = imagePart(image, at: CGRect(x: 8, y: 9, width: 18, height: 18), tint: .secondaryLabel)
        glass.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin]
        box.addSubview(glass)
        return box
    }
}

extension UISegmentedControl {
    /// A title or an image in the middle of each segment.
    var segmentParts: [UIView] {
        layoutIfNeeded()
        return subviews.prefix(numberOfSegments).enumerated().compactMap { index, segment in
            if let image = imageForSegment(at: index) {
                let size = image.ownSize ?? CGSize(width: 20, height: 20)
                return imagePart(image, at: segment.frame.place(size), tint: .label)
            }
            let label = part(UILabel())
            let isSelected = index == selectedSegmentIndex
            let attributes = (isSelected ? titleTextAttributes(for: .selected) : nil) ?? titleTextAttributes(for: .normal)
            label.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
            label.textColor = attributes?[.foregroundColor] as? UIColor ?? .label
            label.text = titleForSegment(at: index)
            var size = label.intrinsicContentSize
            guard size.height > 0 else { return nil }
            size.width = min(size.width, segment.bounds.width)
            label.frame = segment.frame.place(size)
            return label
        }
    }
}

extension UISlider {
    /// True for a slider with images at its ends.
    package final var hasImages: Bool { minimumValueImage != nil || maximumValueImage != nil }

    /// The images at the ends, and a slider without images between them. The distances are inferred.
    var sliderParts: [UIView] {
        guard hasImages else { return [] }
        let plain = part(UISlider())
        (plain.minimumValue, plain.maximumValue, plain.value) = (minimumValue, maximumValue, value)
        (plain.minimumTrackTintColor, plain.maximumTrackTintColor) = (minimumTrackTintColor, maximumTrackTintColor)
        (plain.thumbTintColor, plain.tintColor) = (thumbTintColor, tintColor)
        var (room, parts) = (bounds, [UIView]())
        for (image, isLeading) in [(minimumValueImage, true), (maximumValueImage, false)] {
            guard let image else { continue }
            let size = image.ownSize ?? CGSize(width: 20, height: 20)
            let frame = room.place(size, x: isLeading ? 0 : 1).mirrored(in: bounds.width, if: isMirrored)
            parts.append(imagePart(image, at: frame))
            if isLeading { room.origin.x += size.width + 8 }
            room.size.width = max(0, room.width - size.width - 8)
        }
        plain.frame = room.mirrored(in: bounds.width, if: isMirrored)
        return parts + [plain]
    }
}
