import CCairo
import VectorScene

/// Writes invisible letters over the drawn ones of a PDF, for selecting, searching and reading aloud.
///
/// The drawn letters stay paths: some viewers would move glyphs of an embedded font to whole pixels.
struct SelectableText: ~Copyable {
    private let context: OpaquePointer
    private let face: OpaquePointer

    private static let ascent = 0.8
    private static let descent = 0.2

    init(_ context: OpaquePointer) throws(CairoError) {
        guard let face = cairo_user_font_face_create() else { throw CairoError("cannot make a font") }
        cairo_user_font_face_set_init_func(face) { _, _, extents in
            extents?.pointee.ascent = SelectableText.ascent
            extents?.pointee.descent = SelectableText.descent
            return CAIRO_STATUS_SUCCESS
        }
        // Draws nothing. Without extents, Cairo would leave the glyph out.
        cairo_user_font_face_set_render_glyph_func(face) { _, glyph, _, extents in
            let width = SelectableText.width(ofGlyph: glyph)
            extents?.pointee = cairo_text_extents_t(
                x_bearing: 0, y_bearing: -SelectableText.ascent, width: width,
                height: SelectableText.ascent + SelectableText.descent, x_advance: width, y_advance: 0)
            return CAIRO_STATUS_SUCCESS
        }
        self.context = context
        self.face = face
    }

    deinit {
        cairo_font_face_destroy(face)
    }

    /// Writes the visible texts in drawing order, tagged as a figure for screen readers. The drawing itself has no tags, because
    /// Cairo 1.16 fails on repeated symbols inside a tag.
    func put(_ nodes: [Node], visible: Rect, _ letters: (TextRun) -> [TextRun.Letter]) throws(CairoError) {
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_set_font_face(context, face)
        var glyphs = Glyphs()
        for tag in ["Document", "Figure"] { cairo_tag_begin(context, tag, "") }
        put(nodes, visible: visible, letters, &glyphs)
        for tag in ["Figure", "Document"] { cairo_tag_end(context, tag) }
        try CairoError.check(cairo_status(context), "cannot write the text")
    }

    private func put(_ nodes: [Node], visible: Rect, _ letters: (TextRun) -> [TextRun.Letter], _ glyphs: inout Glyphs) {
        for node in nodes {
            switch node {
            case .shape: break
            case .text(let run):
                if run.bounds.intersects(visible) { put(run, letters(run), &glyphs) }
            case .group(let group):
                guard group.opacity > 0 else { continue }
                let inner = visible.seen(through: group.transform)
                cairo_save(context)
                var matrix = cairo_matrix_t(group.transform)
                cairo_transform(context, &matrix)
                put(group.children, visible: group.clip.map { $0.bounds.intersection(inner) } ?? inner, letters, &glyphs)
                cairo_restore(context)
            }
        }
    }

    private func put(_ run: TextRun, _ letters: [TextRun.Letter], _ glyphs: inout Glyphs) {
        guard !letters.isEmpty else { return }
        let placed = letters.map { letter in
            cairo_glyph_t(
                index: glyphs.glyph(for: letter.text, width: letter.width / run.size), x: run.origin.x + letter.x, y: run.origin.y)
        }
        let clusters = letters.map { cairo_text_cluster_t(num_bytes: Int32($0.text.utf8.count), num_glyphs: 1) }
        let text = letters.map(\.text).joined()
        cairo_set_font_size(context, run.size)
        cairo_tag_begin(context, "Span", "")
        cairo_show_text_glyphs(
            context, text, Int32(text.utf8.count), placed, Int32(placed.count), clusters, Int32(clusters.count),
            cairo_text_cluster_flags_t(0))
        cairo_tag_end(context, "Span")
    }
}

// MARK: - Glyphs

extension SelectableText {
    /// The glyphs of the font: one for each letter and width. A glyph's index encodes both.
    struct Glyphs {
        private var numbers: [String: UInt] = [:]

        /// - Parameter width: fraction of the font size.
        mutating func glyph(for text: String, width: Double) -> UInt {
            let number = numbers[text] ?? UInt(numbers.count)
            numbers[text] = number
            return number << SelectableText.widthBits | UInt(min(max(width * 1000, 1), 65_535).rounded())
        }
    }

    private static let widthBits: UInt = 16

    private static func width(ofGlyph glyph: UInt) -> Double { Double(glyph & (1 << widthBits - 1)) / 1000 }
}

extension cairo_matrix_t {
    init(_ transform: Transform) {
        self.init(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    }
}
