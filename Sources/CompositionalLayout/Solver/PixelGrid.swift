import Foundation

/// The grid of device pixels, and the conversion between points and pixels.
///
/// The solver works in device pixels, to which fractions are floored (B-S2) and frames rounded (E8a): in this unit sums of
/// resolved sizes are exact and ties can be detected. In points, thirds would blur both.
struct PixelGrid: Sendable, Hashable, Codable {
    /// Device pixels per point.
    let scale: Double

    func pixels(_ points: CGFloat) -> Double { Double(points) * scale }

    func pixels(_ size: CGSize) -> PixelSize {
        PixelSize(width: pixels(size.width), height: pixels(size.height))
    }

    func pixels(_ point: CGPoint) -> PixelPoint {
        PixelPoint(x: pixels(point.x), y: pixels(point.y))
    }

    func pixels(_ rect: CGRect) -> PixelRect {
        PixelRect(origin: pixels(rect.origin), size: pixels(rect.size))
    }

    func pixels(_ insets: NSDirectionalEdgeInsets) -> PixelInsets {
        PixelInsets(
            top: pixels(insets.top), leading: pixels(insets.leading),
            bottom: pixels(insets.bottom), trailing: pixels(insets.trailing))
    }

    func points(_ pixels: Double) -> CGFloat { CGFloat(pixels / scale) }

    func points(_ size: PixelSize) -> CGSize {
        CGSize(width: points(size.width), height: points(size.height))
    }

    func points(_ rect: PixelRect) -> CGRect {
        CGRect(x: points(rect.origin.x), y: points(rect.origin.y), width: points(rect.size.width), height: points(rect.size.height))
    }

    /// A resolved fraction in whole pixels, rounded down; a value marginally below a pixel counts as on it.
    ///
    /// Source: B-S2, E8b; `Fixtures/Conformance/UIKit/tarik.grid5x5.json`.
    static func floor(_ pixels: Double) -> Double {
        (pixels + 1e-6).rounded(.down)
    }

    /// A length in points, rounded up to a whole pixel.
    ///
    /// - Parameter scale: device pixels per point; 0 if unspecified in the traits, which disables rounding.
    static func roundedUp(_ points: CGFloat, scale: CGFloat) -> CGFloat {
        scale > 0 ? (points * scale).rounded(.up) / scale : points
    }

    /// A frame on the grid: origin and size are each rounded to the nearest pixel, ties away from zero. The far edge is their
    /// sum, and is not rounded separately.
    ///
    /// Source: E8a; `Fixtures/Conformance/UIKit/SupplementaryItemDSLTests.testSupplementaryItem.1.json`.
    static func snap(_ rect: PixelRect) -> PixelRect {
        PixelRect(
            origin: PixelPoint(x: snap(rect.origin.x), y: snap(rect.origin.y)),
            size: PixelSize(width: snap(rect.size.width), height: snap(rect.size.height)))
    }

    /// The nearest whole pixel, ties away from zero.
    @inline(__always)
    static func snap(_ pixels: Double) -> Double {
        // Adding and subtracting 1.5 × 2⁵² rounds to the nearest, ties to even, without a function call; ties are corrected
        // afterwards.
        let shift = 6_755_399_441_055_744.0
        guard abs(pixels) < 1_125_899_906_842_624 else { return pixels.rounded(.toNearestOrAwayFromZero) }
        let even = (pixels + shift) - shift
        let rest = pixels - even
        if pixels > 0 { return rest == 0.5 ? even + 1 : even }
        return rest == -0.5 ? even - 1 : even
    }
}
