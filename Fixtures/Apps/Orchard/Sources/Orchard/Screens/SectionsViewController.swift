import UIKit

/// A screen of section controllers.
open class SectionsViewController: UIViewController {
    public var sections: [SectionController] = [] {
        didSet {
            guard isViewLoaded else { return }
            sections.forEach { $0.registerCells(in: collectionView) }
            collectionView.reloadData()
        }
    }

    public private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())

    open override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
        sections.forEach { $0.registerCells(in: collectionView) }
    }

    open func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, environment in
            self.sections[index].layout(environment: environment)
        }
    }
}

extension SectionsViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].numberOfItems
    }

    public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        sections[indexPath.section].cell(in: collectionView, at: indexPath)
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        sections[indexPath.section].didSelectItem(at: indexPath.item)
    }
}
