import Foundation
#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// An element of a XIB or storyboard file.
struct InterfaceElement: Sendable {
    let name: String
    let attributes: [String: String]
    /// The line of the element's tag, from 1.
    let line: Int
    var children: [InterfaceElement] = []
    /// The element's own text, without that of its children.
    var text = ""

    /// The value of a property: an attribute, or the text of a string element with this key.
    subscript(key: String) -> String? {
        attributes[key] ?? children.first { $0.attributes["key"] == key && Self.texts.contains($0.name) }?.string
    }

    private static let texts = ["string", "mutableString"]

    private var string: String {
        guard attributes["base64-UTF8"] == "YES" else { return text }
        return Data(base64Encoded: text, options: .ignoreUnknownCharacters).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    var id: String? { attributes["id"] }

    /// The first of this element and its descendants that satisfies a condition, in the order of the file.
    func first(where condition: (InterfaceElement) -> Bool) -> InterfaceElement? {
        if condition(self) { return self }
        for child in children { if let found = child.first(where: condition) { return found } }
        return nil
    }

    func child(key: String) -> InterfaceElement? { children.first { $0.attributes["key"] == key } }
    func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }
    /// The children of the child with this name.
    func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

    func number(_ key: String) -> CGFloat? { attributes[key].flatMap { CGFloat(attribute: $0) } }

    // MARK: Geometry in a child, in points

    func rect(_ key: String) -> CGRect? {
        lengths(key, ["x", "y", "width", "height"]).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }

    func size(_ key: String) -> CGSize? { lengths(key, ["width", "height"]).map { CGSize(width: $0[0], height: $0[1]) } }

    func insets(_ key: String) -> UIEdgeInsets? {
        let isInset = child(key: key)?.name == "inset"
        let names = isInset ? ["minY", "minX", "maxY", "maxX"] : ["top", "left", "bottom", "right"]
        return lengths(key, names).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    }

    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        lengths(key, ["top", "leading", "bottom", "trailing"]).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        }
    }

    /// Attributes of a child as numbers, 0 for missing ones; `nil` without the child.
    private func lengths(_ key: String, _ names: [String]) -> [CGFloat]? {
        child(key: key).map { child in names.map { child.number($0) ?? 0 } }
    }
}

/// A type whose values can be read from an attribute.
protocol AttributeValue {
    /// Fails if the attribute's text is not a value of the type.
    init?(attribute: String)
}

extension Bool: AttributeValue {
    init?(attribute: String) {
        guard attribute == "YES" || attribute == "NO" else { return nil }
        self = attribute == "YES"
    }
}

/// Numbers are finite.
extension AttributeValue where Self: BinaryFloatingPoint {
    init?(attribute: String) {
        guard let value = Double(attribute), value.isFinite else { return nil }
        self.init(value)
    }
}

extension CGFloat: AttributeValue {}
extension Double: AttributeValue {}
extension Float: AttributeValue {}

extension Int: AttributeValue {
    init?(attribute: String) { self.init(attribute) }
}

extension String: AttributeValue {
    init?(attribute: String) { self = attribute }
}

extension Optional: AttributeValue where Wrapped: AttributeValue {
    init?(attribute: String) { self = Wrapped(attribute: attribute) }
}

/// Copies attributes of an element into properties of its object. Missing attributes leave the property as it is.
struct AttributeCopy<Object: AnyObject> {
    let element: InterfaceElement
    let object: Object

    func callAsFunction<Value: AttributeValue>(_ name: String, _ property: ReferenceWritableKeyPath<Object, Value>) {
        if let value = element[name].flatMap(Value.init(attribute:)) { object[keyPath: property] = value }
    }

    /// Copies an enumeration's case.
    ///
    /// - Parameter names: the file's names of the cases, in the order of raw values; by default the cases' own names.
    func callAsFunction<Value: RawRepresentable<Int>>(
        _ name: String, _ property: ReferenceWritableKeyPath<Object, Value>, names: [String] = []
    ) {
        guard let word = element[name] else { return }
        let raw = names.firstIndex(of: word) ?? (0...24).first { raw in Value(rawValue: raw).map { "\($0)" == word } ?? false }
        if let value = raw.flatMap(Value.init) { object[keyPath: property] = value }
    }
}
