import SnapKit
import Then
import UIKit

struct Note {
    let title: String
    let date: String
    var isPinned = false
    var hasIcon = true
}

/// Notes on transactions, as high as their texts.
final class NotesViewController: UIViewController, UICollectionViewDataSource {

    private let notes = [
        Note(title: "Rent", date: "1 March", isPinned: true),
        Note(title: "Deposit\nDue on Friday", date: "4 March"),
        Note(title: "Bakery", date: "5 March", hasIcon: false),
    ]

    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout()).then {
        $0.register(NoteCell.self, forCellWithReuseIdentifier: "Note")
        $0.dataSource = self
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.snp.makeConstraints { make in
            make.top.equalTo(view.safeAreaLayoutGuide)
            make.leading.trailing.bottom.equalToSuperview()
        }
    }

    private func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group).then {
            $0.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
            $0.interGroupSpacing = 8
        }
        return UICollectionViewCompositionalLayout(section: section)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { notes.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Note", for: indexPath) as! NoteCell
        cell.configure(with: notes[indexPath.item])
        return cell
    }
}
