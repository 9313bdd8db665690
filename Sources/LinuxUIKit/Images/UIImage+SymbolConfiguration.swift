public import CompositionalLayout
public import Foundation

extension UIImage {
    /// What a symbol is to look like. It is kept, not drawn.
    public final class SymbolConfiguration: NSObject, Sendable {
        public override init() {}
        public convenience init(pointSize: CGFloat) { self.init() }
        public convenience init(weight: SymbolWeight) { self.init() }
        public convenience init(scale: SymbolScale) { self.init() }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
        public convenience init(font: UIFont) { self.init() }
        public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
        public convenience init(hierarchicalColor: UIColor) { self.init() }
        public convenience init(paletteColors: [UIColor]) { self.init() }
    }

    /// How heavy a symbol is.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight
        case thin
        case light
        case regular
        case medium
        case semibold
        case bold
        case heavy
        case black
    }

    /// How large a symbol is beside its text.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified
        case small
        case medium
        case large
    }

    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        self.init(systemName: name)
    }
}
