import LinuxUIKit

/// A part of a user interface. It is kept and not drawn; of its texts a cell's title is taken.
@preconcurrency @MainActor
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { preconditionFailure("Never has no body.") }
}

/// A view that the module has itself.
@MainActor
protocol BuiltInView: View where Body == Never {
    /// What it shows of itself.
    var ownText: String? { get }
    var children: [any View] { get }
}

extension BuiltInView {
    var ownText: String? { nil }
    var children: [any View] { [] }
}

extension View where Body == Never {
    public var body: Never { preconditionFailure("\(type(of: self)) has no body.") }
}

/// The views within a view, in the order in which they are read.
@MainActor
struct ViewTree {
    /// How deep views may be within each other: a view may be its own body.
    private static let depthLimit = 200

    /// The first of a view's parts that a closure makes something of.
    static func first<T>(in view: any View, depth: Int = 0, _ find: (any View) -> T?) -> T? {
        if let found = find(view) { return found }
        guard depth < depthLimit else { return nil }
        if let view = view as? any BuiltInView {
            for child in view.children {
                if let found = first(in: child, depth: depth + 1, find) { return found }
            }
            return nil
        }
        guard let body = body(of: view) else { return nil }
        return first(in: body, depth: depth + 1, find)
    }

    /// The first text that is not blank.
    static func firstText(in view: any View) -> String? {
        first(in: view) { view in
            (view as? any BuiltInView)?.ownText.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
        }
    }

    /// `Never` for what UIKit has another side of.
    private static func bodyType<Content: View>(of view: Content) -> Any.Type { Content.Body.self }

    private static func body(of view: some View) -> (any View)? {
        bodyType(of: view) == Never.self ? nil : view.body
    }
}

/// Puts the views of a closure together.
@resultBuilder
public enum ViewBuilder {
    @MainActor public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock() -> EmptyView { EmptyView() }
    @MainActor public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    @MainActor
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
        var children: [any View] = []
        repeat children.append(each content)
        return TupleView(children: children)
    }

    @MainActor public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
    @MainActor public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    @MainActor
    public static func buildEither<One: View, Other: View>(first: One) -> ConditionalContent<One, Other> {
        ConditionalContent(child: first)
    }

    @MainActor
    public static func buildEither<One: View, Other: View>(second: Other) -> ConditionalContent<One, Other> {
        ConditionalContent(child: second)
    }

    @MainActor public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

/// Several views, one behind the other.
public struct TupleView<T>: BuiltInView {
    let children: [any View]
}

/// One of two views.
public struct ConditionalContent<One, Other>: BuiltInView {
    let child: any View
    var children: [any View] { [child] }
}

/// Nothing.
public struct EmptyView: BuiltInView {
    nonisolated public init() {}
}

/// A view whose type is not told.
public struct AnyView: BuiltInView {
    let children: [any View]

    public init(_ view: some View) {
        children = [view]
    }

    public init(erasing view: some View) {
        children = [view]
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: BuiltInView where Wrapped: View {
    var children: [any View] { map { [$0] } ?? [] }
}
