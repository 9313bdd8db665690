import Foundation

/// A row of a bar, filled with items from both ends.
struct BarRow {
    /// The free part of the row, in the bar's coordinates before mirroring for right to left.
    private(set) var room: CGRect
    private let bar: UIView

    private static let spacing: CGFloat = 16
    /// Width and height assumed for an image of unknown size, in points.
    fileprivate static let imageSide: CGFloat = 24

    /// - Parameter rect: the whole row, in the bar's coordinates; the margins and the safe area at its sides stay free.
    init(_ rect: CGRect, of bar: UIView) {
        let margin: CGFloat = bar.bounds.width < 414 ? 16 : 20
        let sides = bar.safeAreaInsets
        room = rect.inset(by: UIEdgeInsets(top: 0, left: margin + sides.left, bottom: 0, right: margin + sides.right))
        self.bar = bar
    }

    /// Places a view at the start or end of the free part, vertically centred.
    ///
    /// - Parameter gap: the distance to the next view, in points.
    mutating func place(_ view: UIView, _ size: CGSize, atEnd isAtEnd: Bool = false, gap: CGFloat = spacing) {
        let size = CGSize(width: min(size.width, max(0, room.width)), height: size.height)
        let x = isAtEnd ? room.maxX - size.width : room.minX
        bar.show(view, in: CGRect(x: x, y: room.midY - size.height / 2, width: size.width, height: size.height))
        if !isAtEnd { room.origin.x += size.width + gap }
        room.size.width -= size.width + gap
    }

    /// Places the buttons of items at the row's start or end.
    mutating func place(_ items: [UIBarButtonItem], atEnd isAtEnd: Bool = false) {
        for item in items {
            guard let button = item.button(in: bar, room.width) else {
                let width = item.width
                if !isAtEnd { room.origin.x += width }
                room.size.width -= width
                continue
            }
            place(button.view, button.size, atEnd: isAtEnd)
        }
    }

    /// Centres a view in the bar, or places it as near to the centre as the free part allows.
    func center(_ view: UIView, _ size: CGSize) {
        let width = min(size.width, max(0, room.width))
        let x = max(room.minX, min(bar.bounds.midX - width / 2, room.maxX - width))
        bar.show(view, in: CGRect(x: x, y: room.midY - size.height / 2, width: width, height: size.height))
    }

    /// Places the items of a toolbar. Its flexible spaces share the remaining width.
    mutating func distribute(_ items: [UIBarButtonItem]) {
        let buttons = items.map { ($0, $0.button(in: bar, room.width)) }
        let flexible = items.count { $0.systemItem == .flexibleSpace }
        let used = buttons.reduce(0) { $0 + ($1.1?.size.width ?? $1.0.width) }
        let rest = max(0, room.width - used)
        let gap = flexible == 0 ? Self.spacing : 0
        for (item, button) in buttons {
            if let button {
                place(button.view, button.size, gap: gap)
            } else {
                room.origin.x += item.systemItem == .flexibleSpace ? rest / CGFloat(flexible) : item.width
            }
        }
    }
}

extension UIBarButtonItem {
    /// A view that shows the item, with its size; `nil` for a space or a hidden item.
    ///
    /// - Parameter room: the maximum width of an app's own view, in points.
    fileprivate func button(in bar: UIView, _ room: CGFloat) -> (view: UIView, size: CGSize)? {
        guard !isHidden, systemItem != .flexibleSpace, systemItem != .fixedSpace else { return nil }
        if let customView { return customView.boxed(in: room) }
        let color = isEnabled ? tintColor ?? bar.tintColor : .systemGray
        if let image = image ?? systemItem?.face.symbol.flatMap(UIImage.init(systemName:)) {
            let view = UIImageView(image: image)
            (view.tintColor, view.contentMode) = (color, .scaleAspectFit)
            let side = BarRow.imageSide
            return (view, image.ownSize ?? CGSize(width: side, height: side))
        }
        guard let text = title ?? systemItem?.face.title else { return nil }
        let isBold = style == .done || systemItem == .done || systemItem == .save
        let label = UILabel.inBar(text, .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular), color)
        return (label, label.sizeThatFits(bar.bounds.size))
    }
}

extension UIBarButtonItem.SystemItem {
    /// A button's title, or otherwise its symbol. A space has neither.
    fileprivate var face: (title: String?, symbol: String?) {
        switch self {
        case .done: ("Done", nil)
        case .cancel: ("Cancel", nil)
        case .edit: ("Edit", nil)
        case .save: ("Save", nil)
        case .undo: ("Undo", nil)
        case .redo: ("Redo", nil)
        case .add: (nil, "plus")
        case .compose: (nil, "square.and.pencil")
        case .reply: (nil, "arrowshape.turn.up.left")
        case .action: (nil, "square.and.arrow.up")
        case .organize: (nil, "folder")
        case .bookmarks: (nil, "book")
        case .search: (nil, "magnifyingglass")
        case .refresh: (nil, "arrow.clockwise")
        case .stop, .close: (nil, "xmark")
        case .camera: (nil, "camera")
        case .trash: (nil, "trash")
        case .play: (nil, "play.fill")
        case .pause: (nil, "pause.fill")
        case .rewind: (nil, "backward.fill")
        case .fastForward: (nil, "forward.fill")
        case .flexibleSpace, .fixedSpace: (nil, nil)
        }
    }
}

extension UIView {
    /// Adds a subview at `rect`, mirrored if the layout direction is right to left, with its origin rounded to whole pixels.
    func show(_ view: UIView, in rect: CGRect) {
        let scale = max(1, traitCollection.displayScale)
        var rect = rect
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { rect.origin.x = bounds.width - rect.maxX }
        rect.origin = CGPoint(x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale)
        if view.superview !== self { addSubview(view) }
        view.frame = rect
    }

    /// Wraps the view in a container of its size, so that constraints outside do not move it.
    ///
    /// - Parameters:
    ///   - room: the maximum width, in points; a view without a width of its own fills it.
    ///   - height: the maximum height, in points.
    func boxed(in room: CGFloat, upTo height: CGFloat = .infinity) -> (view: UIView, size: CGSize) {
        var size = bounds.size
        if !translatesAutoresizingMaskIntoConstraints || size.width == 0 || size.height == 0 {
            let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            size = CGSize(width: fitting.width > 0 ? fitting.width : room, height: fitting.height > 0 ? fitting.height : 44)
        }
        size = CGSize(width: min(size.width, max(0, room)), height: min(size.height, height))
        let box = UIView(frame: CGRect(origin: .zero, size: size))
        box.addSubview(self)
        frame = box.bounds
        return (box, size)
    }
}

extension UILabel {
    static func inBar(_ text: String, _ font: UIFont, _ color: UIColor?) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.textColor) = (text, font, color ?? .label)
        return label
    }
}
