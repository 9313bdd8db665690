public import Foundation

extension IndexPath {
    /// The path of an item in a section.
    public init(item: Int, section: Int) {
        self = [section, item]
    }

    /// The path of a row in a section; a row is an item.
    public init(row: Int, section: Int) {
        self = [section, row]
    }

    public var section: Int {
        get { isEmpty ? NSNotFound : self[0] }
        set { self[0] = newValue }
    }

    /// The item's index, or `NSNotFound` where the path has no second index, as for a layout-wide boundary item (B-Q4).
    public var item: Int {
        get { count > 1 ? self[1] : NSNotFound }
        set { self[1] = newValue }
    }

    public var row: Int {
        get { item }
        set { item = newValue }
    }
}

/// The only place that knows UIKit's encoding of a layout-wide element: its path has no item.
extension LayoutElement.ID {
    /// The path as UIKit reports it; a layout-wide boundary item's has one index, 0.
    public var indexPath: IndexPath {
        switch owner {
        case .section(let section): IndexPath(item: item, section: section)
        case .layout: IndexPath(index: 0)
        }
    }

    /// The identity of the element at a path as UIKit reports it.
    package init(category: LayoutElement.Category, kind: String?, indexPath: IndexPath) {
        if indexPath.item == NSNotFound {
            self.init(category: category, kind: kind, owner: .layout, item: 0)
        } else {
            self.init(category: category, kind: kind, section: indexPath.section, item: indexPath.item)
        }
    }
}
