import Foundation

struct Recipe: Codable, Hashable {
    let id: Int
    let title: String
    let minutes: Int
    let imageURL: URL?
    let ingredients: [Ingredient]
    let steps: [String]

    enum CodingKeys: String, CodingKey {
        case id, title, minutes, ingredients, steps
        case imageURL = "image_url"
    }
}

struct Ingredient: Codable, Hashable {
    let name: String
    let amount: Double
    let unit: String?
}

extension Recipe {
    var formattedTime: String {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .abbreviated
        formatter.allowedUnits = [.hour, .minute]
        return formatter.string(from: TimeInterval(minutes * 60)) ?? "\(minutes) min"
    }
}
