import SwiftSource

/// The source text to compile: a Linux copy of each file, followed by code for galley to call, which can access private
/// declarations there.
struct ProgramText {
    /// The generated code for a declaration.
    struct Entry {
        /// The index of the declaration in the module.
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
    /// The number of lines in each file that belong to the user.
    let lineCounts: [Int]

    /// - Parameters:
    ///   - opens: true to remove `private` from nested types, so that their members can be called. This does not compile if
    ///     another declaration must be as private as its type.
    ///   - isLeftOut: true for declarations that the compiler has rejected, by index.
    init(_ module: SwiftModule, openingTypes opens: Bool = false, leavingOut isLeftOut: (Int) -> Bool) {
        let types = opens ? module.declarations.privateTypes : []
        copies = module.files.enumerated().map { index, file in
            file.source.linuxCode(
                without: types.filter { $0.file == index }.map(\.range), importing: Set(module.imports.map(\.name)))
        }
        lineCounts = copies.map { copy in copy.count { $0 == UInt8(ascii: "\n") } + 1 }
        var calls: [String] = []
        var ends = lineCounts
        for file in copies.indices { copies[file].append(UInt8(ascii: "\n")) }
        let all = module.declarations.declarations
        let makers = Dictionary(
            all.indices.filter { all[$0].kind == .controller && all[$0].isDrawable && !isLeftOut($0) }.map { (all[$0].path, $0) },
            uniquingKeysWith: { first, _ in first })
        for (index, declaration) in all.enumerated() where declaration.isDrawable && !isLeftOut(index) {
            let lines = Self.lines(declaration, index)
            copies[declaration.file] += Array((lines.joined(separator: "\n") + "\n").utf8)
            let start = ends[declaration.file] + 1
            ends[declaration.file] += lines.count
            entries.append(Entry(index: index, file: declaration.file, lines: start..<(start + lines.count)))
            // A layout declared in a view controller shows that controller's items.
            let owner = declaration.typePath.isEmpty ? nil : makers[declaration.typePath.joined(separator: ".")]
            let content = owner.map { ", contentOf: { try \(Self.name($0))() as? UIViewController }" } ?? ""
            calls.append("    GalleyProgram.Entry({ try \(Self.name(index))() }\(content)),\n")
        }
        main = "import GalleyRuntime\nimport UIKit\n\nGalleyProgram.run([\n\(calls.joined())])\n"
    }

    private static func name(_ index: Int) -> String { "galley_entry_\(index)" }

    /// A function at file scope; for a member, also one in an extension, which can access private members.
    private static func lines(_ declaration: Declaration, _ index: Int) -> [String] {
        let head = "@MainActor func \(name(index))() throws -> Any?"
        let call = declaration.kind == .function ? "()" : ""
        if declaration.kind == .controller { return ["\(head) { try \(declaration.path)() }"] }
        guard !declaration.typePath.isEmpty else { return ["\(head) { try \(declaration.name)\(call) }"] }
        let type = declaration.typePath.joined(separator: ".")
        // The owner goes with the layout, whose closures may refer to it weakly.
        let body = declaration.needsInstance
            ? "let owner = \(type)(); return [owner, try owner.\(declaration.name)\(call)] as [Any?]" : "try \(type).\(declaration.name)\(call)"
        return [
            "extension \(type) { @MainActor fileprivate static func \(name(index))() throws -> Any? { \(body) } }",
            "\(head) { try \(type).\(name(index))() }",
        ]
    }
}
