/// A golden that a document must have, as its `goldens` key lists them: a kind of file, and what its name says about what
/// it shows, such as `svg`, `frames`, or `png ~dark@2x`.
package struct ExpectedGolden: Sendable {
    package var mark: SourceMark
    package var text: String
}

extension Document {
    /// The goldens that the document must have, and no others; `nil` if it does not say it. Their names are not checked.
    package var goldens: [ExpectedGolden]? { model.goldens }
}
