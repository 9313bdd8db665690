#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif
import HostFiles

/// A request of the shared session, or of a session with the default or the ephemeral configuration. It is neither sent nor answered, and
/// code that waits for the answer never continues: pictures are the same with and without a network. (The request does not fail, as
/// Foundation on Linux stops the program if a failing request is cancelled.)
final class UnsentRequest: URLProtocol {
    private static let hosts = Locked(Set<String>())

    static func takeAll() { _ = URLProtocol.registerClass(Self.self) }

    /// Forgets the requests of earlier drawings.
    static func reset() { hosts.withLock { $0 = [] } }

    /// The hosts of the unsent requests, in alphabetical order.
    static var askedHosts: [String] { hosts.withLock { $0.sorted() } }

    override class func canInit(with request: URLRequest) -> Bool { ["http", "https"].contains(request.url?.scheme) }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
        if let host = request.url?.host { _ = Self.hosts.withLock { $0.insert(host) } }
    }
    override func stopLoading() {}
}

extension GalleyProgram {
    // Under this name also where the app declares a type with the class's own.
    public typealias SessionConfiguration = URLSessionConfiguration

    /// A session configuration whose requests are not sent.
    public nonisolated static func unsent(isEphemeral: Bool = false) -> SessionConfiguration {
        let configuration: SessionConfiguration = isEphemeral ? .ephemeral : .default
        configuration.protocolClasses = [UnsentRequest.self]
        return configuration
    }
}
