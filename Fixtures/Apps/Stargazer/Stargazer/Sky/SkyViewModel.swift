import Combine
import Foundation

@MainActor
final class SkyViewModel: ObservableObject {
    enum Section: Hashable {
        case tonight
        case constellation(String)
        case footer
    }

    @Published private(set) var sections: [(Section, [Star])] = []

    private let catalog: StarCatalog
    private let calendar: Calendar

    init(catalog: StarCatalog = .shared, calendar: Calendar = .current) {
        self.catalog = catalog
        self.calendar = calendar
    }

    func load() async throws {
        async let stars = catalog.stars()
        let all = try await stars
        sections = [(.tonight, Array(all.prefix(5)))] + all.grouped().map { (.constellation($0.constellation), $0.stars) } + [(.footer, [])]
    }
}
