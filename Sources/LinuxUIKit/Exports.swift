@_exported public import CompositionalLayout
@_exported public import Foundation
#if canImport(QuartzCore)
@_exported public import QuartzCore
#endif
