/// A stack of views for navigation.
public struct NavigationStack<Content: View>: BuiltInView {
    let children: [any View]

    public init(@ViewBuilder root: () -> Content) {
        children = [root()]
    }
}

/// The older name of `NavigationStack`.
public struct NavigationView<Content: View>: BuiltInView {
    let children: [any View]

    public init(@ViewBuilder content: () -> Content) {
        children = [content()]
    }
}
