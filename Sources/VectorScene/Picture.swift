/// A finished picture: drawing primitives, back to front, with final positions, sizes and colours.
///
/// Lengths are in points, origin top-left, y down. A scene knows neither layouts nor backends.
public struct Picture: Sendable, Hashable {
    public var size: Size
    /// A name that distinguishes the picture from others on the same page, independent of its content; `nil` to use the title.
    public var identifier: String?
    /// A human-readable title, also read by assistive technology.
    public var title: String
    /// The picture's content in a sentence or two.
    public var description: String
    public var nodes: [Node]
    /// The single appearance that the picture is drawn for; `nil` to follow the viewer's.
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

/// A textual description of what a part of a picture represents.
public struct Meaning: Sendable, Hashable {
    public struct Attribute: Sendable, Hashable {
        /// The kind of part, in lowercase letters and hyphens.
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A short human-readable title.
    public var title: String
    /// A stable name in editors, such as `cell-0-3`; `nil` to derive it from the title.
    public var name: String?
    /// The part's own name for people, such as an item's title; `nil` for the title.
    public var label: String?
    /// Names and values that tell programs what the part represents, in the order in which they are written.
    public var attributes: [Attribute]

    public init(title: String, name: String? = nil, label: String? = nil, attributes: [Attribute] = []) {
        self.title = title
        self.name = name
        self.label = label
        self.attributes = attributes
    }
}
