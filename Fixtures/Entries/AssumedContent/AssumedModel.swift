import UIKit

struct Model { var titles: [String] }

final class FeedController: UICollectionViewController {
    let model: Model
    init(model: Model) {
        self.model = model
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: rows(40)))
    }
    required init?(coder: NSCoder) { fatalError() }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { model.titles.count }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
}
