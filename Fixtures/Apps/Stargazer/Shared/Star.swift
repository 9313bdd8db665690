import Foundation

struct Star: Identifiable, Hashable, Codable, Sendable {
    var id: Int
    var name: String
    var constellation: String
    var magnitude: Double
}

extension Collection where Element == Star {
    func grouped() -> [(constellation: String, stars: [Star])] {
        Dictionary(grouping: self, by: \.constellation)
            .map { ($0.key, $0.value.sorted { $0.magnitude < $1.magnitude }) }
            .sorted { $0.0 < $1.0 }
    }
}
