/// A data source whose sections can be listed from the type of their identifiers, before data arrive.
package protocol SectionCases: AnyObject {
    /// Appends the section identifiers' cases to a snapshot without sections. No effect if the identifiers are no enumeration.
    ///
    /// - Parameter limit: maximum number of sections.
    func appendSectionCases(upTo limit: Int)
}

extension UICollectionViewDiffableDataSource: SectionCases {
    package func appendSectionCases(upTo limit: Int) {
        let cases = Self.cases(upTo: limit)
        guard snapshot().numberOfSections == 0, !cases.isEmpty else { return }
        var sections = snapshot()
        sections.appendSections(cases)
        apply(sections, animatingDifferences: false)
    }

    /// The cases of a `CaseIterable` type, or those with raw values from 0 below `limit` of an `Int` enumeration.
    private static func cases(upTo limit: Int) -> [SectionIdentifierType] {
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
