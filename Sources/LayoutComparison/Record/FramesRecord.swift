public import CompositionalLayout
public import Foundation

/// The frames of a layout as plain values, as goldens store and compare them: exactly, to 0.0001 pt.
public struct FramesRecord: Sendable, Hashable {
    /// What the layout was solved for.
    public struct Viewport: Sendable, Hashable {
        /// In points.
        public var size: CGSize
        /// Device pixels per point.
        public var scale: Double

        public init(size: CGSize, scale: Double) {
            self.size = FramesRecord.rounded(size)
            self.scale = FramedElement.rounded(scale)
        }
    }

    /// `nil` if the record was read from a picture, which does not contain it.
    public var viewport: Viewport?
    /// In points; `nil` if the record was read from a picture.
    public var contentSize: CGSize?
    /// What the layout was solved and drawn for, as far as the record says it.
    package var options: RecordedOptions?
    /// How the layout is described, if the record says it: what explains a difference, and is none by itself.
    package var outline: LayoutOutline?
    /// The elements whose frames are not certain, where whoever made the record says so. Goldens do not.
    package var doubts: [LayoutElement.ID: FrameDoubt] = [:]
    /// What lengths are rounded to, in points: 0.0001, or 0.01 if the record was read from a picture.
    var precision = 0.0001
    /// Whether the record has only the elements that a picture shows; the layout may have more.
    package var isOfPicture = false
    /// In the order of the source that the record was made from.
    public var elements: [FramedElement]

    public init(viewport: Viewport?, contentSize: CGSize?, elements: [FramedElement]) {
        self.viewport = viewport
        self.contentSize = contentSize.map(Self.rounded)
        self.elements = elements
    }

    /// The frames alone, as records of earlier versions are.
    package var withoutOutline: FramesRecord {
        var record = self
        record.outline = nil
        return record
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

/// Why a record of frames cannot be read.
public struct FramesError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Counted from 1; `nil` if the error is about the whole text.
    public var line: Int?
    public var message: String

    init(line: Int? = nil, _ message: String) {
        self.line = line
        self.message = message
    }

    public var description: String { (line.map { "line \($0): " } ?? "") + message }
}
