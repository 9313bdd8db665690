/// Plain values by type: numbers, texts, lists, closures, metatypes and instances.
extension PlainValues {
    /// A value of an app's own data type, with elements in its lists; `nil` for views and other subclasses of UIKit's and Foundation's
    /// classes, for protocols, and if no value can be made.
    func data(ofType type: String, named name: String, within path: [String]) -> String? {
        guard let found = table.path(of: TypeName(type).components, within: path), let entry = table[found], isData(entry),
            entry.scope.kind != .protocol
        else { return nil }
        return ofElements.value(ofType: type, name, within: path, depth: 1)
    }

    /// Values for list elements. The lists within an element have elements, too: code that reads an element may read its parts.
    private var ofElements: PlainValues {
        var values = self
        (values.fillsLists, values.instances) = (true, instancesOfElements)
        return values
    }

    /// Plain values for an element; texts and ids end with its number.
    private func numbered(_ number: Int) -> PlainValues {
        var values = ofElements
        if number > 0 { (values.number, values.instances) = (number, Instances()) }
        return values
    }

    /// Plain values for a list element in which the enum `kind` has the case `one`; `number` is the element's index.
    private func choosing(_ one: SourcePart.EnumCase, of kind: [String], _ number: Int) -> PlainValues {
        var values = numbered(number)
        (values.choice, values.instances) = ((kind, one), Instances())
        return values
    }

    /// The enum whose cases distinguish the elements of a list, one element per case: the element type itself, or the type of the
    /// first of its properties and initializer parameters that is an enum with several cases.
    private func kind(of path: [String]) -> [String]? {
        func isKind(_ path: [String]) -> Bool { table[path]?.scope.kind == .enum && cases[path]?.count ?? 0 > 1 }
        if isKind(path) { return path }
        let parameters = (properties[path] ?? []) + table.initializers(of: path).flatMap(\.parameters)
        return parameters.lazy.compactMap { table.path(of: TypeName($0.type).components, within: path) }.first(where: isKind)
    }

    private func isData(_ entry: TypeTable.Entry) -> Bool {
        !(entry.root.map { $0.hasPrefix("UI") || $0.hasPrefix("NS") && $0 != "NSObject" } ?? false)
    }

    /// A list with plain elements; `nil` for lists of views and the like. If an element is an enum or contains one, the list has one
    /// element for each case of the enum.
    ///
    /// - Parameter count: the number of elements if the element type contains no enum.
    func list(of element: String, named name: String, within path: [String], depth: Int = 0, count: Int = 1) -> String? {
        let components = TypeName(element).components
        guard let last = components.last, !TypeName.isOptional(element), !element.contains("->"), last != "IndexPath" else { return nil }
        if let type = table.path(of: components, within: path), let entry = table[type] {
            guard isData(entry) else { return nil }
            let isListed = entry.scope.kind == .enum && entry.scope.inheritance.contains("CaseIterable")
            if isListed, let name = table.expression(of: type) { return "Array(\(name).allCases)" }
            if !fillsLists, let kind = kind(of: type) {
                let elements = (cases[kind] ?? []).prefix(Self.caseLimit).enumerated().compactMap { number, one in
                    choosing(one, of: kind, number).value(ofType: element, name, within: path, depth: depth + 1)
                }
                // Diffable data sources reject equal elements, such as those of an initializer that does not take the case.
                let distinct = elements.indices.filter { !elements[..<$0].contains(elements[$0]) }.map { elements[$0] }
                return distinct.isEmpty ? nil : "[\(distinct.joined(separator: ", "))]"
            }
        } else if last.hasPrefix("UI") || last.hasPrefix("NS"), !["UIImage", "UIColor", "NSAttributedString", "NSNumber"].contains(last) {
            return nil
        }
        let elements = (0..<count).compactMap { index in
            (fillsLists ? self : numbered(index)).value(ofType: element, name, within: path, depth: depth + 1)
        }
        return elements.isEmpty ? nil : "[\(elements.joined(separator: ", "))]"
    }

    /// True if the user gives the parameter's value.
    func isGiven(_ parameter: Parameter) -> Bool {
        arguments[parameter.name] != nil || parameter.label.flatMap { arguments[$0] } != nil
    }

    func value(of parameter: Parameter, within path: [String], depth: Int = 0) -> String? {
        let given = arguments[parameter.name] ?? parameter.label.flatMap { arguments[$0] }
        let isReference = parameter.type.hasPrefix("inout ")
        return isReference ? nil : given ?? value(ofType: parameter.type, parameter.name, within: path, depth: depth + 1)
    }

