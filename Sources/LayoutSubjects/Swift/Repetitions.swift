import ProgramMessages
import SwiftSource

/// Entries that repeat another entry's picture; only `--only` draws them.
extension [Int: SwiftEntry] {
    /// The reasons, by the entry's index. Repetitions are:
    /// - entries that show a controller whose class has an entry of its own;
    /// - layout classes and generic base classes of such controllers;
    /// - controllers that a segue action makes, and their members, if they stop or need assumed values without the segue action.
    var repetitions: [Int: String] {
        let good = values.filter { $0.runError == nil }
        let controllers = good.filter { $0.declaration.kind == .controller }
        let own = [String: Bool](
            controllers.filter { $0.shown == $0.declaration.path }.map { ($0.declaration.path, $0.isAsItsCodeSays) },
            uniquingKeysWith: { $0 || $1 })
        let heirs = [String: String](
            controllers.compactMap { one in one.declaration.superclass.map { ($0, one.declaration.path) } }, uniquingKeysWith: Swift.min)
        let actions = [String: String](
            good.filter { $0.declaration.call.segueAction != nil }.compactMap { one in one.shown.map { ($0, one.declaration.path) } },
            uniquingKeysWith: Swift.min)
        let layouts = [String: String](
            controllers.filter { $0.declaration.product == .view && $0.isAsItsCodeSays }.compactMap { one in
                one.check.layout.map { ($0, one.declaration.path) }
            }, uniquingKeysWith: Swift.min)
        return compactMapValues { one in
            let declaration = one.declaration
            if declaration.kind == .controller, declaration.product == .layout, let user = layouts[declaration.path] {
                return "is the layout of \(user), which has its own picture; --only draws it"
            }
            if declaration.call.segueAction != nil { return nil }
            let isController = declaration.kind == .controller
            let owner = isController ? declaration.path : declaration.typePath.joined(separator: ".")
            if let action = actions[owner], isController || declaration.needsInstance, one.runError != nil || !one.isAsItsCodeSays {
                return "\(isController ? "is" : "is of a controller") made by \(action), which has its own picture; --only draws it"
            }
            if declaration.isGeneric, isController, let heir = heirs[declaration.path] {
                return "is the generic base class of \(heir), which has its own picture; --only draws it"
            }
            // If the controller's own entry takes assumed values, an entry that takes none is kept.
            guard let shown = one.shown, let isTrue = own[shown], isTrue || !one.isAsItsCodeSays, declaration.kind != .preview,
                shown != declaration.path || !isController
            else { return nil }
            return "shows \(shown), which has its own picture; --only draws it"
        }
    }
}
