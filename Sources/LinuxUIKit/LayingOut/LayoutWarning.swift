import AutoLayout
import Foundation

/// A mistake in an app's constraints, in UIKit's words where it has any.
package enum LayoutWarning: Sendable, Hashable, CustomStringConvertible {
    /// Required constraints that exclude each other, and the one that is ignored.
    case unsatisfiable([String], broken: String)
    /// An active constraint between views of different trees.
    case noCommonAncestor(String)
    /// A view that takes its size along this axis from content of unknown size.
    case unknownSize(view: String, isWidth: Bool)
    /// A text whose number of lines decides a size, although constraints leave its width open.
    case openWidth(view: String)
    /// A constraint with the system spacing from a baseline, which depends on fonts.
    case unknownSpacing(String)
    /// An accessory that is higher than its row.
    case highAccessory(String, row: CGFloat)
    /// A view that requests another layout in each pass.
    case endless(view: String)
    /// A boundary item whose offset is in fractions of its size, which is not known when the item is made.
    case unknownOffset(kind: String)

    package var description: String {
        switch self {
        case .unsatisfiable(let constraints, let broken):
            "Unable to simultaneously satisfy constraints: \(constraints.joined(separator: ", ")). "
                + "Will attempt to recover by breaking constraint \(broken)"
        case .noCommonAncestor(let constraint):
            "Unable to activate constraint \(constraint) because its items have no common ancestor. Does the constraint "
                + "reference items in different view hierarchies? That's illegal."
        case .unknownSize(let view, let isWidth):
            "no constraint determines the \(isWidth ? "width" : "height") of \(view), and the size of its content is not known: an "
                + "image that is not loaded, a symbol, whose size is estimated, or a control"
        case .openWidth(let view):
            "the constraints leave open the width of \(view), whose lines decide a height: another hugging or compression "
                + "resistance priority would determine it"
        case .unknownSpacing(let constraint):
            "the system spacing from a baseline depends on fonts and is not known; it is taken to be 8 points in \(constraint)"
        case .highAccessory(let view, let row):
            "\(view) is higher than its row of \(DebugText.number(row)) points: accessories do not make rows higher here, and UIKit's rule "
                + "is not known"
        case .endless(let view): "layoutSubviews of \(view) requests another layout each time; no further calls are made"
        case .unknownOffset(let kind):
            "the fractional offset of the boundary item \"\(kind)\" is ignored along sides that are not absolute; UIKit's rule is not known"
        }
    }

    // MARK: Reporting

    /// Wraps the closure, as optimized code lacks the metadata of a task-local closure (Swift 6.3).
    private struct Listener: Sendable {
        var hear: @Sendable (LayoutWarning) -> Void
    }

    @TaskLocal private static var listener: Listener?

    /// Passes the warning to the listener. Without a listener, prints it, as UIKit does.
    func report() {
        guard let listener = Self.listener else { return FileHandle.standardError.write(Data("\(self)\n".utf8)) }
        listener.hear(self)
    }

    /// Runs `body`, which lays out views on this thread only, and collects its warnings; no duplicates.
    package static func collecting<Answer>(while body: () throws -> Answer) rethrows -> (answer: Answer, warnings: [LayoutWarning]) {
        // Changed only by the thread that runs the body.
        nonisolated(unsafe) var warnings: [LayoutWarning] = []
        let answer = try $listener.withValue(Listener { if !warnings.contains($0) { warnings.append($0) } }, operation: body)
        return (answer, warnings)
    }
}

extension UIView {
    /// Warns about each axis along which the view takes its size from content of unknown size.
    ///
    /// - Parameter isSizeOfContent: true if the view is as large as its content along an axis.
    final func reportUnknownContent(_ isSizeOfContent: (ViewAxis) -> Bool) {
        guard isContentUnknown, !isHidden else { return }
        for axis in axesOfContent where isSizeOfContent(axis) {
            LayoutWarning.unknownSize(view: NSLayoutConstraint.name(of: self), isWidth: axis == .horizontal).report()
        }
    }

    /// The autoresizing constraints for the view's frame and mask along an attribute's axis, as UIKit words them.
    fileprivate func maskWords(_ attribute: NSLayoutConstraint.Attribute) -> [String] {
        guard let axis = attribute.part(isRightToLeft: false)?.axis else { return [] }
        let isRow = axis == .horizontal
        let masks = ViewAxis.both.map { axis in
            let flexible = AutoresizingShares.masks(axis).map(autoresizingMask.contains)
            return flexible.contains(true) ? flexible.map { $0 ? "&" : "-" }.joined() : "--&"
        }
        let start = attribute.isLength ? [] : [(isRow ? "minX" : "minY", frame.origin[axis])]
        return (start + [(isRow ? "width" : "height", frame.size[axis])]).map { name, value in
            "<NSAutoresizingMaskLayoutConstraint h=\(masks[0]) v=\(masks[1]) \(NSLayoutConstraint.name(of: self)).\(name) "
                + "== \(DebugText.number(value))>"
        }
    }
}

extension ViewSystem {
    /// Warns about views that take their size from content of unknown size.
    mutating func reportUnknownSizes() {
        for view in views where view.isContentUnknown {
            let lengths = contentLengths.entries.filter { $0.view === view }
            view.reportUnknownContent { axis in
                let known = lengths.first { $0.axis == axis }?.length ?? 0
                return abs(value(of: area(of: view)[axis].length) - known) < 1e-6
            }
        }
    }

    /// The app's last added constraint among those in conflict; `nil` if all are the system's, which are never broken.
    func constraintToBreak(in conflict: Conflict) -> ConstraintID? {
        conflict.constraints.last { id in
            if case .constraint? = origins[id] { true } else { false }
        }
    }

    func report(_ conflict: Conflict, breaking broken: ConstraintID) {
        let origins = conflict.constraints.compactMap { self.origins[$0] }
        var names = origins.compactMap(\.description)
        for name in origins.flatMap(masks) where !names.contains(name) { names.append(name) }
        guard case .constraint(let constraint)? = self.origins[broken] else { return }
        LayoutWarning.unsatisfiable(names, broken: constraint.words).report()
    }

    /// The autoresizing constraints, in UIKit's words, of a constraint's items that are placed by autoresizing masks.
    private func masks(_ origin: ConstraintOrigin) -> [String] {
        guard case .constraint(let constraint) = origin else { return [] }
        return [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)]
            .flatMap { item, attribute -> [String] in
                guard let view = item as? UIView, view !== root, view !== constraint.keeper || attribute.isLength,
                    view.translatesAutoresizingMaskIntoConstraints
                else { return [] }
                return view.maskWords(attribute)
            }
    }
}
