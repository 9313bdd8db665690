/// A data source whose type tells its sections before its data do.
package protocol SectionCases: AnyObject {
    /// Appends the cases of an enumeration to a snapshot without sections.
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

    /// The cases of an enumeration of sections, and of one with numbers.
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
