import CompositionalLayout
import LayoutDocument

/// Finds devices by the names that the user gives.
enum DeviceNames {
    static func find(_ names: [String]) throws(Failure) -> [Device] {
        var devices: [Device] = []
        for name in names {
            guard let device = Device.named(name) else {
                throw Failure(
                    .usage, NearestName.unknownDevice(name, advice: "\"galley list devices\" lists those there are"))
            }
            devices.append(device)
        }
        return devices
    }
}
