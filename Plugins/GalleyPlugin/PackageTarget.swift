import PackagePlugin

/// The target whose layouts are drawn.
struct PackageTarget {
    let target: SwiftSourceModuleTarget

    /// - Throws: if the package has no such target, or it is none whose layouts galley can draw.
    init(_ name: String, in context: PluginContext) throws {
        let targets = context.package.targets
        guard let target = targets.first(where: { $0.name == name }) else {
            let names = targets.filter { Self.obstacle($0) == nil }.map(\.name)
            throw Refusal(
                "the package \(context.package.displayName) has no target \(name); it has "
                    + (names.isEmpty ? "none of Swift" : names.joined(separator: ", ")))
        }
        if let obstacle = Self.obstacle(target) { throw Refusal("the target \(name) cannot be drawn: \(obstacle)") }
        guard let target = target as? SwiftSourceModuleTarget else { throw Refusal("the target \(name) is not of Swift") }
        self.target = target
    }

    private static func obstacle(_ target: any Target) -> String? {
        guard let module = target as? SwiftSourceModuleTarget else {
            return target is ClangSourceModuleTarget ? "it is of C, not of Swift" : "it has no Swift files"
        }
        switch module.kind {
        case .generic, .executable, .snippet: return nil
        case .test: return "it is of tests; name the target that they test, or compare with goldens in the tests themselves"
        case .macro: return "it is of macros, which the compiler runs"
        @unknown default: return nil
        }
    }
}
