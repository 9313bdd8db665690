public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// iCloud's names; the results are those of a user without an iCloud account.
extension FileManager {
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

#if canImport(FoundationNetworking)
extension URLCache {
    /// A cache that keeps its answers in memory alone: it creates no folder.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: 0, diskPath: nil)
    }
}
#endif
