/// A part of a picture to keep, with a margin around it.
public struct DiagramCrop: Sendable, Hashable {
    /// The parts that a picture can be cropped to.
    public enum Part: Sendable, Hashable {
        /// The device, or the screen if no device is drawn.
        case phone
        /// The visible part of a section's elements.
        case section(Int)
        /// The visible part of one element: a cell, or a view of a kind.
        case element(section: Int, item: Int, kind: String?)
    }

    public var part: Part
    /// Margin in points; not negative.
    public var margin: Double

    public init(_ part: Part, margin: Double = 0) {
        self.part = part
        self.margin = margin
    }
}

extension DiagramCrop.Part {
    /// The part as written on a command line: `phone`, `section:1`, `element:0-3`, `element:0-0:header`.
    public var text: String {
        switch self {
        case .phone: "phone"
        case .section(let section): "section:\(section)"
        case .element(let section, let item, let kind): "element:\(section)-\(item)" + (kind.map { ":" + $0 } ?? "")
        }
    }
}
