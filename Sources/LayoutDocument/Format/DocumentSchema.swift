import CompositionalLayout
import MessageText

/// The JSON Schema (2020-12) of layout documents and project files, for editors, generated from the tables that the reader uses.
///
/// It covers keys, shapes and named values. Expressions are plain text.
package enum DocumentSchema {
    /// The schema of layout documents as a JSON text.
    package static var json: String { json("Galley layout document", .document, MapForm.allCases.filter { !projectForms.contains($0) }) }

    /// The schema of the project file as a JSON text.
    package static var projectJSON: String { json("Galley project", .project, projectForms + [.fonts]) }

    static let projectForms: [MapForm] = [.project, .projectEntry, .looks]

    private static func json(_ title: String, _ root: MapForm, _ forms: [MapForm]) -> String {
        var members: [JSONValue.Member] = [
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string(title)),
        ]
        members += root.schemaMembers
        let others = forms.filter { $0 != root }
        members.append(("$defs", .object(others.map { ($0.rawValue, .object($0.schemaMembers)) })))
        return JSONValue.object(members).inLines.text + "\n"
    }
}

extension MapForm {
    fileprivate var schemaMembers: [JSONValue.Member] {
        let required = keys.filter(\.isRequired).map { JSONValue.string($0.name) }
        let rules = rules.map(\.schema)
        var members: [JSONValue.Member] = [("type", .string("object"))]
        members.append(("properties", .object(keys.map { ($0.name, $0.schema(mayBeNull: mayLackValue($0))) })))
        members.append(("additionalProperties", .bool(false)))
        if !required.isEmpty { members.append(("required", .list(required))) }
        if !rules.isEmpty { members.append(("allOf", .list(rules))) }
        return members
    }

    /// True if a key without a value counts as absent. False if a rule depends on the key's presence. False for colours, too: an
    /// unquoted `#` begins a comment, and leaves the key without a value.
    private func mayLackValue(_ key: KeyForm) -> Bool {
        guard !key.isRequired, self != .colors, self != .colorPair else { return false }
        return !rules.contains { $0.names.contains(key.name) }
    }
}

extension KeyForm {
    fileprivate func schema(mayBeNull: Bool) -> JSONValue {
        var members: [JSONValue.Member] = [("description", .string(summary))]
        if mayBeNull {
            members.append(("anyOf", .list((value.alternatives + [.nothing]).map(\.schema))))
        } else {
            members += value.schemaMembers
        }
        return .object(members)
    }
}

extension ValueForm {
    fileprivate var schema: JSONValue { .object(schemaMembers) }

    /// The forms that the value may have: those of `either`, otherwise the form itself.
    fileprivate var alternatives: [ValueForm] {
        if case .either(let forms) = self { return forms }
        return [self]
    }

