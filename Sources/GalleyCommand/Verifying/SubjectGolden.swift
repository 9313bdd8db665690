import CompositionalLayout
import Foundation
import Goldens
import LayoutComparison
import LayoutDiagram
import LayoutDocument
import PNGCodec
import VectorScene

/// A golden of a document, with its look and file.
struct SubjectGolden {
    var input: SubjectInput
    /// Its name in messages.
    var path: String
    var file: GoldenFile
    var name: GoldenName
    /// What says that there must be such a golden; `nil` if nothing does.
    var expectation: String?
    /// The location of its entry in the document.
    var expectationMark: SourceMark?
    /// True if the user specified the appearance. Otherwise the golden itself determines an appearance that its name leaves open:
    /// without a suffix it is light or automatic.
    var isAppearanceAsked = false

    /// The golden's entry in a document's `goldens` key.
    var entry: String {
        let fields = PathParts(path).name.dropFirst(input.stem.count).dropLast(name.kind.suffix.count)
        return fields.isEmpty ? name.kind.rawValue : "\(name.kind.rawValue) \(fields)"
    }

    /// The document's current output.
    ///
    /// - Throws: the errors in the document, or a picture that cannot be drawn.
    func snapshot(of document: any Subject) throws(Failure) -> Snapshot {
        try checkStyle(of: document)
        return try snapshot(of: diagram(of: document))
    }

    /// - Parameter diagram: the diagram of the golden's look.
    func snapshot(of diagram: Diagram) throws(Failure) -> Snapshot {
        do {
            let appearance = diagram.subject.appearance
            switch name.kind {
            case .frames:
                var frames = try diagram.subject.allFrames()
                frames.outline = LayoutOutline(diagram.subject.layout)
                return Snapshot(.json, frames: frames)
            case .svg:
                var frames = try diagram.goldenFrames(scale: 1)
                frames.options = diagram.options
                return Snapshot(.svg(appearance), frames: frames, picture: try diagram.picture())
            case .png:
                let scale = name.look.scale
                return Snapshot(
                    .png(scale: scale, appearance ?? .light), frames: try diagram.goldenFrames(scale: scale),
                    picture: try diagram.picture())
            }
        } catch let error as ElementLimitError {
            throw Failure(.badInput, "\(input.name): error: \(error); a golden holds at most \(error.limit)")
        } catch {
            throw SubjectPicture.failure(error, input.name)
        }
    }

    /// The same golden of the light document, if the name leaves open whether it is that or the automatic one.
    var light: SubjectGolden? {
        guard name.leavesAppearanceOpen, !isAppearanceAsked else { return nil }
        var light = self
        light.name = name.shown(in: .light)
        return light
    }

    /// Whether a PNG shows this golden's look, as it says itself; one of an earlier version says it by its pixels alone.
    func isDrawn(in png: [UInt8], of document: any Subject) throws -> Bool {
        let appearance = try diagram(of: document).options["appearance"]
        if let text = try? PNGDecoder().text(of: Snapshot.framesKeyword, in: png),
            let options = try? FramesRecord(text: text).options
        {
            return options["appearance"] == appearance
        }
        return try snapshot(of: document).compared(with: png) == .same
    }

    /// What the document looks like in this golden.
    ///
    /// - Parameter view: another view than the golden's.
    func diagram(of document: any Subject, _ view: DocumentView? = nil) throws(Failure) -> Diagram {
        diagram(try document.diagramSubject(view ?? name.look.view), of: document)
    }

    /// - Parameter solved: the document, solved for the golden's view.
    func diagram(_ solved: DiagramSubject, of document: any Subject) -> Diagram {
        Diagram(solved, style: style(of: document), content: name.look.content)
    }

    /// What distinguishes it from the document's other goldens, in messages.
    var variant: GoldenVariant {
        let look = name.look
        let size = look.view.size.map { "\(NumberText.text($0.width)) × \(NumberText.text($0.height)) pt" }
        let format = switch name.kind {
        case .frames: GoldenVariant.frames
        case .svg: "SVG"
        case .png: "PNG" + (look.scale == 1 ? "" : " at \(look.scale)x")
        }
        return GoldenVariant([
            .device: look.view.device?.name ?? size,
            .direction: look.view.direction == .rightToLeft ? "right to left" : nil,
            .appearance: look.view.appearance?.rawValue,
            .offset: look.view.offset.flatMap { $0 == 0 ? nil : NumberText.text($0) },
            .look: look.partWords, .format: format,
        ])
    }

    /// The line of a verdict: that of the section with the first difference, or of the entry for a missing golden.
    func place(of verdict: GoldenVerdict, in document: any Subject) -> Verification.Place? {
        let line: Int? = switch verdict {
        case .same, .unreadable: nil
        case .missing: expectationMark?.line
        case .different(let difference):
            difference.layout?.firstElement.flatMap { document.line(of: $0, in: name.look.view) }
        }
        return line.map { Verification.Place(file: input.file, line: $0) }
    }

    /// Oddities of the golden's layout.
    ///
    /// - Parameter diagram: the diagram of the golden's look.
    func oddities(of diagram: Diagram) throws(Failure) -> [String] {
        do {
            let layout = LayoutOddities(diagram.subject.layout, isHidden: diagram.subject.isHidden)
            let oddities = layout.lines + [layout.omission].compactMap { $0 }
            guard name.kind != .frames, diagram.style.width != nil else { return oddities }
            return oddities + (OmittedLabels.words(try diagram.drawing()).map { [$0] } ?? [])
        } catch {
            throw SubjectPicture.failure(error, input.name)
        }
    }

    /// The fonts of its texts, besides the built-in one.
    func fonts(of document: any Subject) -> Fonts? { style(of: document).fonts }

    /// Exploded diagrams do not scroll, so a golden with an offset in its name would not show it.
    func checkStyle(of document: any Subject) throws(Failure) {
        guard name.kind != .frames, name.look.view.offset != nil, style(of: document).kind == .exploded else { return }
        throw Failure(
            .badInput,
            "\(path): error: nothing is scrolled in the style exploded; leave the offset out, or choose another style")
    }

    private func style(of document: any Subject) -> DiagramStyle { document.style(changedBy: name.look.look.style) }
}
