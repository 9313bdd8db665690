/// A data source whose sections can be listed from the type of their identifiers, before data arrive.
package protocol SectionCases: AnyObject {
    /// Appends the cases of the section identifiers' enumeration, if the snapshot has no sections. No effect for other types.
    ///
    /// - Parameter limit: maximum number of sections.
    func appendSectionCases(upTo limit: Int)
}

/// Lets a data source without sections answer with the cases of its section type, so that a section provider describes them before data
/// arrive.
package enum AssumedSections {
    /// The maximum number of cases; 0 to answer that there is no section.
    @TaskLocal package static var limit = 0
}

extension UICollectionViewDiffableDataSource: SectionCases {
    package func appendSectionCases(upTo limit: Int) {
        let cases = Self.cases(upTo: limit)
        guard snapshot().numberOfSections == 0, !cases.isEmpty else { return }
        var sections = snapshot()
        sections.appendSections(cases)
        apply(sections, animatingDifferences: false)
    }

    /// At most `limit` cases: the first cases of a `CaseIterable` type, or the cases of an `Int` enumeration with raw values in
    /// `0..<limit`.
    static func cases(upTo limit: Int) -> [SectionIdentifierType] {
        switch SectionIdentifierType.self {
        case let type as any CaseIterable.Type: Array(all(of: type).prefix(limit))
        case let type as any RawRepresentable<Int>.Type: (0..<limit).compactMap { type.init(rawValue: $0) as? SectionIdentifierType }
        default: []
        }
    }

    private static func all(of type: (some CaseIterable).Type) -> [SectionIdentifierType] {
        type.allCases.compactMap { $0 as? SectionIdentifierType }
    }
}
