/// A golden required by a document's `goldens` key: a kind of file and the suffix of its name, such as `svg`, `frames`, or `png
/// ~dark@2x`.
package struct ExpectedGolden: Sendable {
    package var mark: SourceMark
    package var text: String
}

extension Document {
    /// The goldens that the document must have, and no others; `nil` if unspecified. Their names are not checked.
    package var goldens: [ExpectedGolden]? { model.goldens }
}
