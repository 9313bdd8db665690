public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension URLSession {
    /// Publishes nothing, as nothing is fetched.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Publishes nothing, as nothing is fetched.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// The answer to a request, which never arrives.
    public struct DataTaskPublisher: _CombinedPublisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public var _publisher: AnyPublisher<Output, Failure> { Empty(completeImmediately: false)._publisher }
    }
}
