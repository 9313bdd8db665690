import UIKit

func NSLocalizedString(
    _ key: String, tableName _: String? = nil, bundle _: Bundle = .main, value _: String = "", comment: String = ""
) -> String { "own " + key }

final class TitleController: UICollectionViewController {
    init() { super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! UICollectionViewListCell
        var content = UIListContentConfiguration.cell()
        content.text = NSLocalizedString("title")
        cell.contentConfiguration = content
        return cell
    }
}
