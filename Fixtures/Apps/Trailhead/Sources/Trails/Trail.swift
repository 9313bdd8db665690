import CoreLocation
import Foundation

struct Trail: Codable, Hashable, Identifiable {
    enum Difficulty: String, Codable, CaseIterable {
        case easy, moderate, hard
    }

    let id: UUID
    var name: String
    var region: String
    var kilometres: Double
    var difficulty: Difficulty
    var latitude: Double
    var longitude: Double

    var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

extension Trail {
    var length: String {
        Measurement(value: kilometres, unit: UnitLength.kilometers).formatted(.measurement(width: .abbreviated))
    }
}
