import UIKit
public protocol Tuned {}
extension Tuned where Self: AnyObject {
    @inlinable public func tuned(_ body: (Self) throws -> Void) rethrows -> Self {
        try body(self)
        return self
    }
}
extension NSObject: Tuned {}
