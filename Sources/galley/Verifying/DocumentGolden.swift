import CompositionalLayout
import Foundation
import Goldens
import LayoutComparison
import LayoutDiagram
import LayoutDocument
import VectorScene

/// A golden of a document: its file, and what it shows.
struct DocumentGolden {
    var input: InputDocument
    /// Its name in messages.
    var path: String
    var file: GoldenFile
    var name: GoldenName
    /// What says that there must be such a golden; `nil` if nothing does.
    var expectation: String?

    /// The document's current output.
    ///
    /// - Throws: what is wrong with the document, or a picture that cannot be drawn.
    func snapshot(of document: Document) throws(Failure) -> Snapshot {
        do {
            try checkStyle(of: document)
            let subject = try DiagramSubject(document, name.view)
            let frames = try frames(subject)
            switch name.kind {
            case .frames: return Snapshot(.json, frames: frames)
            case .svg: return Snapshot(.svg(subject.appearance), frames: frames, picture: try picture(document, subject))
            case .png:
                return Snapshot(
                    .png(scale: name.scale ?? 1, subject.appearance ?? .light), frames: frames,
                    picture: try picture(document, subject))
            }
        } catch {
            throw DocumentPicture.failure(error, input.name)
        }
    }

    /// What is odd about the layout that the golden shows.
    func oddities(of document: Document) throws(Failure) -> [String] {
        do {
            let subject = try DiagramSubject(document, name.view)
            return LayoutOddities(subject.layout, isHidden: subject.isHidden).lines
        } catch {
            throw DocumentPicture.failure(error, input.name)
        }
    }

    /// Exploded diagrams are not scrolled, so a golden named for an offset would not show it.
    private func checkStyle(of document: Document) throws(Failure) {
        guard name.kind != .frames, name.view.offset != nil, style(of: document).kind == .exploded else { return }
        throw Failure(
            .badInput,
            "\(path): error: nothing is scrolled in the style exploded; leave the offset out, or choose another style")
    }

    private func style(of document: Document) -> DiagramStyle { 
        document.style(changedBy: DiagramStyle.Changes(kind: name.style))
    }

    private func picture(_ document: Document, _ subject: DiagramSubject) throws -> Picture {
        try Diagram(subject, style: style(of: document)).picture()
    }

    /// All frames for a table; for a picture the visible ones.
    private func frames(_ subject: DiagramSubject) throws(Failure) -> FramesRecord {
        do {
            return try FramesRecord(
                subject.layout, name.kind == .frames ? .whole : .visible, limit: FramesCommand.elementLimit,
                isHidden: subject.isHidden)
        } catch {
            throw Failure(.badInput, "\(input.name): error: \(error); a golden holds at most \(error.limit)")
        }
    }
}
