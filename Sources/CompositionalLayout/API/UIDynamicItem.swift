public import Foundation
#if canImport(CoreGraphics)
public import CoreGraphics
#endif

/// Something with a centre, bounds and a transform.
public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}
