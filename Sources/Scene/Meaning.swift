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

    @usableFromInline var content: Content

    /// What the texts are made of.
    @usableFromInline enum Content: Sendable {
        indirect case texts(title: String, facts: [Fact])
        case element(PlacedElement)
    }

    public init(title: String, facts: [Fact] = []) {
        content = .texts(title: title, facts: facts)
    }

    package init(_ element: PlacedElement) {
        content = .element(element)
    }

    /// The element that the texts are made of, where they are made of one.
    @inlinable package var element: PlacedElement? {
        switch content {
        case .texts: nil
        case .element(let element): element
        }
    }

    /// A short text for people.
    public var title: String {
        get {
            switch content {
            case .texts(let title, _): title
            case .element(let element): element.title
            }
        }
        set { content = .texts(title: newValue, facts: facts) }
    }

    /// Facts for programs, in order.
    public var facts: [Fact] {
        get {
            switch content {
            case .texts(_, let facts): facts
            case .element(let element): element.facts
            }
        }
        set { content = .texts(title: title, facts: newValue) }
    }

    /// Meanings are equal that say the same.
    public static func == (one: Meaning, other: Meaning) -> Bool {
        one.title == other.title && one.facts == other.facts
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(facts)
    }
}
