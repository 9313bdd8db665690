public import Foundation
public import LinuxUIKit

/// A type whose values can be configured where they are created.
public protocol Then {}

extension Then where Self: Any {
    /// A copy of the value, changed by `block`.
    @inlinable public func with(_ block: (inout Self) throws -> Void) rethrows -> Self {
        var copy = self
        try block(&copy)
        return copy
    }

    @inlinable public func `do`(_ block: (Self) throws -> Void) rethrows { try block(self) }
}

extension Then where Self: AnyObject {
    /// Runs `block` on the object, and returns the object.
    @inlinable public func then(_ block: (Self) throws -> Void) rethrows -> Self {
        try block(self)
        return self
    }
}

extension NSObject: Then {}
extension JSONDecoder: Then {}
extension JSONEncoder: Then {}
extension CGPoint: Then {}
extension CGRect: Then {}
extension CGSize: Then {}
extension UIEdgeInsets: Then {}
extension UIOffset: Then {}
extension UIRectEdge: Then {}
extension Array: Then {}
extension Dictionary: Then {}
extension Set: Then {}
