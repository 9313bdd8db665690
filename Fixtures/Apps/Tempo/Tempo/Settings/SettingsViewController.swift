import StoreKit
import UIKit

class SettingsViewController: UIViewController {
    private enum Section: Int, CaseIterable { case playback, appearance, about }

    private enum Row: Hashable {
        case bpm(Int)
        case accent(Bool)
        case theme(String)
        case link(String)
    }

    private var collectionView: UICollectionView! = nil
    private var dataSource: UICollectionViewDiffableDataSource<Section, Row>! = nil

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Settings", comment: "")
        configureHierarchy()
        configureDataSource()
        update()
    }
}

extension SettingsViewController {
    private func createLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func configureHierarchy() {
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    private func configureDataSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { [unowned self] (cell, indexPath, row) in
            var content = UIListContentConfiguration.valueCell()
            switch row {
            case .bpm(let bpm):
                content.text = "Tempo"
                content.secondaryText = "\(bpm) bpm"
                cell.accessories = [.disclosureIndicator()]
            case .accent(let isOn):
                content.text = "Accent on one"
                cell.accessories = [.customView(configuration: .init(customView: self.makeSwitch(isOn), placement: .trailing()))]
            case .theme(let name):
                content.text = "Theme"
                content.secondaryText = name
            case .link(let title):
                content = .cell()
                content.text = title
                content.textProperties.color = .link
            }
            cell.contentConfiguration = content
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = ["Playback", "Appearance", "About"][indexPath.section]
            view.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Row>(collectionView: collectionView) {
            (collectionView: UICollectionView, indexPath: IndexPath, row: Row) -> UICollectionViewCell? in
            return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: row)
        }
        dataSource.supplementaryViewProvider = { view, kind, index in
            return view.dequeueConfiguredReusableSupplementary(using: header, for: index)
        }
    }

    private func makeSwitch(_ isOn: Bool) -> UISwitch {
        let toggle = UISwitch()
        toggle.isOn = isOn
        toggle.addTarget(self, action: #selector(accentChanged(_:)), for: .valueChanged)
        return toggle
    }

    @objc private func accentChanged(_ sender: UISwitch) {
        Preferences.accentsFirstBeat = sender.isOn
        update()
    }

    private func update() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems([.bpm(Preferences.bpm), .accent(Preferences.accentsFirstBeat)], toSection: .playback)
        snapshot.appendItems([.theme(Preferences.theme)], toSection: .appearance)
        snapshot.appendItems([.link("Write a review"), .link("Licences")], toSection: .about)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension SettingsViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard case .link("Write a review") = dataSource.itemIdentifier(for: indexPath), let scene = view.window?.windowScene else { return }
        SKStoreReviewController.requestReview(in: scene)
    }
}
