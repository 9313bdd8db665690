/// A list of rows.
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

/// Views for the elements of a collection.
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
