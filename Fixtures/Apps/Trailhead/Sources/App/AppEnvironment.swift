import Combine
import Foundation

/// Dependencies, passed by hand.
struct AppEnvironment {
    var trails: () -> AnyPublisher<[Trail], Error>
    var toggleFavourite: (Trail.ID) -> Void
    var now: () -> Date
}

extension AppEnvironment {
    static let live = AppEnvironment(
        trails: {
            URLSession.shared.dataTaskPublisher(for: URL(string: "https://trailhead.example/trails.json")!)
                .map(\.data)
                .decode(type: [Trail].self, decoder: JSONDecoder.trails)
                .eraseToAnyPublisher()
        },
        toggleFavourite: { id in
            var ids = Set(UserDefaults.standard.stringArray(forKey: "favourites") ?? [])
            if ids.remove(id.uuidString) == nil { ids.insert(id.uuidString) }
            UserDefaults.standard.set(Array(ids), forKey: "favourites")
        },
        now: Date.init)
}

private extension JSONDecoder {
    static var trails: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }
}
