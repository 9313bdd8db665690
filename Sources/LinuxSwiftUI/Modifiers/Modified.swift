import Foundation

/// A view with a modification that is not drawn.
public struct Modified<Content: View>: BuiltInView {
    let content: Content
    var children: [any View] { [content] }
}

/// A view with others above or below it. The view itself comes first in reading order.
public struct Layered<Content: View, Other: View>: BuiltInView {
    let children: [any View]

    init(_ content: Content, _ other: Other) {
        children = [content, other]
    }
}

/// A hidden view.
public struct Hidden<Content: View>: BuiltInView {}

/// A modification of views, defined by an app.
@preconcurrency @MainActor
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = AnyView

    @ViewBuilder func body(content: Content) -> Body
}

extension View {
    public func modifier<M: ViewModifier>(_ modifier: M) -> M.Body { modifier.body(content: AnyView(self)) }
    public func hidden() -> Hidden<Self> { Hidden() }

    // MARK: Overlays and backgrounds

    public func background<V: View>(_ background: V, alignment: Alignment = .center) -> Layered<Self, V> {
        Layered(self, background)
    }

    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> Layered<Self, V> {
        Layered(self, content())
    }

    @_disfavoredOverload
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> Modified<Self> { modified }
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> Modified<Self> { modified }
    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> Layered<Self, V> { Layered(self, overlay) }

    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> Layered<Self, V> {
        Layered(self, content())
    }

    var modified: Modified<Self> { Modified(content: self) }
}
