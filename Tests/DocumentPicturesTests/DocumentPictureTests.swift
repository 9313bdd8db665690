import DocumentPictures
import LayoutDiagram
import LayoutDocument
import LinuxUIKit
import SVGWriter
import TestSupport
import Testing
import VectorScene

/// From a document's file to its picture.
struct DocumentPictureTests {
    private static let grid = """
        galley: 1
        title: Grid
        sections:
          - items: 40
            group:
              horizontal: [{item: {width: fractionalWidth(1/4), height: fractionalHeight(1)}}]
              width: fractionalWidth(1)
              height: fractionalWidth(1/4)

        """

    /// Runs `body` in a new folder, which is then removed.
    // MARK: Reading a file

    @Test func aFileIsReadAndDrawnInOneLine() throws {
        let url = Fixtures.folder.appendingPathComponent("Layouts/photo-library.layout.yaml")
        let golden = try Data(contentsOf: Fixtures.folder.appendingPathComponent("Pictures/photo-library.svg"))
        #expect(try Data(Document(contentsOf: url).picture().svg()) == golden)
    }

    @Test func aFileIsCalledByItsRelativePath() throws {
        try inNewFolder { folder in
            let url = URL(fileURLWithPath: "wrong.layout.yaml", relativeTo: folder)
            try Data("galley: 2\nsections: []\n".utf8).write(to: url)
            let error = try #require(throws: DocumentError.self) { try Document(contentsOf: url) }
            #expect(error.description.hasPrefix("wrong.layout.yaml:1:9: error: version 2"), "\(error)")
            #expect(!error.isUnreadable)
        }
    }

    @Test func whyAFileCannotBeReadIsSaid() throws {
        try inNewFolder { folder in
            let url = URL(fileURLWithPath: "none.layout.yaml", relativeTo: folder)
            let error = try #require(throws: DocumentError.self) { try Document(contentsOf: url) }
            #expect(error.description == "none.layout.yaml: error: cannot read the file: No such file or directory")
            #expect(error.isUnreadable)
            #expect(try #require(throws: DocumentError.self) { try Document(contentsOf: folder) }.isUnreadable)
        }
        let url = try #require(URL(string: "https://example.org/a.layout.yaml"))
        let error = try #require(throws: DocumentError.self) { try Document(contentsOf: url) }
        #expect(error.description.hasPrefix("https://example.org/a.layout.yaml: error: cannot read the file"), "\(error)")
    }

    // MARK: Drawing

    @Test func aPictureIsDrawnForItsAppearance() throws {
        let usual = try document(Self.grid).picture()
        let dark = try document(Self.grid).picture(Look(appearance: .dark))
        #expect(usual.appearance == nil && dark.appearance == .dark)
        #expect(usual.svg() == usual.svg(colors: .automatic) && dark.svg() == dark.svg(colors: .dark))
        let own = try document(Self.grid + "viewport: {device: iPhone 15, userInterfaceStyle: dark}\n").picture()
        #expect(own.svg() == dark.svg())
    }

    @Test func aViewReplacesWhatTheDocumentSays() throws {
        let document = try document(Self.grid + "viewport: {device: iPhone 15, contentOffset: [0, 40]}\n")
        let own = try DrawableLayout(document)
        #expect(own.device == .iPhone15 && own.layout.contentOffset.y == 40)
        let view = Look(size: CGSize(width: 500, height: 300), direction: .rightToLeft, offset: 25)
        let other = try DrawableLayout(document, view)
        #expect(other.device == nil && other.layout.viewport.size == CGSize(width: 500, height: 300))
        #expect(other.layout.viewport.traitCollection.layoutDirection == .rightToLeft && other.layout.contentOffset.y == 25)
        #expect(try DrawableLayout(document, Look(device: .iPadMini)).device == .iPadMini)
    }

    @Test func aViewsContentSizeReplacesTheDocuments() throws {
        let document = try document(Self.grid + "viewport: {device: iPhone 15, contentSize: small}\n")
        func category(_ view: Look) throws -> UIContentSizeCategory {
            try DrawableLayout(document, view).layout.viewport.traitCollection.preferredContentSizeCategory
        }
        #expect(try category(Look()) == .small)
        #expect(try category(Look(device: .iPadMini, contentSize: .accessibilityMedium)) == .accessibilityMedium)
    }

    /// Two pictures in a page must not share ids; ids for the default size have not changed.
    @Test func idsTellTheContentSize() throws {
        let document = try document(Self.grid)
        func identifier(_ view: Look) throws -> String { try Diagram(DrawableLayout(document, view)).identifier }
        #expect(try identifier(Look(contentSize: .large)) == identifier(Look()))
        #expect(try identifier(Look(contentSize: .small)) != identifier(Look()))
    }

    @Test func aStyleReplacesTheDocuments() throws {
        let styled = try document(Self.grid + "style: {name: plain, colors: {sections: [teal]}}\n")
        #expect(try styled.picture(style: .blueprint) == document(Self.grid).picture(style: .blueprint))
        #expect(try styled.picture() != document(Self.grid).picture(style: .plain))
    }

    @Test func whatIsTooLargeIsNotDrawn() throws {
        for kind in DiagramStyle.Kind.allCases {
            let look = Look(content: .section(3), style: DiagramStyle.Changes(kind: kind))
            #expect(throws: DiagramError.noSuchSection(3, count: 1)) { try document(Self.grid).picture(look) }
        }
        let text = Self.grid.replacing("items: 40", with: "items: 40000")
        #expect(throws: DiagramError.tooManyElements(count: 40_000, limit: DiagramLimits.elements)) {
            try document(text).picture(Look(content: .whole))
        }
    }
}
