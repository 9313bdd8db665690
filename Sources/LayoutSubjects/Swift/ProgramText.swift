import SwiftSource

/// The source text to compile: a copy of each file for Linux. Generated code at its end, which galley calls, can access the file's
/// private declarations.
struct ProgramText {
    /// The generated code for a declaration, or for the outlets of a class.
    struct Entry {
        /// The index of the declaration in the module. Higher indices stand for, in this order, classes with outlets, classes with unset
        /// properties, classes with empty data, and calls that register defaults.
        var index: Int
        var file: Int
        /// The lines of the file's copy with the generated code.
        var lines: Range<Int>
    }

    /// The copies, in the order of the files.
    private(set) var copies: [[UInt8]]
    /// The main file.
    private(set) var main = ""
    private(set) var entries: [Entry] = []
    /// The number of lines in each copy that come from the user's file; generated code follows.
    let lineCounts: [Int]
    /// The number of lines in each copy.
    private var ends: [Int]

    /// - Parameter isLeftOut: true for declarations that the compiler has rejected, by index.
    init(_ module: SwiftModule, leavingOut isLeftOut: (Int) -> Bool) {
        copies = module.files.enumerated().map { index, file in
            file.source.linuxCode(edits: Self.edits(of: index, in: module), importing: Set(module.imports.map(\.name)))
        }
        lineCounts = copies.map { copy in copy.count { $0 == UInt8(ascii: "\n") } + 1 }
        ends = lineCounts
        for file in copies.indices {
            // The file may rely on an import of UIKit in another file or in a bridging header.
            copies[file] += Array("\nimport UIKit\n".utf8)
            ends[file] += 1
        }
        let all = module.declarations.declarations
        let makers = Dictionary(
            all.indices.filter { all[$0].kind == .controller && all[$0].isDrawable && !isLeftOut($0) }.map { (all[$0].path, $0) },
            uniquingKeysWith: { first, _ in first })
        var calls: [String] = []
        for (index, declaration) in all.enumerated() where declaration.isDrawable && !isLeftOut(index) {
            let source = module.files[declaration.file].source
            let content = declaration.content.map { String(decoding: SourceText(Array(source.bytes[$0])).linuxText(), as: UTF8.self) }
            append(Self.lines(declaration, index, content), index, to: declaration.file)
            // A layout declared in a view controller shows that controller's items.
            let owner = declaration.typePath.isEmpty
                ? nil : makers[declaration.typePath.joined(separator: ".")] ?? makers[declaration.typeExpression ?? ""]
            let owned = owner.map { ", contentOf: { try \(Self.name($0))() as? UIViewController }" } ?? ""
            let mark = declaration.sectionMark.map { ", section: \"\($0)\"" } ?? ""
            calls.append("    GalleyProgram.Entry({ try \(Self.name(index))() }\(owned)\(mark)),\n")
        }
        let (outletClasses, unsetProperties) = (module.declarations.outletClasses, module.declarations.unsetProperties)
        var first = all.count
        let outlets = append(outletClasses, from: first, isLeftOut) { ($0.file, Self.lines($0, $1)) }
        first += outletClasses.count
        let properties = append(unsetProperties, from: first, isLeftOut) { ($0.file, Self.lines($0, $1)) }
        first += unsetProperties.count
        let emptyData = append(module.declarations.emptyData, from: first, isLeftOut) { ($0.file, Self.lines($0, $1)) }
        let defaults = append(module.neededDefaults, from: module.entryOfDefaults, isLeftOut) { one, index in
            let file = module.files.firstIndex { $0.path == one.path }
            return (file ?? 0, Self.lines(one.defaults, index))
        }
        let system = SystemCode.text(besides: module.declarations.memberPaths)
        let accessors = module.declarations.generatedAssets.map(\.code).joined()
        let assets = module.interfaces.assets.code(for: module.files.map(\.source))
        let registrations: String = defaults.map { "MainActor.assumeIsolated { \($0)() }\n" }.joined()
        main = Self.head + system + accessors + assets + "\n\(registrations)GalleyProgram.run(\n    [\n\(calls.joined())],\n"
            + "    outlets: [\(outlets.joined(separator: ", "))], properties: [\(properties.joined(separator: ", "))],\n"
            + "    emptyData: [\(emptyData.joined(separator: ", "))], module: \"\(module.name)\")\n"
    }

    /// Appends to the files' copies a function for each value that is not left out.
    ///
    /// - Parameter first: the index of the first value's entry.
    /// - Returns: the names of the functions.
    private mutating func append<Value>(
        _ values: [Value], from first: Int, _ isLeftOut: (Int) -> Bool, function: (Value, Int) -> (file: Int, lines: [String])
    ) -> [String] {
        zip(first..., values).filter { !isLeftOut($0.0) }.map { index, value in
            let function = function(value, index)
            append(function.lines, index, to: function.file)
            return Self.name(index)
        }
    }

    /// All edits of a file, including calls that report to the program or ask it.
    static func edits(of file: Int, in module: SwiftModule) -> [CodeEdit] {
        let all = module.declarations
        return (all.edits + all.sectionMarks + all.unsetStatements).filter { $0.file == file }
    }

