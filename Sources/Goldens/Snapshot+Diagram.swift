import CompositionalLayout
package import LayoutComparison
package import LayoutDiagram
import PNGCodec
import VectorScene

extension Snapshot {
    /// The current frames, views or picture, to be compared with a golden.
    ///
    /// - Parameters:
    ///   - diagram: the layout in the golden's look.
    ///   - table: the format of a table of frames.
    /// - Throws: an `ElementLimitError`; a `GoldenRefusal` if elements are not measured, or if a golden of views is of
    ///   a layout without views; a `DiagramError` if the picture cannot be drawn, or the section does not exist.
    package init(of golden: GoldenLook, _ diagram: Diagram, table: SnapshotFormat) throws {
        let (appearance, sectionCount) = (diagram.subject.appearance, diagram.subject.layout.sectionCount)
        if case .section(let section) = diagram.shown(of: golden), !(0..<sectionCount).contains(section) {
            throw DiagramError.noSuchSection(section, count: sectionCount)
        }
        let layout = diagram.subject.layout
        if layout.reachesMeasuringLimit {
            throw GoldenRefusal.unmeasured(measured: layout.measurementCount, of: layout.elementCount)
        }
        var diagram = diagram
        diagram.subject.recordsTitles = !golden.kind.isText
        let frames = try diagram.frames(of: golden)
        let drawing = golden.kind.isText ? nil : try diagram.drawing()
        switch golden.kind {
        case .frames:
            self.init(table, frames: frames)
            self.frames.outline = LayoutOutline(diagram.subject.layout)
        case .views:
            guard let screen = diagram.subject.views else { throw GoldenRefusal.noViews }
            self.init(.views, frames: frames)
            views = ViewsRecord(screen)
            views?.look = frames.look
        case .svg: self.init(.svg(appearance), frames: frames, picture: drawing?.picture)
        case .png: self.init(.png(scale: golden.look.scale, appearance ?? .light), frames: frames, picture: drawing?.picture)
        }
        notes = diagram.subject.notes + (drawing.map(OmittedLabels.notes) ?? [])
    }
}

extension Diagram {
    /// The part of the layout that a golden shows.
    fileprivate func shown(of golden: GoldenLook) -> DiagramContent {
        golden.kind == .frames ? golden.look.content ?? .whole : content
    }

    /// The frames that a golden shows, and its look.
    package func frames(of golden: GoldenLook) throws(ElementLimitError) -> FramesRecord {
        let shown = shown(of: golden)
        var frames = try FramesRecord(subject.layout, shown, isHidden: subject.isHidden, title: subject.recordedTitle)
        var look = look
        look.scale = golden.look.scale
        if golden.kind.isText { (look.style, look.content, look.drawing) = (DiagramStyle.Changes(), golden.look.content, Look().drawing) }
        frames.look = look.attribute
        return frames
    }
}

extension FramesRecord {
    /// Reads the frames stored in a picture; `nil` for a PNG without any.
    ///
    /// - Throws: if they cannot be read, or the bytes are neither a PNG nor an SVG from Galley.
    package init?(picture bytes: [UInt8]) throws {
        guard PNGFile.isOne(bytes) else {
            try self.init(svg: String(decoding: bytes, as: UTF8.self))
            return
        }
        guard let text = try PNGDecoder().text(of: Snapshot.framesKeyword, in: bytes) else { return nil }
        try self.init(text: text)
        isOfPicture = true
    }
}

extension Look {
    /// The look that a golden was made for; `nil` if the golden does not state it.
    package init?(ofGolden bytes: [UInt8]) {
        let start = String(decoding: bytes.prefix(1 << 12), as: UTF8.self)
        let text = if PNGFile.isOne(bytes) {
            (try? PNGDecoder().text(of: Snapshot.framesKeyword, in: bytes)).flatMap { try? FramesRecord(text: $0) }?.look
        } else {
            start.hasPrefix("{") ? FramesRecord.look(ofJSON: start) : FramesRecord.look(ofSVG: start)
        }
        guard let text else { return nil }
        self.init(attribute: text)
    }
}
