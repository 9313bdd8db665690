import Raster

extension Bitmap {
    static let white: [UInt8] = [255, 255, 255, 255]
    static let black: [UInt8] = [0, 0, 0, 255]

    init(_ width: Int, _ height: Int, _ color: [UInt8] = white) {
        self.init(width: width, height: height, pixels: (0..<(width * height)).flatMap { _ in color })
    }

    /// Red, green, blue, alpha.
    subscript(x: Int, y: Int) -> [UInt8] {
        get { Array(pixels[(4 * (y * width + x))..<(4 * (y * width + x) + 4)]) }
        set { pixels.replaceSubrange((4 * (y * width + x))..<(4 * (y * width + x) + 4), with: newValue) }
    }

    func with(_ color: [UInt8], at places: [(x: Int, y: Int)]) -> Bitmap {
        var copy = self
        for place in places { copy[place.x, place.y] = color }
        return copy
    }

    /// The picture on a larger white one.
    func placed(x: Int, y: Int, on width: Int, _ height: Int) -> Bitmap {
        var canvas = Bitmap(width, height)
        for row in 0..<self.height {
            for column in 0..<self.width { canvas[x + column, y + row] = self[column, row] }
        }
        return canvas
    }
}
