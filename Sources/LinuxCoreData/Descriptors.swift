public import Foundation

extension NSSortDescriptor {
    /// A sort descriptor without effect: outside Apple's platforms there is no key-value coding, and no request finds anything.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.description, ascending: ascending)
    }

    public convenience init(key: String?, ascending: Bool, selector: Any?) {
        self.init(key: key, ascending: ascending)
    }
}

extension NSPredicate {
    /// A predicate that is always true. Its format is ignored, as no request finds anything.
    public convenience init(format predicateFormat: String, _ arguments: Any?...) {
        self.init(value: true)
    }
}
