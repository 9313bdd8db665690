/// Pixels in memory as words `0xAARRGGBB`, sRGB, alpha not multiplied in.
package struct PixelWords: Sendable, Hashable {
    /// In pixels.
    package var width: Int
    package var height: Int
    /// `width × height` words; rows from the top, packed.
    package var words: [UInt32]

    /// - Precondition: there are `width × height` words.
    package init(width: Int, height: Int, words: [UInt32]) {
        precondition(words.count == width * height, "There is a word for every pixel.")
        self.width = width
        self.height = height
        self.words = words
    }
}
