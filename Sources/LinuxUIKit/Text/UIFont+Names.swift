public import Foundation
import TextMeasurement

extension UIFont {
    /// The PostScript name used to create the font, or the system font's name.
    public var fontName: String {
        if case .named(let name) = face { return name }
        return face == .monospacedSystem ? ".AppleSystemUIFontMonospaced-Regular" : ".SFUI-Regular"
    }
    /// The part of the name before the style.
    public var familyName: String {
        if case .named(let name) = face { return String(name.prefix { $0 != "-" }) }
        return face == .monospacedSystem ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont"
    }

    /// Always empty: fonts are found only by PostScript name.
    public static var familyNames: [String] { [] }
    public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

    // Points.
    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }
    public static var systemFontSize: CGFloat { 14 }
    public static var smallSystemFontSize: CGFloat { 12 }
}

extension UIFontDescriptor {
    public struct AttributeName: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    }

    public struct TraitKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    }

    public struct FeatureKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// Bold from semibold on, and monospaced.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = weight.rawValue >= UIFont.Weight.semibold.rawValue ? .traitBold : []
        if face == .monospacedSystem { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The descriptor with additional attributes. Only size and weight have an effect.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
        let weight = traits[.weight] as? UIFont.Weight ?? (traits[.weight] as? CGFloat).map { UIFont.Weight($0) }
        let size = attributes[.size] as? CGFloat
        return UIFontDescriptor(
            pointSize: size ?? pointSize, weight: weight ?? self.weight, face: face, hasMonospacedDigits: hasMonospacedDigits)
    }

    public var fontAttributes: [AttributeName: Any] { [.size: pointSize, .traits: [TraitKey.weight: weight.rawValue]] }

    public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }
}

extension UIFontMetrics {
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let scaled = scaledFont(for: font, compatibleWith: traitCollection)
        return scaled.pointSize > maximumPointSize ? scaled.withSize(maximumPointSize) : scaled
    }
}
