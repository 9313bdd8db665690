public import Foundation

/// Views stacked vertically.
public struct VStack<Content: View>: BuiltInView {
    let children: [any View]

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        children = [content()]
    }
}

/// Views side by side.
public struct HStack<Content: View>: BuiltInView {
    let children: [any View]

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        children = [content()]
    }
}

/// Views on top of each other.
public struct ZStack<Content: View>: BuiltInView {
    let children: [any View]

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        children = [content()]
    }
}

/// The same as `VStack`; it is not lazy.
public struct LazyVStack<Content: View>: BuiltInView {
    let children: [any View]

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        children = [content()]
    }
}

/// The same as `HStack`; it is not lazy.
public struct LazyHStack<Content: View>: BuiltInView {
    let children: [any View]

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        children = [content()]
    }
}

/// Several views treated as one.
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
