extension NSDiffableDataSourceSnapshot {
    /// - Precondition: none of the sections is in the snapshot, and none is named twice.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insertSections(identifiers, at: sections.count)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insertSections(identifiers, at: index(of: toIdentifier))
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insertSections(identifiers, at: index(of: toIdentifier) + 1)
    }

    /// Deletes sections with their items; those that are not there are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let deleted = Set(identifiers)
        sections.removeAll { deleted.contains($0) }
        for section in deleted {
            for item in itemsBySection.removeValue(forKey: section) ?? [] { sectionsByItem[item] = nil }
        }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        takeOut(identifier, toGoBeside: toIdentifier)
        sections.insert(identifier, at: index(of: toIdentifier))
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        takeOut(identifier, toGoBeside: toIdentifier)
        sections.insert(identifier, at: index(of: toIdentifier) + 1)
    }

    private mutating func takeOut(_ section: SectionIdentifierType, toGoBeside other: SectionIdentifierType) {
        precondition(section != other, "Attempted to move a section beside itself: \(section)")
        sections.remove(at: index(of: section))
    }

    private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
        for section in identifiers {
            precondition(
                itemsBySection.updateValue([], forKey: section) == nil,
                "Diffable data source detected an attempt to insert or append 1 section identifier that already exists in "
                    + "the snapshot. Identifiers in a snapshot must be unique. "
                    + "Section identifier that already exists: \(section)")
        }
        sections.insert(contentsOf: identifiers, at: index)
    }

    private func index(of section: SectionIdentifierType) -> Int {
        guard let index = sections.firstIndex(of: section) else { missing(section) }
        return index
    }
}
