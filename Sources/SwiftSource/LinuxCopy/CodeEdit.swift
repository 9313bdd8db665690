/// A change to the copy of a file, for code that compiles on Apple's platforms only.
package struct CodeEdit: Sendable, Hashable {
    package var file: Int
    /// Bytes of the file; empty for an insertion.
    package var range: Range<Int>
    package var text: String

    package init(file: Int, range: Range<Int>, text: String) {
        (self.file, self.range, self.text) = (file, range, text)
    }
}

// MARK: Views of classes known at run time

extension CodeEdit {
    private static let cells: Set<String> = ["UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell"]
    private static let views: Set<String> = [
        "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIScrollView", "UIStackView", "UITextField", "UITextView",
        "UINavigationBar", "UITabBar", "UIToolbar", "UISlider", "UISwitch", "UICollectionView",
    ]

    private static let values = ["frame": "frame: frame", "collectionViewLayout": "collectionViewLayout: UICollectionViewLayout()"]

    /// Overrides of `UIView.runtimeInstance(frame:)`, with which generic code creates views, in classes of views that are no cells.
    static func runtimeInstances(for file: FileDeclarations, file index: Int, _ table: TypeTable) -> [CodeEdit] {
        file.scopes.compactMap { scope in
            guard scope.kind == .class, let offset = scope.bodyStart, let root = table[scope.path]?.root, views.contains(root),
                let name = scope.path.last
            else { return nil }
            let designated = table.initializers(of: scope.path).filter { !$0.isConvenience && !$0.canFail && !$0.isUnavailable }
            let arguments = designated.map { $0.parameters.map(\.label) }
            let isInherited = table.initializers(of: scope.path).allSatisfy(\.isConvenience)
            let own = root == "UICollectionView" ? ["frame", "collectionViewLayout"] : ["frame"]
            let body =
                isInherited || arguments.contains(own) ? "\(name)(\(own.map { values[$0]! }.joined(separator: ", ")))"
                : arguments.contains([]) ? "\(name)()" : "fatalError(\"\(unimplemented(scope))\")"
            let access = [.public, .open].contains(scope.head.modifiers.access) ? "public " : ""
            return CodeEdit(
                file: index, range: offset..<offset,
                text: " \(access)override class func runtimeInstance(frame: CGRect) -> UIView { \(body) };")
        }
    }

    private static func unimplemented(_ scope: ScopeDeclaration) -> String {
        "Use of unimplemented initializer 'init(frame:)' for class '\(scope.path.joined(separator: "."))'"
    }

    /// Initializers for classes of cells that have none for a frame, as their cells come from a XIB or storyboard file only.
    ///
    /// In LinuxUIKit, a class of cells inherits or declares `init(dequeuedWith:)`, with which registered classes are created. UIKit
    /// fails where these do: when such a class is registered.
    static func frameInitializers(for file: FileDeclarations, file index: Int, _ table: TypeTable) -> [CodeEdit] {
        file.scopes.compactMap { scope in
            let designated = scope.initializers.filter { !$0.isConvenience }.map { $0.parameters.map(\.label) }
            guard scope.kind == .class, let offset = scope.bodyStart, let root = table[scope.path]?.root, cells.contains(root),
                !designated.isEmpty, !designated.contains(["frame"]), !designated.contains(["dequeuedWith"])
            else { return nil }
            let access = [.public, .open].contains(scope.head.modifiers.access) ? "public " : ""
            return CodeEdit(
                file: index, range: offset..<offset,
                text: " \(access)required init(dequeuedWith frame: CGRect) { fatalError(\"\(unimplemented(scope))\") };")
        }
    }
}

// MARK: Overrides in extensions

extension CodeEdit {
    /// Overrides in extensions, which only Objective-C's runtime can call: each gets another name, and its class an override that
    /// calls it.
    static func movedOverrides(in files: [FileDeclarations], _ codes: [Code]) -> [CodeEdit] {
        let places = files.enumerated().flatMap { index, file in
            file.scopes.filter { $0.kind == .class }.compactMap { scope in scope.bodyStart.map { (scope.path, (index, $0)) } }
        }
        let bodies = Dictionary(places, uniquingKeysWith: { first, _ in first })
        return files.indices.flatMap { index in
            files[index].parts.flatMap { part -> [CodeEdit] in
                guard part.modifiers.isOverride, let parent = part.parent, files[index].parts[parent].kind == .extension,
                    let scope = files[index].parts[parent].scope, let body = bodies[files[index].scopes[scope].path]
                else { return [] }
                return moved(part, of: codes[index], file: index, to: body)
            }
        }
    }

    private static func moved(_ part: SourcePart, of code: Code, file: Int, to body: (file: Int, offset: Int)) -> [CodeEdit] {
        guard let word = part.header.first(where: { code.reads($0, "override") }),
            let keyword = part.header.first(where: { code.reads($0, "func") || code.reads($0, "var") }),
            part.body != nil, part.header.upperBound >= keyword + 2, let base = part.names.first
        else { return [] }
        let name = "galley_" + base
        // All after the name, on a single line.
        let signature = (keyword + 2..<part.header.upperBound).map(code.text).joined(separator: " ")
        let arguments = part.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.name }.joined(separator: ", ")
        let effects = (part.modifiers.isThrowing ? "try " : "") + (part.modifiers.isAsync ? "await " : "")
        let call = part.kind == .function ? "(\(arguments))" : ""
        let access = part.modifiers.access.map { $0.rawValue + " " } ?? ""
        let isStatic = part.modifiers.isStatic ? "class " : ""
        let own = "\(access)override \(isStatic)\(code.text(keyword)) \(code.text(keyword + 1))\(signature)"
        return [
            CodeEdit(file: file, range: code.tokens[word].range, text: ""),
            CodeEdit(file: file, range: code.tokens[keyword + 1].range, text: name),
            CodeEdit(file: body.file, range: body.offset..<body.offset, text: " \(own) { \(effects)\(name)\(call) };"),
        ]
    }
}
