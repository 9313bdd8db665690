public import Foundation

/// How a section's sideways scrolling slows down and bounces. It has no bearing on frames.
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// The rate at which scrolling slows down.
    public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The rate of the enclosing scroll view.
        public static let automatic = DecelerationRate(rawValue: 0)
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    public enum Bounce: Int, Sendable {
        case automatic = 0
        case always
        case never
    }

    public var decelerationRate = DecelerationRate.automatic
    public var bounce = Bounce.automatic

    public override init() {}

    convenience init(copying other: UICollectionLayoutSectionOrthogonalScrollingProperties) {
        self.init()
        decelerationRate = other.decelerationRate
        bounce = other.bounce
    }

    public override var description: String {
        let names: [DecelerationRate: String] = [.automatic: ".automatic", .normal: ".normal", .fast: ".fast"]
        let rate = names[decelerationRate] ?? DebugText.number(decelerationRate.rawValue)
        return "deceleration \(rate), bounce .\(bounce)"
    }
}
