/// Names that exist only with Objective-C's runtime: classes, and attributes for the runtime, Interface Builder and program entry points.
enum ObjectiveCNames {
    static let attributes: Set<String> = [
        "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBSegueAction", "@IBInspectable", "@IBDesignable",
        "@NSManaged", "@GKInspectable", "@UIApplicationMain", "@NSApplicationMain", "@main",
    ]
    /// Foundation's formatters that cannot be used on Linux, and LinuxUIKit's classes that replace them. The names are equally long.
    static let presenters = [
        "DateIntervalFormatter": "DateIntervalPresenter", "PersonNameComponentsFormatter": "PersonNameComponentsPresenter",
    ]
}

/// Contextual keywords, which are special only at the start of a declaration.
enum DeclarationWords {
    static let modifiers: Set<String> = [
        "public", "private", "internal", "package", "fileprivate", "open", "static", "class", "final", "override", "lazy", "weak",
        "unowned", "required", "convenience", "optional", "mutating", "nonmutating", "nonisolated", "isolated", "dynamic",
        "indirect", "prefix", "postfix", "infix", "distributed", "consuming", "borrowing",
    ]
    /// The keywords that can follow a modifier.
    static let keywords: Set<String> = [
        "var", "let", "func", "init", "deinit", "subscript", "class", "struct", "enum", "actor", "protocol", "extension",
        "typealias", "case", "associatedtype", "import",
    ]
}

extension Code {
    /// True if a statement or declaration begins at a token, or continues there after attributes and modifiers.
    func beginsStatement(_ index: Int) -> Bool {
        guard index > 0, !beginsLine(index) else { return true }
        switch tokens[index - 1].kind {
        case .attribute: return true
        case .identifier: return DeclarationWords.modifiers.contains(text(index - 1))
        // `@available(iOS 17, *) dynamic`, `private(set) dynamic`, `{ dynamic`.
        case .punctuation: return [")", "{", "}", ";"].contains(text(index - 1))
        default: return false
        }
    }

    /// True if a word is a modifier rather than a name.
    func isModifier(_ index: Int) -> Bool {
        guard beginsStatement(index), !continuesStatement(index) else { return false }
        if kind(index + 1) == .attribute { return true }
        let next = text(index + 1)
        return kind(index + 1) == .identifier
            && (DeclarationWords.keywords.contains(next) || DeclarationWords.modifiers.contains(next))
    }

    /// True if the statement continues after the previous token: `let x =`, `case`, a comma.
    private func continuesStatement(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        switch tokens[index - 1].kind {
        // `Type?`, `Type<Other>!`
        case .operator: return !isJoined(index - 1) || !text(index - 1).allSatisfy { "?!>".contains($0) }
        case .punctuation: return ["(", "[", ",", ":"].contains(text(index - 1))
        case .identifier: return ["var", "let", "case", "func", "return", "in", "is", "as"].contains(text(index - 1))
        default: return false
        }
    }
}
