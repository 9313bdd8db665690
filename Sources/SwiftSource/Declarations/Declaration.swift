/// What can be drawn of Swift files, or could be but for a reason: a view controller, or what gives a layout or a section.
package struct Declaration: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// A class of view controllers.
        case controller
        case function
        case property
    }

    package enum Product: Sendable, Hashable {
        /// The view of a view controller.
        case view
        case layout
        case section
    }

    package var kind: Kind
    package var product: Product
    /// The types it stands in, outermost first; a controller's own name is not among them.
    package var typePath: [String]
    package var name: String
    /// What a class inherits from and conforms to, as written.
    package var inheritance: [String] = []
    /// Of a function.
    package var parameters: [Parameter] = []
    /// As written; `nil` for a controller, and for a property whose type follows from its value.
    package var resultType: String?
    package var modifiers = Modifiers()
    package var isGeneric = false
    /// What makes an instance of the type it stands in; `nil` where none is needed.
    package var needsInstance = false
    package var file: Int
    package var line: Int
    /// Its bytes in the file, from its attributes up to its body.
    package var range: Range<Int>
    package var directives: [SourceDirective] = []
    /// Why it cannot be drawn, as the end of a sentence: "needs arguments: section".
    package var obstacle: String?

    package var isDrawable: Bool { obstacle == nil }

    /// `Outer.Inner.name`
    package var path: String { (typePath + [name]).joined(separator: ".") }
}

/// A parameter of a function or an initializer.
package struct Parameter: Sendable, Hashable {
    /// What a call says before the colon; `nil` where it says nothing.
    package var label: String?
    package var name: String
    /// As written.
    package var type: String
    /// Whether a call can leave it out.
    package var hasDefault: Bool
}

/// What stands before a declaration, and between its parameters and its result.
package struct Modifiers: Sendable, Hashable {
    package enum Access: String, Sendable, Hashable {
        case `private`, `fileprivate`, `internal`, package, `public`, open
    }

    /// As written; `nil` where it is the scope's.
    package var access: Access?
    /// With `@`, and with their arguments as written.
    package var attributes: [String] = []
    package var isStatic = false
    package var isConvenience = false
    package var isAsync = false
    package var isThrowing = false

    /// Whether an attribute is there, with arguments or without.
    package func has(_ attribute: String) -> Bool {
        attributes.contains { $0 == attribute || $0.hasPrefix(attribute + "(") }
    }
}
