/// The functions that colours need, as sums of series and by Newton's and Halley's methods: the last digits of the C
/// library's depend on the system, and a comparison must not.
///
/// They are loops over plain numbers: tests compare pictures in debug builds, where everything else is slow.
extension Double {
    /// The cube root of a number from 0.008 to 1.
    var cubeRoot: Double {
        // At most 41 % off; each round makes a third power of the error.
        var root = 0.26 + 0.74 * self
        var round = 0
        while round < 4 {
            let cube = root * root * root
            root *= (cube + 2 * self) / (2 * cube + self)
            round += 1
        }
        return root
    }

    /// The fifth root of a number from 0 to 1.
    var fifthRoot: Double {
        // From above it falls until the last digit.
        var root = 1.0
        while true {
            let fourth = root * root * root * root
            let next = root - (root - self / fourth) / 5
            if next >= root { return root }
            root = next
        }
    }

    /// The seventh power.
    var seventhPower: Double {
        let cube = self * self * self
        return cube * cube * self
    }

    /// e to the power of minus this number, which is at least 0; 0 where that is below 1e-17.
    var decay: Double {
        guard self < 40 else { return 0 }
        var (small, doublings) = (self, 0)
        while small > 0.25 { (small, doublings) = (small / 2, doublings + 1) }
        // 1 - x + x²/2! - …, from its end; the next term is below 1e-17.
        var (sum, term) = (1.0, 11.0)
        while term > 0 {
            sum = 1 - sum * small / term
            term -= 1
        }
        while doublings > 0 { (sum, doublings) = (sum * sum, doublings - 1) }
        return sum
    }

    /// The sine of an angle from 0 to 60 degrees.
    var sineOfDegrees: Double {
        let radians = self * .pi / 180
        let square = radians * radians
        // 1 - x²/3! + x⁴/5! - …, from its end; the next term is below 1e-17.
        var (sum, term) = (1.0, 19.0)
        while term > 1 {
            sum = 1 - sum * square / (term * (term - 1))
            term -= 2
        }
        return radians * sum
    }

    /// The angle of a tangent from 0 to 1, in degrees.
    var degreesOfTangent: Double {
        // Halved twice, the angle is at most π/16.
        let half = self / (1 + (1 + self * self).squareRoot())
        let quarter = half / (1 + (1 + half * half).squareRoot())
        let square = quarter * quarter
        // x - x³/3 + x⁵/5 - …, from its end; the next term is below 1e-18.
        var (sum, term) = (0.0, 23.0)
        while term > 0 {
            sum = 1 / term - sum * square
            term -= 2
        }
        return 4 * quarter * sum * 180 / .pi
    }
}
