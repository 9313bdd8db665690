public import CompositionalLayout
public import Foundation
public import VectorScene

/// One way of looking at a layout: the screen that it is laid out for, and the picture that is drawn of it. A `nil` value means
/// the layout's own.
///
///     let picture = try document.picture(Look(device: .iPadMini, appearance: .dark))
public struct Look: Sendable, Hashable {
    /// The device that shows the layout.
    public var device: Device?
    /// The collection view's size in points, greater than 0. It then has no safe area, and no device is drawn around it.
    public var size: CGSize?
    /// The appearance that the picture is drawn for. If neither this nor the layout specifies one, an SVG follows the
    /// viewer's colour scheme, and the layout gets light traits.
    public var appearance: Appearance?
    /// Left to right or right to left.
    public var direction: LayoutTraits.Direction?
    /// The user's preferred text size.
    public var contentSize: LayoutTraits.ContentSize?
    /// The distance that the layout is scrolled from its start along its axis, in points.
    public var offset: CGFloat?
    /// The part of the layout that is shown; `nil` for the usual one: the screen in pictures, everything in tables of frames.
    public var content: DiagramContent?
    /// Changes to the layout's style.
    public var style: DiagramStyle.Changes
    /// Pixels per point of a PNG.
    public var scale: Int
    /// True to name, in the tooltip of each view, the constraints that decide its frame, in addition to the view's class and frame.
    package var namesConstraints = false
    /// The names of a finished picture's fonts, in order of preference; empty if only the built-in font is used.
    package var fonts: [String] = []
    /// The version of the drawing code that made a finished picture.
    package var drawing = Self.firstDrawing

    /// The version of the drawing code, independent of releases. Raise it when pictures of unchanged layouts change: goldens drawn by
    /// another version are then recognizable.
    package static let currentDrawing = 2
    /// The version of files without a version.
    static let firstDrawing = 1

    /// A look; by default the layout's own.
    public init(
        device: Device? = nil, size: CGSize? = nil, appearance: Appearance? = nil,
        direction: LayoutTraits.Direction? = nil, contentSize: LayoutTraits.ContentSize? = nil, offset: CGFloat? = nil,
        content: DiagramContent? = nil, style: DiagramStyle.Changes = DiagramStyle.Changes(), scale: Int = 1
    ) {
        self.device = device
        self.size = size
        self.appearance = appearance
        self.direction = direction
        self.contentSize = contentSize
        self.offset = offset
        self.content = content
        self.style = style
        self.scale = scale
    }

    /// This look with only the properties that affect the layout.
    package var ofLayout: Look {
        Look(device: device, size: size, appearance: appearance, direction: direction, contentSize: contentSize, offset: offset)
    }

    /// This look with only the properties that a file name contains, and lengths rounded to two decimals.
    package var named: Look {
        func rounded(_ length: CGFloat) -> CGFloat { Double(Self.text(length)) ?? length }
        var look = self
        look.size = size.map { CGSize(width: rounded($0.width), height: rounded($0.height)) }
        look.offset = offset.map(rounded)
        look.style = DiagramStyle.Changes(
            kind: style.kind, crop: style.crop, cropMargin: style.cropMargin.map { rounded($0) }, width: style.width.map { rounded($0) })
        return look
    }

    /// A length as in file names and messages, with at most two decimals.
    package static func text(_ length: CGFloat) -> String { NumberText.text(length, decimals: 2) }
}

extension Look {
    /// The viewport that a layout is solved for; the offset is applied afterwards.
    ///
    /// - Parameter own: the layout's own viewport on the look's device; `nil` for the viewport of the device.
    package func viewport(from own: LayoutViewport? = nil) -> LayoutViewport {
        var viewport = own ?? (device ?? .default).viewport
        let style: LayoutTraits.Style = switch appearance {
        case nil: .unspecified
        case .light: .light
        case .dark: .dark
        }
        viewport.traits = viewport.traits.merged(
            with: LayoutTraits(direction: direction ?? .unspecified, style: style, contentSize: contentSize ?? .unspecified))
        if let size {
            viewport.size = size
            viewport.safeAreaInsets = .zero
        }
        return viewport
    }

    /// The appearance to draw a layout in: the look's, or dark if the viewport's traits are dark; otherwise `nil`.
    package func appearance(in viewport: LayoutViewport) -> Appearance? {
        appearance ?? (viewport.traits.style == .dark ? .dark : nil)
    }
}

// MARK: - Looks of finished pictures

extension DrawableLayout {
    /// The look that the layout was solved for.
    package var look: Look {
        let viewport = layout.viewport
        let contentSize = viewport.traits.contentSize
        return Look(
            device: device, size: viewport.size == device?.viewport.size ? nil : viewport.size, appearance: appearance,
            direction: viewport.isRightToLeft ? .rightToLeft : .leftToRight, contentSize: contentSize.isDefault ? nil : contentSize,
            offset: layout.scrollDistance.flatMap { abs($0) < 0.005 ? nil : $0 }
        ).named
    }
}

extension Diagram {
    /// The look of the picture, as stored in its file.
    package var look: Look {
        var look = subject.look
        look.content = content == .visible ? nil : content
        look.style = DiagramStyle.Changes(kind: style.kind, crop: style.crop?.part, cropMargin: style.crop?.margin, width: style.width)
        look.fonts = style.fonts?.order ?? []
        look.drawing = Look.currentDrawing
        return look.named
    }
}

extension SolvedLayout {
    /// The distance that the layout is scrolled from its start along its axis, in points; `nil` at the start.
    var scrollDistance: CGFloat? {
        guard let offset = viewport.contentOffset else { return nil }
        var unscrolled = self
        unscrolled.viewport.contentOffset = nil
        let start = unscrolled.contentOffset
        return switch (scrollAxis, viewport.isRightToLeft) {
        case (.vertical, _): offset.y - start.y
        case (.horizontal, false): offset.x - start.x
        case (.horizontal, true): start.x - offset.x
        }
    }
}

extension Fonts {
    static let builtInName = "built-in"

    /// The names of all fonts, in the order in which they are searched for a character.
    fileprivate var order: [String] {
        let given = shaping.names.map { String($0.unicodeScalars.filter { (0x21...0x7E).contains($0.value) }.map(Character.init)) }
        return preference == .builtIn ? [Self.builtInName] + given : given + [Self.builtInName]
    }
}
