/// A finished picture: drawing primitives with all positions, sizes and colours settled, back to front.
///
/// Points, origin top-left, y down. A scene knows neither layouts nor backends.
public struct Picture: Sendable, Hashable {
    public var size: Size
    /// What tells the picture from others that it may stand beside, such as the name of what it shows; `nil` where its title
    /// is all there is. A change of what is drawn does not change it.
    public var identifier: String?
    /// A title for people, also for those who do not see the picture.
    public var title: String
    /// What the picture shows, in a sentence or two.
    public var description: String
    public var nodes: [Node]
    /// What programs may want to know of the picture, in order.
    public var attributes: [Meaning.Attribute] = []

    public init(size: Size, identifier: String? = nil, title: String, description: String, nodes: [Node]) {
        self.identifier = identifier
        self.size = size
        self.title = title
        self.description = description
        self.nodes = nodes
    }
}
