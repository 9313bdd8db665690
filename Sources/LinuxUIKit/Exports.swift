@_exported public import CompositionalLayout
@_exported public import Foundation
#if canImport(FoundationNetworking)
// On Apple's platforms Foundation itself includes URLSession, URLRequest and URLCache.
@_exported public import FoundationNetworking
#endif
#if canImport(QuartzCore)
@_exported public import QuartzCore
#endif

#if !canImport(ObjectiveC)
// As on Apple's platforms.
public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias CFAbsoluteTime = CFTimeInterval
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Runs `body`. Outside Apple's platforms there is no pool to drain.
public func autoreleasepool<Answer, Failure: Error>(
    invoking body: () throws(Failure) -> Answer
) throws(Failure) -> Answer { try body() }
#endif
