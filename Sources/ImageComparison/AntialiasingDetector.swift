/// Detects pixels that differ only because an edge was antialiased differently.
///
/// Such a pixel lies between a darker and a brighter neighbour, has few neighbours as bright as itself, and its darkest or
/// brightest neighbour belongs to an area of one colour in both pictures. Thin lines and dots fail one of these tests.
///
/// Source: Vyšniauskas 2009, "Anti-aliased Pixel and Intensity Slope Detector", for the idea; pixelmatch for the numbers of
/// neighbours. Loops are plain `while` loops: all others are slow in debug builds.
struct AntialiasingDetector {
    let expected: PixelView
    let actual: PixelView
    /// The size of the area that both pictures share; pixels outside it are ignored.
    let size: PixelSize

    /// True if the pixel is antialiased in one of the pictures.
    func isAntialiased(x: Int, y: Int) -> Bool {
        let around = Neighbourhood(x, y, in: size)
        return (!isPlain(around, in: expected) && isSlope(x, y, around, in: expected))
            || (!isPlain(around, in: actual) && isSlope(x, y, around, in: actual))
    }

    private func isSlope(_ x: Int, _ y: Int, _ around: Neighbourhood, in picture: PixelView) -> Bool {
        var row = picture.row(around.top)
        var slope = Slope(row[(y - around.top) * picture.rowStride + x], isOnEdge: around.isOnEdge)
        var nextY = around.top
        while nextY <= around.bottom {
            var nextX = around.left
            while nextX <= around.right {
                slope.add(row[nextX], nextX, nextY)
                nextX &+= 1
            }
            if slope.alike > 2 { return false }
            nextY &+= 1
            row += picture.rowStride
        }
        guard slope.darkest.luma < slope.luma && slope.brightest.luma > slope.luma else { return false }
        return isInArea(slope.darkest.x, slope.darkest.y) || isInArea(slope.brightest.x, slope.brightest.y)
    }

    /// True if all eight neighbours exist and have the same colour. The pixel is then not antialiased: that takes a darker and a
    /// brighter neighbour.
    ///
    /// A quick first check, without branches, which are slow in debug builds. It saves three fifths of the time if pixels differ
    /// on 1 % of a phone's screen, scattered over it (debug build).
    private func isPlain(_ around: Neighbourhood, in picture: PixelView) -> Bool {
        if around.isOnEdge { return false }
        let above = picture.row(around.top) + around.left
        let beside = above + picture.rowStride
        let below = beside + picture.rowStride
        let color = above[0]
        return (above[1] ^ color) | (above[2] ^ color) | (beside[0] ^ color) | (beside[2] ^ color)
            | (below[0] ^ color) | (below[1] ^ color) | (below[2] ^ color) == 0
    }

    private func isInArea(_ x: Int, _ y: Int) -> Bool {
        let around = Neighbourhood(x, y, in: size)
        return isInArea(x, y, around, of: expected) && isInArea(x, y, around, of: actual)
    }

    /// True if at least three neighbours have the pixel's colour.
    private func isInArea(_ x: Int, _ y: Int, _ around: Neighbourhood, of picture: PixelView) -> Bool {
        var row = picture.row(around.top)
        let pixel = row[(y - around.top) * picture.rowStride + x]
        var alike = around.isOnEdge ? 0 : -1
        var nextY = around.top
        while nextY <= around.bottom {
            var nextX = around.left
            while nextX <= around.right {
                if row[nextX] == pixel { alike &+= 1 }
                nextX &+= 1
            }
            if alike > 2 { return true }
            nextY &+= 1
            row += picture.rowStride
        }
        return false
    }
}

/// The brightness of a pixel's neighbours relative to its own.
private struct Slope {
    struct Tone {
        var luma: Int
        var x = 0
        var y = 0
    }

    let luma: Int
    /// The number of neighbours as bright as the pixel, not counting the pixel itself. On the picture's edge, the missing neighbours
    /// count as one such neighbour.
    var alike: Int
    var darkest: Tone
    var brightest: Tone
    // Neighbours are often equal, so the last brightness is cached.
    private var last: UInt32
    private var next: Int

    init(_ pixel: UInt32, isOnEdge: Bool) {
        luma = Luma.of(pixel)
        alike = isOnEdge ? 0 : -1
        (darkest, brightest) = (Tone(luma: luma), Tone(luma: luma))
        (last, next) = (pixel, luma)
    }

    mutating func add(_ pixel: UInt32, _ x: Int, _ y: Int) {
        if pixel != last {
            last = pixel
            next = Luma.of(pixel)
            if next < darkest.luma { darkest = Tone(luma: next, x: x, y: y) }
            if next > brightest.luma { brightest = Tone(luma: next, x: x, y: y) }
        }
        if next == luma { alike &+= 1 }
    }
}

/// A pixel and its neighbours within the picture. All bounds are inclusive.
struct Neighbourhood {
    let left: Int
    let top: Int
    let right: Int
    let bottom: Int
    /// True if the pixel lies on the picture's edge, where the missing neighbours count as one neighbour of the pixel's colour.
    let isOnEdge: Bool

    init(_ x: Int, _ y: Int, in size: PixelSize) {
        left = x > 0 ? x - 1 : x
        top = y > 0 ? y - 1 : y
        right = x + 1 < size.width ? x + 1 : x
        bottom = y + 1 < size.height ? y + 1 : y
        isOnEdge = right - left < 2 || bottom - top < 2
    }
}
