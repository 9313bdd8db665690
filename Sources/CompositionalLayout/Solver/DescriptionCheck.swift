/// Validates values for which UIKit raises an exception at creation. Here they are stored, and solving throws: initializers
/// cannot throw, and an invalid number should fail a test rather than end the process.
extension PixelSection {
    /// Rejects a dimension that is not finite (B-X1), a group without subitems or with a count below 1 (B-X2), equal kinds of
    /// supplementary views (B-B12), and decorations with the kind of a list's separators, even if the section has no items.
    func check(at place: LayoutError.Place) throws(LayoutError) {
        for item in boundary { try item.size.check(at: place) }
        try group.check(at: place)
        try place.checkUnique(boundary.map(\.kind) + group.anchoredKinds)
        guard separators != nil else { return }
        for decoration in decorations where ListSeparators.Edge.allCases.map(\.kind).contains(decoration.kind) {
            throw LayoutError(.separatorKind(decoration.kind), at: place)
        }
    }
}

extension PixelLayout {
    /// Rejects a dimension that is not finite, and equal kinds, as all layout-wide views have the same index path (B-Q4). UIKit is
    /// known to reject equal kinds in sections only; here this is inferred.
    func checkBoundary() throws(LayoutError) {
        let place = LayoutError.Place(section: nil)
        for item in boundary { try item.size.check(at: place) }
        try place.checkUnique(boundary.map(\.kind))
    }
}

extension LayoutError.Place {
    fileprivate func checkUnique(_ kinds: [String]) throws(LayoutError) {
        var seen: Set<String> = []
        var duplicates: [String] = []
        for kind in kinds where !seen.insert(kind).inserted && !duplicates.contains(kind) { duplicates.append(kind) }
        guard duplicates.isEmpty else { throw LayoutError(.duplicateKinds(duplicates), at: self) }
    }
}

extension PixelItem {
    func check(at place: LayoutError.Place) throws(LayoutError) {
        try size.check(at: place)
        for view in anchored { try view.size.check(at: place) }
        guard case .group(let group) = content else { return }
        try group.check(at: place)
        for (index, subitem) in group.subitems.enumerated() { try subitem.check(at: place.subitem(index)) }
    }
}

extension PixelGroup {
    fileprivate func check(at place: LayoutError.Place) throws(LayoutError) {
        switch arrangement {
        case .list(let subitems):
            if subitems.isEmpty { throw LayoutError(.noSubitems, at: place) }
        case .count(_, let count), .repeating(_, let count):
            if count < 1 { throw LayoutError(.countBelowOne(axis), at: place) }
        case .custom, .empty: break
        }
    }
}

extension PixelDimensions {
    func check(at place: LayoutError.Place) throws(LayoutError) {
        for dimension in [width, height] {
            guard case .refused(let refused) = dimension else { continue }
            throw LayoutError(.dimensionNotFinite(refused), at: place)
        }
    }
}
