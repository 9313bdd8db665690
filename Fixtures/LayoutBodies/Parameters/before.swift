class MailViewController: UIViewController {
    @available(iOS 14, *)
    func setUp(_ source: DataSource<Section, Item>, spacing: CGFloat, completion: @escaping () -> Void) async throws {
        var rows = UICollectionLayoutListConfiguration(appearance: .plain); rows.showsSeparators = false
        rows.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            self?.actions(for: source.item(at: indexPath))
        }
        let layout: UICollectionViewCompositionalLayout = .init { _, environment in nil }
        let other = UICollectionViewCompositionalLayout { _, environment in
            let section = NSCollectionLayoutSection.list(using: rows, layoutEnvironment: environment)
            section.interGroupSpacing = spacing
            return section
        }
        list.collectionViewLayout = other
        side.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: rows)
        completion()
    }
}
