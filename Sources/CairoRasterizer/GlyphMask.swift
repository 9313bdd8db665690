/// How much of each pixel a character covers.
struct GlyphMask {
    /// The first column and row, from the pixel that holds the character's origin.
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    /// `width × height` bytes, rows packed.
    var coverage: [UInt8]
}
