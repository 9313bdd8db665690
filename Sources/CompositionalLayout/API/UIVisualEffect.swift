public import Foundation

/// A visual effect. A stand-in for signatures: it has no bearing on frames.
open class UIVisualEffect: NSObject {
    public override init() {}
}
