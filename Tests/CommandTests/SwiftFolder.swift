import TestSupport

/// A new folder for Swift files, which are drawn with the shared cache of programs.
struct SwiftFolder {
    let galley: Galley

    static func new(_ body: (SwiftFolder) throws -> Void) throws {
        try Galley.inNewFolder { try body(SwiftFolder(galley: $0)) }
    }

    @discardableResult
    func run(_ arguments: String...) throws -> Tool.Result {
        try galley.run(arguments, environment: ["XDG_CACHE_HOME": SwiftFileTests.caches])
    }

    var pictures: [String] { galley.files.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".swift") } }

    static let grid = """
        import UIKit

        func grid() -> UICollectionViewLayout {
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }

        """
}
