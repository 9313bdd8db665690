public import Foundation
import LinuxUIKit

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

/// Views in columns.
public struct LazyVGrid<Content: View>: BuiltInView {
    let children: [any View]

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        children = [content()]
    }
}

/// A column of a grid.
public struct GridItem: Sendable {
    /// How wide it is, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
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

/// Rows.
public struct List<Content: View>: BuiltInView {
    let children: [any View]

    public init(@ViewBuilder content: () -> Content) {
        children = [content()]
    }

    public init<Data: RandomAccessCollection, Row: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
    where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        children = [ForEach(data, content: rowContent)]
    }

    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        children = [ForEach(data, id: id, content: rowContent)]
    }
}

/// The views of a collection's elements.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: BuiltInView {
    let children: [any View]
}

extension ForEach where Content: View {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        children = data.map { content($0) }
    }

    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        children = data.map { content($0) }
    }

    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int {
        children = data.map { content($0) }
    }
}

/// Views with a header and a footer.
public struct Section<Parent, Content, Footer>: BuiltInView {
    let children: [any View]
}

extension Section where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        children = [header(), content(), footer()]
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        children = [header(), content()]
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        children = [Text(title), content()]
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        children = [Text(title), content()]
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        children = [content()]
    }
}

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

/// A view that gets its size: as large as the current viewport.
public struct GeometryReader<Content: View>: BuiltInView {
    let children: [any View]

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        children = [content(GeometryProxy(size: UIScreen.main.bounds.size))]
    }
}

/// The size of a view, in points.
public struct GeometryProxy: Sendable {
    public let size: CGSize
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
