import CompositionalLayout
import LayoutDiagram

/// The JSON Schema (2020-12) of layout documents, for editors: made from the tables that documents are read by.
///
/// It knows the keys, the shapes and the names of values. Expressions are text to it.
package enum DocumentSchema {
    /// The schema as a JSON text.
    package static var json: String {
        var members: [(String, SchemaJSON)] = [
            ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text("Galley layout document")),
        ]
        members += MapForm.document.schemaMembers
        let others = MapForm.allCases.filter { $0 != .document }
        members.append(("$defs", .object(others.map { ($0.rawValue, .object($0.schemaMembers)) })))
        return SchemaJSON.object(members).text + "\n"
    }
}

extension MapForm {
    fileprivate var schemaMembers: [(String, SchemaJSON)] {
        let required = keys.filter(\.isRequired).map { SchemaJSON.text($0.name) }
        let rules = rules.map(\.schema)
        var members: [(String, SchemaJSON)] = [("type", .text("object"))]
        members.append(("properties", .object(keys.map { ($0.name, $0.schema(mayBeNull: mayLackValue($0))) })))
        members.append(("additionalProperties", .truth(false)))
        if !required.isEmpty { members.append(("required", .list(required))) }
        if !rules.isEmpty { members.append(("allOf", .list(rules))) }
        return members
    }

    /// True if a missing value counts as an absent key. False if the key itself is significant, and for colours, where an
    /// unquoted `#` begins a comment.
    private func mayLackValue(_ key: KeyForm) -> Bool {
        guard !key.isRequired, self != .colors, self != .colorPair else { return false }
        return !rules.contains { $0.names.contains(key.name) }
    }
}

extension KeyForm {
    fileprivate func schema(mayBeNull: Bool) -> SchemaJSON {
        var members: [(String, SchemaJSON)] = [("description", .text(summary))]
        if mayBeNull {
            members.append(("anyOf", .list((value.alternatives + [.nothing]).map(\.schema))))
        } else {
            members += value.schemaMembers
        }
        return .object(members)
    }
}

extension ValueForm {
    fileprivate var schema: SchemaJSON { .object(schemaMembers) }

    /// The possible forms of the value; those of a choice individually.
    fileprivate var alternatives: [ValueForm] {
        if case .either(let forms) = self { return forms }
        return [self]
    }

