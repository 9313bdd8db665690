/// The assumptions under which an entry is drawn. Some hold for all entries of a program, others for one attempt to draw.
package struct Assumptions: OptionSet, Codable, Sendable, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Some of the code is left out. Views, data sources and data may therefore be missing.
    package static let leftOutCode = Assumptions(rawValue: 1 << 0)
    /// The entry is made with plain values. Its data may therefore be missing.
    package static let plainValues = Assumptions(rawValue: 1 << 1)
    /// A hidden collection view is drawn if there is no visible one.
    package static let hiddenView = Assumptions(rawValue: 1 << 2)
    /// A member is called on a controller that has been shown before.
    package static let shownController = Assumptions(rawValue: 1 << 3)
    /// Properties that the presenting code would set have plain values. Statements that need a property without a value do
    /// not run.
    package static let properties = Assumptions(rawValue: 1 << 4)
    /// Lists that are empty until data arrive have plain values.
    package static let lists = Assumptions(rawValue: 1 << 5)
    /// Models that are unset until data arrive have plain values.
    package static let models = Assumptions(rawValue: 1 << 6)
    /// Items are assumed where the data source has none.
    package static let items = Assumptions(rawValue: 1 << 7)
    /// Placeholder items stand in place of the data source's.
    package static let placeholders = Assumptions(rawValue: 1 << 8)

    /// Outlined bodies do nothing and return plain values. Tried last, if no further program will include these bodies.
    package static let outlines = Assumptions(rawValue: 1 << 9)

    /// Statements that need an unset property do not run, and no property is set. Tried if setting them stops the program.
    package static let unset = Assumptions(rawValue: 1 << 10)

    /// Each outlined body that returns a plain value is named in the program's output.
    package static let namedOutlines = Assumptions(rawValue: 1 << 11)

    /// Assumptions that give values which the app may not have.
    package static let values: Assumptions = [.plainValues, .properties, .lists, .models, .outlines]
}
