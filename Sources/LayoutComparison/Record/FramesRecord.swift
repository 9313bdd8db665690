public import CompositionalLayout
public import Foundation

/// The frames of a layout as plain values: what goldens keep and what is compared, exactly, to 0.0001 pt.
public struct FramesRecord: Sendable, Hashable {
    /// What the layout was solved for.
    public struct Viewport: Sendable, Hashable {
        /// In points.
        public var size: CGSize
        /// Device pixels a point.
        public var scale: Double

        public init(size: CGSize, scale: Double) {
            self.size = FramesRecord.rounded(size)
            self.scale = FramedElement.rounded(scale)
        }
    }

    /// `nil` where the record was read from a picture, which does not say.
    public var viewport: Viewport?
    /// In points; `nil` where the record was read from a picture.
    public var contentSize: CGSize?
    /// What lengths are rounded to, in points: 0.0001, or 0.01 where the record was read from a picture.
    var precision = 0.0001
    /// Whether the elements are those that a picture shows; a layout may have more.
    package var isOfPicture = false
    /// In the order of the source.
    public var elements: [FramedElement]

    public init(viewport: Viewport?, contentSize: CGSize?, elements: [FramedElement]) {
        self.viewport = viewport
        self.contentSize = contentSize.map(Self.rounded)
        self.elements = elements
    }

    private static func rounded(_ size: CGSize) -> CGSize {
        CGSize(width: FramedElement.rounded(size.width), height: FramedElement.rounded(size.height))
    }

    /// - Parameters:
    ///   - solved: the layout that has the elements.
    ///   - elements: in drawing order.
    public init(_ solved: SolvedLayout, elements: [LayoutElement]) {
        self.init(
            viewport: Viewport(size: solved.viewport.size, scale: solved.viewport.scale), contentSize: solved.contentSize,
            elements: elements.map(FramedElement.init))
    }
}

/// Why a text is no record of frames.
public struct FramesError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Counted from 1; `nil` where the whole text is meant.
    public var line: Int?
    public var message: String

    init(line: Int? = nil, _ message: String) {
        self.line = line
        self.message = message
    }

    public var description: String { (line.map { "line \($0): " } ?? "") + message }
}
