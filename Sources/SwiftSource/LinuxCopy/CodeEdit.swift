/// A change to the copy of a file. The compiler gets the copy; the file stays as it is.
package struct CodeEdit: Sendable, Hashable, Codable {
    package var file: Int
    /// Bytes of the file; empty for an insertion.
    package var range: Range<Int>
    package var text: String
    package var why: Why

    package enum Why: Sendable, Hashable, Codable {
        /// Code that compiles only on Apple's platforms.
        case platform
        /// Code for Objective-C's runtime: an attribute, a selector, an override in an extension.
        case objectiveC
        /// A body that is far from the drawn code, replaced by a call that stops the program.
        case outline
        case leftOut(LeftOut)
        /// Code that is left out, replaced by an assumed value: "Metric.rowHeight is assumed to be 100".
        case assumed(LeftOut, String)
    }

    /// Code that is left out because the compiler rejects it.
    package struct LeftOut: Sendable, Hashable, Codable {
        /// The declaration that contains the code: `FeedViewController.viewDidLoad`.
        package var declaration: String
        /// The first line of the code.
        package var line: Int
        package var diagnostic: Diagnostic
        /// The name of the rule by which the code is left out.
        package var rule = ""
    }

    package init(file: Int, range: Range<Int>, text: String, why: Why = .platform) {
        (self.file, self.range, self.text, self.why) = (file, range, text, why)
    }

    /// The code that the edit leaves out; `nil` for other changes.
    package var leftOut: LeftOut? {
        get {
            switch why {
            case .platform, .objectiveC, .outline: nil
            case .leftOut(let code), .assumed(let code, _): code
            }
        }
        set {
            guard let newValue else { return }
            if case .assumed(_, let words) = why { why = .assumed(newValue, words) } else { why = .leftOut(newValue) }
        }
    }

    /// True if the edit assumes a value, which may decide frames.
    package var isAssumed: Bool {
        if case .assumed = why { true } else { false }
    }

    /// The kind of change, for logs. For code that is left out, the name of the repair rule.
    package var kind: String {
        switch why {
        case .platform: "platform"
        case .objectiveC: "Objective-C"
        case .outline: "outline"
        case .leftOut(let code), .assumed(let code, _): code.rule
        }
    }

    /// A line for messages: the declaration, the assumption if there is one, and the compiler's words. `nil` for changes without effect
    /// on what the code does, such as a word of an access level.
    package var words: String? {
        switch why {
        case .platform, .objectiveC, .outline: nil
        case .leftOut(let code) where Repair.harmless.contains(code.rule): nil
        case .leftOut(let code): "\(code.declaration): left out: \(code.diagnostic.message)"
        case .assumed(let code, let words): "\(code.declaration): \(words): \(code.diagnostic.message)"
        }
    }
}

// MARK: Views of classes known at run time

extension CodeEdit {
    private static let cells: Set<String> = ["UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell"]
    private static let views: Set<String> = [
        "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIScrollView", "UIStackView", "UITextField", "UITextView",
        "UINavigationBar", "UITabBar", "UIToolbar", "UISlider", "UISwitch", "UICollectionView",
    ]

