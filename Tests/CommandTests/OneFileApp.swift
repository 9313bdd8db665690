import TestSupport

/// An app of one file, with a function for sections of rows.
enum OneFileApp {
    static let rows = """
        import UIKit

        func rows(_ height: CGFloat) -> NSCollectionLayoutSection {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }

        """

    /// Runs galley on the file `App/A.swift`.
    static func running(_ text: String, _ body: (_ run: (String...) throws -> Tool.Result) throws -> Void) throws {
        try Galley.inApp { galley in
            try galley.write(Self.rows + text, to: "App/A.swift")
            try body { (words: String...) in
                try galley.run([words[0], "App/A.swift"] + words.dropFirst())
            }
        }
    }
}
