public import Raster

extension PixelComparison {
    /// The maximum number of pixels of a difference picture.
    public static let maximumPicturePixelCount = 25_000_000

    /// Shows the differences between two pictures: the expected one in pale greys, differing pixels in the colours of
    /// `DifferenceMark`, and frames around the regions. Areas that only one picture has are tinted.
    ///
    /// - Parameters:
    ///   - difference: the result of comparing the two.
    ///   - expected: the first picture.
    ///   - actual: the second picture.
    /// - Returns: a picture as large as the larger one along each axis; `nil` if it exceeds the maximum pixel count.
    /// - Precondition: the difference is between pictures of these sizes.
    public func picture(of difference: PictureDifference, _ expected: Bitmap, _ actual: Bitmap) -> Bitmap? {
        expected.withView { expected in
            actual.withView { actual in picture(of: difference, expected, actual) }
        }
    }

    private func picture(of difference: PictureDifference, _ expected: PixelView, _ actual: PixelView) -> Bitmap? {
        precondition(
            difference.expectedSize == expected.size && difference.actualSize == actual.size,
            "A difference is shown on the pictures that were compared.")
        let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
        guard width == 0 || height <= Self.maximumPicturePixelCount / width else { return nil }
        let byteCount = 4 * width * height
        let pixels = [UInt8](unsafeUninitializedCapacity: byteCount) { bytes, count in
            UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(bytes)[..<byteCount])
                .withMemoryRebound(to: UInt32.self) { words in
                    draw(difference, expected, actual, on: DifferenceCanvas(width: width, height: height, words: words))
                }
            count = byteCount
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    private func draw(
        _ difference: PictureDifference, _ expected: PixelView, _ actual: PixelView, on canvas: DifferenceCanvas
    ) {
        let scan = DifferenceScan(expected: expected, actual: actual, rule: difference.rule)
        let shared = scan.sharedSize
        canvas.clear()
        if shared.area > 0 {
            canvas.drawFaded(expected, PixelRect(left: 0, top: 0, right: shared.width, bottom: shared.height))
        }
        for (picture, other, mark) in [(expected, actual, DifferenceMark.missing), (actual, expected, .added)] {
            for box in Overhang(of: picture.size, over: other.size).boxes {
                canvas.drawFaded(picture, box, tint: mark.color)
            }
        }
        difference.regions.forEach { canvas.frame($0.box) }
        _ = scan.forEachDifferingRow(canvas.mark)
    }
}

/// The meaning of a colour in a difference picture. The colours are distinguishable with any colour vision deficiency.
public enum DifferenceMark: Sendable, Hashable, CaseIterable {
    /// The pixel differs according to the rule.
    case changed
    /// The pixel was classified as antialiasing.
    case antialiased
    /// Only the expected picture has the pixel.
    case missing
    /// Only the actual picture has the pixel.
    case added
    /// The frame around a region.
    case region

    public var color: StraightColor {
        switch self {
        case .changed: StraightColor(red: 214, green: 0, blue: 50, alpha: 255)
        case .antialiased: StraightColor(red: 255, green: 196, blue: 0, alpha: 255)
        case .missing: StraightColor(red: 230, green: 97, blue: 0, alpha: 255)
        case .added: StraightColor(red: 26, green: 115, blue: 232, alpha: 255)
        case .region: StraightColor(red: 93, green: 58, blue: 155, alpha: 255)
        }
    }
}

/// The pixels of a difference picture being drawn.
struct DifferenceCanvas {
    let width: Int
    let height: Int
    let words: UnsafeMutableBufferPointer<UInt32>

    /// Makes all pixels transparent. Pixels that neither picture has stay so.
    func clear() {
        words.initialize(repeating: 0)
    }

    /// Draws a rectangle of a picture in pale greys.
    ///
    /// - Parameters:
    ///   - box: the rectangle, with at least one pixel.
    ///   - tint: an optional colour to mix with the greys.
    func drawFaded(_ picture: PixelView, _ box: PixelRect, tint: StraightColor? = nil) {
        for y in box.top..<box.bottom {
            let (source, target) = (picture.row(y), y * width)
            // Neighbouring pixels are mostly equal, so the last colour is cached.
            var (last, faded) = (source[box.left], Self.faded(source[box.left], tint))
            for x in box.left..<box.right {
                if source[x] != last { (last, faded) = (source[x], Self.faded(source[x], tint)) }
                words[target + x] = faded
            }
        }
    }

    /// A pale grey: three quarters white and one quarter the pixel's brightness. With a tint, an equal mix of this grey and the tint.
    private static func faded(_ pixel: UInt32, _ tint: StraightColor?) -> UInt32 {
        let grey = UInt8((3 * 255 + Luma.of(pixel) / 1000) / 4)
        guard let tint else { return StraightColor(red: grey, green: grey, blue: grey, alpha: 255).pixel }
        return StraightColor(red: tint.red, green: tint.green, blue: tint.blue, alpha: 128).over(grey).pixel
    }

    func mark(_ row: RowDifference) {
        for column in row.antialiased { words[row.y * width + Int(column)] = DifferenceMark.antialiased.color.pixel }
        for column in row.differing { words[row.y * width + Int(column)] = DifferenceMark.changed.color.pixel }
    }

    /// Draws a frame two pixels wide at a distance of two pixels, clipped to the picture.
    func frame(_ box: PixelRect) {
        let color = DifferenceMark.region.color.pixel
        for distance in 3...4 {
            let (left, right) = (box.left - distance, box.right - 1 + distance)
            let (top, bottom) = (box.top - distance, box.bottom - 1 + distance)
            for x in max(left, 0)...min(right, width - 1) {
                if top >= 0 { words[top * width + x] = color }
                if bottom < height { words[bottom * width + x] = color }
            }
            for y in max(top, 0)...min(bottom, height - 1) {
                if left >= 0 { words[y * width + left] = color }
                if right < width { words[y * width + right] = color }
            }
        }
    }
}

/// The area by which one picture extends beyond another.
struct Overhang {
    /// At most two boxes that do not overlap: one to the right of the shared area, the other below it.
    let boxes: [PixelRect]

    init(of size: PixelSize, over other: PixelSize) {
        let right = PixelRect(left: other.width, top: 0, right: size.width, bottom: min(size.height, other.height))
        let below = PixelRect(left: 0, top: other.height, right: size.width, bottom: size.height)
        boxes = [right, below].filter { $0.width > 0 && $0.height > 0 }
    }
}

extension StraightColor {
    /// Bytes in memory order: red, green, blue, alpha.
    var pixel: UInt32 {
        let low: UInt32 = UInt32(red) | UInt32(green) &<< 8
        let high: UInt32 = UInt32(blue) | UInt32(alpha) &<< 8
        let word: UInt32 = low | high &<< 16
        return word.littleEndian
    }

    /// The colour composited over an opaque grey.
    func over(_ grey: UInt8) -> StraightColor {
        let rest: Int = Int(grey) * (255 - Int(alpha)) + 127
        func blended(_ component: UInt8) -> UInt8 {
            let light: Int = Int(component) * Int(alpha)
            return UInt8((light + rest) / 255)
        }
        return StraightColor(red: blended(red), green: blended(green), blue: blended(blue), alpha: 255)
    }
}
