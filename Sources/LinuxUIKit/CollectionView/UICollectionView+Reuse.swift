public import Foundation

/// The registered classes and nibs, by reuse identifier; each replaces the one before, such as a storyboard's prototype.
struct ViewRegistrations {
    private(set) var classes: [Reuse: AnyClass] = [:]
    private(set) var nibs: [Reuse: UINib] = [:]

    mutating func register(_ type: AnyClass?, _ nib: UINib?, for reuse: Reuse) { (classes[reuse], nibs[reuse]) = (type, nib) }

    /// The key of a registration; the kind of a cell is `nil`.
    struct Reuse: Hashable {
        var kind: String?
        var identifier: String
    }
}

extension UICollectionView {
    func mustRegister(_ kind: String, _ identifier: String) -> Never {
        fatalError(
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - "
                + "must register a nib or a class for the identifier or connect a prototype cell in a storyboard")
    }

    /// A class of UIKit, for an identifier that a missing XIB or storyboard file may define; a note says so. `nil` unless this view
    /// stands in for the file's collection view.
    func plainClass<View: UICollectionReusableView>(_ type: View.Type, _ kind: String?, _ identifier: String) -> View.Type? {
        guard standsIn else { return nil }
        InterfaceSources.current.note(
            "no XIB or storyboard has the \(kind ?? "cell") \(identifier); a plain view is shown", isAssumed: true)
        return type
    }

    /// The attributes for a new view: `requested`, if they describe it, or otherwise the layout's.
    ///
    /// - Parameter kind: `nil` for cells.
    func attributesOfView(_ kind: String?, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        if let requested = requested, requested.indexPath == indexPath,
           requested.representedElementKind == kind {
            return requested
        }
        guard let kind else { return attributesOfView(layoutAttributesForItem(at: indexPath)) }
        return attributesOfView(layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath))
    }

    /// Makes a view from the nib, if there is one; otherwise of the class.
    func make<View: UICollectionReusableView>(
        _ kind: View.Type, _ nib: UINib?, _ identifier: String?, _ attributes: UICollectionViewLayoutAttributes?
    ) -> View {
        let view = nib?.view(kind, identifier ?? "") ?? kind.init(dequeuedWith: attributes?.frame ?? .zero)
        if nib != nil, let attributes { view.frame = attributes.frame }
        view.reuseIdentifier = identifier
        view.adopt(traitCollection: traitCollection)
        view.collectionView = self
        view.indexPath = attributes?.indexPath
        view.listPlace = attributes.flatMap { ListPlace($0, in: collectionViewLayout) }
        if let attributes { view.apply(attributes) }
        return view
    }
}

extension UICollectionView {
    /// The view that the data source makes for a supplementary item, anew at each call; `nil` if there is no such item.
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        guard layoutAttributesForSupplementaryElement(ofKind: elementKind, at: indexPath) != nil else { return nil }
        return askDataSource { view, dataSource in
            dataSource.collectionView(view, viewForSupplementaryElementOfKind: elementKind, at: indexPath)
        }
    }

    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    /// The index path that a cell of this collection view was made for.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cell.collectionView === self ? cell.indexPath : nil
    }

    /// The index path that a supplementary view of this collection view was made for.
    public func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        supplementaryView.collectionView === self ? supplementaryView.indexPath : nil
    }
}
