import UIKit

/// Draws a line through all sections, and a dot beside each header.
final class TimelineLayout: UICollectionViewCompositionalLayout {
    static let lineKind = "timeline-line"
    static let dotKind = "timeline-dot"

    private var dots: [IndexPath: UICollectionViewLayoutAttributes] = [:]

    override init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        super.init(sectionProvider: sectionProvider, configuration: configuration)
        register(UICollectionReusableView.self, forDecorationViewOfKind: Self.lineKind)
        register(UICollectionReusableView.self, forDecorationViewOfKind: Self.dotKind)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepare() {
        super.prepare()
        dots = [:]
        for section in 0..<(collectionView?.numberOfSections ?? 0) {
            let path = IndexPath(item: 0, section: section)
            let header = layoutAttributesForSupplementaryView(ofKind: UICollectionView.elementKindSectionHeader, at: path)
            guard let header else { continue }
            let dot = UICollectionViewLayoutAttributes(forDecorationViewOfKind: Self.dotKind, with: path)
            dot.size = CGSize(width: 8, height: 8)
            dot.center = CGPoint(x: 10, y: header.frame.midY)
            dot.zIndex = 2
            dots[path] = dot
        }
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        switch elementKind {
        case Self.dotKind: return dots[indexPath]
        case Self.lineKind:
            let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
            line.frame = CGRect(x: 9, y: 0, width: 2, height: collectionViewContentSize.height)
            line.zIndex = -1
            return line
        default: return super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var all = super.layoutAttributesForElements(in: rect) ?? []
        all += dots.values.filter { $0.frame.intersects(rect) }.sorted { $0.indexPath < $1.indexPath }
        if let line = layoutAttributesForDecorationView(ofKind: Self.lineKind, at: IndexPath(item: 0, section: 0)) {
            all.append(line)
        }
        return all
    }
}
