public import Foundation

// Overloads of the anchors' methods that record the caller's file and line, for messages. Calls use these overloads. Unapplied
// method references, and requirements of an app's protocols, use the methods with UIKit's signatures.

/// A file and line of an app's code.
package struct SourcePlace {
    let file: StaticString
    let line: UInt

    package init(file: StaticString, line: UInt) { (self.file, self.line) = (file, line) }
}

extension NSLayoutAnchor {
    public final func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { related(.equal, to: anchor, constant: c, at: .init(file: file, line: line)) }

    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, constant: c, at: .init(file: file, line: line)) }

    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, constant: c, at: .init(file: file, line: line)) }
}

extension NSLayoutDimension {
    public final func constraint(
        equalToConstant c: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { related(.equal, to: nil, constant: c, at: .init(file: file, line: line)) }

    public final func constraint(
        greaterThanOrEqualToConstant c: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: nil, constant: c, at: .init(file: file, line: line)) }

    public final func constraint(
        lessThanOrEqualToConstant c: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: nil, constant: c, at: .init(file: file, line: line)) }

    public final func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor, multiplier: m, constant: c, at: .init(file: file, line: line))
    }

    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c, at: .init(file: file, line: line))
    }

    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c, at: .init(file: file, line: line))
    }
}
