public import CompositionalLayout
public import Foundation

extension UICollectionView {
    /// Registers the class of the cells of an identifier; `nil` takes the registration back.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        companions.classes[.init(kind: nil, identifier: identifier)] = cellClass
    }

    /// Registers the class of the supplementary views of a kind and an identifier.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        companions.classes[.init(kind: elementKind, identifier: identifier)] = viewClass
    }

    /// A new cell of the class that is registered, with the layout's frame.
    ///
    /// - Precondition: a class of cells is registered for the identifier.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let kind = companions.classes[.init(kind: nil, identifier: identifier)] as? UICollectionViewCell.Type
        else {
            preconditionFailure(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - "
                    + "must register a nib or a class for the identifier or connect a prototype cell in a storyboard")
        }
        return make(kind, identifier, layoutAttributesForItem(at: indexPath))
    }

    /// A new supplementary view of the class that is registered, with the layout's frame.
    ///
    /// - Precondition: a class of reusable views is registered for the kind and the identifier.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let reuse = CollectionViewCompanions.Reuse(kind: elementKind, identifier: identifier)
        guard let kind = companions.classes[reuse] as? UICollectionReusableView.Type else {
            preconditionFailure(
                "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - "
                    + "must register a nib or a class for the identifier or connect a prototype cell in a storyboard")
        }
        return make(kind, identifier, layoutAttributesForSupplementaryElement(ofKind: elementKind, at: indexPath))
    }

    func make<View: UICollectionReusableView>(
        _ kind: View.Type, _ identifier: String?, _ attributes: UICollectionViewLayoutAttributes?
    ) -> View {
        let view = kind.init(dequeuedWith: attributes?.frame ?? .zero)
        view.reuseIdentifier = identifier
        view.traitCollection = traitCollection
        if let attributes { view.apply(attributes) }
        return view
    }
}
