import Foundation
import Observation

@MainActor
@Observable
final class FeedModel {
    private(set) var postcards: [Postcard]
    private(set) var error: (any Error)?
    var isComposing = false

    @ObservationIgnored private let client: PostcardClient

    init(client: PostcardClient, postcards: [Postcard] = []) {
        self.client = client
        self.postcards = postcards
    }

    func load() async {
        do {
            postcards = try await client.fetch()
        } catch {
            self.error = error
        }
    }

    func stamp(_ id: Postcard.ID) {
        guard let index = postcards.firstIndex(where: { $0.id == id }) else { return }
        postcards[index].isStamped.toggle()
    }
}
