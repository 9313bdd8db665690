/// Plain values for arguments: numbers, texts, `nil`, empty collections, first cases of enums, and instances of types made of those.
struct PlainValues {
    let table: TypeTable
    /// The calls of the drawn functions and types in the app's code.
    private let calls: AppCalls
    /// Expressions that the user gives, by the names of parameters.
    let arguments: [String: String]
    /// Properties that a structure's memberwise initializer sets, in order.
    var properties: [[String]: [Parameter]] = [:]
    /// Implicitly unwrapped properties, which a class's code expects to be set: `var model: Model!`.
    var implicitProperties: [[String]: Set<String>] = [:]
    /// Cases by the paths of their enums.
    var cases: [[String]: [SourcePart.EnumCase]] = [:]
    var sharedInstances: [[String]: String] = [:]
    /// The types of type aliases, by their paths.
    var aliases: [[String]: String] = [:]
    /// Conforming types, inheriting protocols and subclasses, by the name of their protocol, alias or superclass.
    var conformers: [String: [[String]]] = [:]
    /// Protocols whose requirements extensions implement completely; an empty class can conform to them.
    var implementedProtocols: Set<String> = []

    /// The type in whose code the values are used. There, `self` serves as a value of the type and of its protocols: a controller's
    /// presenter gets the controller as its view.
    private var owner: [String]?
    var instances = Instances()
    var fillsLists = false
    /// True if the list arguments of an instance's initializer get four elements. Lists within other arguments stay empty.
    private var fillsArguments = false
    let instancesOfElements = Instances()
    /// The enum case to use in the list element being made; `number` is the element's index.
    var choice: (path: [String], one: SourcePart.EnumCase)?
    var number = 0

    /// A cache of searches for instances, including failed ones. An app's types need each other over several levels, so that the number
    /// of uncached searches would grow exponentially.
    final class Instances {
        struct Key: Hashable {
            var path: [String]
            var generics: [String]
            var depth: Int
        }

        var known: [Key: String?] = [:]
    }

    /// Limits of nested values, and of the types that are tried for each protocol.
    static let (depthLimit, conformerLimit) = (6, 8)
    /// The maximum length of a list that has one element for each case of an enum; further cases get no element.
    static let caseLimit = 8

    init(_ files: [FileDeclarations], _ table: TypeTable, arguments: [String: String] = [:], calls: AppCalls = AppCalls()) {
        (self.table, self.arguments, self.calls) = (table, arguments, calls)
        for file in files {
            for member in file.members where member.kind == .property {
                guard let scope = member.scope.map({ file.scopes[$0] }) else { continue }
                let type = (member.resultType ?? member.valueType).map { TypeName($0).components }
                if member.head.modifiers.isStatic, type?.last == scope.path.last || type == ["Self"] {
                    sharedInstances[scope.path] = sharedInstances[scope.path] ?? member.name
                }
            }
            let types = Dictionary(
                file.members.lazy.compactMap { member in member.scope.map { ("\($0).\(member.name)", member.resultType ?? "") } },
                uniquingKeysWith: { first, _ in first })
            for part in file.parts where part.kind == .alias {
                let path = part.parent.flatMap { file.parts[$0].scope }.map { file.scopes[$0].path } ?? []
                aliases[path + part.names] = part.resultType
            }
            for part in file.parts {
                guard let scope = part.parent.flatMap({ file.parts[$0].scope }) else { continue }
                let path = file.scopes[scope].path
                if part.kind == .property, part.isStored, part.resultType?.hasSuffix("!") ?? false, !part.modifiers.has("@IBOutlet") {
                    implicitProperties[path, default: []].formUnion(part.names)
                }
                if part.kind == .cases { cases[path, default: []] += part.cases }
                if part.needsValue, file.scopes[scope].kind == .struct, !table.isMade(byWrapperAmong: part.modifiers.attributes, within: path) {
                    // In `let width, height: CGFloat`, only the last name has the type.
                    let last = part.names.last.flatMap { types["\(scope).\($0)"] } ?? ""
                    for name in part.names {
                        let type = types["\(scope).\(name)"].flatMap { $0.isEmpty ? nil : $0 } ?? last
                        properties[path, default: []].append(Parameter(label: name, name: name, type: type, hasDefault: false))
                    }
                }
            }
            for scope in file.scopes {
                for name in scope.inheritance.compactMap({ TypeName($0).components.last }) {
                    conformers[name, default: []].append(scope.path)
                }
            }
        }
        implementedProtocols = Self.implementedProtocols(in: files)
    }

