/// A part of a user interface. Stored, not drawn; its texts provide the title of a cell.
@preconcurrency @MainActor
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("Never has no body.") }
}

/// A view without a body, defined in this module.
@MainActor
protocol BuiltInView: View where Body == Never {
    /// The view's own text.
    var ownText: String? { get }
    var children: [any View] { get }
    /// The view's size, given that of its first child.
    func size(around child: FixedSize) -> FixedSize
}

extension BuiltInView {
    var ownText: String? { nil }
    var children: [any View] { [] }
    func size(around child: FixedSize) -> FixedSize { children.count == 1 ? child : FixedSize() }
}

extension View where Body == Never {
    public var body: Never { fatalError("\(type(of: self)) has no body.") }
}

/// Traverses views in reading order.
@MainActor
struct ViewTree {
    /// The maximum nesting depth, as a view may be its own body.
    static let depthLimit = 200

    /// The first result of a closure over a view and its descendants.
    static func first<T>(in view: any View, depth: Int = 0, _ find: (any View) -> T?) -> T? {
        if let found = find(view) { return found }
        guard depth < depthLimit else { return nil }
        for child in (view as? any BuiltInView)?.children ?? [body(of: view)].compactMap({ $0 }) {
            if let found = first(in: child, depth: depth + 1, find) { return found }
        }
        return nil
    }

    /// The first text that is not blank.
    static func firstText(in view: any View) -> String? {
        first(in: view) { view in
            (view as? any BuiltInView)?.ownText.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
        }
    }

    /// The body; `nil` for a view without one.
    static func body<Content: View>(of view: Content) -> (any View)? { Content.Body.self == Never.self ? nil : view.body }
}

/// Combines the views of a closure.
@resultBuilder @MainActor
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
        var children: [any View] = []
        repeat children.append(each content)
        return TupleView(children: children)
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither(first: some View) -> AnyView { AnyView(first) }
    public static func buildEither(second: some View) -> AnyView { AnyView(second) }
    public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

/// Several views in order.
public struct TupleView<T>: BuiltInView {
    let children: [any View]
}

/// No view.
public struct EmptyView: BuiltInView {
    nonisolated public init() {}
}

/// A type-erased view.
public struct AnyView: BuiltInView {
    let children: [any View]

    public init(_ view: some View) { children = [view] }
    public init(erasing view: some View) { children = [view] }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: BuiltInView where Wrapped: View {
    var children: [any View] { map { [$0] } ?? [] }
}
