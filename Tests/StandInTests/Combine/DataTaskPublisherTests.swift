import Combine
import Foundation
import Testing
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct DataTaskPublisherTests {
    private struct Photo: Decodable, Equatable {}

    @Test func aSessionFetchesNothing() throws {
        let url = try #require(URL(string: "https://example.com/photos.json"))
        let photos = URLSession.shared.dataTaskPublisher(for: url)
            .map(\.data)
            .decode(type: [Photo].self, decoder: JSONDecoder())
            .replaceError(with: [])
        #expect(Recorder(photos).events.isEmpty)
    }
}
