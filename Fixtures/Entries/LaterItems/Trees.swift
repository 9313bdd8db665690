import UIKit

final class TreesController: UIViewController, UICollectionViewDataSource {
    private var titles: [String] = []
    private lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    override func viewDidLoad() {
        super.viewDidLoad()
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        view.addSubview(list)
        Task {
            try? await Task.sleep(nanoseconds: 60_000_000_000)
            titles = ["Oak", "Ash"]
            list.reloadData()
        }
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 1 ? 2 : titles.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
}
