/// What a part of a picture stands for.
public struct Meaning: Sendable, Hashable {
    public struct Fact: Sendable, Hashable {
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
    /// Facts for programs, in order.
    public var facts: [Fact]

    public init(title: String, facts: [Fact] = []) {
        self.title = title
        self.facts = facts
    }
}
