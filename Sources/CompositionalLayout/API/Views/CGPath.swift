#if !canImport(CoreGraphics)
public import Foundation

/// A path of which only its bounds are kept: nothing is drawn.
public final class CGPath: Sendable {
    /// The smallest rectangle around the path's points.
    public let boundingBox: CGRect

    package init(boundingBox: CGRect) {
        self.boundingBox = boundingBox
    }
}
#endif
