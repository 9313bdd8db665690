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
    /// The one appearance that the picture is drawn for; `nil` where its surroundings decide.
    public var appearance: Appearance?
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

/// What a part of a picture stands for, in text.
public struct Meaning: Sendable, Hashable {
    public struct Attribute: Sendable, Hashable {
        /// Lower-case letters and hyphens.
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A short text for people.
    public var title: String
    /// The same for programs, in order.
    public var attributes: [Attribute]

    public init(title: String, attributes: [Attribute] = []) {
        self.title = title
        self.attributes = attributes
    }
}