    /// Adds overrides of `UIView.runtimeInstance(frame:)` to the app's view classes except cells. Generic code creates views by this
    /// function.
    static func runtimeInstances(for file: FileDeclarations, file index: Int, _ table: TypeTable) -> [CodeEdit] {
        file.scopes.compactMap { scope in
            guard scope.kind == .class, let offset = scope.bodyStart, let root = table[scope.path]?.root, views.contains(root),
                let name = scope.path.last
            else { return nil }
            let designated = table.initializers(of: scope.path).filter { !$0.isConvenience && !$0.canFail && !$0.isUnavailable }
            let arguments = designated.map { $0.parameters.map(\.label) }
            let isInherited = table.initializers(of: scope.path).allSatisfy(\.isConvenience)
            let own = ["frame"] + (root == "UICollectionView" ? ["collectionViewLayout"] : [])
            let values = "frame: frame" + (root == "UICollectionView" ? ", collectionViewLayout: UICollectionViewLayout()" : "")
            let body =
                isInherited || arguments.contains(own) ? "\(name)(\(values))"
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

    /// Adds the required `init(dequeuedWith:)` to cell classes that have initializers but no `init(frame:)`, and so do not inherit it.
    ///
    /// LinuxUIKit creates the cells of registered classes with it. The added initializer traps: cells of such classes come from a XIB or
    /// storyboard file only, and UIKit, too, fails if the class is registered.
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
    /// Lets extensions contain overrides and overridden members, which otherwise needs Objective-C's runtime. Such a member is renamed in
    /// its extension, and its class gets a member of the old name that calls the renamed one.
    static func movedOverrides(in files: [FileDeclarations], _ codes: [Code]) -> [CodeEdit] {
        let places = files.enumerated().flatMap { index, file in
            file.scopes.filter { $0.kind == .class }.compactMap { scope in scope.bodyStart.map { (scope.path, (index, $0)) } }
        }
        let bodies = Dictionary(places, uniquingKeysWith: { first, _ in first })
        let overridden = Set(files.flatMap(\.parts).filter(\.modifiers.isOverride).map(\.signature))
        return files.indices.flatMap { index in
            files[index].parts.flatMap { part -> [CodeEdit] in
                guard part.modifiers.isOverride || !part.modifiers.isStatic && !part.isHidden && overridden.contains(part.signature),
                    let parent = part.parent, files[index].parts[parent].kind == .extension,
                    let scope = files[index].parts[parent].scope.map({ files[index].scopes[$0] }), !scope.hasConditions,
                    let body = bodies[scope.path]
                else { return [] }
                return moved(part, of: scope.path.joined(separator: "_"), in: codes[index], file: index, to: body)
            }
        }
    }

    /// Edits that rename a member in its extension, and add a member of the old name to its class.
    ///
    /// - Parameter type: the class. It is a part of the new name, as the superclass may have a renamed member, too.
    private static func moved(
        _ part: SourcePart, of type: String, in code: Code, file: Int, to body: (file: Int, offset: Int)
    ) -> [CodeEdit] {
        guard let keyword = part.header.first(where: { code.reads($0, "func") || code.reads($0, "var") }),
            let inner = part.body, part.header.upperBound >= keyword + 2, let base = part.names.first,
            part.modifiers.isOverride || part.kind == .function || !inner.contains(where: { code.reads($0, "set") })
        else { return [] }
        let name = "galley_\(type)_\(base)"
        // Everything after the name, on a single line.
        let signature = (keyword + 2..<part.header.upperBound).map { (code.isJoined($0) ? "" : " ") + code.text($0) }.joined()
        let arguments = part.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.name }.joined(separator: ", ")
        let effects = (part.modifiers.isThrowing ? "try " : "") + (part.modifiers.isAsync ? "await " : "")
        let call = part.kind == .function ? "(\(arguments))" : ""
        let access = part.modifiers.access.map { $0.rawValue + " " } ?? ""
        let isStatic = part.modifiers.isStatic ? "class " : ""
        let word = part.modifiers.isOverride ? part.header.first { code.reads($0, "override") } : nil
        let own = "\(access)\(word == nil ? "" : "override ")\(isStatic)\(code.text(keyword)) \(code.text(keyword + 1))\(signature)"
        // The added member may call the renamed one.
        let bans = code.attributes(of: part).filter { code.reads($0.lowerBound, "@available") && $0.contains { code.reads($0, "unavailable") } }
        return (bans.map(code.bytes) + (word.map { [code.tokens[$0].range] } ?? [])).map { CodeEdit(file: file, range: $0, text: "") } + [
            CodeEdit(file: file, range: code.tokens[keyword + 1].range, text: name),
            CodeEdit(file: body.file, range: body.offset..<body.offset, text: " \(own) { \(effects)\(name)\(call) };"),
        ]
    }
}

extension Code {
    /// The attributes before a declaration.
    fileprivate func attributes(of part: SourcePart) -> [Range<Int>] {
        var (all, index) = ([Range<Int>](), part.tokens.lowerBound)
        while index < part.tokens.upperBound, kind(index) == .attribute {
            all.append(index..<afterAttribute(index))
            index = afterAttribute(index)
        }
        return all
    }
}

extension SourcePart {
    /// The name and the argument labels, by which an override matches the overridden member.
    fileprivate var signature: [String?] { [names.first] + (kind == .function ? parameters.map(\.label) : ["="]) }
}
