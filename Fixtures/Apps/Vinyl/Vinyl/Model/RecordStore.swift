import Foundation

struct Record: Codable, Equatable {
    var artist: String
    var album: String
    var year: Int
    var coverName: String
    var isWished = false
}

extension Notification.Name {
    static let recordsDidChange = Notification.Name("recordsDidChange")
}

final class RecordStore {
    static let shared = RecordStore()

    private(set) var records: [Record] = [] {
        didSet { NotificationCenter.default.post(name: .recordsDidChange, object: self) }
    }

    private let key = "records"

    private init() {
        if let data = UserDefaults.standard.data(forKey: key),
           let records = try? PropertyListDecoder().decode([Record].self, from: data) {
            self.records = records
        }
    }

    func seedIfNeeded() {
        guard records.isEmpty else { return }
        records = [
            Record(artist: "Mira Holt", album: "Paper Boats", year: 1974, coverName: "paper-boats"),
            Record(artist: "The Lanterns", album: "North Pier", year: 1981, coverName: "north-pier"),
            Record(artist: "Oda", album: "Weightless", year: 1999, coverName: "weightless", isWished: true)
        ]
    }

    func save() {
        guard let data = try? PropertyListEncoder().encode(records) else { return }
        UserDefaults.standard.set(data, forKey: key)
    }

    var shelf: [Record] { records.filter { !$0.isWished } }
    var wishlist: [Record] { records.filter(\.isWished) }
}
