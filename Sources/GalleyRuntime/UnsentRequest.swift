import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A request of the shared session, which is not sent and never answered: what waits for a server is not awaited, so the picture is
/// the same with and without a network. (On Linux, Foundation stops the program if a request is cancelled as it fails.)
final class UnsentRequest: URLProtocol {
    static func takeAll() { _ = URLProtocol.registerClass(Self.self) }

    override class func canInit(with request: URLRequest) -> Bool { ["http", "https"].contains(request.url?.scheme) }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {}
    override func stopLoading() {}
}
