import Foundation

@testable import LayoutDocument

/// A document's value in terms of JSON Schema.
enum JSON: Decodable, Equatable {
    case null
    case truth(Bool)
    case number(Double)
    case text(String)
    case list([JSON])
    case object([String: JSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let truth = try? container.decode(Bool.self) {
            self = .truth(truth)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSON].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    /// A value as editors read YAML: unquoted text may be a number, `true` or `null`.
    init(_ node: DocumentNode) {
        switch node.content {
        case .list(let nodes): self = .list(nodes.map { JSON($0) })
        case .map(let entries):
            self = .object(Dictionary(entries.map { ($0.key, JSON($0.value)) }) { first, _ in first })
        case .scalar(let text, isQuoted: true): self = .text(text)
        case .scalar(let text, isQuoted: false):
            switch text {
            case "true", "false": self = .truth(text == "true")
            case _ where node.isNull: self = .null
            default: self = Double(text).map { .number($0) } ?? .text(text)
            }
        }
    }

    fileprivate var isWhole: Bool {
        if case .number(let number) = self { return number == number.rounded() }
        return false
    }

    subscript(key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members[key]
    }

    /// The patterns in a schema.
    fileprivate var patterns: [String] {
        switch self {
        case .null, .truth, .number, .text: []
        case .list(let values): values.flatMap(\.patterns)
        case .object(let members):
            members.flatMap { name, value -> [String] in
                guard name == "pattern", case .text(let pattern) = value else { return value.patterns }
                return [pattern]
            }
        }
    }

    var type: String {
        switch self {
        case .null: "null"
        case .truth: "boolean"
        case .number: "number"
        case .text: "string"
        case .list: "array"
        case .object: "object"
        }
    }
}

/// Validates with the part of JSON Schema 2020-12 that the documents' schema uses; other keywords are errors.
struct SchemaValidator {
    let root: JSON
    /// Compiled once, as that takes far longer than matching.
    private let patterns: [String: Regex<AnyRegexOutput>]

    struct UnknownKeyword: Error {
        var name: String
    }

    init(_ text: String) throws {
        let root = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
        self.root = root
        patterns = try Dictionary(uniqueKeysWithValues: Set(root.patterns).map { ($0, try Regex($0)) })
    }

    func accepts(_ value: JSON) throws -> Bool { try accepts(value, root) }

    private func accepts(_ value: JSON, _ schema: JSON) throws -> Bool {
        guard case .object(let keywords) = schema else { return schema == .truth(true) }
        for (name, argument) in keywords.sorted(by: { $0.key < $1.key }) {
            guard try accepts(value, name, argument, schema) else { return false }
        }
        return true
    }

    private func accepts(_ value: JSON, _ keyword: String, _ argument: JSON, _ schema: JSON) throws -> Bool {
        switch (keyword, argument) {
        case ("$schema", _), ("$defs", _), ("title", _), ("description", _), ("examples", _), ("then", _): return true
        case ("$ref", .text(let reference)):
            let target = reference.split(separator: "/").dropFirst().reduce(root as JSON?) { $0?[String($1)] }
            guard let target else { throw UnknownKeyword(name: reference) }
            return try accepts(value, target)
        case ("type", .text("integer")): return value.isWhole
        case ("type", .text(let type)): return value.type == type
        case ("type", .list(let types)): return types.contains(.text(value.type))
        case ("const", _): return value == argument
        case ("enum", .list(let values)): return values.contains(value)
        case ("anyOf", .list(let schemas)): return try schemas.contains { try accepts(value, $0) }
        case ("allOf", .list(let schemas)): return try schemas.allSatisfy { try accepts(value, $0) }
        case ("oneOf", .list(let schemas)): return try schemas.filter { try accepts(value, $0) }.count == 1
        case ("not", _): return try !accepts(value, argument)
        case ("if", _): return try !accepts(value, argument) || accepts(value, schema["then"] ?? .truth(true))
        default: return try acceptsParts(value, keyword, argument, schema)
        }
    }

    /// Keywords for one type of value; other values pass.
    private func acceptsParts(_ value: JSON, _ keyword: String, _ argument: JSON, _ schema: JSON) throws -> Bool {
        switch (keyword, argument, value) {
        case ("pattern", .text(let pattern), .text(let text)): return patterns[pattern].map { text.contains($0) } ?? false
        case ("maxLength", .number(let length), .text(let text)): return Double(text.unicodeScalars.count) <= length
        case ("minimum", .number(let limit), .number(let number)): return number >= limit
        case ("maximum", .number(let limit), .number(let number)): return number <= limit
        case ("minItems", .number(let count), .list(let values)): return Double(values.count) >= count
        case ("maxItems", .number(let count), .list(let values)): return Double(values.count) <= count
        case ("items", _, .list(let values)): return try values.allSatisfy { try accepts($0, argument) }
        case ("required", .list(let names), .object(let members)):
            return names.allSatisfy { name in members.contains { .text($0.key) == name } }
        case ("properties", .object(let schemas), .object(let members)):
            return try members.allSatisfy { name, member in try schemas[name].map { try accepts(member, $0) } ?? true }
        case ("additionalProperties", .truth(false), .object(let members)):
            return members.keys.allSatisfy { schema["properties"]?[$0] != nil }
        case ("pattern", _, _), ("maxLength", _, _), ("minimum", _, _), ("maximum", _, _), ("minItems", _, _), ("maxItems", _, _), ("items", _, _), ("required", _, _),
            ("properties", _, _), ("additionalProperties", _, _):
            return true
        default: throw UnknownKeyword(name: keyword)
        }
    }
}
