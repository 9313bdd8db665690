import CompositionalLayout
import Foundation

/// What the names of an expression stand for.
struct Scope: Sendable {
    var section = 0
    var item = 0
    /// The environment's `container.effectiveContentSize`, in points.
    var width = 0.0
    var height = 0.0
    var horizontalSizeClass = Expression.SizeClass.compact
    var verticalSizeClass = Expression.SizeClass.regular
    var userInterfaceIdiom = Expression.Idiom.phone

    init() {}

    init(_ viewport: LayoutViewport) {
        width = Double(viewport.size.width)
        height = Double(viewport.size.height)
        let traits = viewport.traitCollection
        horizontalSizeClass = traits.horizontalSizeClass == .regular ? .regular : .compact
        verticalSizeClass = traits.verticalSizeClass == .compact ? .compact : .regular
        userInterfaceIdiom = traits.userInterfaceIdiom == .pad ? .pad : .phone
    }

    func at(section: Int, item: Int = 0) -> Scope {
        var scope = self
        scope.section = section
        scope.item = item
        return scope
    }
}
