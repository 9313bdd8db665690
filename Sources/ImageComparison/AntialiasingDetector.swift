/// Tells pixels that an edge's antialiasing made from those that were drawn.
///
/// Such a pixel lies between a darker and a brighter neighbour, has few neighbours as bright as itself, and its darkest
/// or its brightest neighbour belongs to an area of one colour, in both pictures. Thin lines and dots fail one of these.
///
/// Source: Vyšniauskas 2009 for the idea, "Anti-aliased Pixel and Intensity Slope Detector"; pixelmatch for the numbers
/// of neighbours. The loops are plain: debug builds make all others slow.
struct AntialiasingDetector {
    let expected: PixelView
    let actual: PixelView
    /// What both pictures have; the detector looks no further.
    let size: PixelSize

    /// Whether the pixel is an edge's antialiasing in one of the pictures.
    func isAntialiased(x: Int, y: Int) -> Bool {
        isSlope(x, y, in: expected) || isSlope(x, y, in: actual)
    }

    private func isSlope(_ x: Int, _ y: Int, in picture: PixelView) -> Bool {
        let around = Neighbourhood(x, y, in: size)
        let pixel = picture.row(y)[x]
        let luma = Luma.of(pixel)
        // Neighbours are often equal: their brightness is then known.
        var (last, next) = (pixel, luma)
        // The pixel meets itself among its neighbours.
        var alike = around.isOnEdge ? 0 : -1
        var (darkest, darkestX, darkestY) = (luma, x, y)
        var (brightest, brightestX, brightestY) = (luma, x, y)
        var nextY = around.top
        while nextY <= around.bottom {
            let row = picture.row(nextY)
            var nextX = around.left
            while nextX <= around.right {
                if row[nextX] != last {
                    last = row[nextX]
                    next = Luma.of(last)
                }
                if next == luma { alike += 1 }
                if next < darkest { (darkest, darkestX, darkestY) = (next, nextX, nextY) }
                if next > brightest { (brightest, brightestX, brightestY) = (next, nextX, nextY) }
                nextX += 1
            }
            if alike > 2 { return false }
            nextY += 1
        }
        guard darkest < luma && brightest > luma else { return false }
        return isInArea(darkestX, darkestY) || isInArea(brightestX, brightestY)
    }

    private func isInArea(_ x: Int, _ y: Int) -> Bool {
        isInArea(x, y, of: expected) && isInArea(x, y, of: actual)
    }

    /// Whether at least three neighbours have the pixel's colour.
    private func isInArea(_ x: Int, _ y: Int, of picture: PixelView) -> Bool {
        let around = Neighbourhood(x, y, in: size)
        let pixel = picture.row(y)[x]
        var alike = around.isOnEdge ? 0 : -1
        var nextY = around.top
        while nextY <= around.bottom {
            let row = picture.row(nextY)
            var nextX = around.left
            while nextX <= around.right {
                if row[nextX] == pixel { alike += 1 }
                nextX += 1
            }
            if alike > 2 { return true }
            nextY += 1
        }
        return false
    }
}

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
