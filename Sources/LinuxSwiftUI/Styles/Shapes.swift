public import Foundation

/// A shape, which is not drawn.
@preconcurrency @MainActor
public protocol Shape: View {}

extension Shape {
    public func fill<S: ShapeStyle>(_ content: S) -> some View { Modified(content: self) }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { Modified(content: self) }
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { Modified(content: self) }
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self { self }
}

public struct Rectangle: Shape, BuiltInView {
    nonisolated public init() {}
}

public struct Circle: Shape, BuiltInView {
    nonisolated public init() {}
}

public struct Ellipse: Shape, BuiltInView {
    nonisolated public init() {}
}

public struct Capsule: Shape, BuiltInView {
    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
}

public struct RoundedRectangle: Shape, BuiltInView {
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

/// The curvature of rounded corners.
public enum RoundedCornerStyle: Sendable {
    case circular
    case continuous
}
