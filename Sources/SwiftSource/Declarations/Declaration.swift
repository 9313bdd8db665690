/// An entry: a view controller, a preview, or a member that returns a view controller, a layout or a section. It may be refused.
package struct Declaration: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// A class of view controllers, compositional layouts or collection views, or of views that contain a collection view.
        case controller
        case function
        case property
        /// `#Preview { … }`
        case preview
    }

    package struct Call: Sendable, Hashable {
        package var arguments = ""
        /// Assumed arguments, which neither the user nor the section provider gives: `columns: 2`.
        package var assumed: [String] = []
        package var isProvider = false
        /// True for `makeUIViewController(context:)`, which SwiftUI calls: a hosting controller shows its view.
        package var isHosted = false
        /// The selector of a segue action, which a storyboard calls with the coder of a scene; `nil` for other functions.
        package var segueAction: String?
    }

    package enum Product: Sendable, Hashable {
        /// The view of a view controller or a preview.
        case view
        case layout
        case section
    }

    package enum Creation: Sendable, Hashable {
        case initializer
        /// For view controllers: from a XIB or storyboard file if there is one, otherwise by the initializer.
        case controller
        /// Only from a XIB or storyboard file.
        case file
        /// For a member of a protocol's extension: an empty class that conforms to the protocol.
        case emptyConformer
    }

    package var kind: Kind
    package var product: Product
    /// The enclosing types, outermost first, without a controller's own name.
    package var typePath: [String]
    package var name: String
    /// A class's superclass and protocols, as written.
    package var inheritance: [String] = []
    /// The first name in `inheritance`, without generic arguments. It may be a protocol's.
    package var superclass: String? { inheritance.first.map { TypeName($0).components.joined(separator: ".") } }
    /// A function's parameters.
    package var parameters: [Parameter] = []
    /// A function's result type or a property's type, as written; `nil` for a controller, and for a property with an inferred type.
    package var resultType: String?
    package var modifiers = Modifiers()
    package var isGeneric = false
    /// The class itself, or the type that a member belongs to, with generic arguments: `Feed<Home>.Section`; `nil` if an argument is
    /// missing.
    package var typeExpression: String?
    /// Types chosen for generic parameters; for an extension of a protocol, the conforming type chosen for `Self`.
    package var typeArguments: [String] = []
    /// True for an instance member, and for a subclass of a layout or of a collection view.
    package var needsInstance = false
    /// True for an instance member of a view.
    package var isOfView = false
    /// True for a class with a property of type `UICollectionView`.
    package var hasCollection = false
    /// The way to create an instance of the drawn class, or of the type that a drawn member belongs to.
    package var creation = Creation.initializer
    /// A Swift expression for the object that `creation` creates; `nil` if there is no such object, or if a value for it is missing.
    package var instance: String?
    /// The argument list of a function's call, with plain values. For a section provider, the call is in a closure: `$0` is the section's
    /// index, `$1` the environment.
    package var call = Call()
    package var file: Int
    package var line: Int
    /// Byte range in the file, from the attributes to the start of the body.
    package var range: Range<Int>
    /// The name under which code for a section of a controller reports that it runs; `nil` for other code.
    package var sectionMark: String?
    /// A preview's code in braces, as a byte range in the file; `nil` for other declarations.
    package var content: Range<Int>?
    package var directives: [SourceDirective] = []
    /// The size that a preview's traits ask for: `orientation landscape`, or `size 320x200`.
    package var traits: [SourceDirective.Setting] = []
    /// True if the user excludes the declaration, by an option or by a comment `// galley: skip` above it or above an enclosing type.
    package var isSkipped = false
    /// True for a controller whose `init(coder:)` stops the program, and for its members: no storyboard makes it.
    package var stopsFromCoder = false
    /// The reason that the declaration cannot be drawn, as the end of a sentence: "needs arguments: section"; `nil` if it can be.
    package var refusal: String?

    package var isDrawable: Bool { refusal == nil }

    /// The assumed arguments, separated by commas for messages. The instance follows if its own arguments are assumed. `nil` if nothing is
    /// assumed.
    package var assumedValues: String? {
        let made = instance.flatMap { isAssumed($0) && !call.assumed.contains($0) ? $0 : nil }
        let values = call.assumed + [made].compactMap { $0 }
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    /// True if the instance is created with arguments that a storyboard would not pass.
    private func isAssumed(_ instance: String) -> Bool {
        guard let arguments = instance.firstIndex(of: "(") else { return instance.isEmpty }
        return !isAsFromFile && instance[arguments...] != "()"
    }

    /// True for a controller created in code with the arguments that a storyboard would pass: a flow layout or a transition style.
    package var isAsFromFile: Bool {
        guard creation != .file, let instance, let arguments = instance.firstIndex(of: "(") else { return false }
        return ["(collectionViewLayout: UICollectionViewFlowLayout", "(transitionStyle:"].contains { instance[arguments...].hasPrefix($0) }
    }

    /// `Outer.Inner.name`
    package var path: String { (typePath + [name]).joined(separator: ".") }
}

extension Declaration {
    /// True if the names of all arguments are those of test doubles, such as the app's own mock of a service:
    /// `Feed(service: MockService())`.
    package static func areMadeForTests(_ values: String) -> Bool {
        let inner = values.wholeMatch(of: /[A-Za-z_.]+\((.*)\)/).map { String($0.1) } ?? values
        let arguments = inner.split(separator: ",")
        return !arguments.isEmpty && arguments.allSatisfy { argument in
            argument.wholeMatch(of: /\s*(\w+:\s*)?[A-Za-z_.]*(Mock|Stub|Fake|Preview|Sample)(s|b?ed)?([A-Z_.][A-Za-z_.]*)?(\(\))?\s*/) != nil
        }
    }
}

/// A parameter of a function or an initializer.
package struct Parameter: Sendable, Hashable {
    /// The argument label; `nil` for none.
    package var label: String?
    package var name: String
    /// The type as written.
    package var type: String
    /// True if a call can omit the argument.
    package var hasDefault: Bool
}

/// A declaration's attributes, modifiers and effects.
package struct Modifiers: Sendable, Hashable {
    package enum Access: String, Sendable, Hashable {
        case `private`, `fileprivate`, `internal`, package, `public`, open
    }

    /// As written; `nil` if it is inherited from the enclosing scope.
    package var access: Access?
    /// Attributes with `@` and arguments, as written.
    package var attributes: [String] = []
    package var isStatic = false
    package var isOverride = false
    package var isConvenience = false
    package var isAsync = false
    package var isThrowing = false

    /// True if the attribute is present, with or without arguments.
    package func has(_ attribute: String) -> Bool {
        attributes.contains { $0 == attribute || $0.hasPrefix(attribute + "(") }
    }
}