    private static func implementedProtocols(in files: [FileDeclarations]) -> Set<String> {
        var (required, given) = ([String: Set<String>](), [String: Set<String>]())
        for file in files {
            for scope in file.scopes where scope.kind == .protocol && scope.path.count == 1 && !scope.hasConditions && !scope.hasUnnamedRequirements {
                if Set(scope.inheritance).isSubset(of: ["AnyObject"]) { required[scope.path[0]] = scope.requirements }
            }
            for part in file.parts {
                guard let scope = part.parent.flatMap({ file.parts[$0].scope }).map({ file.scopes[$0] }), scope.path.count == 1 else { continue }
                if scope.kind == .extension, !scope.hasConditions { given[scope.path[0], default: []].formUnion(part.names) }
            }
        }
        return Set(required.filter { $0.value.isSubset(of: given[$0.key] ?? []) }.keys)
    }

    // MARK: Instances

    /// The same values for use in the code of a type: there, `self` is a value of the type.
    func knowing(_ path: [String]) -> PlainValues {
        var values = self
        (values.owner, values.instances) = (path, Instances())
        return values
    }

    /// An instance of a type that makes layouts; `nil` if a value for it cannot be made. Lists in the instance have elements, as empty ones
    /// may lead to a layout without items or sections.
    func layoutMaker(of path: [String]) -> String? {
        var values = self
        (values.fillsArguments, values.instances) = (true, Instances())
        return values.instance(of: path) ?? instance(of: path)
    }

    /// An instance of a UIKit class, from the table of guesses; `nil` if the table lacks it.
    func knownInstance(of path: [String]) -> String? { path.count == 1 ? Guesses.value(ofType: path[0]) : nil }

    /// An expression for an instance of a type; `nil` if there is none.
    ///
    /// - Parameter generics: generic arguments that code names; if empty, those chosen for drawing the type.
    func instance(of path: [String], with generics: [String] = [], depth: Int = 0) -> String? {
        if let owner, owner == path { return "self" }
        let type = Instances.Key(path: path, generics: generics, depth: depth)
        if let known = instances.known[type] { return known }
        // A type that needs an instance of itself has none.
        instances.known.updateValue(nil, forKey: type)
        let made = newInstance(of: path, with: generics, depth: depth)
        instances.known.updateValue(made, forKey: type)
        return made
    }

    private func newInstance(of path: [String], with generics: [String], depth: Int) -> String? {
        guard depth < Self.depthLimit, let entry = table[path], let name = table.expression(of: path, with: generics) else { return nil }
        let types = generics.isEmpty ? table.types(in: path) : entry.scope.types(for: generics)
        switch entry.scope.kind {
        case .enum: return firstCase(of: path, depth: depth).map { "\(name).\($0)" }
        case .extension: return nil
        case .protocol: return conformingInstance(of: path, depth: depth)
        case .class, .struct, .actor: return madeInstance(of: path, name, types, depth)
        }
    }

    /// An instance of a type that conforms to all given protocols. Tried in this order: `self` if `owner` conforms, types made for tests,
    /// other types, in the order of their files.
    func conformingInstance(of path: [String], and others: [String] = [], depth: Int) -> String? {
        // A protocol does not add to the depth: in apps with mocks, nearly each type has one.
        let all = (conformers[path[path.count - 1]] ?? []).filter { type in others.allSatisfy { conformers[$0]?.contains(type) ?? false } }
        if let owner, all.contains(owner) { return "self" }
        let forTests = all.filter { NameRules.isForTests($0.joined(separator: ".")) }
        for conformer in (forTests + all.filter { !forTests.contains($0) }).prefix(Self.conformerLimit) where conformer != path {
            if let value = instance(of: conformer, depth: depth) { return value }
        }
        return nil
    }

