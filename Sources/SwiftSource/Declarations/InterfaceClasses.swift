/// A class with properties that a XIB or storyboard file sets.
package struct OutletClass: Sendable, Hashable {
    package var file: Int
    package var name: String
    /// Properties marked `@IBOutlet`.
    package var outlets: [String]

    static func classes(of file: FileDeclarations, file index: Int) -> [OutletClass] {
        file.scopes.enumerated().compactMap { number, scope in
            let outlets = file.members.filter { $0.scope == number && $0.head.modifiers.has("@IBOutlet") }.map(\.name)
            // XIB and storyboard files cannot name nested and generic classes.
            guard scope.kind == .class, scope.path.count == 1, !scope.isGeneric, !outlets.isEmpty else { return nil }
            return OutletClass(file: index, name: scope.path[0], outlets: outlets)
        }
    }
}
