import UIKit
import DifferenceKit

final class HomeController: UICollectionViewController {
    enum Part: CaseIterable { case top, files }
    private var files: [ArraySection<Part>] = []
    init() { super.init(collectionViewLayout: UICollectionViewLayout()) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { index, _ in
            Part.allCases[index] == .top ? Self.rows() : nil
        }
        for header in collectionView.visibleSupplementaryViews(ofKind: "header") { header.isHidden = true }
    }
    override func numberOfSections(in view: UICollectionView) -> Int {
        return files.count
    }
    private static func rows() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        return section
    }
}