    fileprivate var schemaMembers: [(String, SchemaJSON)] {
        switch self {
        case .number: Self.expression
        case .condition: Self.type("string", "boolean")
        case .truth: [("enum", .list([.truth(true), .truth(false)] + ["yes", "no", "on", "off"].map { .text($0) }))]
        case .text: Self.type("string", "number", "boolean")
        case .elementKind: Self.type("string", "number", "boolean") + [("maxLength", .number(DocumentLimits.kind))]
        case .name(let names): Self.anyOf([Self.names(names), Self.text(Self.pattern(names))])
        case .device: Self.type("string") + Self.anyOf([Self.names(Device.all.map(\.name)), .object(Self.type("string"))])
        case .version: [("const", .number(1))]
        case .dimension: Self.expression + Self.examples("fractionalWidth(1/3)", "absolute(44)", "estimated(100)")
        case .spacing: Self.expression + Self.examples("fixed(8)", "flexible(8)")
        case .insets: Self.anyOf([ValueForm.number.schema, Self.numbers(4), ValueForm.map(.insets).schema])
        case .point: Self.anyOf([Self.numbers(2), ValueForm.map(.point).schema])
        case .frame: Self.numberList(4)
        case .color(let mayBeChosen): Self.anyOf(Self.colors + (mayBeChosen ? [Self.text("\\?")] : []))
        case .colorPair: Self.anyOf(Self.colors + [ValueForm.map(.colorPair).schema])
        case .page:
            Self.anyOf(Self.colors + [Self.names([FormatNames.nothing]), ValueForm.map(.colorPair).schema])
        case .crop:
            Self.type("string") + [("pattern", .text("^(phone|section:[0-9]+|element:[0-9]+[-,][0-9]+(:[A-Za-z0-9_]+)?)$"))]
                + [("examples", .list(DiagramCrop.Part.forms.map { .text($0) }))]
        case .length(let range):
            Self.type("number") + [("minimum", .number(Int(range.lowerBound))), ("maximum", .number(Int(range.upperBound)))]
        case .file: Self.type("string") + [("pattern", .text("."))]
        case .wholeNumber(let range):
            Self.type("integer") + [("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound))]
        case .golden: Self.type("string") + [("pattern", .text("^(frames|svg|png)( [^ ]+)?$"))]
        case .list(let element, let minimum, let maximum):
            Self.type("array") + [("items", element.schema)] + (minimum > 0 ? [("minItems", .number(minimum))] : [])
                + (maximum.map { [("maxItems", .number($0))] } ?? [])
        case .map(let form): [("$ref", .text("#/$defs/\(form.rawValue)"))]
        case .either(let forms): Self.anyOf(forms.map(\.schema))
        case .nothing: Self.type("null")
        }
    }

    // MARK: Parts

    private static func type(_ names: String...) -> [(String, SchemaJSON)] {
        [("type", names.count == 1 ? .text(names[0]) : .list(names.map { .text($0) }))]
    }

    private static func anyOf(_ schemas: [SchemaJSON]) -> [(String, SchemaJSON)] { [("anyOf", .list(schemas))] }

    private static func examples(_ texts: String...) -> [(String, SchemaJSON)] {
        [("examples", .list(texts.map { .text($0) }))]
    }

    /// A number, or a text that is not blank.
    private static var expression: [(String, SchemaJSON)] { type("number", "string") + [("pattern", .text("\\S"))] }

    /// A text of a pattern.
    private static func text(_ pattern: String) -> SchemaJSON { .object(type("string") + [("pattern", .text(pattern))]) }

    private static func names(_ names: [String]) -> SchemaJSON { .object([("enum", .list(names.map { .text($0) }))]) }

    /// The names with a leading dot, as in UIKit code.
    private static func pattern(_ names: [String]) -> String { "^\\.(\(names.joined(separator: "|")))$" }

    private static func numberList(_ count: Int) -> [(String, SchemaJSON)] {
        type("array") + [
            ("items", ValueForm.number.schema), ("minItems", .number(count)), ("maxItems", .number(count)),
        ]
    }

    private static func numbers(_ count: Int) -> SchemaJSON { .object(numberList(count)) }

    private static var colors: [SchemaJSON] {
        [names(DiagramTint.names), text("^#[0-9A-Fa-f]{6}$")]
    }
}

extension KeyRule {
    fileprivate var names: [String] {
        switch self {
        case .exactlyOne(let names), .atMostOne(let names): names
        case .anyOf(let sets): sets.flatMap { $0 }
        case .only(let name, let other, _): [name, other]
        case .without(let name, let others): [name] + others
        case .needing(let name, let others): [name] + others
        }
    }

    fileprivate var schema: SchemaJSON {
        func required(_ names: [String]) -> SchemaJSON { .object([("required", .list(names.map { .text($0) }))]) }
        return switch self {
        case .exactlyOne(let names): .object([("oneOf", .list(names.map { required([$0]) }))])
        case .atMostOne(let names): .object([("not", required(names))])
        case .anyOf(let sets): .object([("anyOf", .list(sets.map(required)))])
        case .only(let name, let other, let value):
            .object([
                ("if", required([name])),
                ("then", .object([
                    ("required", .list([.text(other)])),
                    ("properties", .object([(other, .object([("enum", .list([.text(value), .text("." + value)]))]))])),
                ])),
            ])
        case .without(let name, let others):
            .object([
                ("if", required([name])),
                ("then", .object([("not", .object([("anyOf", .list(others.map { required([$0]) }))]))])),
            ])
        case .needing(let name, let others):
            .object([("if", .object([("anyOf", .list(others.map { required([$0]) }))])), ("then", required([name]))])
        }
    }
}
