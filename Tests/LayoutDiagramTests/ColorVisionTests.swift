import Foundation
import LayoutDiagram
import VectorScene
import Testing

/// Neighbouring sections are distinguishable with any colour vision deficiency.
struct ColorVisionTests {
    /// Matrices that simulate a deficiency in linear RGB, row-major (Machado, Oliveira, Fernandes 2009, severity 1).
    enum Vision: String, CaseIterable {
        case usual
        case protanopia
        case deuteranopia
        case tritanopia

        var matrix: [[Double]] {
            switch self {
            case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
            case .protanopia:
                [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
            case .deuteranopia:
                [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
            case .tritanopia:
                [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
            }
        }
    }

    /// CIE L*a*b* (D65) of a colour as simulated.
    private func lab(_ color: Color, _ vision: Vision) -> [Double] {
        let linear = [color.red, color.green, color.blue].map { component -> Double in
            let value = Double(component) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let seen = vision.matrix.map { row in min(1, max(0, zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 })) }
        let x = 0.4124564 * seen[0] + 0.3575761 * seen[1] + 0.1804375 * seen[2]
        let y = 0.2126729 * seen[0] + 0.7151522 * seen[1] + 0.0721750 * seen[2]
        let z = 0.0193339 * seen[0] + 0.1191920 * seen[1] + 0.9503041 * seen[2]
        func cube(_ value: Double) -> Double { value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116 }
        let (fx, fy, fz) = (cube(x / 0.95047), cube(y), cube(z / 1.08883))
        return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
    }

    @Test(arguments: Vision.allCases)
    func neighbouringSectionsHaveDifferentColours(vision: Vision) {
        // The last tint is used only on request.
        let tints = Theme.standard.tints.dropLast()
        for ends in [tints.map(\.from.light), tints.map(\.to.light)] {
            for index in ends.indices {
                let (one, other) = (lab(ends[index], vision), lab(ends[(index + 1) % ends.count], vision))
                let difference = zip(one, other).reduce(0) { $0 + pow($1.0 - $1.1, 2) }.squareRoot()
                // 2.3 is a just noticeable difference.
                #expect(difference > 9, "tints \(index) and \(index + 1)")
            }
        }
    }
}
