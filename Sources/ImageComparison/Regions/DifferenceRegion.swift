/// A part of the picture that holds differing pixels.
public struct DifferenceRegion: Sendable, Hashable {
    /// It is tight: each of its sides touches a differing pixel.
    public var box: PixelRect
    /// The differing pixels in the box.
    public var pixelCount: Int

    public init(box: PixelRect, pixelCount: Int) {
        self.box = box
        self.pixelCount = pixelCount
    }

    mutating func take(_ other: DifferenceRegion) {
        box = box.union(other.box)
        pixelCount += other.pixelCount
    }
}
