public import Foundation

/// Provides the metrics of a flow layout; the defaults are those of the layout itself.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt _: IndexPath
    ) -> CGSize { flow(collectionViewLayout).itemSize }

    public func collectionView(
        _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt _: Int
    ) -> UIEdgeInsets { flow(collectionViewLayout).sectionInset }

    public func collectionView(
        _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt _: Int
    ) -> CGFloat { flow(collectionViewLayout).minimumLineSpacing }

    public func collectionView(
        _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt _: Int
    ) -> CGFloat { flow(collectionViewLayout).minimumInteritemSpacing }

    public func collectionView(
        _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection _: Int
    ) -> CGSize { flow(collectionViewLayout).headerReferenceSize }

    public func collectionView(
        _: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection _: Int
    ) -> CGSize { flow(collectionViewLayout).footerReferenceSize }

    /// The layout itself if it is a flow layout; otherwise a new one, for its default values.
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
        layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
    }
}

/// The sizes and spacings of a section, from a delegate or the layout.
struct DelegateMetrics: Sendable {
    let sizes: [CGSize]
    let insets: UIEdgeInsets
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
    let header: CGSize
    let footer: CGSize

    /// The layout's own values.
    init(of layout: UICollectionViewFlowLayout, itemCount: Int) {
        sizes = Array(repeating: layout.itemSize, count: itemCount)
        insets = layout.sectionInset
        (lineSpacing, itemSpacing) = (layout.minimumLineSpacing, layout.minimumInteritemSpacing)
        (header, footer) = (layout.headerReferenceSize, layout.footerReferenceSize)
    }

    @MainActor
    init(
        of delegate: any UICollectionViewDelegateFlowLayout, _ section: Int, itemCount: Int, in view: UICollectionView,
        _ layout: UICollectionViewFlowLayout
    ) {
        // A loop, as the runtime would check that a closure here runs on the main actor.
        var sizes: [CGSize] = []
        for item in 0..<itemCount {
            sizes.append(delegate.collectionView(view, layout: layout, sizeForItemAt: IndexPath(item: item, section: section)))
        }
        self.sizes = sizes
        insets = delegate.collectionView(view, layout: layout, insetForSectionAt: section)
        lineSpacing = delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
        itemSpacing = delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
        header = delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
        footer = delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    }
}
