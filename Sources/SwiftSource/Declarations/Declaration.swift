/// A declaration that can be drawn, or could be but for a refusal: a view controller, or a member that returns a layout or a
/// section.
package struct Declaration: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// A class of view controllers, of compositional layouts, of collection views, or of views with one.
        case controller
        case function
        case property
        /// `#Preview { … }`
        case preview
    }

    package struct Call: Sendable, Hashable {
        package var arguments = ""
        /// The arguments whose values are neither the user's nor the section provider's: `columns: 2`.
        package var assumed: [String] = []
        package var isProvider = false
        /// True for a function that SwiftUI calls: a hosting controller shows its view.
        package var isHosted = false
        /// The selector of a segue action, which a storyboard calls with the coder of a scene.
        package var segueAction: String?
    }

    package enum Product: Sendable, Hashable {
        /// The view of a view controller, or that a preview gives.
        case view
        case layout
        case section
    }

    package enum Creation: Sendable, Hashable {
        case initializer
        /// From a XIB or storyboard file, or otherwise by the initializer, for a view controller.
        case controller
        /// Only from a file.
        case file
    }

    package var kind: Kind
    package var product: Product
    /// The enclosing types, outermost first, without a controller's own name.
    package var typePath: [String]
    package var name: String
    /// A class's superclass and protocols, as written.
    package var inheritance: [String] = []
    /// The first of these, without generic arguments.
    package var superclass: String? { inheritance.first.map { TypeName($0).components.joined(separator: ".") } }
    /// A function's parameters.
    package var parameters: [Parameter] = []
    /// The type as written; `nil` for a controller, and for a property with an inferred type.
    package var resultType: String?
    package var modifiers = Modifiers()
    package var isGeneric = false
    /// Its type, or the class that it is, with generic arguments: `Feed<Home>.Section`; `nil` if one is missing.
    package var typeExpression: String?
    /// The types that stand for generic parameters.
    package var typeArguments: [String] = []
    /// True if calling it takes an instance of its type.
    package var needsInstance = false
    /// True for a class with a property of `UICollectionView`.
    package var hasCollection = false
    /// The way to create its type, or the controller that it is.
    package var creation = Creation.initializer
    /// An expression for an instance of its type, or of the controller that it is.
    package var instance: String?
    /// A function's call with plain values, without its name; a closure for a section provider, in which `$0` is the section's
    /// index and `$1` the environment.
    package var call = Call()
    package var file: Int
    package var line: Int
    /// Byte range in the file, from the attributes to the start of the body.
    package var range: Range<Int>
    /// The name by which the code of a controller's section reports its calls; `nil` for all others.
    package var sectionMark: String?
    /// A preview's code in braces, as a byte range in the file.
    package var content: Range<Int>?
    package var directives: [SourceDirective] = []
    /// The size that a preview's traits ask for: `orientation landscape`, or `size 320x200`.
    package var traits: [SourceDirective.Setting] = []
    /// True if the user leaves it out, or a comment above it or above a type around it.
    package var isSkipped = false
    /// The reason that it cannot be drawn, as the end of a sentence: "needs arguments: section".
    package var refusal: String?

    package var isDrawable: Bool { refusal == nil }

    /// The arguments that nobody gives, and an instance that is made with such; `nil` if there are none.
    package var assumedValues: String? {
        let made = instance.flatMap { isAssumed($0) && !call.assumed.contains($0) ? $0 : nil }
        let values = call.assumed + [made].compactMap { $0 }
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    /// True if an instance needs arguments, but not only those of a storyboard.
    private func isAssumed(_ instance: String) -> Bool {
        guard let arguments = instance.firstIndex(of: "(") else { return instance.isEmpty }
        return !isAsFromFile && instance[arguments...] != "()"
    }

    /// True for a controller that is made as one of a storyboard.
    package var isAsFromFile: Bool {
        guard creation != .file, let instance, let arguments = instance.firstIndex(of: "(") else { return false }
        return ["(collectionViewLayout: UICollectionViewFlowLayout", "(transitionStyle:"].contains { instance[arguments...].hasPrefix($0) }
    }

    /// `Outer.Inner.name`
    package var path: String { (typePath + [name]).joined(separator: ".") }
}

extension Declaration {
    /// True for values that are made for tests and previews, as the app's protocol of a service has one: `Feed(service: MockService())`.
    package static func areMadeForTests(_ values: String) -> Bool {
        let inner = values.wholeMatch(of: /[A-Za-z_.]+\((.*)\)/).map { String($0.1) } ?? values
        let arguments = inner.split(separator: ",")
        return !arguments.isEmpty && arguments.allSatisfy { argument in
            argument.wholeMatch(of: /\s*(\w+:\s*)?[A-Za-z_.]*(Mock|Stub|Fake|Preview|Sample)[A-Za-z_.]*(\(\))?\s*/) != nil
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
    /// True if a call can omit it.
    package var hasDefault: Bool
}

/// A declaration's attributes, modifiers and effects.
package struct Modifiers: Sendable, Hashable {
    package enum Access: String, Sendable, Hashable {
        case `private`, `fileprivate`, `internal`, package, `public`, open
    }

    /// Access level as written; `nil` for the scope's.
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
