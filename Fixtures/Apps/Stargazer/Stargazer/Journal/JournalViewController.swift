import CoreLocation
import UIKit

final class JournalViewController: UIViewController {
    private struct Entry: Hashable { var text: String; var date: Date }

    private let locationManager = CLLocationManager()
    private var entries = [
        Entry(text: "Clear sky, Saturn low in the south.", date: .now), Entry(text: "Clouds.", date: .distantPast),
        Entry(text: "Perseids: 40 in an hour.", date: .distantPast),
    ]
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: .journal)
    private let composer = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        locationManager.requestWhenInUseAuthorization()
        composer.placeholder = String(localized: "Note", comment: "Placeholder of the composer")
        composer.borderStyle = .roundedRect
        for subview in [collectionView, composer] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        view.keyboardLayoutGuide.followsUndockedKeyboard = true
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: composer.topAnchor, constant: -8),
            composer.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            composer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            composer.heightAnchor.constraint(equalToConstant: 36),
            composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
        ])
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "entry")
        collectionView.dataSource = self
    }
}

extension UICollectionViewLayout {
    static var journal: UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(72))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 4
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
        return UICollectionViewCompositionalLayout(section: section)
    }
}

extension JournalViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { entries.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "entry", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.attributedText = NSAttributedString(string: entries[indexPath.item].text)
        content.secondaryText = entries[indexPath.item].date.formatted(date: .abbreviated, time: .omitted)
        cell.contentConfiguration = content
        return cell
    }
}
