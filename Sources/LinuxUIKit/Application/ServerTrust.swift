#if !canImport(Security)
import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// The trust in a server. Never created: `URLProtectionSpace.serverTrust` is always `nil`.
public final class SecTrust: Sendable {
    private init() {}
}

extension URLProtectionSpace {
    /// Always `nil`.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// An empty credential.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
#endif