    private func value(ofType written: String, _ name: String, within path: [String], depth: Int) -> String? {
        guard depth < Self.depthLimit, written.utf8.count < 500 else { return nil }
        let type = Self.bare(written)
        // A question mark after an arrow belongs to the result.
        if let arrow = TypeName.arrow(in: type) {
            return closure(type[..<arrow], type[arrow...].dropFirst(2), name, within: path, depth)
        }
        if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
        if type.hasPrefix("[") {
            if type.contains(":") { return "[:]" }
            return (fillsLists ? list(of: String(type.dropFirst().dropLast()), named: name, within: path, depth: depth) : nil) ?? "[]"
        }
        if ["Array<", "Set<", "ArraySlice<"].contains(where: type.hasPrefix) { return "[]" }
        if type.hasPrefix("Dictionary<") { return "[:]" }
        if type == "()" || type == "Void" { return "()" }
        if type.hasSuffix(".Type") { return metatype(type.dropLast(5), within: path) }
        let components = TypeName(String(type)).components
        guard let last = components.last else { return nil }
        if let path = table.path(of: components, within: path) {
            return instance(of: path, with: TypeText.arguments(of: String(type)), depth: depth)
        }
        if type.contains("&") {
            let names = type.split(separator: "&").compactMap { TypeName(String($0)).components.last }
            return names.first.flatMap { conformingInstance(of: [$0], and: Array(names.dropFirst()), depth: depth) }
        }
        for count in (0...path.count).reversed() {
            guard let aliased = aliases[path.prefix(count) + components] else { continue }
            // A type may conform to an alias of several protocols.
            if conformers[last] != nil, let value = conformingInstance(of: [last], depth: depth) { return value }
            return value(ofType: TypeText.replacing(table.types(in: path), in: aliased), name, within: path, depth: depth + 1)
        }
        if let label = Self.subjects[last], let element = TypeText.arguments(of: String(type)).first {
            return value(ofType: element, name, within: path, depth: depth + 1).map { ".init(\(label)\($0))" }
        }
        let known = Guesses.value(ofType: components.suffix(2).joined(separator: ".")) ?? Guesses.value(ofType: last)
        if last == "String" { return "\"\(name)\(number > 0 ? " \(number + 1)" : "")\"" }
        if last == "Int", number > 0, name.lowercased().hasSuffix("id") { return "\(number + 1)" }
        return Guesses.number(ofType: last, named: name) ?? known
    }

    /// The labels of the first values of subjects that have one, by their types.
    private static let subjects = ["CurrentValueSubject": "", "BehaviorRelay": "value: ", "BehaviorSubject": "value: "]

    /// The first type that conforms to an extended protocol and satisfies the extension's conditions:
    /// `extension Gridded where Self: UIView`; `nil` for other scopes.
    func conformer(of scope: ScopeDeclaration) -> [String]? {
        guard scope.kind == .extension, table[scope.path]?.scope.kind == .protocol else { return nil }
        let bases = TypeText.parts(of: scope.conditions, at: ",").filter { !$0.isEmpty }.map { condition in
            ["Self:", "Self=="].first(where: condition.hasPrefix).map { TypeName(String(condition.dropFirst($0.count))).components.last ?? "" }
        }
        return conformers[scope.path[scope.path.count - 1]]?.first { type in
            guard let entry = table[type], entry.scope.kind != .protocol, !entry.scope.isGeneric else { return false }
            return bases.allSatisfy { base in
                guard let base else { return false }
                return type.last == base || entry.root == base || base == "UIViewController" && table.isController(entry)
                    || conformers[base]?.contains(type) ?? false
            }
        }
    }

    /// True for an extension without conditions of a protocol in `implementedProtocols`.
    func extendsImplementedProtocol(_ scope: ScopeDeclaration) -> Bool {
        scope.kind == .extension && !scope.hasConditions && scope.path.count == 1 && implementedProtocols.contains(scope.path[0])
    }

    /// The metatype, as in `Feed.self`; `nil` for protocols and unknown types.
    private func metatype(_ type: Substring, within path: [String]) -> String? {
        let components = TypeName(String(type)).components
        let entry = table.path(of: components, within: path).flatMap { table[$0] }
        let isKnown = entry.map { $0.scope.kind != .protocol } ?? (components.count == 1 && TypeArguments.isOfSystem(components[0]))
        return isKnown ? "\(type).self" : nil
    }

    /// A type without attributes, ownership modifiers, `some` and `any`.
    static func bare(_ written: String) -> Substring {
        var type = Substring(written.filter { !$0.isNewline })
        var last: Substring
        repeat {
            last = type
            for prefix in prefixes { while type.hasPrefix(prefix) { type = type.dropFirst(prefix.count) } }
            type = TypeName.unwrapped(type)
        } while type != last
        return type
    }

    private static let prefixes = [
        "@escaping ", "@autoclosure ", "@Sendable ", "@MainActor ", "@ViewBuilder ", "some ", "any ", "borrowing ", "consuming ",
        "sending ",
    ]

    private func closure(_ parameters: Substring, _ result: Substring, _ name: String, within path: [String], _ depth: Int)
        -> String?
    {
        let result = result.drop { $0 == " " }
        let isVoid = ["Void", "()"].contains(String(result))
        // An optional enum, such as the kind of a section, gets a case: with `nil` the code would show nothing.
        let kind = result.hasSuffix("?") ? table.path(of: TypeName(String(result)).components, within: path).flatMap { table[$0] } : nil
        let given = kind?.scope.kind == .enum ? value(ofType: String(result.dropLast()), name, within: path, depth: depth + 1) : nil
        guard let value = given ?? (isVoid ? "" : value(ofType: String(result), name, within: path, depth: depth + 1)) else { return nil }
        let inner = parameters.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.filter { $0 != " " }
        let count = inner.isEmpty ? 0 : inner.count { $0 == "," } + 1
        return count == 0 ? "{ \(value) }" : "{ \(Array(repeating: "_", count: count).joined(separator: ", ")) in \(value) }"
    }
}
