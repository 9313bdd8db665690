import Foundation
import HostFiles

/// The `Info.plist` of a compiled program, which Foundation reads beside it. Apps unwrap its values: `Bundle.main.bundleIdentifier!`.
struct AppInformation: Sendable {
    let bytes: [UInt8]

    /// - Parameters:
    ///   - module: the name of the program's module, for values that the app does not give.
    ///   - files: the app's files of this kind. The first one with a key gives its value.
    /// - Throws: if the values cannot be written as a property list.
    init(of module: String, _ files: [String]) throws(Failure) {
        var values = files.reduce(into: [String: Any]()) { $0.merge(Self.values(in: $1)) { first, _ in first } }
        let own = [
            "CFBundleIdentifier": "com.example.\(module)", "CFBundleName": module, "CFBundleDisplayName": module,
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
        ]
        values.merge(own) { given, own in (given as? String).map(Self.isBuildSetting) == false ? given : own }
        do {
            bytes = Array(try PropertyListSerialization.data(fromPropertyList: Self.withoutSettings(values), format: .xml, options: 0))
        } catch {
            throw Failure(.software, "cannot write the values of \(files.joined(separator: ", ")): \(error)")
        }
    }

    /// A file that is no property list has no values, with a note. A service's file, such as `GoogleService-Info.plist`, describes no bundle.
    private static func values(in path: String) -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: path),
            let values = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
        else {
            Console.note("\(path): note: not a property list; the app's bundle lacks its values")
            return [:]
        }
        return PathParts(path).name == "Info.plist" || values.keys.contains { $0.hasPrefix("CFBundle") } ? values : [:]
    }

    private static func isBuildSetting(_ text: String) -> Bool { text.contains("$(") }

    /// A property list with the names of Xcode's build settings, whose values are unknown, in place of `$(NAME)`.
    private static func withoutSettings(_ value: Any) -> Any {
        switch value {
        case let text as String: text.replacing(/\$\(([^)]*)\)/) { $0.1 }
        case let list as [Any]: list.map(withoutSettings)
        case let values as [String: Any]: values.mapValues(withoutSettings)
        default: value
        }
    }
}
