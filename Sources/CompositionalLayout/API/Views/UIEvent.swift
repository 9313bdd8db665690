#if !canImport(UIKit)
public import Foundation

/// What a user does. None is ever told: for signatures.
open class UIEvent: NSObject {}
#endif
