/// The entries of a module, and what a program needs to draw them.
package struct DrawableDeclarations: Sendable {
    /// All entries: view controllers, then members that return a controller, a layout or a section, then previews, each in file order.
    package let declarations: [Declaration]
    /// Directives that apply to no declaration, each with its file's index.
    package let strayDirectives: [StrayDirective]

    /// Classes with outlets, which XIB and storyboard files set.
    package let outletClasses: [OutletClass]
    /// View controllers with properties that the presenting code sets.
    package let unsetProperties: [UnsetProperties]
    /// Classes with properties that are empty until data arrive.
    package let emptyData: [EmptyData]
    /// The members of the files' types and extensions, each with its type's name: `Bundle.module`. Global functions with their labels.
    package let memberPaths: Set<String>
    /// Types of generated accessors that the files use and do not declare.
    package let generatedAssets: [GeneratedAssets]
    /// True if the files declare generic types or functions.
    package let areGeneric: Bool
    /// Changes that the files need on Linux.
    package let edits: [CodeEdit]
    /// Edits that make the code for a controller's sections report when it runs.
    package let sectionMarks: [CodeEdit]
    /// Edits that make statements run only if the properties that they need are set.
    package let unsetStatements: [CodeEdit]

    package struct StrayDirective: Sendable, Hashable {
        package var file: Int
        package var directive: SourceDirective
    }

    /// - Parameters:
    ///   - sources: the module's files.
    ///   - count: the number of files whose declarations are drawn; these files come first. `nil` for all.
    ///   - imported: files of imported modules, whose types may be superclasses. Their own declarations are not drawn.
    ///   - flags: compilation flags that are set, besides `DEBUG`.
    ///   - interfaceClasses: the custom classes that XIB and storyboard files name.
    ///   - arguments: expressions for parameters, by name.
    ///   - generics: the types for generic parameters.
    ///   - calls: the app's calls of functions and initializers.
    ///   - hasControllers: false to find members only, without controllers and previews.
    ///   - isExcluded: true for the paths of declarations that the user excludes.
    package init(
        _ sources: [SourceText], drawing count: Int? = nil, importing imported: [SourceText] = [], flags: Set<String> = [],
        interfaceClasses: Set<String> = [], arguments: [String: String] = [:], generics: TypeArguments = TypeArguments(),
        calls: AppCalls = AppCalls(), controllers hasControllers: Bool = true, excluding isExcluded: (String) -> Bool = { _ in false }
    ) {
        let read = sources.map { $0.file(flags) }
        let (active, files) = (read.map(\.active), read.map(\.declarations))
        let all = files + imported.map { $0.file(flags).declarations }
        let table = TypeTable(all, interfaceClasses: interfaceClasses, generics)
        let functions = FunctionTable(all, table)
        let values = PlainValues(all, table, arguments: arguments, calls: calls)
        let drawn = files.prefix(count ?? files.count)
        let controllers = !hasControllers ? [] : drawn.enumerated().flatMap { Self.controllers(of: $1, file: $0, table, values) }
        let members = drawn.enumerated().flatMap { Self.members(of: $1, file: $0, table, functions, values) }
        let previews = hasControllers ? Self.previews(of: Array(drawn), besides: controllers + members, table) : []
        declarations = (controllers + members + previews).map { declaration in
            var declaration = declaration
            if declaration.isSkipped { declaration.refusal = "is skipped by the comment above it" }
            guard isExcluded(declaration.path) else { return declaration }
            (declaration.isSkipped, declaration.refusal) = (true, "is excluded")
            return declaration
        }
        areGeneric = files.contains { $0.scopes.contains(where: \.isGeneric) || $0.members.contains(where: \.isGeneric) }
        outletClasses = files.enumerated().flatMap { OutletClass.classes(of: $1, file: $0) }
        unsetProperties = files.enumerated().flatMap { UnsetProperties.classes(of: $1, active[$0].code, file: $0, table, values) }
        emptyData = files.enumerated().flatMap { EmptyData.classes(of: $1, file: $0, table, values) }
        edits = Self.edits(for: files, active, values)
        memberPaths = Set(files.flatMap { file in file.parts.flatMap { Self.memberPaths(of: $0, in: file) } })
        generatedAssets = GeneratedAssets.missing(in: all, active.map(\.code))
        sectionMarks = CodeEdit.sectionMarks(in: files, active.map(\.code), marked: declarations)
        unsetStatements = CodeEdit.unsetStatements(in: files, active.map(\.code))
        strayDirectives = Self.strays(among: Array(active.prefix(drawn.count)), besides: declarations)
    }

    private static func memberPaths(of part: SourcePart, in file: FileDeclarations) -> [String] {
        guard let parent = part.parent else {
            let labels = part.parameters.map { "\($0.label ?? "_"):" }.joined()
            return part.kind == .function && !part.isHidden ? part.names.map { "\($0)(\(labels))" } : []
        }
        guard let type = file.parts[parent].scope.flatMap({ file.scopes[$0].path.last }) else { return [] }
        return part.names.map { "\(type).\($0)" }
    }

    private static func edits(for files: [FileDeclarations], _ active: [ActiveCode], _ values: PlainValues) -> [CodeEdit] {
        let (codes, table) = (active.map(\.code), values.table)
        let ofRuntime = (CodeEdit.movedOverrides(in: files, codes) + CodeEdit.optionalRequirements(in: files, active)).map { edit in
            CodeEdit(file: edit.file, range: edit.range, text: edit.text, why: .objectiveC)
        }
        // A list, because the compiler needs 12 s for the type of their sum.
        let edits: [[CodeEdit]] = [
            files.enumerated().flatMap { CodeEdit.frameInitializers(for: $1, file: $0, table) },
            files.enumerated().flatMap { CodeEdit.runtimeInstances(for: $1, file: $0, table) },
            files.enumerated().flatMap { CodeEdit.observationImport(in: $1, codes[$0], file: $0) },
            codes.enumerated().flatMap { CodeEdit.namedLengths(in: $1, file: $0) + CodeEdit.forcedFonts(in: $1, file: $0) },
            ofRuntime, CodeEdit.sectionCases(in: files, codes, values), CodeEdit.selves(in: files, codes, table),
        ]
        return edits.flatMap { $0 }
    }

    private static func controllers(
        of file: FileDeclarations, file index: Int, _ table: TypeTable, _ values: PlainValues
    ) -> [Declaration] {
        let views = viewsWithCollections(in: file)
        return file.scopes.compactMap { scope in
            guard scope.kind == .class, let entry = table[scope.path] else { return nil }
            let isController = table.isController(entry)
            let isLayout = entry.root == "UICollectionViewCompositionalLayout"
            // A collection view that inherits its initializers gets its layout from the code around it.
            let hasLayout = entry.making == .possible || !scope.initializers.isEmpty
            let isView = entry.root == "UICollectionView" && hasLayout || entry.root == "UIView" && views.contains(scope.path)
            guard isController || isLayout || isView else { return nil }
            var declaration = Declaration(
                kind: .controller, product: isLayout ? .layout : .view, typePath: scope.path.dropLast(),
                name: scope.path[scope.path.count - 1], file: index, line: scope.head.line, range: scope.head.range)
            declaration.inheritance = scope.inheritance
            declaration.modifiers = scope.head.modifiers
            declaration.directives = scope.head.directives
            declaration.isSkipped = isSkipped(scope, table)
            declaration.isGeneric = scope.isGeneric
            declaration.typeExpression = table.expression(of: scope.path)
            declaration.add(table.genericArguments(in: scope.path))
            if isController { declaration.creation = entry.making == .fromFile ? .file : .controller }
            declaration.stopsFromCoder = scope.stopsFromCoder
            declaration.needsInstance = !isController
            declaration.hasCollection = views.contains(scope.path)
            let isOfFile = declaration.creation == .file
            declaration.instance = isOfFile ? values.instanceOfScene(of: scope.path) : values.instance(of: scope.path)
            declaration.refusal = Refusal.of(scope, table, hasInstance: declaration.instance != nil)
            // A class that needs arguments is listed: other files may declare their types.
            let mayBeMade = entry.making == .needsArguments && !scope.initializers.isEmpty
            return isController || declaration.isDrawable || mayBeMade ? declaration : nil
        }
    }

    /// The paths of types that have a collection view.
    private static func viewsWithCollections(in file: FileDeclarations) -> Set<[String]> {
        Set(file.members.filter { $0.kind == .property }.compactMap { member in
            let type = (member.resultType ?? member.valueType).map { TypeName($0).components } ?? []
            return type == ["UICollectionView"] ? member.scope.map { file.scopes[$0].path } : nil
        })
    }

    private static func previews(
        of files: [FileDeclarations], besides others: [Declaration], _ table: TypeTable
    ) -> [Declaration] {
        let all = files.enumerated().flatMap { index, file in file.previews.map { (index, $0) } }
        let names = PreviewDeclaration.numbered(all.map(\.1.stem), besides: Set(others.map(\.path)))
        return zip(all, names).map { found, name in
            let (file, preview) = found
            var declaration = Declaration(
                kind: .preview, product: .view, typePath: [], name: name, file: file, line: preview.head.line,
                range: preview.head.range)
            (declaration.content, declaration.modifiers) = (preview.content, preview.head.modifiers)
            declaration.traits = preview.traits
            declaration.directives = preview.head.directives
            declaration.isSkipped = preview.head.isSkipped
            declaration.refusal = preview.refusal(table)
            return declaration
        }
    }

    /// True for a type or extension with a comment `// galley: skip` above it or above an enclosing type.
    private static func isSkipped(_ scope: ScopeDeclaration, _ table: TypeTable) -> Bool {
        scope.head.isSkipped || scope.path.indices.contains { table[Array(scope.path[...$0])]?.scope.head.isSkipped ?? false }
    }

    private static func members(
        of file: FileDeclarations, file index: Int, _ table: TypeTable, _ functions: FunctionTable, _ values: PlainValues
    ) -> [Declaration] {
        file.members.compactMap { member in
            let scope = member.scope.map { file.scopes[$0] }
            let (found, unknown) = product(of: member, within: scope?.path ?? [], table, functions)
            guard let product = found, product != .view || isFactory(member, in: scope, table) else { return nil }
            var declaration = Declaration(
                kind: member.kind, product: product, typePath: scope?.path ?? [], name: member.name, file: index,
                line: member.head.line, range: member.head.range)
            (declaration.parameters, declaration.resultType) = (member.parameters, member.resultType)
            (declaration.modifiers, declaration.directives) = (member.head.modifiers, member.head.directives)
            declaration.isSkipped = member.head.isSkipped || scope.map { isSkipped($0, table) } ?? false
            declaration.isGeneric = member.isGeneric
            declaration.needsInstance = scope != nil && !member.head.modifiers.isStatic
            // A member of a protocol's extension is drawn with a conforming type: an empty class if possible, otherwise a type of the app.
            let isOfProtocol = scope.map(values.extendsImplementedProtocol) ?? false
            let conformer = isOfProtocol ? nil : scope.flatMap(values.conformer)
            let owner = conformer ?? scope?.path
            let type = owner.flatMap { table[$0] }
            let isOfController = type.map(table.isController) ?? false
            if isOfController { declaration.creation = type?.making == .fromFile ? .file : .controller }
            declaration.stopsFromCoder = type?.scope.stopsFromCoder ?? false
            declaration.isOfView = declaration.needsInstance && type.map(table.isView) ?? false
            if let owner { declaration.belong(to: owner, values) }
            if isOfProtocol { (declaration.creation, declaration.instance) = (.emptyConformer, nil) }
            var call = member.kind == .function ? values.call(member, product, within: scope?.path ?? []) : Declaration.Call()
            if isRepresentation(member, of: type?.scope, scope) { call = Declaration.Call(isHosted: true) }
            if TypeName.isProvider(member.resultType) {
                call?.arguments += "($0, $1)"
                call?.isProvider = true
            }
            declaration.call = call ?? Declaration.Call()
            if let owner { declaration.add(table.genericArguments(in: owner)) }
            if let conformer { declaration.typeArguments.append(conformer.joined(separator: ".")) }
            declaration.add(table.genericArguments(of: member))
            if type?.scope.kind == .enum, let first = declaration.instance { declaration.call.assumed.append(first) }
            if isOfController, product == .section, !declaration.call.arguments.contains("$0") {
                declaration.sectionMark = "\(declaration.path):\(declaration.line)"
            }
            declaration.refusal =
                unknown
                ?? Refusal.of(member, in: conformer == nil && !isOfProtocol ? scope : nil, table, hasInstance: declaration.instance != nil, isCalled: call != nil)
            return declaration
        }
    }

    /// The product of a function or property, and a refusal if the product is guessed from the name only.
    private static func product(
        of member: MemberDeclaration, within path: [String], _ table: TypeTable, _ functions: FunctionTable
    ) -> (found: Declaration.Product?, unknown: String?) {
        if member.segueAction != nil { return (.view, nil) }
        if TypeName.isProvider(member.resultType) { return (.section, nil) }
        if let written = member.resultType { return (table.product(of: written, within: path), nil) }
        if let product = member.valueType.flatMap({ table.product(of: $0, within: path) }) { return (product, nil) }
        guard let name = member.valueCall.last else { return (nil, nil) }
        switch functions.answer(member.valueCall, within: path) {
        case .product(let product): return (product, nil)
        case .somethingElse: return (nil, nil)
        case .unknown:
            guard let product = productByName(member.name), name.first?.isLowercase == true else { return (nil, nil) }
            let call = member.valueCall.joined(separator: ".")
            return (product, "gets its type from \(call)(), which is not declared in these files; write the type")
        }
    }

    /// True for factories: global, static, a segue action, or named make, build or create in a type that is not a controller.
    private static func isFactory(_ member: MemberDeclaration, in scope: ScopeDeclaration?, _ table: TypeTable) -> Bool {
        if member.head.modifiers.isOverride { return false }
        guard let scope, !member.head.modifiers.isStatic, member.segueAction == nil else { return true }
        let isMaker = ["make", "build", "create"].contains { member.name.hasPrefix($0) }
        return member.kind == .function && isMaker && !(table[scope.path].map(table.isController) ?? false)
    }

    /// True for `makeUIViewController(context:)` of a `UIViewControllerRepresentable`.
    private static func isRepresentation(_ member: MemberDeclaration, of types: ScopeDeclaration?...) -> Bool {
        member.name == "makeUIViewController" && member.parameters.map(\.label) == ["context"]
            && types.contains { $0?.inheritance.contains { TypeName($0).components.last == "UIViewControllerRepresentable" } ?? false }
    }

    private static func productByName(_ name: String) -> Declaration.Product? {
        name.lowercased().hasSuffix("layout") ? .layout : name.lowercased().hasSuffix("section") ? .section : nil
    }

    private static func strays(among files: [ActiveCode], besides declarations: [Declaration]) -> [StrayDirective] {
        let used = Set(
            declarations.flatMap { declaration in
                declaration.directives.map { StrayDirective(file: declaration.file, directive: $0) }
            })
        return files.enumerated().flatMap { index, file in
            (file.directives.values.flatMap { $0 } + file.strayDirectives)
                .map { StrayDirective(file: index, directive: $0) }
                .filter { !used.contains($0) && !$0.directive.skips }
                .sorted { $0.directive.line < $1.directive.line }
        }
    }
}

extension Declaration {
    /// Sets the type that a member belongs to, and an instance of it if the member needs one.
    fileprivate mutating func belong(to owner: [String], _ values: PlainValues) {
        let table = values.table
        typeExpression = table.expression(of: owner)
        // Calls of an actor's members have to be awaited.
        guard needsInstance, table[owner]?.scope.kind != .actor else { return }
        instance = creation == .file ? values.instanceOfScene(of: owner)
            : (creation == .controller || isOfView ? values.instance(of: owner) : values.layoutMaker(of: owner)) ?? (table[owner] == nil ? values.knownInstance(of: owner) : nil)
    }
}
