public import Foundation

// Appearance of views. The modifiers exist to compile; nothing is drawn.

/// Sizes and positions.
extension View {
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Modified<Self> { modified }
    public func padding(_ length: CGFloat) -> Modified<Self> { modified }
    public func padding(_ insets: EdgeInsets) -> Modified<Self> { modified }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> Modified<Self> { modified }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> Modified<Self> { modified }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Modified<Self> { modified }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> Modified<Self> { modified }
    public func fixedSize() -> Modified<Self> { modified }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> Modified<Self> { modified }
    public func layoutPriority(_ value: Double) -> Modified<Self> { modified }
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> Modified<Self> { modified }
    public func scaledToFit() -> Modified<Self> { modified }
    public func scaledToFill() -> Modified<Self> { modified }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Modified<Self> { modified }
    public func ignoresSafeArea(edges: Edge.Set = .all) -> Modified<Self> { modified }
    public func zIndex(_ value: Double) -> Modified<Self> { modified }
}

/// Colours and outlines.
extension View {
    public func foregroundColor(_ color: Color?) -> Modified<Self> { modified }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Modified<Self> { modified }
    public func foregroundStyle<S: ShapeStyle, T: ShapeStyle>(_ primary: S, _ secondary: T) -> Modified<Self> { modified }
    public func tint(_ tint: Color?) -> Modified<Self> { modified }
    public func accentColor(_ color: Color?) -> Modified<Self> { modified }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Modified<Self> { modified }
    public func clipped(antialiased: Bool = false) -> Modified<Self> { modified }
    public func clipShape<S: Shape>(_ shape: S) -> Modified<Self> { modified }
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> Modified<Self> { modified }
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Modified<Self> { modified }
    public func opacity(_ opacity: Double) -> Modified<Self> { modified }
    public func blur(radius: CGFloat, opaque: Bool = false) -> Modified<Self> { modified }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Modified<Self> { modified }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Modified<Self> { modified }
    public func mask<V: View>(@ViewBuilder _ mask: () -> V) -> Modified<Self> { modified }
    public func contentShape<S: Shape>(_ shape: S) -> Modified<Self> { modified }
}

/// Text and images.
extension View {
    public func font(_ font: Font?) -> Modified<Self> { modified }
    public func fontWeight(_ weight: Font.Weight?) -> Modified<Self> { modified }
    public func bold() -> Modified<Self> { modified }
    public func italic() -> Modified<Self> { modified }
    public func lineLimit(_ number: Int?) -> Modified<Self> { modified }
    public func lineSpacing(_ lineSpacing: CGFloat) -> Modified<Self> { modified }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> Modified<Self> { modified }
    public func minimumScaleFactor(_ factor: CGFloat) -> Modified<Self> { modified }
    public func truncationMode(_ mode: TruncationMode) -> Modified<Self> { modified }
    public func imageScale(_ scale: Image.Scale) -> Modified<Self> { modified }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Modified<Self> { modified }
    public func redacted(reason: RedactionReasons) -> Modified<Self> { modified }
}

/// The position at which a long text is truncated.
public enum TruncationMode: Sendable {
    case head, middle, tail
}

/// The colours of a symbol.
public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode()
    public static let multicolor = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode()
    public static let palette = SymbolRenderingMode()
}

/// Reasons for hiding content.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let placeholder = RedactionReasons(rawValue: 1)
}
