import CairoRasterizer
import DocumentPictures
import LayoutComparison
import LayoutDiagram
import LayoutDocument
import SVGWriter
import VectorScene

/// Draws accepted documents in every style, and reads the frames back from SVGs.
enum DrawingTarget {
    /// Larger pictures would only make the rasterizer slow.
    private static let rasterLimit = 2_000.0

    static func run(_ bytes: [UInt8]) -> Bool {
        guard let document = DocumentTarget.document(bytes) else { return false }
        // One part of the layout, and one rasterized picture: all of them would take a second per input.
        let contents = [DiagramContent.visible, .whole, .section(0)]
        let kinds = DiagramStyle.Kind.allCases
        var isDrawn = false
        for (index, kind) in kinds.enumerated() {
            guard let picture = picture(document, kind, contents[bytes.count % contents.count]) else { continue }
            isDrawn = true
            check(picture, isRasterized: index == bytes.count / contents.count % kinds.count)
        }
        return isDrawn
    }

    private static func picture(_ document: Document, _ kind: DiagramStyle.Kind, _ content: DiagramContent) -> Picture? {
        do {
            return try document.picture(Look(content: content, style: .init(kind: kind)))
        } catch {
            promise(!"\(error)".isEmpty, "an error says what is wrong")
            return nil
        }
    }

    private static func check(_ picture: Picture, isRasterized: Bool) {
        let size = picture.size
        promise(size.width.isFinite && size.height.isFinite, "a picture's size is finite")
        let svg = String(decoding: picture.svg(), as: UTF8.self)
        do {
            _ = try FramesRecord(svg: svg)
        } catch {
            promise(false, "the frames of an SVG can be read: \(error)")
        }
        guard isRasterized, size.width <= rasterLimit, size.height <= rasterLimit else { return }
        do {
            _ = try picture.png(scale: 1)
        } catch {
            promise(!"\(error)".isEmpty, "an error says what is wrong")
        }
    }
}
