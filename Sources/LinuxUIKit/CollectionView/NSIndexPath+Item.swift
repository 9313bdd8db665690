public import Foundation

extension NSIndexPath {
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
    public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

    public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }
    public var item: Int { length > 1 ? index(atPosition: 1) : NSNotFound }
    public var row: Int { item }
}
