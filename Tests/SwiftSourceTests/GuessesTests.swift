import Foundation
import SwiftSource
import Testing

/// The table of assumed values.
struct GuessesTests {
    private static let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/LayoutCatalog/Documentation.docc/AssumedValues.md")

    /// After a change of the table, this article's is what `Guesses.markdown` gives.
    @Test func theArticleHasTheTable() throws {
        let text = try String(contentsOf: Self.article, encoding: .utf8)
        let table = text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { $0 + "\n" }.joined()
        #expect(table == Guesses.markdown)
    }

    @Test func theTableHasAtMostSixtyRows() {
        #expect(Guesses.markdown.split(separator: "\n").count <= 60 + 2)
    }

    @Test(arguments: [
        ("itemsPerRow", "2"), ("columnCount", "2"), ("newspaper", "1"), ("wrapper", "1"), ("account", "1"), ("sectionIndex", "0"),
        ("rowCount", "2"),
    ])
    func aCountIsKnownByAWholeWord(name: String, value: String) throws {
        let found = DrawableDeclarations([SourceText("func f(\(name): Int) -> UICollectionViewLayout { x }")]).declarations
        #expect(try #require(found.first).call.arguments == "(\(name): \(value))")
    }

    @Test(arguments: [("lineSpacing", "8"), ("beside", "1"), ("resized", "1"), ("thumbnailHeight", "100"), ("aspectRatio", "1"), ("viewWidth", "UIScreen.main.bounds.width")])
    func aLengthIsKnownByAWholeWord(name: String, value: String) throws {
        let found = DrawableDeclarations([SourceText("func f(\(name): CGFloat) -> UICollectionViewLayout { x }")]).declarations
        #expect(try #require(found.first).call.arguments == "(\(name): \(value))")
    }

    @Test func edgesHaveNoSpacing() throws {
        let found = DrawableDeclarations([SourceText("func f(edges: NSCollectionLayoutEdgeSpacing) -> UICollectionViewLayout { x }")]).declarations
        #expect(try #require(found.first).call.arguments
            == "(edges: NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nil))")
    }
}
