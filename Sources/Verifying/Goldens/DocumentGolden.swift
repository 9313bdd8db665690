package import Goldens
import LayoutComparison
import LayoutDiagram
import LayoutSubjects
import VectorScene

/// A golden of a document, with its look and file.
package struct DocumentGolden {
    var input: LayoutInput
    /// The golden's name in messages.
    package var path: String
    var file: GoldenFile
    package var name: GoldenLook
    /// The entry of the project file that requires the golden; `nil` without a project, or if the document has no goldens at all.
    var expectation: SourcePlace?
    /// True if the user specified the appearance. Otherwise, where the name has no suffix for it, the golden's content determines the
    /// appearance: light or automatic.
    package var isAppearanceAsked = false

    /// The document's current output.
    ///
    /// - Throws: the errors in the document, or a picture that cannot be drawn.
    func snapshot(of document: any Subject) throws(Failure) -> Snapshot {
        try checkStyle(of: document)
        return try snapshot(of: diagram(document.solved(for: name.solvedLook), of: document))
    }

    /// - Parameter diagram: the diagram of the golden's look.
    func snapshot(of diagram: Diagram) throws(Failure) -> Snapshot {
        do {
            return try Snapshot(of: name, diagram, table: .json)
        } catch let error as ElementLimitError {
            throw Failure(.badInput, "\(input.name): error: \(error); a golden holds at most \(error.limit)")
        } catch let error as GoldenRefusal {
            throw Failure(.badInput, "\(path): error: \(error)")
        } catch {
            throw EncodedPicture.failure(error, input.name)
        }
    }

    /// The golden with its appearance resolved, if its name leaves it open: the golden is light if its file is light, and automatic
    /// otherwise.
    func settled(for document: any Subject) throws -> DocumentGolden {
        // The check reports a file that does not exist or cannot be read.
        guard name.leavesAppearanceOpen, !isAppearanceAsked, let bytes = try? file.read() else { return self }
        var light = self
        light.name.look.appearance = .light
        // A golden of an earlier version states no look; only its drawing shows the appearance.
        let isLight = if let look = Look(ofGolden: bytes) {
            look.appearance == .light
        } else {
            switch name.kind {
            case .frames, .views: false
            case .svg: !bytes.contains("prefers-color-scheme".utf8)
            case .png: try light.snapshot(of: document).compared(with: bytes) == .same
            }
        }
        return isLight ? light : self
    }

    /// - Parameter solved: the document, solved for the golden's look.
    func diagram(_ solved: DrawableLayout, of document: any Subject) -> Diagram {
        Diagram(solved, style: style(of: document), content: name.look.content ?? .visible)
    }

    /// The line to report for a verdict: the section with the first difference, or the project's entry for a missing golden.
    func place(of verdict: GoldenVerdict, in document: any Subject) -> SourcePlace? {
        switch verdict {
        case .same, .unreadable: return nil
        case .missing: return expectation
        case .different(let difference):
            let line = difference.layout?.firstElement.flatMap { document.places(of: $0, subitems: [], in: name.look).first?.line }
            return line.map { SourcePlace(file: input.file, line: $0) }
        }
    }

    /// The fonts of the golden's texts, besides the built-in one.
    func fonts(of document: any Subject) -> Fonts? { style(of: document).fonts }

    /// Rejects a golden with an offset in its name and the style exploded, which does not scroll.
    func checkStyle(of document: any Subject) throws(Failure) {
        guard !name.kind.isText, name.look.offset != nil, style(of: document).kind == .exploded else { return }
        throw Failure(
            .badInput,
            "\(path): error: the style exploded does not scroll; leave the offset out, or choose another style")
    }

    private func style(of document: any Subject) -> DiagramStyle { document.style(changedBy: name.look.style) }
}
