public import Foundation

/// A view as plain values. Such values are all that diagrams know of UIKit's views.
///
/// Its parts are drawn in this order: shadow, background, gradient, shapes, content, children in their order, border.
public struct ViewPicture: Codable, Sendable, Equatable {
    /// The class's name, without its module and generic arguments.
    public var className: String
    /// In the superview's coordinates, in points, before the transform.
    public var frame: CGRect
    /// Applied about the frame's centre.
    public var transform: ViewTransform?
    public var opacity = 1.0
    /// True to clip content and children to the frame and its rounded corners.
    public var isClipped = false
    public var background: ViewColor?
    public var corners = ViewCorners()
    public var border: ViewBorder?
    public var shadow: ViewShadow?
    public var gradient: ViewGradient?
    public var shapes: [ViewShape] = []
    /// Shows only a part of the view, or fades it.
    public var mask: ViewMask?
    public var content = Content.none
    /// True to draw the content mirrored, as controls and symbols with a direction are in right-to-left views.
    public var isMirrored = false
    /// Back to front. Hidden views and those of opacity 0 are left out.
    public var children: [ViewPicture] = []
    /// The constraints that decide the frame, a short text each; `nil` if they are not asked for.
    package var constraints: [String]?

    public init(className: String, frame: CGRect) {
        (self.className, self.frame) = (className, frame)
    }

    /// The content that a view draws inside its box.
    public enum Content: Codable, Sendable, Equatable {
        case none
        case text(ViewText)
        case image(ViewImage)
        case control(ViewControl)
        /// Content that cannot be drawn, such as a map. A framed box shows this text instead, usually the class's name.
        case foreign(String)
    }
}

/// An affine transform, whose components are named as in Core Graphics.
public struct ViewTransform: Codable, Sendable, Equatable {
    public var a, b, c, d, tx, ty: Double

    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
}

/// Rounded corners.
public struct ViewCorners: Codable, Sendable, Equatable {
    /// In points; at most half of the shorter side is drawn.
    public var radius = 0.0
    /// The rounded corners, in the view's coordinates; the others are square.
    public var rounded: Set<Corner> = Set(Corner.allCases)

    public enum Corner: String, Codable, Sendable, CaseIterable {
        case topLeft, topRight, bottomLeft, bottomRight
    }

    public init(radius: Double = 0) { self.radius = radius }
}

/// An RGBA colour in light and in dark appearance, each component from 0 to 1.
public struct ViewColor: Codable, Sendable, Hashable {
    public var light: Components
    public var dark: Components

    public struct Components: Codable, Sendable, Hashable {
        public var red, green, blue, alpha: Double

        public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }
    }

    public init(light: Components, dark: Components) {
        (self.light, self.dark) = (light, dark)
    }
}

/// A border inside a frame.
public struct ViewBorder: Codable, Sendable, Equatable {
    /// In points.
    public var width: Double
    public var color: ViewColor

    public init(width: Double, color: ViewColor) {
        (self.width, self.color) = (width, color)
    }
}

/// A shadow, which is drawn without blur.
public struct ViewShadow: Codable, Sendable, Equatable {
    public var color: ViewColor
    public var opacity: Double
    /// In points.
    public var radius: Double
    public var offset: CGSize

    public init(color: ViewColor, opacity: Double, radius: Double, offset: CGSize) {
        (self.color, self.opacity, self.radius, self.offset) = (color, opacity, radius, offset)
    }
}

/// A gradient over a view's bounds.
public struct ViewGradient: Codable, Sendable, Equatable {
    public enum Kind: String, Codable, Sendable {
        /// Along the line from `start` to `end`.
        case axial
        /// In ellipses around `start`; `end` is a corner of the rectangle around the outermost ellipse.
        case radial
        /// Clockwise around `start`, beginning in the direction of `end`.
        case conic
    }

    public var kind = Kind.axial
    public var colors: [ViewColor]
    /// From 0 to 1, as many as colours.
    public var locations: [Double]
    /// In the unit square of the bounds.
    public var start, end: CGPoint

    public init(colors: [ViewColor], locations: [Double], start: CGPoint, end: CGPoint) {
        (self.colors, self.locations, self.start, self.end) = (colors, locations, start, end)
    }
}

