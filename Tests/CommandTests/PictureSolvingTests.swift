import CompositionalLayout
import Foundation
import HostFiles
import LayoutDiagram
import LayoutSubjects
import TestSupport
import Testing

@testable import PagePictures

/// The work for the files of one picture.
struct PictureSolvingTests {
    /// A subject that counts how often it is solved.
    private struct CountedSubject: Subject {
        let subject: any Subject
        let looks = Locked<[Look]>([])

        var name: String { subject.name }
        var notes: NotePrinter { subject.notes }

        func solved(for look: Look) throws(Failure) -> DrawableLayout {
            looks.withLock { $0.append(look) }
            return try subject.solved(for: look)
        }

        func styled(_ changes: DiagramStyle.Changes) -> CountedSubject { CountedSubject(subject: subject.styled(changes)) }

        func style(changedBy changes: DiagramStyle.Changes) -> DiagramStyle { subject.style(changedBy: changes) }

        func places(of element: LayoutElement.ID, subitems: [Int], in look: Look) -> [(what: String, line: Int)] { [] }

        func place(of character: Unicode.Scalar) -> String? { nil }
    }

    /// DocC's four files of a PNG, the two of a pair, and the single SVG of a page.
    @Test(arguments: [
        ("Guide.docc", "![A grid](grid)", OutputFormat?.none, false, 4, 2), ("Guide", "![A grid](grid.svg)", nil, false, 1, 1),
        ("Guide", "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"grid~dark.svg\"><img src=\"grid.svg\" alt=\"A grid\"></picture>",
            nil, true, 2, 2),
    ])
    func aLayoutIsSolvedOnceInEachAppearance(
        folder: String, image: String, format: OutputFormat?, isPair: Bool, files: Int, solved: Int
    ) throws {
        try inNewFolder { root in
            let place = root.appendingPathComponent(folder)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: Fixtures.folder.appendingPathComponent("Layouts/photo-grid.layout.yaml"), to: place.appendingPathComponent("grid.layout.yaml"))
            try Data("# Guide\n\n<!-- galley: grid.layout.yaml -->\n\(image)\n".utf8).write(to: place.appendingPathComponent("Guide.md"))
            let entry = try #require(try DocumentationFolder([place.path]).pages.first)
            let page = try DocumentationPage(entry) { words, _ throws(Failure) in
                let requested = RequestedFiles(
                    picture: OutputPicture(look: Look(), format: .svg), sheet: [], format: format, appearances: [], scales: [], isPair: isPair)
                return CommentOptions(
                    document: words[0], declaration: nil, swift: SwiftChoice(), style: DiagramStyle.Changes(), isStrict: false, files: requested)
            }
            let request = try #require(page.requests.first, "\(page.failures)")
            let subject = CountedSubject(subject: try request.subject())
            let picture = try RequestedPicture(request, of: page, subject)
            #expect(picture.bytes.count == files && picture.title == "Photo grid")
            #expect(subject.looks.withLock { $0 }.count == solved)
        }
    }
}
