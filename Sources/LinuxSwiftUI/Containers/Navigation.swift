/// Views that can be gone into.
public struct NavigationStack<Content: View>: BuiltInView {
    let children: [any View]

    public init(@ViewBuilder root: () -> Content) {
        children = [root()]
    }
}

/// The same under its older name.
public struct NavigationView<Content: View>: BuiltInView {
    let children: [any View]

    public init(@ViewBuilder content: () -> Content) {
        children = [content()]
    }
}
