public import Foundation

/// A nib file. A stand-in for signatures: there are none outside Apple's platforms, and none is loaded.
open class UINib: NSObject {
    public let name: String

    public init(nibName name: String, bundle: Bundle?) {
        self.name = name
    }
}
