import CCairo

/// How much of each pixel of a rectangle is covered, laid out as Cairo wants it.
struct Coverage {
    private let width: Int
    private let height: Int
    private let stride: Int
    private var bytes: [UInt8]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
        bytes = [UInt8](repeating: 0, count: stride * height)
    }

    /// Adds a mask that lies within the rectangle.
    mutating func add(_ mask: GlyphMask, column: Int, row: Int) {
        for line in 0..<mask.height {
            let (from, to) = (line * mask.width, (row + line) * stride + column)
            for offset in 0..<mask.width {
                let sum = UInt16(bytes[to + offset]) + UInt16(mask.coverage[from + offset])
                bytes[to + offset] = UInt8(min(sum, 255))
            }
        }
    }

    /// Draws the context's source where there is coverage; sizes are pixels.
    mutating func mask(_ context: OpaquePointer, column: Int, row: Int) {
        let (width, height, stride) = (Int32(width), Int32(height), Int32(stride))
        bytes.withUnsafeMutableBufferPointer { bytes in
            let surface = cairo_image_surface_create_for_data(bytes.baseAddress, CAIRO_FORMAT_A8, width, height, stride)
            cairo_mask_surface(context, surface, Double(column), Double(row))
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }
}
