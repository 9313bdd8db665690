public import Foundation

extension NSSortDescriptor {
    /// The order of a request, by no property: there is no key-value coding outside Apple's platforms, and nothing is found.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.description, ascending: ascending)
    }

    public convenience init(key: String?, ascending: Bool, selector: Any?) {
        self.init(key: key, ascending: ascending)
    }
}

extension NSPredicate {
    /// The condition of a request, which always holds: its format is not read, and nothing is found.
    public convenience init(format predicateFormat: String, _ arguments: Any?...) {
        self.init(value: true)
    }
}
