import LinuxUIKit

/// A layout subclass whose overrides are closures of the test.
class AdjustedLayout: UICollectionViewCompositionalLayout {
    typealias Attributes = UICollectionViewLayoutAttributes

    /// Changes each element of a rectangle, a copy of the superclass's.
    var adjust: (Attributes) -> Void = { _ in }
    /// Chooses and adds elements of a rectangle, after they are adjusted.
    var choose: ([Attributes]) -> [Attributes] = { $0 }
    var onPreparing: (AdjustedLayout) -> Void = { _ in }
    /// Accepts a preferred size instead of the original one.
    var accepts: (_ preferred: Attributes, _ original: Attributes) -> Bool = { _, _ in true }

    convenience init(_ section: NSCollectionLayoutSection, adjust: @escaping (Attributes) -> Void = { _ in }) {
        self.init(section: section)
        self.adjust = adjust
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [Attributes]? {
        let own = super.layoutAttributesForElements(in: rect)?.map { original in
            guard let attributes = original.copy() as? Attributes else { return original }
            adjust(attributes)
            return attributes
        }
        return own.map(choose)
    }

    override func prepare() {
        onPreparing(self)
        super.prepare()
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: Attributes, withOriginalAttributes original: Attributes
    ) -> Bool {
        accepts(preferred, original)
            && super.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
}
