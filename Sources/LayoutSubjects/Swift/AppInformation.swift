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
        var values = files.reduce(into: [String: PropertyListValue]()) { $0.merge(Self.values(in: $1)) { first, _ in first } }
        let own = [
            "CFBundleIdentifier": "com.example.\(module)", "CFBundleName": module, "CFBundleDisplayName": module,
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
        ]
        values.merge(own.mapValues { .text($0) }) { given, own in given.isPlainText ? given : own }
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        do {
            bytes = Array(try encoder.encode(values.mapValues(\.withoutSettings)))
        } catch {
            throw Failure(.software, "cannot write the values of \(files.joined(separator: ", ")): \(error)")
        }
    }

    /// A file that is no property list has no values, with a note. A service's file, such as `GoogleService-Info.plist`, describes no bundle.
    private static func values(in path: String) -> [String: PropertyListValue] {
        guard let data = FileManager.default.contents(atPath: path),
            let values = try? PropertyListDecoder().decode([String: PropertyListValue].self, from: data)
        else {
            Console.note("\(path): note: not a property list; the app's bundle lacks its values")
            return [:]
        }
        return PathParts(path).name == "Info.plist" || values.keys.contains { $0.hasPrefix("CFBundle") } ? values : [:]
    }
}

/// A value of a property list. A statically linked program cannot write values of type `Any`.
private enum PropertyListValue: Codable {
    case flag(Bool), whole(Int), fraction(Double), text(String), date(Date), data(Data), list([Self]), values([String: Self])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let flag = try? value.decode(Bool.self) { self = .flag(flag) }
        else if let whole = try? value.decode(Int.self) { self = .whole(whole) }
        else if let fraction = try? value.decode(Double.self) { self = .fraction(fraction) }
        else if let text = try? value.decode(String.self) { self = .text(text) }
        else if let date = try? value.decode(Date.self) { self = .date(date) }
        else if let data = try? value.decode(Data.self) { self = .data(data) }
        else if let list = try? value.decode([Self].self) { self = .list(list) }
        else { self = .values(try value.decode([String: Self].self)) }
    }

    func encode(to encoder: any Encoder) throws {
        var place = encoder.singleValueContainer()
        switch self {
        case .flag(let value): try place.encode(value)
        case .whole(let value): try place.encode(value)
        case .fraction(let value): try place.encode(value)
        case .text(let value): try place.encode(value)
        case .date(let value): try place.encode(value)
        case .data(let value): try place.encode(value)
        case .list(let value): try place.encode(value)
        case .values(let value): try place.encode(value)
        }
    }

    /// True for a text without build settings.
    var isPlainText: Bool { if case .text(let text) = self { !text.contains("$(") } else { false } }

    /// The value with the names of Xcode's build settings, whose values are unknown, in place of `$(NAME)`.
    var withoutSettings: Self {
        switch self {
        case .text(let text): .text(text.replacing(/\$\(([^)]*)\)/) { $0.1 })
        case .list(let list): .list(list.map(\.withoutSettings))
        case .values(let values): .values(values.mapValues(\.withoutSettings))
        case .flag, .whole, .fraction, .date, .data: self
        }
    }
}
