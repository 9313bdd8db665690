import CompositionalLayout
import LayoutDocument

/// Finds devices by the names that the user gives.
enum DeviceNames {
    static func find(_ names: [String]) throws(Failure) -> [Device] {
        var devices: [Device] = []
        for name in names {
            guard let device = Device.named(name) else {
                let nearest = NearestName.suggestion(for: name, among: Device.all.map(\.name))
                let hint = nearest.map { "did you mean \"\($0)\"?" } ?? "\"galley list devices\" lists those there are"
                throw Failure(.usage, "unknown device \"\(name)\"; \(hint)")
            }
            devices.append(device)
        }
        return devices
    }
}
