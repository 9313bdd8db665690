package import Foundation

/// The elements that the overrides of a layout subclass move, change, add or omit.
///
/// Sparse: elements that the subclass returns unchanged are still computed by the solution.
package struct OverriddenElements: Sendable, Codable {
    /// The scrollable size returned by the subclass, in points.
    package var contentSize: CGSize
    /// The elements that the subclass changes or adds, in the order returned.
    package private(set) var elements: [LayoutElement] = []
    /// The elements that only the subclass has.
    package private(set) var added: [LayoutElement] = []
    /// The layout's elements that the subclass does not return.
    package private(set) var omitted: [LayoutElement] = []
    /// Elements that the subclass changes only in its answers to queries for a single element.
    private var alone: [LayoutElement.ID: LayoutElement] = [:]
    /// The index of each element in `elements`; `nil` for an omitted one.
    private var places: [LayoutElement.ID: Int?] = [:]

    package init(contentSize: CGSize) {
        self.contentSize = contentSize
    }

    /// True if the subclass changes nothing except possibly the content size.
    package var isEmpty: Bool { places.isEmpty && alone.isEmpty }

    package mutating func change(_ element: LayoutElement) {
        places[element.id] = elements.count
        elements.append(element)
    }

    package mutating func add(_ element: LayoutElement) {
        change(element)
        added.append(element)
    }

    package mutating func omit(_ element: LayoutElement) {
        places.updateValue(nil, forKey: element.id)
        omitted.append(element)
    }

    package mutating func changeAlone(_ element: LayoutElement) { alone[element.id] = element }

    /// True if the layout's own element is replaced or omitted.
    func replaces(_ id: LayoutElement.ID) -> Bool { places[id] != nil }

    /// The element with an identity: the subclass's, or otherwise the layout's `own`.
    package func element(_ id: LayoutElement.ID, own: LayoutElement?) -> LayoutElement? {
        if let single = alone[id] { return single }
        guard let place = places[id] else { return own }
        return place.map { elements[$0] }
    }

    /// The layout's own elements with the subclass's changes, but without elements that the subclass adds.
    func applied(to own: [LayoutElement]) -> [LayoutElement] {
        own.compactMap { element in
            guard let place = places[element.id] else { return element }
            return place.map { elements[$0] }
        }
    }

    /// Merges the layout's `own` elements of a region with those of the subclass, in drawing order.
    ///
    /// - Parameter isIncluded: true if the region includes an element of the subclass.
    func elements(
        _ own: [LayoutElement], where isIncluded: (LayoutElement) -> Bool
    ) -> [LayoutElement] {
        let all = own.filter { !replaces($0.id) } + elements.filter(isIncluded)
        let order = all.indices.sorted { first, second in
            let (one, other) = (all[first].drawingOrder, all[second].drawingOrder)
            return one == other ? first < second : one < other
        }
        return order.map { all[$0] }
    }
}

extension OverriddenElements {
    /// Moves the separators of list rows with their cells.
    package mutating func moveSeparators(of solved: SolvedLayout) {
        for element in elements + omitted where element.category == .cell {
            for edge in ListSeparators.Edge.allCases {
                let id = LayoutElement.ID(category: .decoration, kind: edge.kind, owner: element.owner, item: element.item)
                guard let row = solved.element(element.id), var separator = solved.element(id),
                      separator.role == .separator
                else { continue }
                guard let moved = self.element(element.id, own: nil) else {
                    omit(separator)
                    continue
                }
                let dy = edge == .top ? moved.frame.minY - row.frame.minY : moved.frame.maxY - row.frame.maxY
                separator.frame = separator.frame.offsetBy(dx: moved.frame.minX - row.frame.minX, dy: dy)
                separator.slot = separator.frame
                separator.isHidden = moved.isHidden
                separator.alpha = moved.alpha
                change(separator)
            }
        }
    }
}

/// A position in the drawing order (B-Q1).
private struct DrawingOrder: Comparable {
    var zIndex: Int
    var owner: LayoutElement.Owner
    /// The rank among a section's elements: decorations, cells, separators, anchored views, boundary items.
    var role: Int
    var number: Int

    static func < (one: DrawingOrder, other: DrawingOrder) -> Bool {
        if one.zIndex != other.zIndex { return one.zIndex < other.zIndex }
        if one.owner != other.owner { return one.owner < other.owner }
        return (one.role, one.number) < (other.role, other.number)
    }
}

extension LayoutElement {
    fileprivate var drawingOrder: DrawingOrder {
        let (place, number) = switch role {
        case .decoration: (0, item)
        case .cell: (1, item)
        case .separator: (2, item)
        case .anchored: (3, group ?? 0)
        case .boundary: (4, 0)
        }
        return DrawingOrder(zIndex: zIndex, owner: owner, role: place, number: number)
    }
}
