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
        get { isEmpty ? Int.max : self[0] }
        set { self[0] = newValue }
    }

    /// The item's index, or `Int.max` (`NSNotFound`) where the path has no second index, as the path of a
    /// layout-wide boundary item has none (B-Q4).
    public var item: Int {
        get { count > 1 ? self[1] : Int.max }
        set { self[1] = newValue }
    }

    public var row: Int {
        get { item }
        set { item = newValue }
    }
}
