public import CompositionalLayout
public import Foundation

/// The frames of a layout as plain values, for storing and comparing goldens, to 0.0001 pt.
public struct FramesRecord: Sendable, Hashable {
    /// The viewport of a solved layout.
    public struct Viewport: Sendable, Hashable {
        /// Size in points.
        public var size: CGSize
        /// Device pixels per point.
        public var scale: Double

        public init(size: CGSize, scale: Double) {
            self.size = FramesRecord.rounded(size)
            self.scale = FramedElement.rounded(scale)
        }
    }

    /// The viewport; `nil` for a record read from a picture, which does not state one.
    public var viewport: Viewport?
    /// Size in points; `nil` for a record read from a picture.
    public var contentSize: CGSize?
    /// The look that the layout was solved and drawn for, as text (`Look.attribute`); `nil` if not recorded.
    package var look: String?
    /// The layout's description, if recorded.
    package var outline: LayoutOutline?
    /// Doubts about the frames of elements. Goldens do not store them.
    package var doubts: [LayoutElement.ID: FrameDoubt] = [:]
    /// The axis along which the content's size is an estimate, as elements are not measured yet.
    package var estimatedAxis: LayoutAxis?
    /// The rounding of lengths, in points: 0.0001, or 0.01 for a record read from a picture.
    var precision = 0.0001
    /// True if the record contains only the elements in a picture; the layout may have more.
    package var isOfPicture = false
    /// Elements in the order of the layout, or of the file that was read.
    public var elements: [FramedElement]

    public init(viewport: Viewport?, contentSize: CGSize?, elements: [FramedElement]) {
        self.viewport = viewport
        self.contentSize = contentSize.map(Self.rounded)
        self.elements = elements
    }

    /// The record without the titles of elements.
    package var untitled: FramesRecord {
        var record = self
        for index in record.elements.indices { record.elements[index].title = nil }
        return record
    }

    /// The record without look and description, as earlier versions wrote it.
    package var framesAlone: FramesRecord {
        var record = self
        (record.look, record.outline) = (nil, nil)
        return record
    }

    private static func rounded(_ size: CGSize) -> CGSize {
        CGSize(width: FramedElement.rounded(size.width), height: FramedElement.rounded(size.height))
    }

    /// - Parameters:
    ///   - solved: the layout of the elements.
    ///   - elements: in drawing order.
    public init(_ solved: SolvedLayout, elements: [LayoutElement]) {
        self.init(
            viewport: Viewport(size: solved.viewport.size, scale: solved.viewport.scale), contentSize: solved.contentSize,
            elements: elements.map(FramedElement.init))
    }
}

/// The reason that frames cannot be read.
public struct FramesError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Line number from 1; `nil` for an error of the whole text.
    public var line: Int?
    public var message: String

    init(line: Int? = nil, _ message: String) {
        self.line = line
        self.message = message
    }

    public var description: String { (line.map { "line \($0): " } ?? "") + message }
}
