import Foundation

/// What UIKit refuses with an exception as soon as it is made. Here it is kept as it was given, and solving throws: an
/// initialiser has no error to throw, and one bad number should fail a test and not end the process.
extension PixelSection {
    /// Finds a dimension that is not finite (B-X1), or a group without subitems or with a count below 1 (B-X2), whether
    /// or not the section has items.
    func check(at place: LayoutError.Place) throws(LayoutError) {
        for item in boundary { try item.size.check(at: place) }
        try group.check(at: place)
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
