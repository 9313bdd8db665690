public import Foundation

/// Views in a column.
public struct VStack<Content: View>: BuiltInView {
    let children: [any View]

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: Styling = [], @ViewBuilder content: () -> Content
    ) { children = [content()] }
}

/// Views in a row, or on top of each other.
public struct HStack<Content: View>: BuiltInView {
    let children: [any View]

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: Styling = [], @ViewBuilder content: () -> Content
    ) { children = [content()] }
}

public typealias LazyVStack = VStack
public typealias LazyHStack = HStack
public typealias ZStack = HStack

/// Several views treated as one.
public struct Group<Content: View>: BuiltInView {
    let children: [any View]

    public init(@ViewBuilder content: () -> Content) { children = [content()] }
}

public typealias NavigationStack = Group
public typealias NavigationView = Group
public typealias List = Group

/// Views that scroll.
public struct ScrollView<Content: View>: BuiltInView {
    let children: [any View]

    /// Unknown, as a scroll view takes all available space.
    func size(around child: FixedSize) -> FixedSize { FixedSize() }

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) { children = [content()] }
}

/// Views for the elements of a collection.
public struct ForEach<Data: RandomAccessCollection, Content: View>: BuiltInView {
    let children: [any View]

    public init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content) where Data.Element: Identifiable {
        children = data.map { content($0) }
    }

    public init(_ data: Data, id: KeyPath<Data.Element, some Hashable>, @ViewBuilder content: (Data.Element) -> Content) {
        children = data.map { content($0) }
    }

    public init(_ data: Data, @ViewBuilder content: (Int) -> Content) where Data == Range<Int> { children = data.map { content($0) } }
}