    /// An instance of a class or structure, created by the initializer that needs the fewest arguments.
    private func madeInstance(of path: [String], _ name: String, _ types: [String: String], _ depth: Int) -> String? {
        guard let entry = table[path] else { return nil }
        let asked = table.initializers(of: path, with: types).first { one in
            !one.canFail && !one.isPrivate && one.parameters.contains(where: isGiven)
        }
        if let asked, let arguments = arguments(for: asked.parameters, within: path, depth: depth) { return name + arguments }
        let empty = (entry.scope.initializers + entry.addedInitializers).filter { !$0.needsArguments && !$0.canFail }
        if case .possible = entry.making, empty.isEmpty || empty.contains(where: { !$0.isPrivate }) {
            return completeInstance(of: entry, name, depth) ?? "\(name)()"
        }
        if depth == 0, let arguments = argumentsOfApp(for: path, types) { return name + arguments }
        if let arguments = Self.inheritedArguments[entry.root ?? ""], !entry.scope.needsValues,
            table.initializers(of: path).allSatisfy({ $0.isConvenience || $0.isOfNib }) { return name + arguments }
        let callable = table.initializers(of: path, with: types).filter { !$0.canFail && !$0.isPrivate && !$0.isOfNib }
        for candidate in callable.sorted(by: { $0.neededCount < $1.neededCount }) {
            if let arguments = self.arguments(for: candidate.parameters, within: path, depth: depth) { return name + arguments }
        }
        if let shared = sharedInstances[path] { return "\(name).\(shared)" }
        // A drawn type's private initializer can be called from the type's own file.
        if depth == 0, case .possible = entry.making { return "\(name)()" }
        let isPlain = entry.scope.kind == .struct && entry.scope.initializers.isEmpty
        let needed = (properties[path] ?? []).map { $0.replacing(types) }
        return isPlain ? arguments(for: needed, within: path, depth: depth).map { name + $0 } : nil
    }

    /// The arguments with which the app's code calls one of a type's initializers: those of the call that gives the most values. `nil` if no
    /// call gives any.
    private func argumentsOfApp(for path: [String], _ types: [String: String]) -> String? {
        let memberwise = (properties[path] ?? []).map { $0.replacing(types) }
        let all = table.initializers(of: path, with: types).filter { !$0.canFail && !$0.isPrivate && !$0.isOfNib }.map(\.parameters) + [memberwise]
        let given = all.map { (parameters: $0, values: calls.arguments(for: $0, of: path.last ?? "", within: [])) }
        guard let most = given.max(by: { $0.values.count < $1.values.count }), !most.values.isEmpty else { return nil }
        return arguments(for: most.parameters, within: path, as: most.values)
    }

    /// Arguments of initializers that subclasses inherit from UIKit. A controller or collection view gets a flow layout, as from a
    /// storyboard; its code can set another one.
    private static let inheritedArguments = [
        "UICollectionView": "(frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())",
        "UICollectionViewController": "(collectionViewLayout: UICollectionViewFlowLayout())",
        "UIPageViewController": "(transitionStyle: .scroll, navigationOrientation: .horizontal)",
    ]

    /// A controller created as in a segue action, with the coder of the storyboard's scene, named `coder`, and further arguments; `nil`
    /// without such an initializer.
    func instanceOfScene(of path: [String]) -> String? {
        guard let name = table.expression(of: path) else { return nil }
        for one in table.initializers(of: path) where !one.isPrivate && one.parameters.contains(where: { $0.type == "NSCoder" }) {
            let needed = one.parameters.filter { !$0.hasDefault }
            let words = needed.compactMap { parameter in
                let value = parameter.type == "NSCoder" ? "coder" : value(of: parameter, within: path)
                return value.map { (parameter.label.map { "\($0): " } ?? "") + $0 }
            }
            if words.count > 1, words.count == needed.count { return "\(name)(\(words.joined(separator: ", ")))" }
        }
        return nil
    }

    /// An instance made by a convenience initializer; `nil` if `Type()` makes a complete one, or no initializer fits. `Type()` is
    /// incomplete if it leaves implicitly unwrapped properties unset for which an initializer has parameters, or if only convenience
    /// initializers set up a view.
    private func completeInstance(of entry: TypeTable.Entry, _ name: String, _ depth: Int) -> String? {
        let (scope, own) = (entry.scope, entry.scope.initializers.filter { !$0.takesCoder })
        let implicit = implicitProperties[scope.path] ?? []
        let isSetUpByConvenience = depth == 0 && table.isView(entry) && own.allSatisfy { $0.isConvenience && $0.needsArguments }
        let setters = own.filter { one in
            one.isConvenience && !one.canFail && !one.isPrivate
                && (isSetUpByConvenience || one.parameters.contains { implicit.contains($0.name) })
        }
        // Not `lazy.compactMap(…).first`, which computes the value twice, and so 2ⁿ times at depth n.
        for one in setters {
            if let arguments = arguments(for: one.parameters, within: scope.path, depth: depth) { return name + arguments }
        }
        return nil
    }

