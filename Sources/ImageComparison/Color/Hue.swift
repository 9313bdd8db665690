/// The direction of a colour from grey, of length 1. Greys have none: 0.
struct Hue {
    /// The cosine and the sine of the angle from red.
    var x: Double
    var y: Double

    init(_ a: Double, _ b: Double, length: Double) {
        (x, y) = length == 0 ? (0, 0) : (a / length, b / length)
    }

    /// Twice the sine of half the turn to the other hue, the shorter way around.
    func chord(to other: Hue) -> Double {
        let (dx, dy) = (other.x - x, other.y - y)
        let length = (dx * dx + dy * dy).squareRoot()
        return x * other.y - y * other.x < 0 ? -length : length
    }

    /// The hue between, on the shorter way around; between a hue and grey the hue itself.
    func mean(with other: Hue) -> Hue {
        let (sumX, sumY) = (x + other.x, y + other.y)
        let length = (sumX * sumX + sumY * sumY).squareRoot()
        if length > 0 { return Hue(sumX, sumY, length: length) }
        // Opposite hues, or two greys. Half the sum of two angles from 0 up to 360 degrees is a right angle after the
        // lesser; the angle of greys counts as 0.
        if x == 0 && y == 0 { return Hue(1, 0, length: 1) }
        return y > 0 || (y == 0 && x > 0) ? Hue(-y, x, length: 1) : Hue(-other.y, other.x, length: 1)
    }

    /// T of equation (15), the cosines of multiples of the angle by the theorems of addition.
    var weight: Double {
        let (x2, y2) = (x * x - y * y, 2 * x * y)
        let (x3, y3) = (x2 * x - y2 * y, y2 * x + x2 * y)
        let (x4, y4) = (x2 * x2 - y2 * y2, 2 * x2 * y2)
        let first = 0.8660254037844386 * x + 0.5 * y
        let third = 0.9945218953682733 * x3 - 0.10452846326765347 * y3
        let fourth = 0.45399049973954675 * x4 + 0.8910065241883679 * y4
        return 1 - 0.17 * first + 0.24 * x2 + 0.32 * third - 0.2 * fourth
    }

    /// 2Δθ of equations (16) and (18), in degrees.
    var turnOfBlues: Double {
        let distance = (degrees - 275) / 25
        return 60 * (distance * distance).decay
    }

    /// From 0 up to 360.
    private var degrees: Double {
        let (width, height) = (x < 0 ? -x : x, y < 0 ? -y : y)
        let quadrant = height > width ? 90 - (width / height).degreesOfTangent : (height / width).degreesOfTangent
        let half = x < 0 ? 180 - quadrant : quadrant
        return y < 0 ? 360 - half : half
    }
}
