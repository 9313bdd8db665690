/// The declarations of a single file, before types are resolved.
struct FileDeclarations {
    var scopes: [ScopeDeclaration] = []
    var members: [MemberDeclaration] = []
    var previews: [PreviewDeclaration] = []
    /// All declarations outside of functions, enclosing ones first.
    var parts: [SourcePart] = []
}

/// A type, or an extension of one.
struct ScopeDeclaration {
    enum Kind { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }

    var kind: Kind
    /// The names of the enclosing types, and its own.
    var path: [String]
    var inheritance: [String] = []
    var generics: [GenericParameter] = []
    /// The conditions of a `where` clause, without blanks: `Self:UIViewController`.
    var conditions = ""
    var hasConditions: Bool { !conditions.isEmpty }
    var head: DeclarationHead
    /// The offset after the opening brace, in bytes; `nil` without a body.
    var bodyStart: Int?
    var initializers: [Initializer] = []
    /// The names of the functions and properties that a protocol requires.
    var requirements: Set<String> = []
    /// True for a protocol that requires initializers, subscripts or associated types.
    var hasUnnamedRequirements = false
    /// True if stored properties of instances need values from an initializer.
    var needsValues = false
    /// The attributes of each stored property with attributes and without an initial value: one of them may be a wrapper that
    /// provides the value. Such a property without attributes sets `needsValues`.
    var wrapped: [[String]] = []

    var isGeneric: Bool { !generics.isEmpty }
    /// True if `init(coder:)` stops the program, as it does in classes that storyboards do not make.
    var stopsFromCoder: Bool { initializers.contains { $0.takesCoder && $0.stops } }
}

struct Initializer {
    var parameters: [Parameter]
    var isConvenience: Bool
    /// True for a failable, throwing or asynchronous initializer.
    var canFail: Bool

    var isPrivate = false
    var isUnavailable = false
    /// True if the body begins with `fatalError` or `preconditionFailure`.
    var stops = false

    var needsArguments: Bool { neededCount > 0 }
    func replacing(_ types: [String: String]) -> Initializer {
        var initializer = self
        if !types.isEmpty { initializer.parameters = parameters.map { $0.replacing(types) } }
        return initializer
    }

    var neededCount: Int { parameters.count { !$0.hasDefault } }

    /// True if a call with these argument labels can mean this initializer. Parameters with defaults may be missing.
    func accepts(labels: [String?]) -> Bool {
        var rest = labels[...]
        for parameter in parameters {
            if let next = rest.first, next == parameter.label { rest.removeFirst() } else if !parameter.hasDefault { return false }
        }
        return rest.isEmpty
    }

    /// True for `init(nibName:bundle:)` and `init(coder:)`.
    var isOfNib: Bool { takesNib || takesCoder }
    var takesCoder: Bool { parameters.map(\.label) == ["coder"] }
    /// True for an initializer that a segue action calls.
    var takesCoderAndMore: Bool { parameters.count > 1 && parameters.contains { $0.type == "NSCoder" } }
    var takesNib: Bool { parameters.map(\.label) == ["nibName", "bundle"] }
}

/// A function or a property.
struct MemberDeclaration {
    var kind: Declaration.Kind
    var name: String
    /// The index of the enclosing type or extension; `nil` at the top level.
    var scope: Int?
    var head: DeclarationHead
    var parameters: [Parameter] = []
    var resultType: String?
    /// The type that a property's initial value creates, such as `Feed` in `= Feed()`; `nil` for other values.
    var valueType: String?
    /// The names in the call that produces a property's value: `Self`, `makeLayout`.
    var valueCall: [String] = []
    var generics: [GenericParameter] = []
    /// True for a function with generic parameters or conditions.
    var isGeneric = false
    /// True for a property without an initial value.
    var isEmpty = false
    /// The element type of a stored list that is variable and initially empty; `nil` for other properties.
    var listElement: String?

    /// The Objective-C selector of a segue action: `makeDetail:` of `@IBSegueAction func makeDetail(_ coder: NSCoder)`; `nil` for
    /// other functions.
    var segueAction: String? {
        guard head.modifiers.has("@IBSegueAction"), let first = parameters.first, first.type == "NSCoder" else { return nil }
        let label = first.label.map { "With\($0.prefix(1).uppercased())\($0.dropFirst()):" } ?? ":"
        return name + label + parameters.dropFirst().map { "\($0.label ?? ""):" }.joined()
    }
}

/// Properties common to all declarations.
struct DeclarationHead {
    var modifiers: Modifiers
    var line: Int
    var range: Range<Int>
    var directives: [SourceDirective]

    var isSkipped: Bool { directives.contains(where: \.skips) }
}
