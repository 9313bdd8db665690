import UIKit

final class ChipsView: UIView {
    private let name: String

    init(name: String) {
        self.name = name
        super.init(frame: .zero)
        guard FileManager.default.fileExists(atPath: name) else { fatalError("no file \(name)") }
    }

    required init?(coder: NSCoder) { nil }

    func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
