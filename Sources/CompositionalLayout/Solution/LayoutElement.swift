public import Foundation
#if canImport(QuartzCore)
public import QuartzCore
#endif

/// One element of a solved layout: a cell, a supplementary view or a decoration view.
public struct LayoutElement: Sendable, Hashable, Codable, Identifiable {
    /// The three kinds of elements that a collection view shows.
    public enum Category: String, Sendable, Hashable, Codable, CaseIterable {
        case cell
        case supplementary
        case decoration
    }

    /// The element's role in the layout.
    public enum Role: Sendable, Hashable, Codable {
        case cell
        /// A view anchored to an item or a group.
        case anchored
        /// A header, footer or side item of a section, or of the layout where `isLayoutWide`.
        case boundary(NSRectAlignment, isLayoutWide: Bool)
        /// A section's background.
        case decoration
        /// A line between the rows of a list. UIKit has no layout attributes for these.
        case separator
    }

    /// The owner of an element. Sections sort first, the layout last.
    public enum Owner: Sendable, Hashable, Codable, Comparable {
        /// A section, by its index.
        case section(Int)
        /// The layout itself: its own headers, footers and side items belong to no section (B-L5).
        case layout
    }

    /// The identity of an element within its layout.
    public struct ID: Sendable, Hashable, Codable {
        public var category: Category
        /// The element kind; `nil` for cells.
        public var kind: String?
        /// The number of the element within its owner, from 0 (B-Q4, E6): for cells and separators the item's index, for anchored views
        /// the number among those of the same kind, for backgrounds the index in the section's array. 0 for boundary items.
        public var item: Int
        public var owner: Owner

        public init(category: Category, kind: String?, owner: Owner, item: Int) {
            self.category = category
            self.kind = kind
            self.item = item
            self.owner = owner
        }

        /// The identity of a section's element.
        public init(category: Category, kind: String?, section: Int, item: Int) {
            self.init(category: category, kind: kind, owner: .section(section), item: item)
        }

        /// The section's index; `nil` for the layout's own elements.
        public var section: Int? {
            switch owner {
            case .section(let section): section
            case .layout: nil
            }
        }
    }

    public var id: ID
    public var role: Role
    /// Frame in points and content coordinates, on the pixel grid, without the transform. Includes pinning in the viewport and
    /// changes by visible-items handlers.
    public var frame: CGRect
    /// The space that the element occupies before its insets; equals `frame` for elements without insets.
    public var slot: CGRect
    public var zIndex: Int
    public var isHidden: Bool
    /// From 0 (invisible) to 1.
    public var alpha: CGFloat
    public var transform: Transform
    /// The number, within the section, of the outermost group that contains the element; `nil` outside groups.
    public var group: Int?

    public init(
        id: ID, role: Role, frame: CGRect, slot: CGRect, zIndex: Int, isHidden: Bool = false, alpha: CGFloat = 1,
        transform: Transform = .identity, group: Int? = nil
    ) {
        self.id = id
        self.role = role
        self.frame = frame
        self.slot = slot
        self.zIndex = zIndex
        self.isHidden = isHidden
        self.alpha = alpha
        self.transform = transform
        self.group = group
    }

    public var category: Category { id.category }
    public var kind: String? { id.kind }
    /// The owner of the element: a section or the layout.
    public var owner: Owner { id.owner }
    /// The section's index; `nil` for the layout's own elements.
    public var section: Int? { id.section }
    public var item: Int { id.item }
    public var indexPath: IndexPath { id.indexPath }
}

extension LayoutElement.ID: CustomStringConvertible {
    /// Category, kind and index path: `cell [0, 3]`, `supplementary "header" [1, 0]`; without a path for layout-wide elements.
    public var description: String {
        let kind = kind.map { [DebugText.kinds([$0])] } ?? []
        let place = section.map { "[\($0), \(item)]" } ?? "of the layout"
        return ([category.rawValue] + kind + [place]).joined(separator: " ")
    }
}

extension LayoutElement: CustomStringConvertible {
    /// Identity, frame and z-index, and all other properties that differ from their defaults, in one line.
    public var description: String {
        let traits = [
            slot == frame ? nil : "slot \(DebugText.rect(slot))", alpha == 1 ? nil : "alpha \(DebugText.number(alpha))",
            isHidden ? "hidden" : nil, transform.isIdentity ? nil : "transformed",
        ]
        return (["\(id) \(DebugText.rect(frame)), zIndex \(zIndex)"] + traits.compactMap { $0 }).joined(separator: ", ")
    }
}

extension LayoutElement {
    /// A transform about an element's centre, as set by a visible-items handler.
    public struct Transform: Sendable, Hashable, Codable {
        /// The 4 × 4 matrix in row-major order.
        private var rows: [CGFloat]

        public static let identity = Transform(CATransform3DIdentity)

        public init(_ transform: CATransform3D) {
            rows = [
                transform.m11, transform.m12, transform.m13, transform.m14,
                transform.m21, transform.m22, transform.m23, transform.m24,
                transform.m31, transform.m32, transform.m33, transform.m34,
                transform.m41, transform.m42, transform.m43, transform.m44,
            ]
        }

        public var transform3D: CATransform3D {
            CATransform3D(
                m11: rows[0], m12: rows[1], m13: rows[2], m14: rows[3],
                m21: rows[4], m22: rows[5], m23: rows[6], m24: rows[7],
                m31: rows[8], m32: rows[9], m33: rows[10], m34: rows[11],
                m41: rows[12], m42: rows[13], m43: rows[14], m44: rows[15])
        }

        /// The transform's effect within the element's plane.
        public var affine: CGAffineTransform { CATransform3DGetAffineTransform(transform3D) }

        public var isIdentity: Bool { self == .identity }
    }
}
