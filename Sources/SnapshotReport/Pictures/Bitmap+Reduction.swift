import Raster

extension Bitmap {
    /// A smaller bitmap, each pixel the mean of a square of this one's.
    ///
    /// Of a large square, four rows of four pixels are taken: more are not told from fewer, and cost as much as the whole
    /// bitmap has pixels.
    func reduced(by factor: Int) -> Bitmap {
        let (newWidth, newHeight) = ((width + factor - 1) / factor, (height + factor - 1) / factor)
        let step = max(1, factor / 4)
        let small = [UInt8](unsafeUninitializedCapacity: 4 * newWidth * newHeight) { target, count in
            pixels.withUnsafeBufferPointer { source in
                for y in 0..<newHeight {
                    let rows = stride(from: y * factor + step / 2, to: min(height, (y + 1) * factor), by: step)
                    for x in 0..<newWidth {
                        let columns = stride(from: x * factor + step / 2, to: min(width, (x + 1) * factor), by: step)
                        var mean = ColorMean()
                        for row in rows { for column in columns { mean.add(source, at: 4 * (row * width + column)) } }
                        mean.put(into: target, at: 4 * (y * newWidth + x))
                    }
                }
            }
            count = 4 * newWidth * newHeight
        }
        return Bitmap(width: newWidth, height: newHeight, pixels: small)
    }
}

/// The mean of colours, each with the weight of its alpha.
private struct ColorMean {
    private var (red, green, blue, alpha, count) = (0, 0, 0, 0, 0)

    @inline(__always)
    mutating func add(_ pixels: UnsafeBufferPointer<UInt8>, at start: Int) {
        let weight = Int(pixels[start + 3])
        red += weight * Int(pixels[start])
        green += weight * Int(pixels[start + 1])
        blue += weight * Int(pixels[start + 2])
        alpha += weight
        count += 1
    }

    @inline(__always)
    func put(into pixels: UnsafeMutableBufferPointer<UInt8>, at start: Int) {
        let weight = max(1, alpha)
        pixels[start] = UInt8((red + weight / 2) / weight)
        pixels[start + 1] = UInt8((green + weight / 2) / weight)
        pixels[start + 2] = UInt8((blue + weight / 2) / weight)
        pixels[start + 3] = UInt8((alpha + count / 2) / max(1, count))
    }
}
