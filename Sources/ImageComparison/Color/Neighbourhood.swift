/// A pixel and those around it, as far as the picture has them. All bounds are inclusive.
struct Neighbourhood {
    let left: Int
    let top: Int
    let right: Int
    let bottom: Int

    init(_ x: Int, _ y: Int, in size: PixelSize) {
        left = x > 0 ? x - 1 : x
        top = y > 0 ? y - 1 : y
        right = x + 1 < size.width ? x + 1 : x
        bottom = y + 1 < size.height ? y + 1 : y
    }

    /// Whether the pixel lies on the picture's edge, where the unseen neighbours count as one of its colour.
    var isOnEdge: Bool { right - left < 2 || bottom - top < 2 }
}
