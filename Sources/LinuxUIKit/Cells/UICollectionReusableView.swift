public import CompositionalLayout
public import Foundation

/// A view that a collection view shows for a supplementary or decoration item.
///
/// Its frame is the layout's answer; the view itself has none, as none is shown.
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    /// The view and the path that it was made for.
    weak var collectionView: UICollectionView?
    var indexPath: IndexPath?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a view of a class that is known when the program runs. It is no part of UIKit, and code need not call it:
    /// it is how a collection view makes the views of registered classes.
    public required convenience init(dequeuedWith frame: CGRect) {
        self.init(frame: frame)
    }

    /// Never called here: views are not used again.
    open func prepareForReuse() {}

    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes that the view prefers: those it is given, with the size that suits it where a subclass has
    /// overridden this or `sizeThatFits(_:)`. A layout learns of sizes from `LayoutContent.fittingSize`.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
