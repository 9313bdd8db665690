import SwiftSource

/// The drawn files with functions in place of members whose bodies make layouts.
struct LayoutBodies {
    let slices: AppSlices
    let functions: [(declaration: Declaration, function: LayoutFunctions.Function)]

    /// - Returns: `nil` if no body makes a layout, except those of entries.
    init?(_ slices: AppSlices) {
        let (files, flags) = (slices.module.files, slices.module.flags)
        let made = files.enumerated().map { number, file in
            LayoutFunctions(of: file.source, flags: flags) { offset in
                slices.declarations.contains { $0.file == number && $0.kind != .controller && $0.range.lowerBound == offset }
            }
        }
        guard made.contains(where: { $0 != nil }) else { return nil }
        let changed = slices.with(zip(files, made).map { $1?.source ?? $0.source })
        let functions = changed.declarations.compactMap { declaration -> (Declaration, LayoutFunctions.Function)? in
            guard made.indices.contains(declaration.file), !declaration.isSkipped else { return nil }
            return made[declaration.file]?.functions.first { $0.line == declaration.line && $0.name == declaration.name }
                .map { (declaration, $0) }
        }
        guard !functions.isEmpty else { return nil }
        (self.slices, self.functions) = (changed, functions)
    }
}
