import Foundation
import TestSupport
import Testing

@testable import LayoutDocument

/// The project file, read and described by its schema.
struct ProjectTests {
    private static let everyKey = """
        galley: 1
        documents:
          - Layouts
          - path: Layouts/wide.layout.yaml
            looks: [{}, {sizes: [500x700, 1x1], offsets: [-2.5, 40]}]
            formats: [frames, svg, .png]
        looks:
          devices: [iPhone 15, ipad mini]
          sizes: [300x200]
          appearances: [light, dark]
          directions: [leftToRight, rightToLeft]
          contentSizes: [extraLarge]
          offsets: [0]
          styles: [screen, blueprint]
          scales: [1, 2, 3]
        formats: [png]
        goldens: Goldens
        pages: [README.md, Guide.docc]
        fonts: {prefer: built-in}
        """
    private static let refused = [
        "documents: [a]", "galley: 1", "galley: 1\ndocuments: []", "galley: 1\ndocuments: a", "galley: 1\ndocuments: [{looks: {}}]",
        "galley: 1\ndocuments: [a]\nformats: [pdf]", "galley: 1\ndocuments: [a]\nlooks: {scales: [4]}",
        "galley: 1\ndocuments: [a]\nlooks: {sizes: [wide]}", "galley: 1\ndocuments: [a]\nlooks: {devices: [iPhone 99]}",
        "galley: 1\ndocuments: [a]\ngolden: b", "galley: 1\ndocuments: [a]\nlooks: [a]", "galley: 1\ndocuments: [a]\nlooks: []", "galley: 2\ndocuments: [a]",
    ]

    private func accepts(_ text: String) throws -> (reader: Bool, schema: Bool) {
        let source = DocumentSource(name: "galley.yaml", text: text)
        let isRead = (try? Project(source, opening: nil)) != nil
        return (isRead, try SchemaValidator(DocumentSchema.projectJSON).accepts(JSON(DocumentNodeReader.read(source))))
    }

    @Test func theReaderAndTheSchemaAgree() throws {
        #expect(try accepts(Self.everyKey) == (true, true))
        for text in Self.refused { #expect(try accepts(text) == (false, false), "\(text)") }
        for form in DocumentSchema.projectForms { for key in form.names { #expect(Self.everyKey.contains("\(key):"), "\(key)") } }
    }

    @Test func looksAreAllCombinationsAndAnEntryHasItsOwn() throws {
        let project = try Project(DocumentSource(name: "galley.yaml", text: Self.everyKey), opening: nil)
        #expect(project.documents.map(\.path) == ["Layouts", "Layouts/wide.layout.yaml"])
        #expect(project.looks.count == 3 * 2 * 2 * 2 * 3 && project.documents.map(\.looks?.count) == [nil, 1 + 2 * 2])
        #expect(project.formats == [.png] && project.documents.map(\.formats) == [nil, [.frames, .svg, .png]])
        #expect(project.documents[1].mark == SourceMark(line: 4, column: 5))
        #expect(project.documents[1].looks?[0] == DocumentLook())
        #expect(project.goldens == "Goldens" && project.pages == ["README.md", "Guide.docc"])
    }

    @Test func missingKeysHaveDefaults() throws {
        let project = try Project(DocumentSource(name: "galley.yaml", text: "galley: 1\ndocuments: [a]\n"), opening: nil)
        #expect(project.looks == [DocumentLook()] && project.formats == [.frames, .svg])
        #expect(project.documents[0].looks == nil && project.documents[0].formats == nil)
        #expect(project.goldens == nil && project.pages == ["."])
    }
}
