public import Foundation
import UIKit

/// Measures like a text of 90 × 20 points that breaks into lines.
final class WrappingView: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(90, size.width), height: 20 * (90 / max(1, size.width)).rounded(.up))
    }
}

extension CGRect: @retroactive ExpressibleByArrayLiteral {
    /// x, y, width and height.
    public init(arrayLiteral parts: Double...) { self.init(x: parts[0], y: parts[1], width: parts[2], height: parts[3]) }

    /// The rectangle in hundredths of a point, without errors of binary numbers.
    var hundredths: [Int] { [minX, minY, width, height].map { Int(($0 * 100).rounded()) } }
}
