import Foundation

actor StarCatalog {
    static let shared = StarCatalog()

    private var cached: [Star]?

    func stars() async throws -> [Star] {
        if let cached { return cached }
        guard let url = Bundle.main.url(forResource: "stars", withExtension: "json") else { throw CocoaError(.fileNoSuchFile) }
        let stars = try JSONDecoder().decode([Star].self, from: Data(contentsOf: url))
        cached = stars
        return stars
    }
}
