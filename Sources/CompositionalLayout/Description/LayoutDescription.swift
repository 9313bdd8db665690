public import Foundation

/// Describes a layout: its sections, and the headers and footers around them. Lengths are points.
///
/// Solve it for a viewport and content:
///
///     let photo = ItemDescription(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1))
///     let row = ItemDescription.row(of: [photo], width: .fractionalWidth(1), height: .absolute(120))
///     let layout = LayoutDescription(sections: [SectionDescription(group: row)])
///     let solved = try layout.solve(in: LayoutViewport(width: 390, height: 844, scale: 3),
///                                   content: LayoutContent(itemCounts: [9]))
///     print(solved.elements().map(\.frame))
public struct LayoutDescription: Sendable, Hashable {
    /// The sections in order; `nil` in place of a section that has no items (B-L6).
    public var sections: [SectionDescription?]
    public var scrollAxis: LayoutAxis
    /// The spacing between consecutive sections along the scroll axis, empty ones included (B-L1).
    public var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout (B-L5).
    public var boundaryItems: [BoundaryDescription] = []
    /// The guide that insets the content of sections (B-R1).
    public var contentInsetsReference = ContentInsetsReference.safeArea

    public init(sections: [SectionDescription?], scrollAxis: LayoutAxis = .vertical) {
        self.sections = sections
        self.scrollAxis = scrollAxis
    }
}

/// A guide whose insets keep content clear of the view's edges (B-R1 … B-R3).
public enum ContentInsetsReference: Int, Sendable, CaseIterable {
    /// In a section, the layout's reference; in the layout, the safe area.
    case automatic = 0
    /// No guide: no insets are added.
    case none
    case safeArea
    case layoutMargins
    case readableContent
}

/// The axis along which a group's subitems follow each other, or along which a layout scrolls.
public enum LayoutAxis: String, Sendable, Hashable, CustomStringConvertible, Codable {
    case horizontal
    case vertical

    package var cross: LayoutAxis {
        switch self {
        case .horizontal: .vertical
        case .vertical: .horizontal
        }
    }

    public var description: String { rawValue }
}

/// The short name within the package. It is not public, as SwiftUI has an `Axis`, too.
package typealias Axis = LayoutAxis
