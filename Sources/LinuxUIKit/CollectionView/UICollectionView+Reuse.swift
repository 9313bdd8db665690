public import CompositionalLayout
public import Foundation

extension UICollectionView {
    /// Registers a class of cells for an identifier; `nil` removes the registration.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        companions.classes[.init(kind: nil, identifier: identifier)] = cellClass
    }

    /// Registers a class of supplementary views for a kind and an identifier.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        companions.classes[.init(kind: elementKind, identifier: identifier)] = viewClass
    }

    /// Registers a nib. Nibs are unsupported: dequeuing a cell with the identifier traps with a message.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        companions.nibs[.init(kind: nil, identifier: identifier)] = nib
    }

    /// Registers a nib. Nibs are unsupported: dequeuing a view with the identifier traps with a message.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        companions.nibs[.init(kind: kind, identifier: identifier)] = nib
    }

    /// A new cell of the registered class with the layout's frame.
    ///
    /// - Precondition: a class of cells is registered for the identifier.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let kind = registeredClass(nil, identifier) as? UICollectionViewCell.Type else {
            mustRegister("UICollectionElementKindCell", identifier)
        }
        return make(kind, identifier, attributesOfView(nil, at: indexPath))
    }

    /// A new supplementary view of the registered class with the layout's frame.
    ///
    /// - Precondition: a class of reusable views is registered for the kind and the identifier.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let kind = registeredClass(elementKind, identifier) as? UICollectionReusableView.Type else {
            mustRegister(elementKind, identifier)
        }
        return make(kind, identifier, attributesOfView(elementKind, at: indexPath))
    }

    private func registeredClass(_ kind: String?, _ identifier: String) -> AnyClass? {
        let reuse = CollectionViewCompanions.Reuse(kind: kind, identifier: identifier)
        mustNotLoad(companions.nibs[reuse])
        return companions.classes[reuse]
    }

    func mustNotLoad(_ nib: UINib?) {
        guard let nib else { return }
        preconditionFailure("UINib: there are no nibs outside Apple's platforms, so \(nib.name) cannot be loaded.")
    }

    private func mustRegister(_ kind: String, _ identifier: String) -> Never {
        preconditionFailure(
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - "
                + "must register a nib or a class for the identifier or connect a prototype cell in a storyboard")
    }

    /// The attributes for a new view of a kind, `nil` for cells: the host's, or otherwise the layout's.
    func attributesOfView(_ kind: String?, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        if let requested = companions.requested, requested.indexPath == indexPath,
           requested.representedElementKind == kind {
            return requested
        }
        guard let kind else { return attributesOfView(layoutAttributesForItem(at: indexPath)) }
        return attributesOfView(layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath))
    }

    func make<View: UICollectionReusableView>(
        _ kind: View.Type, _ identifier: String?, _ attributes: UICollectionViewLayoutAttributes?
    ) -> View {
        let view = kind.init(dequeuedWith: attributes?.frame ?? .zero)
        view.reuseIdentifier = identifier
        view.adopt(traitCollection: traitCollection)
        view.collectionView = self
        view.indexPath = attributes?.indexPath
        if let attributes { view.apply(attributes) }
        return view
    }
}

extension UICollectionView {
    /// A view created anew by the data source, as for cells; `nil` if there is no such element.
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

    /// The index path for which a cell of this collection view was created.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cell.collectionView === self ? cell.indexPath : nil
    }

    /// The index path for which a supplementary view of this collection view was created.
    public func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        supplementaryView.collectionView === self ? supplementaryView.indexPath : nil
    }
}
