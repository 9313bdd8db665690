import UIKit

final class Pager: UIView {
    private let title = UILabel()
    private let height: NSInteger = 40
    init() {
        super.init(frame: .zero)
        title.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
    required init?(coder: NSCoder) { nil }
    func section() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(height)))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
}
