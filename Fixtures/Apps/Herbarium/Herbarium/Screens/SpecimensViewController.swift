import UIKit

final class SpecimensViewController: UICollectionViewController {
    private let layout: UICollectionViewLayout
    private let families: [Family]

    init?(layout: UICollectionViewLayout, families: [Family], coder: NSCoder) {
        self.layout = layout
        self.families = families
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UINib(nibName: "SpecimenCell", bundle: nil), forCellWithReuseIdentifier: "specimen")
        collectionView.register(
            UINib(nibName: "FamilyHeader", bundle: nil), forSupplementaryViewOfKind: FamilyHeader.kind, withReuseIdentifier: "family")
        collectionView.collectionViewLayout = layout
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { families.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        families[section].specimens.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "specimen", for: indexPath)
        (cell as? SpecimenCell)?.name = families[indexPath.section].specimens[indexPath.item]
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "family", for: indexPath)
        (header as? FamilyHeader)?.title = families[indexPath.section].name
        return header
    }
}
