import Foundation
import HostFiles

/// A Core Data model, and the classes that Xcode generates for its entities.
///
/// An entity has a class of its own (`codeGenerationType="class"`), an extension of a class in the app's code (`"category"`), or neither.
/// Xcode declares every attribute that is an object as an optional, even if the model requires a value.
struct DataModel {
    /// The XML attributes of an element.
    private typealias Values = [String: String]

    private struct Entity {
        var values: Values
        var attributes: [Values] = []
        var relationships: [Values] = []

        /// The class's name without a module: `Recipe` for `.Recipe` and `Cookbook.Recipe`.
        var type: String? {
            values["representedClassName"]?.split(separator: ".").last.map(String.init)
        }
    }

    private var entities: [Entity] = []
    /// The classes by the names of their entities.
    private var types: [String: String] = [:]

    /// - Parameter contents: the XML of a version of the model.
    init(_ contents: [UInt8]) {
        let text = String(decoding: contents, as: UTF8.self)
        for element in text.matches(of: /<(entity|attribute|relationship)\s([^>]*)>/) {
            let values = Values(element.2.matches(of: /(\w+)\s*=\s*"([^"]*)"/).map { (String($0.1), Self.plain($0.2)) }) { first, _ in first }
            switch element.1 {
            case "entity": entities.append(Entity(values: values))
            case _ where entities.isEmpty: break
            case "attribute": entities[entities.count - 1].attributes.append(values)
            default: entities[entities.count - 1].relationships.append(values)
            }
        }
        types = Values(entities.compactMap { entity in entity.type.map { (entity.values["name"] ?? "", $0) } }) { first, _ in first }
    }

    private static func plain(_ value: Substring) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(String(value)) { $0.replacing($1.0, with: $1.1) }
    }

    // MARK: Files

    /// True for the file of a model's version.
    static func isVersion(_ path: String) -> Bool { path.hasSuffix(".xcdatamodel/contents") }

    /// The file of the current version in a model's folder (`.xcdatamodeld`), or of the version in a folder `.xcdatamodel`; `nil` for
    /// other folders.
    static func currentVersion(in folder: String) -> String? {
        if folder.hasSuffix(".xcdatamodel") { return PathParts.join(folder, "contents") }
        guard folder.hasSuffix(".xcdatamodeld") else { return nil }
        let choice = FileManager.default.contents(atPath: PathParts.join(folder, ".xccurrentversion"))
            .flatMap { String(decoding: $0, as: UTF8.self).firstMatch(of: /<string>([^<\/]*\.xcdatamodel)<\/string>/) }
        let version = choice.map { plain($0.1) } ?? FolderNames(folder)?.names.last { $0.hasSuffix(".xcdatamodel") }
        return version.map { PathParts.join(PathParts.join(folder, $0), "contents") }
    }

    // MARK: Code

    /// The generated classes and extensions; without declarations if the model has none.
    var code: String {
        "import CoreData\nimport UIKit\n" + entities.map(code).joined()
    }

    private func code(of entity: Entity) -> String {
        guard let type = entity.type, let generation = entity.values["codeGenerationType"] else { return "" }
        let parent = entity.values["parentEntity"].flatMap { types[$0] }
        let request = "NSFetchRequest<\(type)>"
        let members = ["@nonobjc public class func fetchRequest() -> \(request) { \(request)(entityName: \"\(entity.values["name"] ?? "")\") }"]
            + entity.attributes.flatMap(property) + entity.relationships.flatMap(relationship)
        return (generation == "class" ? "public class \(type): \(parent ?? "NSManagedObject") {}\n" : "")
            + "extension \(type) {\n\(members.map { "    \($0)\n" }.joined())}\n"
            + (parent == nil ? "extension \(type): Identifiable {}\n" : "")
    }

    private func property(_ values: Values) -> [String] {
        guard let name = values["name"], let type = type(of: values) else { return [] }
        return ["@NSManaged public var \(name): \(type)"]
    }

    /// The type of an attribute; `nil` if the attribute is undefined, and so has no property.
    private func type(of attribute: Values) -> String? {
        let kind = attribute["attributeType"] ?? ""
        let isScalar = attribute["usesScalarValueType"] == "YES"
        let numbers = ["Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float", "Boolean": "Bool"]
        if let number = numbers[kind] { return isScalar ? number : "NSNumber?" }
        if kind == "Date" { return isScalar ? "TimeInterval" : "Date?" }
        if kind == "Transformable" {
            return (attribute["customClassName"].map { $0.drop { $0 == "." } } ?? "NSObject") + "?"
        }
        return ["String": "String?", "Decimal": "NSDecimalNumber?", "UUID": "UUID?", "URI": "URL?", "Binary": "Data?"][kind]
    }

    /// The property of a relationship and, if it is one to many, the accessors that add and remove objects.
    private func relationship(_ values: Values) -> [String] {
        guard let name = values["name"] else { return [] }
        let type = values["destinationEntity"].flatMap { types[$0] } ?? "NSManagedObject"
        guard values["toMany"] == "YES" else { return ["@NSManaged public var \(name): \(type)?"] }
        let isOrdered = values["ordered"] == "YES"
        let set = isOrdered ? "NSOrderedSet" : "NSSet"
        let suffix = name.prefix(1).uppercased() + name.dropFirst()
        let all = ["addTo", "removeFrom"].flatMap { verb in [type, set].map { "\(verb)\(suffix)(_ values: \($0))" } }
        let ordered = [
            "insertInto\(suffix)(_ value: \(type), at index: Int)", "removeFrom\(suffix)(at index: Int)",
            "insertInto\(suffix)(_ values: [\(type)], at indexes: NSIndexSet)", "removeFrom\(suffix)(at indexes: NSIndexSet)",
            "replace\(suffix)(at index: Int, with value: \(type))", "replace\(suffix)(at indexes: NSIndexSet, with values: [\(type)])",
        ]
        return ["@NSManaged public var \(name): \(set)?"] + (all + (isOrdered ? ordered : [])).map { "@NSManaged public func \($0)" }
    }
}
