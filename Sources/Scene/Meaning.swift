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
