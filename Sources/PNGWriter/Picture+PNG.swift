import CairoRasterizer
import PNGCodec
public import Scene

extension Picture {
    /// The picture as a PNG, drawn with Cairo.
    ///
    /// - Parameters:
    ///   - scale: pixels a point: 1, 2, 3.
    ///   - appearance: whose colours it is drawn in.
    /// - Throws: for a picture that is too large, or where Cairo or libpng fails.
    public func png(scale: Int = 2, appearance: Appearance = .light) throws -> [UInt8] {
        try PNGEncoder(scale: scale).encode(PictureRaster(self, scale: Double(scale), appearance: appearance))
    }
}
