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

    /// The item's index; `NSNotFound` if the path has no second index, as for a layout-wide boundary item (B-Q4).
    public var item: Int {
        get { count > 1 ? self[1] : NSNotFound }
        set { self[1] = newValue }
    }

    public var row: Int {
        get { item }
        set { item = newValue }
    }
}

/// Conversion to and from UIKit's index paths, the only place where layout-wide elements are paths without an item.
extension LayoutElement.ID {
    /// The index path in UIKit; a layout-wide boundary item has the single index 0.
    public var indexPath: IndexPath {
        switch owner {
        case .section(let section): IndexPath(item: item, section: section)
        case .layout: IndexPath(index: 0)
        }
    }

    /// The identity of the element at an index path from UIKit.
    package init(category: LayoutElement.Category, kind: String?, indexPath: IndexPath) {
        if indexPath.item == NSNotFound {
            self.init(category: category, kind: kind, owner: .layout, item: 0)
        } else {
            self.init(category: category, kind: kind, section: indexPath.section, item: indexPath.item)
        }
    }
}
