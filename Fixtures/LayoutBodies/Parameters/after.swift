class MailViewController: UIViewController {

    @discardableResult func setUp ( spacing: CGFloat ) throws -> UICollectionViewLayout {
        var rows = UICollectionLayoutListConfiguration(appearance: .plain); rows.showsSeparators = false




        let other = UICollectionViewCompositionalLayout { _, environment in
            let section = NSCollectionLayoutSection.list(using: rows, layoutEnvironment: environment)
            section.interGroupSpacing = spacing
            return section
        }



    return other }
}
