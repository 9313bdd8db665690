public import Raster

extension PixelComparison {
    /// Compares what both pictures have; what only one has, differs. Both lie with their top left corners together.
    public func compare(_ expected: Bitmap, with actual: Bitmap) -> PictureDifference {
        expected.withView { expected in actual.withView { actual in compare(expected, with: actual) } }
    }
}

extension Bitmap {
    func withView<Answer>(_ body: (PixelView) -> Answer) -> Answer {
        pixels.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: UInt32.self) { body(PixelView($0, width: width, height: height)) }
        }
    }
}
