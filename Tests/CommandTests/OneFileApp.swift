import TestSupport

/// An app of one file, with a function for sections of rows. A call runs galley on the file.
struct OneFileApp {
    static let rows = """
        import UIKit

        func rows(_ height: CGFloat) -> NSCollectionLayoutSection {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }

        """

    private let galley = Galley()

    init(_ text: String) throws {
        try galley.write("", to: "App.xcodeproj/project.pbxproj")
        try galley.write(Self.rows + text, to: "App/A.swift")
    }

    func callAsFunction(_ verb: String, _ options: String...) throws -> Tool.Result { try galley.run([verb, "App/A.swift"] + options) }
}
