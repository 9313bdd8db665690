import Foundation
import OSLog

actor PostcardCache {
    private var postcards: [Postcard.ID: Postcard] = [:]

    func store(_ new: [Postcard]) { new.forEach { postcards[$0.id] = $0 } }
    var all: [Postcard] { postcards.values.sorted { $0.sentAt > $1.sentAt } }
}

struct PostcardClient: Sendable {
    var fetch: @Sendable () async throws -> [Postcard]
    var send: @Sendable (Postcard) async throws -> Void

    static let live = PostcardClient(
        fetch: {
            let (data, response) = try await URLSession.shared.data(from: URL(string: "https://postcards.example/v1/inbox")!)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
            return try JSONDecoder().decode([Postcard].self, from: data)
        },
        send: { postcard in
            Logger(subsystem: "example.postcards", category: "client").info("Sending \(postcard.id, privacy: .public)")
            try await Task.sleep(for: .seconds(1))
        })

    static let preview = PostcardClient(fetch: { Postcard.samples }, send: { _ in })
}
