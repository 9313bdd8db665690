import Foundation
#if canImport(QuartzCore)
public import QuartzCore
#endif

extension LayoutElement {
    /// A transform about an element's centre, as a visible-items handler sets it.
    public struct Transform: Sendable, Hashable, Codable {
        /// The 4 × 4 matrix, rows first.
        private var rows: [CGFloat]

        public static let identity = Transform(CATransform3DIdentity)

        public init(_ transform: CATransform3D) {
            rows = [
                transform.m11, transform.m12, transform.m13, transform.m14,
                transform.m21, transform.m22, transform.m23, transform.m24,
                transform.m31, transform.m32, transform.m33, transform.m34,
                transform.m41, transform.m42, transform.m43, transform.m44,
            ]
        }

        public var transform3D: CATransform3D {
            CATransform3D(
                m11: rows[0], m12: rows[1], m13: rows[2], m14: rows[3],
                m21: rows[4], m22: rows[5], m23: rows[6], m24: rows[7],
                m31: rows[8], m32: rows[9], m33: rows[10], m34: rows[11],
                m41: rows[12], m42: rows[13], m43: rows[14], m44: rows[15])
        }

        /// What it does within the element's plane.
        public var affine: CGAffineTransform { CATransform3DGetAffineTransform(transform3D) }

        public var isIdentity: Bool { self == .identity }
    }
}
