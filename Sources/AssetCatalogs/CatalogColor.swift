package import Foundation

/// A colour of an asset catalogue, in light and dark appearance.
package struct CatalogColor: Sendable, Hashable {
    package var light: Value
    package var dark: Value

    package enum Value: Sendable, Hashable {
        /// Components from 0 to 1: red, green and blue, or white; and the opacity.
        case components([Double], alpha: Double, Space)
        /// A colour of the system by its name in interface files, such as `systemBlueColor`.
        case system(String)
    }

    package enum Space: Sendable {
        case sRGB, displayP3, linear
    }

    /// Fails for contents without a colour.
    ///
    /// - Parameters:
    ///   - contents: a `Contents.json`.
    ///   - idiom: the device's idiom, which takes precedence over `universal`.
    package init?(_ contents: Data, idiom: String) {
        guard let contents = CatalogContents(contents) else { return nil }
        let colors = contents.entries("colors", idiom: idiom).filter { !$0.isContrasting }
        func value(in appearance: CatalogContents.Appearance) -> Value? {
            colors.first { $0.appearance == appearance }.flatMap { Value($0.values["color"]) }
        }
        let any = value(in: .any)
        guard let light = value(in: .light) ?? any ?? value(in: .dark) else { return nil }
        (self.light, dark) = (light, value(in: .dark) ?? any ?? light)
    }
}

extension CatalogColor.Value {
    fileprivate init?(_ value: Any?) {
        guard let value = value as? [String: Any] else { return nil }
        if let name = value["reference"] as? String {
            self = .system(name)
            return
        }
        guard let parts = value["components"] as? [String: Any] else { return nil }
        func component(_ name: String) -> Double? { Self.component(parts[name]) }
        let colors = component("white").map { [$0] } ?? ["red", "green", "blue"].compactMap(component)
        guard colors.count == 1 || colors.count == 3 else { return nil }
        let space: CatalogColor.Space = switch value["color-space"] as? String {
        case "display-p3": .displayP3
        case "extended-linear-srgb", "linear-gray": .linear
        default: .sRGB
        }
        self = .components(colors, alpha: component("alpha") ?? 1, space)
    }

    /// A component from 0 to 1, written as `0.5`, or as a byte: `128` or `0x80`.
    private static func component(_ value: Any?) -> Double? {
        if let number = value as? NSNumber { return number.doubleValue > 1 ? number.doubleValue / 255 : number.doubleValue }
        guard let text = (value as? String)?.trimmingCharacters(in: .whitespaces) else { return nil }
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        return text.contains(".") ? Double(text) : Int(text).map { Double($0) / 255 }
    }
}

/// The variants in a `Contents.json`.
struct CatalogContents {
    /// The appearance of a variant. A variant for any appearance applies where no other does.
    enum Appearance: String, CaseIterable {
        case light, dark, any
    }

    struct Entry {
        var values: [String: Any]

        private var appearances: [String] {
            (values["appearances"] as? [[String: Any]] ?? []).compactMap { $0["value"] as? String }
        }
        var appearance: Appearance { Appearance.allCases.first { appearances.contains($0.rawValue) } ?? .any }
        var isDark: Bool { appearance == .dark }
        var isContrasting: Bool { appearances.contains("high") }
    }

    private let root: [String: Any]

    /// Fails if the data is not a JSON object.
    init?(_ data: Data) {
        do {
            guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
            self.root = root
        } catch {
            return nil
        }
    }

    /// The variants for an idiom, followed by those for all devices.
    func entries(_ key: String, idiom: String) -> [Entry] {
        let all = (root[key] as? [[String: Any]] ?? []).map { Entry(values: $0) }
        return [idiom, "universal"].flatMap { idiom in all.filter { $0.values["idiom"] as? String == idiom } }
    }
}
