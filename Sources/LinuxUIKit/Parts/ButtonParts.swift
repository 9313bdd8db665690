import Foundation

extension UIButton {
    /// The background, image and titles of a button.
    var buttonParts: [UIView] {
        guard let configuration else { return backgroundPart + contentParts(shownTitle, currentImage ?? buttonType.image) }
        return [background(of: configuration)].compactMap { $0 } + contentParts(of: configuration)
    }

    private var backgroundPart: [UIView] { backgroundImage(for: state).map { [imagePart($0, at: backgroundRect(forBounds: bounds))] } ?? [] }

    // MARK: Without a configuration

    private func contentParts(_ title: UILabel, _ image: UIImage?) -> [UIView] {
        title.textColor = titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
        if !isEnabled, titleColor(for: .disabled) == nil { title.textColor = .tertiaryLabel }
        let room = bounds.inset(by: contentEdgeInsets)
        let isFilling = contentHorizontalAlignment == .fill && contentVerticalAlignment == .fill
        let picture = image.map { isFilling ? room.size : Self.size(of: $0, in: room) } ?? .zero
        let width = max(0, room.width - picture.width)
        var text = title.numberOfLines == 1 ? title.intrinsicContentSize : title.sizeThatFits(CGSize(width: max(1, width), height: 0))
        text.width = min(text.width, width)
        let content = row([picture, text], in: room, gap: 0)
        title.frame = content[1].shifted(by: titleEdgeInsets)
        return (image.map { [imagePart($0, at: content[0].shifted(by: imageEdgeInsets))] } ?? []) + (text.height > 0 ? [title] : [])
    }

    /// An image's size, limited to the room; a square if the size is unknown.
    private static func size(of image: UIImage, in room: CGRect) -> CGSize {
        let size = image.ownSize ?? CGSize(width: unknownSide, height: unknownSide)
        return CGSize(width: min(size.width, max(0, room.width)), height: min(size.height, max(0, room.height)))
    }

    /// Assumed side of an image of unknown size, in points: about that of most images in buttons.
    private static let unknownSide: CGFloat = 24

    // MARK: With a configuration

    private func contentParts(of configuration: Configuration) -> [UIView] {
        let indicator = indicatorWidth(of: configuration)
        var insets = configuration.contentInsets
        insets.trailing += indicator
        let room = bounds.inset(by: UIEdgeInsets(insets, in: effectiveUserInterfaceLayoutDirection))
        let image = image(of: configuration)
        let isBusy = configuration.showsActivityIndicator
        let picture = isBusy ? UIActivityIndicatorView.size(of: .medium) : image.map { Self.size(of: $0, in: room) } ?? .zero
        let isBeside = configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
        let gap = picture.width > 0 ? configuration.imagePadding : 0
        let width = room.width - (isBeside ? picture.width + gap : 0)
        let (title, subtitle) = (part(UILabel()), part(UILabel()))
        let sizes = titleSizes(of: configuration, title, subtitle, in: width)
        let text = sizes.title.beside(sizes.subtitle, at: .bottom, padding: configuration.titlePadding)
        let isFirst = !configuration.imagePlacement.isDisjoint(with: [.leading, .top])
        let order = isFirst ? [picture, text] : [text, picture]
        let places = isBeside ? row(order, in: room, gap: gap) : column(order, in: room, gap: gap)
        let (pictureRect, textRect) = isFirst ? (places[0], places[1]) : (places[1], places[0])
        let x: CGFloat = switch configuration.titleAlignment {
        case .automatic, .center: 0.5
        case .leading: isMirrored ? 1 : 0
        case .trailing: isMirrored ? 0 : 1
        }
        title.frame = textRect.place(sizes.title, x: x, y: 0)
        subtitle.frame = textRect.place(sizes.subtitle, x: x, y: 1)
        for label in [title, subtitle] {
            label.textColor = foreground(of: configuration)
            label.textAlignment = x == 0.5 ? .center : .natural
        }
        let shown = isBusy ? activity(foreground(of: configuration), at: pictureRect)
            : image.map { imagePart($0, at: pictureRect, tint: foreground(of: configuration)) }
        let content = picture.width > 0 ? textRect.union(pictureRect) : textRect
        let arrows = indicator > 0 ? arrows(foreground(of: configuration), beside: content, in: indicator) : nil
        return [shown].compactMap { $0 } + [title, subtitle].filter { $0.frame.height > 0 } + [arrows].compactMap { $0 }
    }