    fileprivate var schemaMembers: [JSONValue.Member] {
        switch self {
        case .number: Self.expression
        case .count: Self.expression + [("minimum", .number(0))]
        case .condition: Self.type("string", "boolean")
        case .truth: [("enum", .list([.bool(true), .bool(false)] + ["yes", "no", "on", "off"].map { .string($0) }))]
        case .text: Self.type("string", "number", "boolean")
        case .elementKind: Self.type("string", "number", "boolean") + [("maxLength", .number(DocumentLimits.kind))]
        case .name(let names): Self.anyOf([Self.names(names), Self.text(Self.pattern(names))])
        case .device: Self.type("string") + Self.anyOf([Self.names(Device.all.map(\.name)), Self.text(DevicePattern.text)])
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
            Self.type("string") + [("pattern", .string("^(phone|section:[0-9]+|element:[0-9]+[-,][0-9]+(:[A-Za-z0-9_]+)?)$"))]
                + [("examples", .list(PicturePart.forms.map { .string($0) }))]
        case .length(let range):
            Self.type("number") + [("minimum", .number(Int(range.lowerBound))), ("maximum", .number(Int(range.upperBound)))]
        case .file: Self.type("string") + [("pattern", .string("."))]
        case .wholeNumber(let range):
            Self.type("integer") + [("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound))]
        case .size: Self.type("string") + [("pattern", .string("^[0-9.]+[xX][0-9.]+$"))]
        case .list(let element, let minimum, let maximum):
            Self.type("array") + [("items", element.schema)] + (minimum > 0 ? [("minItems", .number(minimum))] : [])
                + (maximum.map { [("maxItems", .number($0))] } ?? [])
        case .map(let form): [("$ref", .string("#/$defs/\(form.rawValue)"))]
        case .either(let forms): Self.anyOf(forms.map(\.schema))
        case .nothing: Self.type("null")
        }
    }

    // MARK: Parts

    private static func type(_ names: String...) -> [JSONValue.Member] {
        [("type", names.count == 1 ? .string(names[0]) : .list(names.map { .string($0) }))]
    }

    private static func anyOf(_ schemas: [JSONValue]) -> [JSONValue.Member] { [("anyOf", .list(schemas))] }

    private static func examples(_ texts: String...) -> [JSONValue.Member] {
        [("examples", .list(texts.map { .string($0) }))]
    }

    /// A number, or a text that is neither blank nor a percentage.
    private static var expression: [JSONValue.Member] { type("number", "string") + [("pattern", .string("[^\\s%]\\s*$"))] }

    /// A text that matches a pattern.
    private static func text(_ pattern: String) -> JSONValue { .object(type("string") + [("pattern", .string(pattern))]) }

    private static func names(_ names: [String]) -> JSONValue { .object([("enum", .list(names.map { .string($0) }))]) }

    /// The names with a leading dot, as in UIKit code.
    private static func pattern(_ names: [String]) -> String { "^\\.(\(names.joined(separator: "|")))$" }

    private static func numberList(_ count: Int) -> [JSONValue.Member] {
        type("array") + [
            ("items", ValueForm.number.schema), ("minItems", .number(count)), ("maxItems", .number(count)),
        ]
    }

    private static func numbers(_ count: Int) -> JSONValue { .object(numberList(count)) }

    private static var colors: [JSONValue] {
        [names(DocumentColor.names), text("^#[0-9A-Fa-f]{6}$")]
    }
}

/// A pattern of the names that `Device.named(_:)` knows, in any case, since JSON Schema cannot ignore case.
enum DevicePattern {
    static let text = "^\\s*(\(forms.joined(separator: "|")))\\s*$"

    private static let forms = OrderedGroups(Device.all) { form($0.name) }.all.map(\.key)

    /// The pattern of a device's names: without `-inch`, and without the part in parentheses.
    private static func form(_ name: String) -> String {
        var form = ""
        for word in name.split(separator: " ") {
            // A part in parentheses may have several words.
            let (opens, closes) = (word.hasPrefix("("), word.hasSuffix(")"))
            if opens { form += "(" }
            if !form.isEmpty { form += " +" }
            form += letters(word)
            if closes { form += ")?" }
        }
        return form
    }

    private static func letters(_ word: Substring) -> String {
        let (stem, isInches) = word.hasSuffix("-inch") ? (word.dropLast(5), true) : (word, false)
        let pattern = stem.map { character -> String in
            if character.isLetter { return "[\(character.uppercased())\(character.lowercased())]" }
            return character.isNumber ? String(character) : "[\(character)]"
        }.joined()
        return pattern + (isInches ? "(-[Ii][Nn][Cc][Hh])?" : "")
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

    fileprivate var schema: JSONValue {
        func required(_ names: [String]) -> JSONValue { .object([("required", .list(names.map { .string($0) }))]) }
        return switch self {
        case .exactlyOne(let names): .object([("oneOf", .list(names.map { required([$0]) }))])
        case .atMostOne(let names): .object([("not", required(names))])
        case .anyOf(let sets): .object([("anyOf", .list(sets.map(required)))])
        case .only(let name, let other, let value):
            .object([
                ("if", required([name])),
                ("then", .object([
                    ("required", .list([.string(other)])),
                    ("properties", .object([(other, .object([("enum", .list([.string(value), .string("." + value)]))]))])),
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

extension JSONValue {
    /// The value with objects, and lists of objects, on several lines; an object with one plain member is on one line.
    fileprivate var inLines: JSONValue {
        switch self {
        case .null, .bool, .number, .string: self
        case .list(let values, _): .list(values.map(\.inLines), holdsObjects ? .lines : .line)
        case .object(let members, _):
            .object(
                members.map { ($0.name, $0.value.inLines) },
                members.count > 1 || members.contains { $0.value.holdsObjects } ? .lines : .line)
        }
    }

    /// True for an object, and for a list that contains one.
    private var holdsObjects: Bool {
        switch self {
        case .null, .bool, .number, .string: false
        case .list(let values, _): values.contains(where: \.holdsObjects)
        case .object: true
        }
    }
}