/// A filled or stroked path of a shape layer, in the view's coordinates.
public struct ViewShape: Codable, Sendable, Equatable {
    public var segments: [Segment]
    public var fill: ViewColor?
    public var stroke: ViewColor?
    public var lineWidth = 1.0
    public var dashes: [Double] = []
    public var isRound = false
    /// True to fill by the even-odd rule, which leaves holes wherever outlines enclose each other.
    public var isEvenOdd = false

    public enum Segment: Codable, Sendable, Equatable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, to: CGPoint)
        case close
    }

    public init(_ segments: [Segment], fill: ViewColor? = nil, stroke: ViewColor? = nil) {
        (self.segments, self.fill, self.stroke) = (segments, fill, stroke)
    }
}

/// A mask in the view's coordinates.
public enum ViewMask: Codable, Sendable, Equatable {
    /// Shows the part of the view inside a box.
    case box(CGRect, ViewCorners)
    /// Shows the part of the view inside a path.
    case path([ViewShape.Segment], isEvenOdd: Bool = false)
    /// Multiplies the view's opacity by the picture's opacity.
    indirect case picture(ViewPicture)
}

/// Lines of a text as they are broken and placed in a view.
public struct ViewText: Codable, Sendable, Equatable {
    public var lines: [Line]
    /// True if words do not fit and the last line ends with an ellipsis.
    public var isTruncated = false

    public struct Line: Codable, Sendable, Equatable {
        /// In reading order.
        public var runs: [Run]
        /// True if the line's paragraph runs from right to left.
        public var isRightToLeft = false
        /// The left end, in the view's coordinates.
        public var x: Double
        /// The baseline's distance from the view's top.
        public var baseline: Double
        /// The width in the system font. Galley's lettering is fitted to it.
        public var width: Double

        public init(runs: [Run], x: Double, baseline: Double, width: Double) {
            (self.runs, self.x, self.baseline, self.width) = (runs, x, baseline, width)
        }
    }

    /// Letters of one style.
    public struct Run: Codable, Sendable, Equatable {
        public var text: String
        /// The width in the system font, in points.
        public var width: Double
        public var style: Style

        public init(_ text: String, width: Double, style: Style) {
            (self.text, self.width, self.style) = (text, width, style)
        }
    }

    public struct Style: Codable, Sendable, Hashable {
        /// In points.
        public var fontSize: Double
        /// From 100 (ultralight) to 900 (black).
        public var weight = 400
        public var isItalic = false
        public var isMonospaced = false
        public var color: ViewColor
        public var background: ViewColor?
        public var isUnderlined = false
        public var isStruckThrough = false

        public init(fontSize: Double, color: ViewColor) {
            (self.fontSize, self.color) = (fontSize, color)
        }
    }

    public init(_ lines: [Line], isTruncated: Bool = false) {
        (self.lines, self.isTruncated) = (lines, isTruncated)
    }
}

/// An image, drawn as a symbol or a placeholder.
public struct ViewImage: Codable, Sendable, Equatable {
    /// A symbol's name, as in `systemName`; `nil` for a photograph or an asset, which is drawn as a placeholder.
    public var symbol: String?
    public var tint: ViewColor?
    /// The rectangle that the whole image occupies by the content mode, in the view's coordinates.
    public var frame: CGRect

    public init(symbol: String? = nil, tint: ViewColor? = nil, frame: CGRect) {
        (self.symbol, self.tint, self.frame) = (symbol, tint, frame)
    }
}

/// A control that is drawn as a whole, in the view's bounds.
public enum ViewControl: Codable, Sendable, Equatable {
    case toggle(isOn: Bool, on: ViewColor, thumb: ViewColor? = nil)
    /// Values from 0 to 1. Colours that are `nil` are the system's.
    case slider(value: Double, filled: ViewColor, track: ViewColor? = nil, thumb: ViewColor? = nil)
    case progress(value: Double, filled: ViewColor, track: ViewColor? = nil)
    case stepper
    case pages(count: Int, current: Int, dots: ViewColor, currentDot: ViewColor)
    /// The titles are texts in child pictures; `selected` is `nil` if no segment is selected.
    case segments(count: Int, selected: Int?, selection: ViewColor? = nil)
    case activity(ViewColor)
    /// A disclosure indicator, a checkmark and the like, by UIKit's name of the accessory.
    case accessory(String, ViewColor)
    case field(isRounded: Bool)
    case separator(ViewColor)
}
