//
//  AppointmentManager.swift
//  Clinic
//

import Foundation

class Appointment: NSObject {
    @objc let doctor: String
    @objc let date: Date
    @objc dynamic var isConfirmed = false

    init(doctor: String, date: Date) {
        self.doctor = doctor
        self.date = date
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Appointment else { return false }
        return doctor == other.doctor && date == other.date
    }

    override var hash: Int { return doctor.hashValue ^ date.hashValue }

    override var description: String { return "\(doctor) on \(date)" }
}

class AppointmentManager {
    static let sharedInstance = AppointmentManager()

    var appointments = [Appointment]()

    func load() {
        let monday = Date(timeIntervalSince1970: 1_580_000_000)
        appointments = ["Dr. Ahmadi", "Dr. Brandt", "Dr. Costa", "Dr. Duarte", "Dr. Evans"].enumerated().map { index, name in
            Appointment(doctor: name, date: monday.addingTimeInterval(TimeInterval(index) * 86_400))
        }
    }
}
