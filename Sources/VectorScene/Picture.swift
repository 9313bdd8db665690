/// A finished picture: drawing primitives, back to front, with final positions, sizes and colours.
///
/// Lengths are in points, origin top-left, y down. A scene knows neither layouts nor backends.
public struct Picture: Sendable, Hashable {
    public var size: Size
    /// What distinguishes the picture from others on the same page, such as the name of what it shows; `nil` to use its
    /// title. It does not depend on what is drawn.
    public var identifier: String?
    /// A title for people, also read by assistive technology.
    public var title: String
    /// What the picture shows, in a sentence or two.
    public var description: String
    public var nodes: [Node]
    /// The one appearance that the picture is drawn for; `nil` to follow the viewer's.
    public var appearance: Appearance?
    /// Machine-readable attributes of the picture, in order.
    public var attributes: [Meaning.Attribute] = []

    public init(size: Size, identifier: String? = nil, title: String, description: String, nodes: [Node]) {
        self.identifier = identifier
        self.size = size
        self.title = title
        self.description = description
        self.nodes = nodes
    }
}

/// What a part of a picture represents, in text.
public struct Meaning: Sendable, Hashable {
    public struct Attribute: Sendable, Hashable {
        /// Lowercase letters and hyphens.
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A short title for people.
    public var title: String
    /// The same in machine-readable form, in order.
    public var attributes: [Attribute]

    public init(title: String, attributes: [Attribute] = []) {
        self.title = title
        self.attributes = attributes
    }
}
