/// A part of a bitmap, in pixels; it has at least one.
struct PixelRect: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// With a margin, as far as the bitmap reaches.
    func grown(by margin: Int, width limit: Int, height lowerLimit: Int) -> PixelRect {
        let (left, top) = (max(0, x - margin), max(0, y - margin))
        let (right, bottom) = (min(limit, x + width + margin), min(lowerLimit, y + height + margin))
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
