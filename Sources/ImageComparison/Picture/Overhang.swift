/// What a picture has and another has not, because it is larger.
struct Overhang {
    /// At most one to the right of what both have, and one below; they do not overlap.
    let boxes: [PixelRect]

    init(of size: PixelSize, over other: PixelSize) {
        let right = PixelRect(left: other.width, top: 0, right: size.width, bottom: min(size.height, other.height))
        let below = PixelRect(left: 0, top: other.height, right: size.width, bottom: size.height)
        boxes = [right, below].filter { $0.width > 0 && $0.height > 0 }
    }
}
