public import Foundation

/// One frame of a custom group, in points from the group's top-leading corner (B-G9).
public final class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying, Sendable {
    public let frame: CGRect
    public let zIndex: Int

    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override var description: String { "custom item \(DebugText.rect(frame)), zIndex \(zIndex)" }
}
