import UIKit

let own = NSLocalizedString("title", comment: "")
let titles = [
    own, NSLocalizedString("none", value: "Otherwise", comment: ""), NSLocalizedString("no key", comment: ""),
    Bundle.main.localizedString(forKey: "a", value: nil, table: "Other"), String(localized: "stock", table: "Goods"),
    String(localized: "Sold", table: "Goods"), NSLocalizedString("shared", comment: ""),
    Bundle.main.path(forResource: "Card", ofType: "nib") == nil ? "no nib" : "a nib", try! String(contentsOfFile: Bundle.main.path(forResource: "note", ofType: "txt")!, encoding: .utf8),
]
final class TitlesController: UICollectionViewController {
    init() { super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { titles.count }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! UICollectionViewListCell
        var content = UIListContentConfiguration.cell()
        content.text = titles[path.item]
        cell.contentConfiguration = content
        return cell
    }
}
