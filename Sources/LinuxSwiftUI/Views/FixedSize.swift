public import Foundation

/// The size of a view as far as it follows from numbers in the code, in points; `nil` for a length that depends on drawn
/// content.
struct FixedSize {
    var width: CGFloat?
    var height: CGFloat?

    func padded(by insets: EdgeInsets) -> FixedSize {
        FixedSize(width: width.map { $0 + insets.leading + insets.trailing }, height: height.map { $0 + insets.top + insets.bottom })
    }
}

extension ViewTree {
    /// The size of a view, as far as its code specifies it in numbers.
    static func fixedSize(of view: any View, depth: Int = 0) -> FixedSize {
        guard depth < depthLimit else { return FixedSize() }
        guard let builtIn = view as? any BuiltInView else {
            return body(of: view).map { fixedSize(of: $0, depth: depth + 1) } ?? FixedSize()
        }
        return builtIn.size(around: builtIn.children.first.map { fixedSize(of: $0, depth: depth + 1) } ?? FixedSize())
    }
}

/// An edge of a rectangle.
public enum Edge: Int, Sendable, CaseIterable {
    case top
    case leading
    case bottom
    case trailing

    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        public static let top = Set(Edge.top), leading = Set(Edge.leading), bottom = Set(Edge.bottom), trailing = Set(Edge.trailing)
        public static let horizontal: Set = [.leading, .trailing], vertical: Set = [.top, .bottom]
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// Distances from the edges, in points.
public struct EdgeInsets: Hashable, Sendable {
    public var top, leading, bottom, trailing: CGFloat

    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    init(_ length: CGFloat) { self.init(top: length, leading: length, bottom: length, trailing: length) }

    /// The insets, with those of some edges replaced.
    func replacing(_ edges: Edge.Set, with other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? other.top : top, leading: edges.contains(.leading) ? other.leading : leading,
            bottom: edges.contains(.bottom) ? other.bottom : bottom, trailing: edges.contains(.trailing) ? other.trailing : trailing)
    }
}
