@testable import ImageComparison
import Raster
import TestSupport
import Testing

/// The YIQ difference of two pixels.
struct ColorDifferenceTests {
    private func difference(_ one: [UInt8], _ other: [UInt8]) -> Double {
        ColorDifference.between(Self.pixel(one), Self.pixel(other))
    }

    private static func pixel(_ color: [UInt8]) -> UInt32 {
        color.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
    }

    /// The difference as published: each colour is composited, converted to YIQ, and then compared.
    ///
    /// Source: Kotsarenko, Ramos 2010.
    private func published(_ one: [UInt8], _ other: [UInt8], on background: Double) -> Double {
        let matrix = [
            [0.29889531, 0.58662247, 0.11448223], [0.59597799, -0.27417610, -0.32180189],
            [0.21147017, -0.52261711, 0.31114694],
        ]
        func components(_ color: [UInt8]) -> [Double] {
            let alpha = Double(color[3]) / 255
            let shown = color.prefix(3).map { Double($0) * alpha + background * (1 - alpha) }
            return matrix.map { row in zip(row, shown).reduce(0) { $0 + $1.0 * $1.1 } }
        }
        let steps = zip(components(one), components(other)).map { $0 - $1 }
        return zip([0.5053, 0.299, 0.1957], steps).reduce(0) { $0 + $1.0 * $1.1 * $1.1 }
    }

    @Test(arguments: UInt64(0)..<200)
    func aDifferenceIsThePublishedOneOnWhiteOrBlack(seed: UInt64) {
        var dice = SeededGenerator(seed: seed)
        var (one, other): ([UInt8], [UInt8]) = ([], [])
        for _ in 0..<4 {
            one.append(.random(in: 0...255, using: &dice))
            other.append(.random(in: 0...255, using: &dice))
        }
        // Opaque, with equal alpha, and with different alpha.
        if seed % 3 == 0 { (one[3], other[3]) = (255, 255) }
        if seed % 3 == 1 { other[3] = one[3] }
        let expected = max(published(one, other, on: 255), published(one, other, on: 0))
        #expect(abs(difference(one, other) - expected) < 1e-6)
        #expect(difference(one, other) == difference(other, one))
        #expect(difference(one, one) == 0)
    }

    @Test(arguments: [
        ([255, 0, 0, 255], [0, 255, 255, 255], 35214.75), ([0, 0, 0, 255], [255, 255, 255, 255], 32857.13),
        ([0, 0, 255, 255], [255, 255, 0, 255], 32514.91), ([255, 255, 255, 255], [255, 255, 255, 0], 32857.13),
        ([0, 0, 0, 255], [0, 0, 0, 0], 32857.13), ([100, 100, 100, 255], [105, 105, 105, 255], 12.63),
    ] as [([UInt8], [UInt8], Double)])
    func colorPairsHaveTheirPublishedDifferences(one: [UInt8], other: [UInt8], figure: Double) {
        #expect(abs(difference(one, other) - figure) < 0.01)
    }

    @Test func noTwoColorsDifferMoreThanTheGreatest() {
        let corners: [[UInt8]] = (0..<16).map { corner in (0..<4).map { corner >> $0 & 1 == 1 ? 255 : 0 } }
        let largest = corners.flatMap { one in corners.map { difference(one, $0) } }.max() ?? 0
        #expect(largest <= ColorDifference.greatest && largest > ColorDifference.greatest - 0.5)
    }

    @Test func brightnessWeighsMoreThanHue() {
        // Ninety steps of 255 along Y, I and Q, from a grey.
        let grey: [UInt8] = [100, 100, 100, 255]
        let measured = [[190, 190, 190, 255], [186, 76, 0, 255], [156, 42, 253, 255]].map { difference(grey, $0) / 8100 }
        for (value, weight) in zip(measured, [0.5053, 0.299, 0.1957]) { #expect(abs(value - weight) < 0.005) }
    }
}
