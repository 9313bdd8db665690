import UIKit

/// Settings: an inset grouped list with icons, values and switches.
final class SettingsViewController: UIViewController {
    struct Row: Hashable {
        let title: String
        let symbol: String
        let color: UIColor
        var value: String?
        var isOn: Bool?
    }

    private let sections = [
        [Row(title: "Anna Lindgren", symbol: "person.crop.circle", color: .systemGray, value: "Account, backup and more")],
        [
            Row(title: "Airplane Mode", symbol: "airplane", color: .systemOrange, isOn: false),
            Row(title: "Wi-Fi", symbol: "wifi", color: .systemBlue, value: "Home"),
            Row(title: "Mobile Data", symbol: "antenna.radiowaves.left.and.right", color: .systemGreen, isOn: true),
        ],
        [
            Row(title: "Notifications", symbol: "bell.fill", color: .systemRed),
            Row(title: "Sounds", symbol: "speaker.wave.2.fill", color: .systemPink),
            Row(title: "Focus", symbol: "moon.fill", color: .systemIndigo),
        ],
        [Row(title: "General", symbol: "gear", color: .systemGray), Row(title: "Privacy", symbol: "lock.fill", color: .systemBlue)],
    ]

    private var dataSource: UICollectionViewDiffableDataSource<Int, Row>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        navigationItem.largeTitleDisplayMode = .always
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let collectionView = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, path, row in
            Self.configure(cell, row, isAccount: path.section == 0)
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, row in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: row)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
        for (index, rows) in sections.enumerated() {
            snapshot.appendSections([index])
            snapshot.appendItems(rows)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private static func configure(_ cell: UICollectionViewListCell, _ row: Row, isAccount: Bool) {
        var content = isAccount ? UIListContentConfiguration.subtitleCell() : .valueCell()
        content.text = row.title
        content.secondaryText = row.value
        content.image = UIImage(systemName: row.symbol)
        content.imageProperties.tintColor = row.color
        if isAccount {
            content.textProperties.font = .preferredFont(forTextStyle: .title3)
            content.secondaryTextProperties.color = .secondaryLabel
            content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 44)
        }
        cell.contentConfiguration = content
        guard let isOn = row.isOn else { return cell.accessories = [.disclosureIndicator()] }
        let toggle = UISwitch()
        toggle.isOn = isOn
        cell.accessories = [.customView(configuration: .init(customView: toggle, placement: .trailing(displayed: .always)))]
    }
}
