import CompositionalLayout
package import LayoutComparison
package import LayoutDiagram
import PNGCodec
import VectorScene

extension Snapshot {
    /// The current state of what a golden shows.
    ///
    /// - Parameters:
    ///   - diagram: the layout in the golden's look.
    ///   - table: the format of a table of frames.
    /// - Throws: an `ElementLimitError`, or a `DiagramError` for a picture that cannot be drawn.
    package init(of golden: GoldenLook, _ diagram: Diagram, table: SnapshotFormat) throws {
        let appearance = diagram.subject.appearance
        let frames = try diagram.frames(of: golden)
        switch golden.kind {
        case .frames:
            self.init(table, frames: frames)
            self.frames.outline = LayoutOutline(diagram.subject.layout)
        case .svg: self.init(.svg(appearance), frames: frames, picture: try diagram.picture())
        case .png:
            self.init(.png(scale: golden.look.scale, appearance ?? .light), frames: frames, picture: try diagram.picture())
        }
    }
}

extension Diagram {
    /// The frames that a golden shows, and its look.
    package func frames(of golden: GoldenLook) throws(ElementLimitError) -> FramesRecord {
        let shown = golden.kind == .frames ? golden.look.content ?? .whole : content
        var frames = try FramesRecord(subject.layout, shown, isHidden: subject.isHidden)
        var look = look
        look.scale = golden.look.scale
        if golden.kind == .frames { (look.style, look.content) = (DiagramStyle.Changes(), golden.look.content) }
        frames.look = look.attribute
        return frames
    }
}

extension Look {
    /// The look that a golden picture was made for; `nil` for one that does not tell it.
    package init?(ofGolden bytes: [UInt8]) {
        let isPNG = bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
        let text = isPNG
            ? (try? PNGDecoder().text(of: Snapshot.framesKeyword, in: bytes)).flatMap { try? FramesRecord(text: $0) }?.look
            : FramesRecord.look(ofSVG: String(decoding: bytes.prefix(1 << 12), as: UTF8.self))
        guard let text else { return nil }
        self.init(attribute: text)
    }
}