    /// Appends generated code to a file's copy.
    private mutating func append(_ lines: [String], _ index: Int, to file: Int) {
        copies[file] += Array((lines.joined(separator: "\n") + "\n").utf8)
        let start = ends[file] + 1
        let count = lines.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: "\n") } + 1 }
        ends[file] += count
        entries.append(Entry(index: index, file: file, lines: start..<(start + count)))
    }

    /// The beginning of the main file, with functions that the generated code in the copies calls.
    private static let head = """
        import Dispatch
        import Foundation
        import GalleyRuntime
        import UIKit

        @MainActor func galley_controller<Controller: UIViewController>(
            _ type: Controller.Type, isOfCode: Bool = false, lacksFile: Bool = false, orBy make: () throws -> Controller?
        ) throws -> Controller { try GalleyProgram.controller(type, isOfCode: isOfCode, lacksFile: lacksFile, orBy: make) }
        @MainActor func galley_controller<Controller: UIViewController>(
            _ type: Controller.Type, byCoder make: @escaping (NSCoder) -> Controller?
        ) throws -> Controller { try GalleyProgram.controller(type, byCoder: make) }
        @MainActor func galley_scene<Controller: UIViewController>(
            _ action: String, _ make: @escaping (NSCoder) throws -> Controller?
        ) throws -> Controller { try GalleyProgram.controller(bySegueAction: action, make) }
        @MainActor func galley_instance<Value>(_ value: Value) -> Value { GalleyProgram.prepared(value) }
        func \(CodeEdit.reporter)(_ function: String) { GalleyProgram.reportSection(function) }
        func \(CodeEdit.need)(_ property: String, in path: String = #fileID, at line: Int = #line) -> Bool {
            GalleyProgram.needs(property, in: path, at: line)
        }
        @MainActor func \(keep)<Value>(_ value: Value) -> Value { GalleyProgram.kept(value) }
        @MainActor func galley_fill<Value: UIView>(_ outlet: inout Value?, _ owner: Any) {
            outlet = outlet ?? GalleyProgram.outlet(Value.self, of: owner)
        }
        func galley_fill<Value>(_ outlet: inout Value, _ owner: Any) {}
        func \(OutlineFunction.stop.rawValue)(_ file: Int, _ offset: Int) -> Never { fatalError("\(SliceBodies.ID.words) \\(file) \\(offset)") }
        func \(OutlineFunction.value.rawValue)<Value>(
            _ file: Int, _ offset: Int, of function: String = #function, in path: String = #fileID, at line: Int = #line
        ) -> Value {
            guard let value: Value = GalleyProgram.plainResult(of: function, in: path, at: line, mark: "\(SliceBodies.ID.words) \\(file) \\(offset)") else {
                \(OutlineFunction.stop.rawValue)(file, offset)
            }
            return value
        }
        func \(OutlineFunction.nothing.rawValue)(
            _ file: Int, _ offset: Int, of function: String = #function, in path: String = #fileID, at line: Int = #line
        ) { let _: Void = \(OutlineFunction.value.rawValue)(file, offset, of: function, in: path, at: line) }
        func galley_connect<Value>(_ outlet: inout Value?, _ value: Any) -> Bool {
            outlet = value as? Value
            return outlet != nil
        }
        func galley_connect<Value>(_ outlets: inout [Value]?, _ value: Any) -> Bool {
            if let value = value as? Value { outlets = (outlets ?? []) + [value] }
            return value is Value
        }
        func galley_connect<Value>(_ outlets: inout [Value], _ value: Any) -> Bool {
            if let value = value as? Value { outlets.append(value) }
            return value is Value
        }


        """

    /// The name that stands for all empty outlets. `InterfaceSources` passes it to fill each with a view of the outlet's class.
    private static let allOutlets = "*"

    /// The function that keeps an object while its entry is drawn.
    private static let keep = "galley_kept"

    /// Prefix of the names of generated functions.
    static let prefix = "galley_entry_"

    private static func name(_ index: Int) -> String { "\(prefix)\(index)" }

    /// The entry's function at file scope; for a member, it calls a function in an extension, which can access private members.
    ///
    /// - Parameter content: a preview's code.
    private static func lines(_ declaration: Declaration, _ index: Int, _ content: String?) -> [String] {
        let head = "@MainActor func \(name(index))() throws -> Any?"
        if let content { return ["\(head) \(content)"] }
        if declaration.kind == .controller {
            return ["\(head) { \(instance(of: declaration, declaration.typeExpression ?? declaration.path)) }"]
        }
        guard !declaration.typePath.isEmpty else { return ["\(head) { \(call(declaration, of: nil)) }"] }
        let name = declaration.typePath.joined(separator: ".")
        let conformer = declaration.creation == .emptyConformer ? "\(Self.name(index))_type" : nil
        let type = conformer ?? declaration.typeExpression ?? name
        // Returns the owner with the layout to keep it alive: the layout's closures may refer to it weakly.
        let body = declaration.needsInstance
            ? "let owner = \(instance(of: declaration, type)); return [owner, \(call(declaration, of: "owner"))] as [Any?]"
            : "\(call(declaration, of: type))"
        return [
            conformer.map { "private final class \($0): \(name) {}" } ?? "",
            "extension \(name) { @MainActor fileprivate static func \(Self.name(index))() throws -> Any? { \(body) } }",
            "\(head) { try \(type).\(Self.name(index))() }",
        ]
    }

    private static func call(_ declaration: Declaration, of owner: String?) -> String {
        if declaration.call.isHosted, let owner { return "UIHostingController(rootView: \(owner))" }
        let call = "\(owner.map { $0 + "." } ?? "")\(declaration.name)\(declaration.call.arguments)"
        let isThrowing = declaration.modifiers.isThrowing
        if let action = declaration.call.segueAction {
            return "try galley_scene(\"\(action)\") { coder in \(isThrowing ? "try " : "")\(call) }"
        }
        guard declaration.call.isProvider else { return "try \(call)" }
        return "UICollectionViewCompositionalLayout { _ = ($0, $1); return \(isThrowing ? "try? " : "")\(call) }"
    }

    private static func instance(of declaration: Declaration, _ type: String) -> String {
        let made = declaration.instance.map { KeptObjects.keeping(in: $0, by: keep) } ?? "nil"
        return switch declaration.creation {
        case .initializer: "galley_instance(\(made))"
        case .emptyConformer: "galley_instance(\(type)())"
        case .file where declaration.instance != nil: "try galley_controller(\(type).self) { coder in \(made) }"
        case .controller, .file:
            "try galley_controller(\(type).self\(flags(of: declaration))) { \(made) }"
        }
    }

    private static func flags(of controller: Declaration) -> String {
        (controller.stopsFromCoder ? ", isOfCode: true" : "") + (controller.isAsFromFile ? ", lacksFile: true" : "")
    }

    /// A function that registers a value of `UserDefaults`. If the value uses names of a type, a function of this type registers it.
    private static func lines(_ defaults: RegisteredDefaults, _ index: Int) -> [String] {
        let own = defaults.type.map { ["extension \($0) { @MainActor fileprivate static func \(name(index))() { \(defaults.call) } }"] }
        return (own ?? []) + ["@MainActor func \(name(index))() { \(defaults.type.map { "\($0).\(name(index))()" } ?? defaults.call) }"]
    }

    /// A function that gives plain values to those properties of an object that are still `nil`.
    private static func lines(_ type: UnsetProperties, _ index: Int) -> [String] {
        let sets = type.properties.map { property in
            let value = KeptObjects.keeping(in: property.value, by: keep, isArgument: true)
            return "if self.\(property.name) == nil { self.\(property.name) = \(value) }"
        }.joined(separator: "; ")
        return [
            "extension \(type.name) { @MainActor fileprivate func \(name(index))() { \(sets) } }",
            "@MainActor func \(name(index))(_ object: Any) { (object as? \(type.name))?.\(name(index))() }",
        ]
    }

    /// A function that sets an outlet of a class by name, and a function at file scope that calls it.
    private static func lines(_ type: OutletClass, _ index: Int) -> [String] {
        let parameters = "_ name: String, _ value: Any) -> Bool?"
        let cases = type.outlets.map { outlet in
            "case \"\(outlet.filter { $0 != "`" })\": return galley_connect(&object.\(outlet), value); "
        }
        let fills = type.outlets.map { "galley_fill(&object.\($0), value); " }
        let fill = "case \"\(allOutlets)\": \(fills.joined())return true; "
        return [
            "extension \(type.name) { @MainActor fileprivate static func \(name(index))(_ object: \(type.name), \(parameters) "
                + "{ switch name { \(cases.joined())\(fill)default: return nil } } }",
            "@MainActor func \(name(index))(_ object: Any, \(parameters) "
                + "{ (object as? \(type.name)).flatMap { \(type.name).\(name(index))($0, name, value) } }",
        ]
    }

    /// A function that fills the empty properties of an object and returns a line about each.
    private static func lines(_ type: EmptyData, _ index: Int) -> [String] {
        let fills = type.properties.map { property in
            let name = "object.\(property.name)"
            let isEmpty = !property.isList ? "setsModels, \(name) == nil" : property.isOptional ? "\(name)?.isEmpty ?? true" : "\(name).isEmpty"
            let value = property.value.prefix(80).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + (property.value.count > 80 ? "…" : "")
            let words = property.isList ? "is empty, and is assumed to be \(value)" : "is not set, and is assumed to be \(value)"
            return "if \(isEmpty) { \(name) = \(property.value); told.append(\"\(type.name).\(property.name) \(words)\") }; "
        }
        let parameters = "setsModels: Bool) -> [String]"
        return [
            "extension \(type.name) { @MainActor fileprivate static func \(name(index))(_ object: \(type.name), \(parameters) "
                + "{ var told: [String] = []; \(fills.joined())return told } }",
            "@MainActor func \(name(index))(_ object: Any, _ \(parameters) "
                + "{ (object as? \(type.name)).map { \(type.name).\(name(index))($0, setsModels: setsModels) } ?? [] }",
        ]
    }
}
