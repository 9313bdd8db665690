import Foundation
import PackagePlugin

/// What a target depends on, and who compiles it.
///
/// What imports a module that Linux does not have is compiled by galley from copies, as the target is. For SwiftPM each such
/// target would need the setting of a module alias, which is an unsafe flag that no package may have that others depend on by a
/// version, and `@objc` and `#selector` would still be errors. What SwiftPM can build on Linux it does build, and the program is
/// linked with it: so C, macros, resources and the settings of manifests work, which copies know nothing of.
struct TargetGraph {
    /// Compiled from copies, each after those that it imports.
    private(set) var copied: [SwiftSourceModuleTarget] = []
    /// Built by SwiftPM.
    private(set) var built: [any Target] = []
    /// Of those, the ones that no other depends on: to build them is to build all.
    private(set) var roots: [any Target] = []

    private var visited: Set<String> = []
    private let packages: [String: Package]

    init(_ target: SwiftSourceModuleTarget, in package: Package) throws {
        packages = Self.packages(of: package)
        // The program has what galley gives it in one library, where it must stay the only one.
        guard let runtime = packages.values.flatMap(\.products).first(where: { $0.name == "GalleyRuntime" }) else {
            throw Refusal("the package does not depend on one that has the product GalleyRuntime")
        }
        for module in runtime.targets { visited.formUnion([module.id] + module.recursiveTargetDependencies.map(\.id)) }
        visit(Self.dependencies(of: target))
        let below = Set(built.filter { !Self.isMacro($0) }.flatMap { $0.recursiveTargetDependencies.map(\.id) })
        roots = built.filter { !below.contains($0.id) }
    }

    private mutating func visit(_ targets: [any Target]) {
        for target in targets where visited.insert(target.id).inserted {
            // A macro is a program of the compiler's; what it is made of is not the target's.
            if !Self.isMacro(target) { visit(Self.dependencies(of: target)) }
            if let module = target as? SwiftSourceModuleTarget, isCopied(module) {
                copied.append(module)
            } else {
                built.append(target)
            }
        }
    }

    private func isCopied(_ module: SwiftSourceModuleTarget) -> Bool {
        if Self.isMacro(module) { return false }
        let others = Set(Self.dependencies(of: module).map(\.id))
        if copied.contains(where: { others.contains($0.id) }) { return true }
        // What is another's, and imports them under a condition alone, is made for Linux, too.
        let isOwn: Bool = switch packages[module.id]?.origin {
        case .root, .local: true
        default: false
        }
        return SourceImports(module).haveStandIn(underConditions: isOwn)
    }

    static func isMacro(_ target: any Target) -> Bool { (target as? SwiftSourceModuleTarget)?.kind == .macro }

    private static func dependencies(of target: any Target) -> [any Target] {
        target.dependencies.flatMap { dependency -> [any Target] in
            switch dependency {
            case .target(let target): [target]
            case .product(let product): product.targets
            @unknown default: []
            }
        }
    }

    /// The packages, by the ids of their targets.
    private static func packages(of root: Package) -> [String: Package] {
        var (packages, known, open): ([String: Package], Set<String>, [Package]) = ([:], [], [root])
        while let package = open.popLast() {
            guard known.insert(package.id).inserted else { continue }
            for target in package.targets { packages[target.id] = package }
            open += package.dependencies.map(\.package)
        }
        return packages
    }
}

/// What the files of a target import, as far as it decides who compiles them. Lines alone are looked at: where a comment or a
/// string takes one in, the target is compiled from a copy, which is right, too.
struct SourceImports {
    private var always = false
    private var sometimes = false

    /// The modules that galley has others for, on Linux.
    private static let modules = ["UIKit", "SwiftUI", "Combine", "os", "OSLog", "QuartzCore", "CoreGraphics", "CoreData"]
    private static let kinds = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]

    init(_ target: SwiftSourceModuleTarget) {
        for file in target.sourceFiles(withSuffix: ".swift") {
            // One that cannot be read is told by whoever compiles it.
            guard let data = FileManager.default.contents(atPath: file.url.path) else { continue }
            add(String(decoding: data, as: UTF8.self))
        }
    }

    func haveStandIn(underConditions: Bool) -> Bool { always || underConditions && sometimes }

    private mutating func add(_ text: String) {
        var depth = 0
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split { $0 == " " || $0 == "\t" }
            if words.first?.hasPrefix("#if") == true { depth += 1 }
            if words.first == "#endif" { depth -= 1 }
            guard let index = words.firstIndex(of: "import"), words.count > index + 1 else { continue }
            let hasKind = Self.kinds.contains(String(words[index + 1])) && words.count > index + 2
            let name = words[index + (hasKind ? 2 : 1)].prefix { $0 != "." && $0 != ";" }
            guard Self.modules.contains(String(name)) else { continue }
            if depth == 0 { always = true } else { sometimes = true }
        }
    }
}
