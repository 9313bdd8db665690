package import PNGCodec
package import Raster

extension PNGEncoder {
    /// A picture of a difference as a PNG.
    package static func difference(_ bitmap: Bitmap) throws -> [UInt8] {
        try PNGEncoder(scale: 1).encode(BitmapBands(bitmap))
    }
}
