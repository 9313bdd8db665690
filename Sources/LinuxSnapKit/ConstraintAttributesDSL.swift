public import LinuxUIKit

/// The names of attributes in makers, views and guides.
public protocol ConstraintAttributesDSL {
    /// The type of an expression that names attributes, such as `make.left.right`.
    associatedtype Attributes

    /// Adds attributes. Each gets a constraint of its own.
    func adding(_ attributes: [NSLayoutConstraint.Attribute]) -> Attributes
}

extension ConstraintAttributesDSL {
    public var left: Attributes { adding([.left]) }
    public var top: Attributes { adding([.top]) }
    public var right: Attributes { adding([.right]) }
    public var bottom: Attributes { adding([.bottom]) }
    public var leading: Attributes { adding([.leading]) }
    public var trailing: Attributes { adding([.trailing]) }
    public var width: Attributes { adding([.width]) }
    public var height: Attributes { adding([.height]) }
    public var centerX: Attributes { adding([.centerX]) }
    public var centerY: Attributes { adding([.centerY]) }
    public var firstBaseline: Attributes { adding([.firstBaseline]) }
    public var lastBaseline: Attributes { adding([.lastBaseline]) }
    public var leftMargin: Attributes { adding([.leftMargin]) }
    public var topMargin: Attributes { adding([.topMargin]) }
    public var rightMargin: Attributes { adding([.rightMargin]) }
    public var bottomMargin: Attributes { adding([.bottomMargin]) }
    public var leadingMargin: Attributes { adding([.leadingMargin]) }
    public var trailingMargin: Attributes { adding([.trailingMargin]) }
    public var centerXWithinMargins: Attributes { adding([.centerXWithinMargins]) }
    public var centerYWithinMargins: Attributes { adding([.centerYWithinMargins]) }

    // MARK: Several at once

    public var edges: Attributes { adding([.left, .top, .right, .bottom]) }
    public var horizontalEdges: Attributes { adding([.left, .right]) }
    public var verticalEdges: Attributes { adding([.top, .bottom]) }
    public var directionalEdges: Attributes { adding([.leading, .top, .trailing, .bottom]) }
    public var directionalHorizontalEdges: Attributes { adding([.leading, .trailing]) }
    public var directionalVerticalEdges: Attributes { verticalEdges }
    public var size: Attributes { adding([.width, .height]) }
    public var center: Attributes { adding([.centerX, .centerY]) }
    public var margins: Attributes { adding([.leftMargin, .topMargin, .rightMargin, .bottomMargin]) }
    public var directionalMargins: Attributes { adding([.leadingMargin, .topMargin, .trailingMargin, .bottomMargin]) }
    public var centerWithinMargins: Attributes { adding([.centerXWithinMargins, .centerYWithinMargins]) }
}
