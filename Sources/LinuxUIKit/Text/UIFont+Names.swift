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
    /// The descriptor of the font with the name or family, if it is available, or of the system font. A missing size is 12 points.
    public convenience init(fontAttributes attributes: [AttributeName: Any]) {
        let size = Self.number(attributes[.size]) ?? 12
        let name = (attributes[.name] ?? attributes[.family]) as? String
        // The names of system fonts begin with a dot.
        let font = name.flatMap { $0.hasPrefix(".") ? nil : UIFont(name: $0, size: size) }
        self.init(UIFontDescriptor(font?.values ?? FontValues(pointSize: size)).addingAttributes(attributes).values)
    }

    public convenience init(name fontName: String, size: CGFloat) { self.init(fontAttributes: [.name: fontName, .size: size]) }

    /// A number in a dictionary: Foundation's numbers convert to each other on Apple's platforms only.
    private static func number(_ value: Any?) -> CGFloat? {
        value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
    }

    public struct AttributeName: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static var family: AttributeName { AttributeName(rawValue: "NSFontFamilyAttribute") }
        public static var name: AttributeName { AttributeName(rawValue: "NSFontNameAttribute") }
        public static var face: AttributeName { AttributeName(rawValue: "NSFontFaceAttribute") }
        public static var size: AttributeName { AttributeName(rawValue: "NSFontSizeAttribute") }
        public static var traits: AttributeName { AttributeName(rawValue: "NSCTFontTraitsAttribute") }
        public static var textStyle: AttributeName { AttributeName(rawValue: "NSCTFontUIUsageAttribute") }
        public static var featureSettings: AttributeName { AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute") }
        public static var cascadeList: AttributeName { AttributeName(rawValue: "NSCTFontCascadeListAttribute") }
        public static var matrix: AttributeName { AttributeName(rawValue: "NSFontMatrixAttribute") }
        public static var fixedAdvance: AttributeName { AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute") }
    }

    public struct TraitKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static var weight: TraitKey { TraitKey(rawValue: "NSCTFontWeightTrait") }
        public static var width: TraitKey { TraitKey(rawValue: "NSCTFontProportionTrait") }
        public static var slant: TraitKey { TraitKey(rawValue: "NSCTFontSlantTrait") }
        public static var symbolic: TraitKey { TraitKey(rawValue: "NSCTFontSymbolicTrait") }
    }

    public struct FeatureKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static var type: FeatureKey { FeatureKey(rawValue: "CTFeatureTypeIdentifier") }
        public static var selector: FeatureKey { FeatureKey(rawValue: "CTFeatureSelectorIdentifier") }
        public static var featureIdentifier: FeatureKey { FeatureKey(rawValue: "CTFeatureTypeIdentifier") }
        public static var typeIdentifier: FeatureKey { FeatureKey(rawValue: "CTFeatureSelectorIdentifier") }
    }

    /// The bold trait from the weight semibold on, and the trait of monospaced fonts.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = values.weight.rawValue >= UIFont.Weight.semibold.rawValue ? .traitBold : []
        if values.face == .monospacedSystem { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The descriptor with additional attributes. Only size and weight have an effect.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
        let weight = traits[.weight] as? UIFont.Weight ?? Self.number(traits[.weight]).map { UIFont.Weight($0) }
        var values = values.ofSize(Self.number(attributes[.size]) ?? pointSize)
        (values.weight, values.isItalic) = (weight ?? values.weight, false)
        return UIFontDescriptor(values)
    }

    public var fontAttributes: [AttributeName: Any] { [.size: pointSize, .traits: [TraitKey.weight: values.weight.rawValue]] }

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
