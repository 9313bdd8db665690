import Foundation

public struct NewsClient {
    public var stories: (_ edition: Edition) async throws -> [StoryDTO]

    public init(stories: @escaping (_ edition: Edition) async throws -> [StoryDTO]) {
        self.stories = stories
    }
}

public enum Edition: String, CaseIterable, Sendable {
    case world, local, sport
}

public struct StoryDTO: Decodable, Sendable {
    public let id: String
    public let headline: String
    public let summary: String?
    public let publishedAt: Date
    public let imageUrl: URL?
}

extension NewsClient {
    public static let live = NewsClient { edition in
        var components = URLComponents(string: "https://newsstand.example/api/stories")!
        components.queryItems = [URLQueryItem(name: "edition", value: edition.rawValue)]
        let (data, _) = try await URLSession.shared.data(from: components.url!)
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode([StoryDTO].self, from: data)
    }
}
