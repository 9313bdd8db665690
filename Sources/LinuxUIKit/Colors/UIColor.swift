public import Foundation

/// A colour in sRGB, or one that depends on traits. Layouts carry colours; frames do not depend on them.
public final class UIColor: NSObject, NSCopying, Sendable {
    private let mark = TextAttributeObject.mark

    /// From 0 to 1, not premultiplied.
    package struct Components: Sendable, Hashable {
        package var red, green, blue, alpha: CGFloat

        package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }
    }

    private enum Source: Sendable {
        case components(Components)
        case provider(@Sendable (UITraitCollection) -> UIColor)
        /// The name of a colour that no asset catalogue has.
        case missing(String)
    }

    private let source: Source

    /// Components from 0 to 1, not premultiplied.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .components(Components(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A colour that depends on traits.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        source = .provider(dynamicProvider)
    }

    /// A clear stand-in for a colour that no asset catalogue has.
    init(missing name: String) {
        source = .missing(name)
    }

    /// The name of a colour that no asset catalogue has; `nil` for other colours.
    package var missingName: String? {
        if case .missing(let name) = source { name } else { nil }
    }

    /// A clear colour.
    public override convenience init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }

    public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// The system's default tint, a blue.
    package static let systemTint = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1)
            : UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
    }

    /// The colour resolved for the given traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .components, .missing: self
        case .provider(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    /// The colour with another opacity, 0 to 1; still dynamic if this colour is.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .missing: self
        case .components(let own): UIColor(red: own.red, green: own.green, blue: own.blue, alpha: alpha)
        case .provider: UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// The components under the current viewport's traits.
    package var components: Components {
        switch source {
        case .components(let components): components
        case .missing: Components(red: 0, green: 0, blue: 0, alpha: 0)
        case .provider: resolvedColor(with: LayoutViewport.current.traitCollection).components
        }
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Colours with equal components are equal; a dynamic colour is equal only to itself.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        switch (source, other.source) {
        case (.components(let own), .components(let others)): return own == others
        case (.missing(let own), .missing(let others)): return own == others
        case (.provider, _), (.components, _), (.missing, _): return self === other
        }
    }

    public override var hash: Int {
        switch source {
        case .components(let components): components.hashValue
        case .missing(let name): name.hashValue
        case .provider: ObjectIdentifier(self).hashValue
        }
    }
}
