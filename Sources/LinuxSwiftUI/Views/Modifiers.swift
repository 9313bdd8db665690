public import Foundation
public import LinuxCombine

/// A view with a modifier, which is not drawn. Its children are the view itself and then, in reading order, the overlay or background.
public struct Modified<Content: View>: BuiltInView {
    let children: [any View]
    /// Changes the size as the modifier does.
    var resize: (FixedSize) -> FixedSize = { $0 }

    func size(around child: FixedSize) -> FixedSize { resize(child) }
}

/// A modification of views, defined by an app.
@preconcurrency @MainActor
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = AnyView

    @ViewBuilder func body(content: Content) -> Body
}

/// Modifications that change what is shown.
extension View {
    public func modifier<M: ViewModifier>(_ modifier: M) -> M.Body { modifier.body(content: AnyView(self)) }
    public func hidden() -> EmptyView { EmptyView() }
    public func background<V: View>(_ other: V, alignment: Alignment = .center) -> Modified<Self> { with(other) }
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> Modified<Self> { with(content()) }
    public func overlay<V: View>(_ other: V, alignment: Alignment = .center) -> Modified<Self> { with(other) }
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> Modified<Self> { with(content()) }

    private func with(_ other: some View) -> Modified<Self> { Modified(children: [self, other]) }
    var modified: Modified<Self> { Modified(children: [self]) }
    private func resized(_ resize: @escaping (FixedSize) -> FixedSize) -> Modified<Self> { Modified(children: [self], resize: resize) }
}

/// Modifiers whose numbers determine the sizes of cells.
extension View {
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Modified<Self> {
        resized { size in length.map { size.padded(by: EdgeInsets().replacing(edges, with: EdgeInsets($0))) } ?? FixedSize() }
    }
    public func padding(_ length: CGFloat) -> Modified<Self> { padding(.all, length) }
    public func padding(_ insets: EdgeInsets) -> Modified<Self> { resized { $0.padded(by: insets) } }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> Modified<Self> {
        resized { FixedSize(width: width ?? $0.width, height: height ?? $0.height) }
    }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> Modified<Self> {
        let isWidthFree = [minWidth, idealWidth, maxWidth].contains { $0 != nil }
        let isHeightFree = [minHeight, idealHeight, maxHeight].contains { $0 != nil }
        return resized { FixedSize(width: isWidthFree ? nil : $0.width, height: isHeightFree ? nil : $0.height) }
    }
}

/// Modifiers of positions, colours, texts, images and further sizes. Nothing is drawn.
extension View {
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Modified<Self> { modified }
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Modified<Self> { modified }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> Modified<Self> { resized { _ in FixedSize() } }
    public func layoutPriority(_ value: Double) -> Modified<Self> { modified }
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> Modified<Self> { modified }
    public func scaledToFit() -> Modified<Self> { modified }
    public func scaledToFill() -> Modified<Self> { modified }
    public func ignoresSafeArea(edges: Edge.Set = .all) -> Modified<Self> { modified }
    public func zIndex(_ value: Double) -> Modified<Self> { modified }
    public func background(_ style: Color, ignoresSafeAreaEdges edges: Edge.Set = .all) -> Modified<Self> { modified }
    public func background(_ style: Color, in shape: some Shape) -> Modified<Self> { modified }
    public func foregroundColor(_ color: Color?) -> Modified<Self> { modified }
    public func foregroundStyle(_ style: Color) -> Modified<Self> { modified }
    public func foregroundStyle(_ primary: Color, _ secondary: Color) -> Modified<Self> { modified }
    public func tint(_ tint: Color?) -> Modified<Self> { modified }
    public func accentColor(_ color: Color?) -> Modified<Self> { modified }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Modified<Self> { modified }
    public func clipped(antialiased: Bool = false) -> Modified<Self> { modified }
    public func clipShape(_ shape: some Shape) -> Modified<Self> { modified }
    public func border(_ content: Color, width: CGFloat = 1) -> Modified<Self> { modified }
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Modified<Self> { modified }
    public func opacity(_ opacity: Double) -> Modified<Self> { modified }
    public func blur(radius: CGFloat, opaque: Bool = false) -> Modified<Self> { modified }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Modified<Self> { modified }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Modified<Self> { modified }
    public func mask<V: View>(@ViewBuilder _ mask: () -> V) -> Modified<Self> { modified }
    public func contentShape(_ shape: some Shape) -> Modified<Self> { modified }
    public func font(_ font: Font?) -> Modified<Self> { modified }
    public func fontWeight(_ weight: Font.Weight?) -> Modified<Self> { modified }
    public func bold() -> Modified<Self> { modified }
    public func italic() -> Modified<Self> { modified }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Modified<Self> { modified }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Modified<Self> { modified }
    public func monospacedDigit() -> Modified<Self> { modified }
    public func kerning(_ kerning: CGFloat) -> Modified<Self> { modified }
    public func tracking(_ tracking: CGFloat) -> Modified<Self> { modified }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Modified<Self> { modified }
    public func lineLimit(_ number: Int?) -> Modified<Self> { modified }
    public func lineSpacing(_ lineSpacing: CGFloat) -> Modified<Self> { modified }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> Modified<Self> { modified }
    public func minimumScaleFactor(_ factor: CGFloat) -> Modified<Self> { modified }
    public func truncationMode(_ mode: Styling) -> Modified<Self> { modified }
    public func redacted(reason: Styling) -> Modified<Self> { modified }
    public func imageScale(_ scale: Image.Scale) -> Modified<Self> { modified }
    public func symbolRenderingMode(_ mode: Styling?) -> Modified<Self> { modified }
}

/// Behaviour. Without effect, as there is no user.
extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> Modified<Self> { modified }
    public func onDisappear(perform action: (() -> Void)? = nil) -> Modified<Self> { modified }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> Modified<Self> { modified }
    public func onLongPressGesture(perform action: @escaping () -> Void) -> Modified<Self> { modified }
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> Modified<Self> { modified }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> Modified<Self> { modified }
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> Modified<Self> { modified }
    public func task(_ action: @escaping () async -> Void) -> Modified<Self> { modified }
    public func disabled(_ disabled: Bool) -> Modified<Self> { modified }
    public func allowsHitTesting(_ enabled: Bool) -> Modified<Self> { modified }
    public func transition(_ transition: Styling) -> Modified<Self> { modified }
    public func animation(_ animation: Animation?, value: some Equatable) -> Modified<Self> { modified }
    public func id(_ id: some Hashable) -> Modified<Self> { modified }
    public func tag(_ tag: some Hashable) -> Modified<Self> { modified }
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> Modified<Self> { modified }
    public func environmentObject(_ object: some ObservableObject) -> Modified<Self> { modified }
    public func navigationTitle(_ title: some StringProtocol) -> Modified<Self> { modified }
    public func buttonStyle(_ style: Styling) -> Modified<Self> { modified }
    public func accessibilityLabel(_ label: some StringProtocol) -> Modified<Self> { modified }
    public func accessibilityLabel(_ label: Text) -> Modified<Self> { modified }
    public func accessibilityHidden(_ hidden: Bool) -> Modified<Self> { modified }
    public func accessibilityIdentifier(_ identifier: String) -> Modified<Self> { modified }
    public func accessibilityElement(children: Styling = .ignore) -> Modified<Self> { modified }
    public func previewDisplayName(_ value: String?) -> Modified<Self> { modified }
}