    /// The first case without associated values, or otherwise the first whose values can be made.
    private func firstCase(of path: [String], depth: Int) -> String? {
        if let choice, choice.path == path { return value(of: choice.one, within: path, depth: depth) }
        let all = cases[path] ?? []
        for one in all.filter({ $0.values == nil }) + all.filter({ $0.values != nil }) {
            if let value = value(of: one, within: path, depth: depth) { return value }
        }
        return nil
    }

    func value(of one: SourcePart.EnumCase, within path: [String], depth: Int) -> String? {
        guard var values = one.values else { return one.name }
        for index in values.indices where values[index].name.isEmpty { values[index].name = one.name }
        return arguments(for: values, within: path, depth: depth).map { one.name + $0 }
    }

    /// An argument list with values for all parameters that need one; `nil` if one of them cannot be made.
    ///
    /// - Parameter given: the values that the app's code gives, by the indices of the parameters.
    func arguments(for parameters: [Parameter], within path: [String], depth: Int = 0, as given: [Int: String] = [:]) -> String? {
        var (words, ofOwner) = ([String](), self)
        // Each element gets its own `id`. Its other ids, such as `albumID`, are those of a parent, and four elements share a parent.
        let hasID = parameters.contains { $0.name == "id" }
        if hasID, number > 0 { (ofOwner.number, ofOwner.instances) = (number / 4, Instances()) }
        for (index, parameter) in parameters.enumerated() where !parameter.hasDefault || isGiven(parameter) || given[index] != nil {
            let isOfOwner = hasID && parameter.name != "id" && parameter.name.lowercased().hasSuffix("id")
            let list = fillsArguments && depth == 0 ? list(of: parameter, in: .layout, within: path, count: 4) : nil
            let value = isGiven(parameter) ? nil : given[index]
            guard let value = value ?? list ?? (isOfOwner ? ofOwner : self).value(of: parameter, within: path, depth: depth) else { return nil }
            words.append((parameter.label.map { "\($0): " } ?? "") + value)
        }
        return "(\(words.joined(separator: ", ")))"
    }

    /// Elements for a list parameter of a function that makes a layout: with an empty list, the layout would have no sections. `nil` for
    /// other parameters.
    private func list(of parameter: Parameter, in product: Declaration.Product, within path: [String], count: Int = 1) -> String? {
        let type = Self.bare(parameter.type)
        guard product != .view, !isGiven(parameter), type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") else { return nil }
        return list(of: String(type.dropFirst().dropLast()), named: parameter.name, within: path, count: count)
    }

    /// A call of a function; `nil` if an argument cannot be made. A function that returns a section for an index or an environment is
    /// called from a section provider.
    func call(_ function: MemberDeclaration, _ product: Declaration.Product, within path: [String]) -> Declaration.Call? {
        var (call, words) = (Declaration.Call(segueAction: function.segueAction), [String]())
        let own = table.genericArguments(of: function).types
        let types = table.types(in: path).merging(own) { _, inner in inner }
        let ofApp = calls.arguments(for: function.parameters, of: function.name, within: path)
        for (index, written) in function.parameters.enumerated() where !written.hasDefault || isGiven(written) || ofApp[index] != nil {
            let parameter = written.replacing(types)
            let type = TypeName(parameter.type).components.last ?? ""
            let isGiven = isGiven(written)
            let name = parameter.name.lowercased()
            let value: String?
            if product == .section, !isGiven, type == "NSCollectionLayoutEnvironment" {
                (value, call.isProvider) = ("$1", true)
            } else if product == .section, !isGiven, type == "Int", name.contains("section") || name.hasSuffix("index") {
                (value, call.isProvider) = ("$0", true)
            } else if call.segueAction != nil {
                // UIKit passes the sender and the segue's identifier. A sender may be of type `Any`.
                value = type == "NSCoder" ? "coder" : TypeName.isOptional(parameter.type) ? "nil" : "\"\""
            } else {
                value = (isGiven ? nil : ofApp[index]) ?? list(of: parameter, in: product, within: path) ?? self.value(of: parameter, within: path)
            }
            guard var value else { return nil }
            let isGeneric = TypeText.names(in: written.type).contains { own[$0] != nil }
            // The compiler infers generic arguments from the values.
            if !isGiven, isGeneric { value += " as \(Self.bare(parameter.type))" }
            words.append((parameter.label.map { "\($0): " } ?? "") + value)
            if !isGiven, !value.hasPrefix("$"), call.segueAction == nil { call.assumed.append("\(parameter.name): \(value)") }
        }
        call.arguments = "(\(words.joined(separator: ", ")))"
        return call
    }
}
