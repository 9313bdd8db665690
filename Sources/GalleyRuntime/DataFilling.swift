import LinuxUIKit

/// Fills the empty properties of an object, and of the objects that it refers to.
@MainActor
struct DataFilling {
    private let fill: [GalleyProgram.EmptyData]
    private let setsModels: Bool
    /// The prefix of the names of the program's types: the module and a dot.
    private let module: String
    private var known: Set<ObjectIdentifier> = []

    /// The maximum length of a chain of references that is followed.
    private static let depthLimit = 4

    static func fill(_ value: Any, by fill: [GalleyProgram.EmptyData], models setsModels: Bool, _ module: String) {
        var filling = DataFilling(fill: fill, setsModels: setsModels, module: module + ".")
        filling.visit(value, depth: 0)
    }

    private init(fill: [GalleyProgram.EmptyData], setsModels: Bool, module: String) {
        (self.fill, self.setsModels, self.module) = (fill, setsModels, module)
    }

    private mutating func visit(_ value: Any, depth: Int) {
        guard depth <= Self.depthLimit else { return }
        var mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            if let content = mirror.children.first?.value { visit(content, depth: depth) }
            return
        }
        if mirror.displayStyle == .class {
            let object = value as AnyObject
            guard isOwn(type(of: object)), known.insert(ObjectIdentifier(object)).inserted else { return }
            for assumption in fill.flatMap({ $0(value, setsModels) }) { InterfaceSources.current.note(assumption, isAssumed: true) }
            mirror = Mirror(reflecting: value)
        }
        // The system's superclasses hold no objects of the app.
        while isOwn(mirror.subjectType) {
            for child in mirror.children { visit(child.value, depth: depth + 1) }
            guard let parent = mirror.superclassMirror else { return }
            mirror = parent
        }
    }

    private func isOwn(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix(module) }
}
