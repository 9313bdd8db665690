/// What belongs to the Objective-C runtime, to Interface Builder, and to a program that has a `main` of its own.
enum ObjectiveCNames {
    static let attributes: Set<String> = [
        "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBSegueAction", "@IBInspectable", "@IBDesignable",
        "@NSManaged", "@GKInspectable", "@UIApplicationMain", "@NSApplicationMain", "@main",
    ]
}

/// Words that have a meaning only where a declaration begins.
enum DeclarationWords {
    static let modifiers: Set<String> = [
        "public", "private", "internal", "package", "fileprivate", "open", "static", "class", "final", "override", "lazy", "weak",
        "unowned", "required", "convenience", "optional", "mutating", "nonmutating", "nonisolated", "isolated", "dynamic",
        "indirect", "prefix", "postfix", "infix", "distributed", "consuming", "borrowing",
    ]
    /// What a modifier stands before.
    static let keywords: Set<String> = [
        "var", "let", "func", "init", "deinit", "subscript", "class", "struct", "enum", "actor", "protocol", "extension",
        "typealias", "case", "associatedtype", "import",
    ]
}

extension Code {
    /// Whether a statement or a declaration begins with a token, or its attributes and modifiers end before it.
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

    /// Whether a word modifies the declaration behind it, instead of naming something.
    func isModifier(_ index: Int) -> Bool {
        guard beginsStatement(index), !continuesStatement(index) else { return false }
        if kind(index + 1) == .attribute { return true }
        let next = text(index + 1)
        return kind(index + 1) == .identifier
            && (DeclarationWords.keywords.contains(next) || DeclarationWords.modifiers.contains(next))
    }

    /// Whether the token before one asks for more: `let x =`, `case`, a comma.
    private func continuesStatement(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        switch tokens[index - 1].kind {
        case .operator: return !["?", "!", ">"].contains(text(index - 1))
        case .punctuation: return ["(", "[", ",", ":"].contains(text(index - 1))
        case .identifier: return ["var", "let", "case", "func", "return", "in", "is", "as"].contains(text(index - 1))
        default: return false
        }
    }
}
