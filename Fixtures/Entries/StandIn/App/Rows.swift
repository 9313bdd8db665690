import SnapKit
import UIKit

final class RowsController: UIViewController, UICollectionViewDataSource {
    override func viewDidLoad() {
        super.viewDidLoad()
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let rows = UICollectionView(frame: .zero, collectionViewLayout: layout)
        rows.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        rows.dataSource = self
        view.addSubview(rows)
        rows.snp.makeConstraints { $0.directionalEdges.equalToSuperview().inset(20) }
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }
}