    private func activity(_ color: UIColor, at frame: CGRect) -> UIView {
        let view = part(UIActivityIndicatorView(style: .medium), at: frame)
        view.color = color
        view.startAnimating()
        return view
    }

    /// The indicator of a pop-up button behind its content.
    private func arrows(_ color: UIColor, beside content: CGRect, in width: CGFloat) -> UIView? {
        let x = isMirrored ? content.minX - width : content.maxX + 6
        let frame = CGRect(x: x, y: content.midY - 8, width: width - 6, height: 16)
        return UIImage(systemName: "chevron.up.chevron.down").map { imagePart($0, at: frame, tint: color) }
    }

    private func foreground(of configuration: Configuration) -> UIColor {
        guard isEnabled else { return .tertiaryLabel }
        return configuration.baseForegroundColor ?? (configuration.look == .filled ? .white : tintColor)
    }

    /// The box behind a configuration's content; `nil` if it is clear. The colours are Apple's. Opacities and corner radii are inferred,
    /// except a capsule's radius.
    private func background(of configuration: Configuration) -> UIView? {
        let own = configuration.background
        let base: UIColor? = switch configuration.look {
        case .plain: configuration.baseBackgroundColor
        case .gray: configuration.baseBackgroundColor ?? .tertiarySystemFill
        case .tinted: (configuration.baseBackgroundColor ?? tintColor).withAlphaComponent(0.18)
        case .filled: configuration.baseBackgroundColor ?? tintColor
        }
        let given = own.backgroundColor == .clear ? nil : own.backgroundColor
        let color = isEnabled ? given ?? base : (given ?? base).map { _ in .tertiarySystemFill }
        let view = own.box(in: self, color: color ?? .clear)
        view?.layer.cornerRadius = radius(of: configuration)
        return view
    }

    private func radius(of configuration: Configuration) -> CGFloat {
        let own = configuration.background.cornerRadius
        let isModern = traitCollection.traits.systemVersion >= 26
        return switch configuration.cornerStyle {
        case .fixed: own
        case .capsule: bounds.height / 2
        case .dynamic: own > 0 ? own : isModern ? bounds.height / 2 : 6
        case .small: 4
        case .medium: 6
        case .large: 9
        }
    }

    // MARK: Places

    /// Rectangles of two sizes, side by side in `room` by the button's content alignment.
    private func row(_ sizes: [CGSize], in room: CGRect, gap: CGFloat) -> [CGRect] {
        let ordered = isMirrored ? sizes.reversed() : sizes
        let inner = room.place(ordered[0].beside(ordered[1], at: .trailing, padding: gap), x: alignment.x, y: alignment.y)
        let places = [inner.place(ordered[0], x: 0), inner.place(ordered[1], x: 1)]
        return isMirrored ? places.reversed() : places
    }

    private func column(_ sizes: [CGSize], in room: CGRect, gap: CGFloat) -> [CGRect] {
        let inner = room.place(sizes[0].beside(sizes[1], at: .bottom, padding: gap), x: alignment.x, y: alignment.y)
        return [inner.place(sizes[0], y: 0), inner.place(sizes[1], y: 1)]
    }

    private var alignment: (x: CGFloat, y: CGFloat) {
        let x: CGFloat = switch contentHorizontalAlignment {
        case .center, .fill: 0.5
        case .left: 0
        case .right: 1
        case .leading: isMirrored ? 1 : 0
        case .trailing: isMirrored ? 0 : 1
        }
        let y: CGFloat = switch contentVerticalAlignment {
        case .center, .fill: 0.5
        case .top: 0
        case .bottom: 1
        }
        return (x, y)
    }
}

extension UIButton.ButtonType {
    /// The symbol of a button type such as `.close`; `nil` for types without one.
    fileprivate var image: UIImage? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
        case .contactAdd: UIImage(systemName: "plus.circle")
        case .close: UIImage(systemName: "xmark.circle.fill")
        }
    }
}

extension CGRect {
    /// Moved by half the difference of opposite insets, as insets move centred content.
    fileprivate func shifted(by insets: UIEdgeInsets) -> CGRect {
        offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}
