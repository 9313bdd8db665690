import Foundation

struct Postcard: Identifiable, Hashable, Sendable, Codable {
    let id: UUID
    var sender: String
    var place: String
    var message: String
    var sentAt: Date
    var isStamped: Bool = false

    var summary: AttributedString {
        (try? AttributedString(markdown: message, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)))
            ?? AttributedString(message)
    }
}

extension Postcard {
    static let samples: [Postcard] = [
        Postcard(id: UUID(), sender: "Ida", place: "Lisbon", message: "The trams are **tiny**.", sentAt: .now),
        Postcard(id: UUID(), sender: "Noor", place: "Tromsø", message: "No sun, much snow.", sentAt: .now.addingTimeInterval(-86_400)),
        Postcard(id: UUID(), sender: "Sam", place: "Kyoto", message: "Maples everywhere.", sentAt: .now.addingTimeInterval(-172_800)),
    ]
}
