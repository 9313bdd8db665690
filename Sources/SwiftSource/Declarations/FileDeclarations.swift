/// What the declarations of a file say, each for itself.
struct FileDeclarations {
    var scopes: [ScopeDeclaration] = []
    var members: [MemberDeclaration] = []
}

/// A type, or an extension of one.
struct ScopeDeclaration {
    enum Kind { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }

    var kind: Kind
    /// The names of the types it stands in, and its own.
    var path: [String]
    var inheritance: [String] = []
    var isGeneric = false
    /// Whether an extension is for some of the type's instances alone.
    var hasConditions = false
    var head: DeclarationHead
    var initializers: [Initializer] = []
    /// Stored properties of instances to which an initializer gives the value.
    var needsValues = false
}

struct Initializer {
    var parameters: [Parameter]
    var isConvenience: Bool
    /// Whether a call of it is more than its name: it may give nothing, throw, or wait.
    var canFail: Bool

    var needsArguments: Bool { parameters.contains { !$0.hasDefault } }

    /// Whether it is `init(nibName:bundle:)` or `init(coder:)`.
    var isOfNib: Bool { takesNib || parameters.map(\.label) == ["coder"] }
    var takesNib: Bool { parameters.map(\.label) == ["nibName", "bundle"] }
}

/// A function or a property.
struct MemberDeclaration {
    var kind: Declaration.Kind
    var name: String
    /// Its type or extension among the file's; `nil` at the top.
    var scope: Int?
    var head: DeclarationHead
    var parameters: [Parameter] = []
    var resultType: String?
    /// The type of which a property's value is visibly made.
    var valueType: String?
    /// The names in a call that gives a property's value: `Self`, `makeLayout`.
    var valueCall: [String] = []
    var isGeneric = false
    /// Whether a property has no value until something sets it.
    var isEmpty = false
}

/// What all declarations have.
struct DeclarationHead {
    var modifiers: Modifiers
    var line: Int
    var range: Range<Int>
    var directives: [SourceDirective]
}
