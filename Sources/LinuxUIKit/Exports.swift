@_exported public import CompositionalLayout
@_exported public import Foundation
#if canImport(FoundationNetworking)
// Elsewhere Foundation has these itself: URLSession, URLRequest, URLCache.
@_exported public import FoundationNetworking
#endif
#if canImport(QuartzCore)
@_exported public import QuartzCore
#endif

#if !canImport(ObjectiveC)
/// Runs `body`; there is no pool to drain outside Apple's platforms.
public func autoreleasepool<Answer, Failure: Error>(
    invoking body: () throws(Failure) -> Answer
) throws(Failure) -> Answer {
    try body()
}
#endif
