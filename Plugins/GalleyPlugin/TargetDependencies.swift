import Foundation
import PackagePlugin

/// The dependencies of a target, divided by who compiles them.
///
/// Galley compiles targets that import a module missing on Linux from copies, like the target itself. With SwiftPM each of them
/// would need a module alias, an unsafe flag that is not allowed in packages with versioned dependents, and `@objc` and
/// `#selector` would still be errors. SwiftPM builds all others, which are linked, so that C, macros, resources and manifest
/// settings work; copies do not support these.
struct TargetDependencies {
    /// Targets compiled from copies, each after its dependencies.
    private(set) var copied: [SwiftSourceModuleTarget] = []
    /// Targets built by SwiftPM.
    private(set) var built: [any Target] = []
    private var visited: Set<String> = []
    /// The targets of packages that the user may edit.
    private var own: Set<String> = []

    init(of target: SwiftSourceModuleTarget, in package: Package) throws {
        var (known, open): (Set<String>, [Package]) = ([], [package])
        while let package = open.popLast() {
            guard known.insert(package.id).inserted else { continue }
            switch package.origin {
            case .root, .local: own.formUnion(package.targets.map(\.id))
            default: break
            }
            // The runtime's code must exist only once in the program: in its library.
            for module in package.products.first(where: { $0.name == "GalleyRuntime" })?.targets ?? [] {
                visited.formUnion([module.id] + module.recursiveTargetDependencies.map(\.id))
            }
            open += package.dependencies.map(\.package)
        }
        visit(Self.dependencies(of: target))
    }

    /// Targets built by SwiftPM that no other depends on: building them builds all.
    var roots: [any Target] {
        let below = Set(built.filter { !Self.isMacro($0) }.flatMap { $0.recursiveTargetDependencies.map(\.id) })
        return built.filter { !below.contains($0.id) }
    }

    private mutating func visit(_ targets: [any Target]) {
        for target in targets where visited.insert(target.id).inserted {
            // A macro runs in the compiler; its dependencies are not the target's.
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
        return copied.contains { others.contains($0.id) } || module.sourceFiles(withSuffix: ".swift").contains { file in
            // Unreadable files are reported by the compiler.
            let text = FileManager.default.contents(atPath: file.url.path) ?? Data()
            return Self.importsStandIn(String(decoding: text, as: UTF8.self), underConditions: own.contains(module.id))
        }
    }

    /// Finds imports of modules that galley replaces on Linux. A dependency with such imports only under a condition supports
    /// Linux itself. Scans lines only: a match in a comment causes a copy, which also works.
    private static func importsStandIn(_ text: String, underConditions: Bool) -> Bool {
        let modules = #/\bimport\s+(\w+\s+)?(UIKit|SwiftUI|Combine|os|OSLog|QuartzCore|CoreGraphics|CoreData)\b/#
        var depth = 0
        return text.split(whereSeparator: \.isNewline).contains { line in
            let line = line.drop { $0 == " " || $0 == "\t" }
            if line.hasPrefix("#if") { depth += 1 }
            if line.hasPrefix("#endif") { depth -= 1 }
            return (depth == 0 || underConditions) && line.contains("import") && line.contains(modules)
        }
    }

    private static func isMacro(_ target: any Target) -> Bool { (target as? SwiftSourceModuleTarget)?.kind == .macro }

    private static func dependencies(of target: any Target) -> [any Target] {
        target.dependencies.flatMap { dependency -> [any Target] in
            switch dependency {
            case .target(let target): [target]
            case .product(let product): product.targets
            @unknown default: []
            }
        }
    }
}
