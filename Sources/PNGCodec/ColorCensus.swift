import PNGShim
import Raster

/// What colours a picture has, as far as its file's format depends on it.
struct ColorCensus {
    /// All colours in the order of their first pixels, if there are at most 256.
    let palette: [StraightColor]?
    let isOpaque: Bool
    private let indexes: [UInt32: UInt8]

    /// Looks at a picture until it has seen enough.
    init<Source: BandSource>(_ source: Source) throws {
        var words: [UInt32] = []
        var indexes: [UInt32: UInt8] = [:]
        var hasManyColors = false
        var isOpaque = true
        try source.forEachBand { band in
            var last: UInt32?
            for word in band.words where word != last {
                last = word
                if word >> 24 != 0xFF { isOpaque = false }
                if hasManyColors || indexes[word] != nil { continue }
                if words.count == 256 {
                    hasManyColors = true
                } else {
                    indexes[word] = UInt8(words.count)
                    words.append(word)
                }
            }
            return !hasManyColors || (isOpaque && !source.isOpaque)
        }
        palette = hasManyColors ? nil : words.map { StraightColor(premultiplied: $0) }
        self.indexes = indexes
        self.isOpaque = isOpaque
    }

    var format: galley_png_format {
        palette != nil ? GALLEY_PNG_PALETTE : isOpaque ? GALLEY_PNG_RGB : GALLEY_PNG_RGBA
    }

    func index(of word: UInt32) -> UInt8 {
        guard let index = indexes[word] else { preconditionFailure("A band source makes the same bands again.") }
        return index
    }
}
