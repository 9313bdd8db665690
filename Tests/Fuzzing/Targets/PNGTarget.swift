import Goldens
import ImageComparison
import LayoutComparison
import PNGCodec
import Raster

/// Decodes a PNG, reads its frames, and compares its pixels with others.
enum PNGTarget {
    /// The limit for goldens; larger pictures would only make it slow.
    private static let pixelLimit = 1_000_000

    static func run(_ bytes: [UInt8]) -> Bool {
        _ = try? PNGDecoder(pixelLimit: pixelLimit).text(of: Snapshot.framesKeyword, in: bytes)
            .map(FramesRecord.init(text:))
        let bitmap: Bitmap
        do {
            bitmap = try PNGDecoder(pixelLimit: pixelLimit).decode(bytes)
        } catch {
            promise(!"\(error)".isEmpty, "an error says what is wrong")
            return false
        }
        promise(bitmap.pixels.count == 4 * bitmap.width * bitmap.height, "a bitmap has all its pixels")
        let other = Bitmap(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map { $0 ^ 0x40 })
        let comparison = PixelComparison(.perceptual())
        promise(comparison.compare(bitmap, with: bitmap).isMatch, "a picture is the same as itself")
        _ = comparison.picture(of: comparison.compare(bitmap, with: other), bitmap, other)
        return true
    }
}
