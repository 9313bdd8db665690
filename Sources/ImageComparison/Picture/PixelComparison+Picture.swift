public import Raster

extension PixelComparison {
    /// The most pixels that a difference picture has.
    public static let maximumPicturePixelCount = 1 << 26

    /// Shows where two pictures differ: the expected one in pale greys, on it what differs, in the colours of
    /// `DifferenceMark`, and frames around the regions. Where only one picture has pixels, it is shown tinted.
    ///
    /// - Parameter difference: what comparing the two found.
    /// - Returns: as wide and as high as the larger picture along each axis; nothing if that were too many pixels.
    /// - Precondition: the difference is of pictures of these sizes.
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
