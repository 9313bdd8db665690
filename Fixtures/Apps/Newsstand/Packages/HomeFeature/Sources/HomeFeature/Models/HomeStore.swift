import Combine
import Core
import Foundation

@MainActor
final class HomeStore: ObservableObject {
    @Published private(set) var stories: [Edition: [Story]] = [:]
    @Published private(set) var isRefreshing = false

    private let client: NewsClient

    nonisolated init(client: NewsClient) {
        self.client = client
    }

    func refresh() async {
        isRefreshing = true
        defer { isRefreshing = false }
        do {
            for edition in Edition.allCases {
                stories[edition] = try await client.stories(edition).map(Story.init(dto:))
            }
        } catch is CancellationError {
            return
        } catch {
            assertionFailure(String(describing: error))
        }
    }
}

struct Story: Hashable, Identifiable, Sendable {
    var id: String
    var headline: String
    var summary: String
    var published: Date
    var imageURL: URL?

    init(dto: StoryDTO) {
        id = dto.id
        headline = dto.headline
        summary = dto.summary ?? ""
        published = dto.publishedAt
        imageURL = dto.imageUrl
    }
}
