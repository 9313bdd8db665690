/// Files as in apps.
enum Samples {
    static let controller = """
        import UIKit
        import os.log

        #if os(iOS) && canImport(SwiftUI)
        import class UIKit.UIView // UIKit.UIView
        #endif

        /// Shows photos, é 日本 🐶.
        @objc(PhotosViewController) @MainActor
        final class PhotosViewController: UIViewController {
            @IBOutlet private weak var label: UILabel!
            @objc dynamic var count = 0 // @objc dynamic
            private var collectionView: UICollectionView!

            override func viewDidLoad() {
                super.viewDidLoad()
                let name = "@objc \\(#keyPath(PhotosViewController.count)) é"
                print(name, /* é */ #selector(refresh(_:)), "é")
            }

            @IBAction func refresh(_ sender: Any?) {}

            // galley: items 9,4 device "iPad mini (A17 Pro)"
            private func createLayout() -> UICollectionViewLayout {
                UICollectionViewCompositionalLayout { index, environment in
                    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
                    let group = NSCollectionLayoutGroup.horizontal(
                        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                    return NSCollectionLayoutSection(group: group)
                }
            }
        }

        @available(iOS 17, *)
        #Preview("Photos") {
            PhotosViewController()
        }

        """
    static let linesThatChange = [2, 4, 5, 9, 11, 12, 17, 18, 21, 34, 35, 36, 37]
}
