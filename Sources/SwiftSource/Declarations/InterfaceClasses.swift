/// A class with properties that a XIB or storyboard file sets.
package struct OutletClass: Sendable, Hashable {
    package var file: Int
    package var name: String
    /// Properties marked `@IBOutlet`.
    package var outlets: [String]

    static func classes(of file: FileDeclarations, file index: Int) -> [OutletClass] {
        file.scopes.enumerated().compactMap { number, scope in
            let outlets = file.members.filter { $0.scope == number && $0.head.modifiers.has("@IBOutlet") }.map(\.name)
            // Files cannot name nested and generic classes.
            guard scope.kind == .class, scope.path.count == 1, !scope.isGeneric, !outlets.isEmpty else { return nil }
            return OutletClass(file: index, name: scope.path[0], outlets: outlets)
        }
    }
}

/// An initializer for a class of cells that has none for a frame, as its cells come from a XIB or storyboard file only.
///
/// In LinuxUIKit, a class of cells inherits or declares `init(dequeuedWith:)`, with which registered classes are created. UIKit
/// fails where this one does: when such a class is registered.
package struct FrameInitializer: Sendable, Hashable {
    package var file: Int
    /// The place for it, after the brace that opens the class.
    package var offset: Int
    package var text: String

    private static let cells: Set<String> = ["UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell"]

    static func initializers(for file: FileDeclarations, file index: Int, _ table: TypeTable) -> [FrameInitializer] {
        file.scopes.compactMap { scope in
            let designated = scope.initializers.filter { !$0.isConvenience }.map { $0.parameters.map(\.label) }
            guard scope.kind == .class, let offset = scope.bodyStart, let root = table[scope.path]?.root, cells.contains(root),
                !designated.isEmpty, !designated.contains(["frame"]), !designated.contains(["dequeuedWith"])
            else { return nil }
            let access = [.public, .open].contains(scope.head.modifiers.access) ? "public " : ""
            let words = "Use of unimplemented initializer 'init(frame:)' for class '\(scope.path.joined(separator: "."))'"
            return FrameInitializer(
                file: index, offset: offset,
                text: " \(access)required init(dequeuedWith frame: CGRect) { fatalError(\"\(words)\") };")
        }
    }
}
