/// An app. Never launched.
@preconcurrency @MainActor
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder var body: Body { get }
    init()
}

/// A part of an app. Never shown.
@preconcurrency @MainActor
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    public var body: Never { fatalError("\(type(of: self)) has no body.") }
}

/// Builds scenes from the statements of a closure.
@resultBuilder
public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// The first of several scenes: none is shown.
    public static func buildBlock<First: Scene, each Other: Scene>(_ first: First, _ others: repeat each Other) -> First { first }
}

/// Windows of the same content. Never shown.
public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ title: String, @ViewBuilder content: () -> Content) {}
    public init(id: String, @ViewBuilder content: () -> Content) {}
}

extension Scene {
    public func onChange<Value: Equatable>(of value: Value, _ action: @escaping () -> Void) -> some Scene { self }
    public func environmentObject(_ object: some ObservableObject) -> some Scene { self }
}
