import Raster
import TestSupport

extension SeededGenerator {
    /// Two pictures of the same size, with none, some or all pixels differing slightly or strongly.
    mutating func pair() -> (Bitmap, Bitmap) {
        let (width, height) = (Int.random(in: 1...70, using: &self), Int.random(in: 1...40, using: &self))
        var one = Bitmap(width, height)
        let palette = (0..<4).map { _ in color() }
        for y in 0..<height {
            for x in 0..<width { one[x, y] = palette[Int.random(in: 0..<4, using: &self)] }
        }
        var other = one
        let share = [0.001, 0.01, 0.1, 1.0][Int.random(in: 0..<4, using: &self)]
        for y in 0..<height {
            for x in 0..<width where Double.random(in: 0..<1, using: &self) < share { other[x, y] = changed(one[x, y]) }
        }
        return (one, other)
    }

    private mutating func color() -> [UInt8] {
        let alpha: UInt8 = Bool.random(using: &self) ? 255 : .random(in: 0...255, using: &self)
        return (0..<3).map { _ in .random(in: 0...255, using: &self) } + [alpha]
    }

    private mutating func changed(_ color: [UInt8]) -> [UInt8] {
        let most = Bool.random(using: &self) ? 3 : 255
        return color.map { UInt8(clamping: Int($0) + Int.random(in: -most...most, using: &self)) }
    }
}
