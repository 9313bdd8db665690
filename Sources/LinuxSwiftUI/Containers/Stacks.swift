public import Foundation

/// Views one above the other.
public struct VStack<Content: View>: BuiltInView {
    let children: [any View]

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        children = [content()]
    }
}

/// Views one beside the other.
public struct HStack<Content: View>: BuiltInView {
    let children: [any View]

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        children = [content()]
    }
}

/// Views one over the other.
public struct ZStack<Content: View>: BuiltInView {
    let children: [any View]

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        children = [content()]
    }
}

/// The same as `VStack`: nothing is laid out later.
public struct LazyVStack<Content: View>: BuiltInView {
    let children: [any View]

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        children = [content()]
    }
}

/// The same as `HStack`: nothing is laid out later.
public struct LazyHStack<Content: View>: BuiltInView {
    let children: [any View]

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        children = [content()]
    }
}

/// Views that are treated as one.
public struct Group<Content: View>: BuiltInView {
    let children: [any View]

    public init(@ViewBuilder content: () -> Content) {
        children = [content()]
    }
}

/// Views that scroll.
public struct ScrollView<Content: View>: BuiltInView {
    let children: [any View]

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        children = [content()]
    }
}
