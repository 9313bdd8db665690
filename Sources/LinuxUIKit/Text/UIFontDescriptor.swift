public import Foundation
import TextMeasurement

/// The size, weight and design of a font. Other attributes are ignored.
public final class UIFontDescriptor: NSObject, Sendable {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1) }
        public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 2) }
        public static var traitCondensed: SymbolicTraits { SymbolicTraits(rawValue: 1 << 6) }
        public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1 << 10) }
        public static var traitTightLeading: SymbolicTraits { SymbolicTraits(rawValue: 1 << 15) }
    }

    public struct SystemDesign: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static var `default`: SystemDesign { SystemDesign(rawValue: "default") }
        public static var rounded: SystemDesign { SystemDesign(rawValue: "rounded") }
        public static var serif: SystemDesign { SystemDesign(rawValue: "serif") }
        public static var monospaced: SystemDesign { SystemDesign(rawValue: "monospaced") }
    }

    let values: FontValues

    /// Points.
    public var pointSize: CGFloat { values.pointSize }

    init(_ values: FontValues) { self.values = values }

    /// The descriptor of the system font for a text style under the current traits.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The descriptor of the system font for a text style, in the size for the content size category of the given traits.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor }

    /// The descriptor with traits. Bold means semibold, as in UIKit; of the others, only the monospaced trait affects measuring.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var values = values
        if symbolicTraits.contains(.traitBold) { values.weight = .semibold }
        if symbolicTraits.contains(.traitMonoSpace) { values.face = .monospacedSystem }
        values.isItalic = symbolicTraits.contains(.traitItalic)
        return UIFontDescriptor(values)
    }

    /// The descriptor with a design. Rounded and serif designs have the default design's metrics.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var values = values
        values.face = design == .monospaced ? .monospacedSystem : .system
        return UIFontDescriptor(values)
    }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(values.ofSize(newPointSize)) }
}
