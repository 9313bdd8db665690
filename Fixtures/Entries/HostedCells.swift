import SwiftUI
import UIKit

final class HostedCell: UICollectionViewCell {
    private let host = UIHostingController(rootView: Image("photo").resizable())

    override init(frame: CGRect) {
        super.init(frame: frame)
        host.view.frame = contentView.bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(host.view)
    }

    required init?(coder: NSCoder) { nil }
}

final class HostedViewController: UICollectionViewController {
    init() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(HostedCell.self, forCellWithReuseIdentifier: "cell")
        let toasts = UIHostingController(rootView: Text("Saved"))
        addChild(toasts)
        toasts.view.frame = view.bounds
        toasts.view.backgroundColor = .clear
        view.addSubview(toasts.view)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
