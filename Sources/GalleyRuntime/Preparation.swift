import CompositionalLayout
import LayoutHosting
import LinuxUIKit
import ProgramMessages

/// Brings the objects that an entry makes into the state that a request asks for.
@MainActor
final class Preparation {
    @TaskLocal static var current: Preparation?

    /// The compiled program's functions that set properties of its objects.
    struct Values: Sendable {
        let properties: [GalleyProgram.Properties]
        let emptyData: [GalleyProgram.EmptyData]
        /// The module of these objects.
        let module: String
    }

    private let request: LayoutRequest
    private let values: Values
    /// The controller that was shown before one of its members is drawn, to provide the items; `nil` if it has no layout or was not
    /// shown.
    private(set) var owner: ShownOwner?
    private(set) var hasShownOwner = false
    /// The view that the entry makes for the sake of its collection view, unlike one that a preview shows.
    private(set) weak var madeView: UIView?
    /// Objects that the entry's code may refer to weakly.
    private var kept: [Any] = []

    init(_ request: LayoutRequest, _ values: Values) {
        (self.request, self.values) = (request, values)
    }

    func keep(_ value: Any) { kept.append(value) }

    func prepare(_ value: Any) {
        let assumptions = request.assumptions
        madeView = value as? UIView
        if assumptions.contains(.properties) { for set in values.properties { set(value) } }
        if assumptions.contains(.lists) {
            DataFilling.fill(value, by: values.emptyData, models: assumptions.contains(.models), values.module)
        }
        guard assumptions.contains(.shownController), let controller = value as? UIViewController else { return }
        // Given item counts take the place of the controller's items.
        guard request.itemCounts == nil, !hasShownOwner else { return controller.loadViewIfNeeded() }
        hasShownOwner = true
        owner = ShownOwner(in: request.viewport) { controller }
    }
}

/// A view controller shown in advance, so that a layout or section made by one of its members is drawn with its items.
@MainActor
struct ShownOwner {
    let app: AppLayout
    /// Calls of functions that make sections, reported while the controller's view appeared.
    let calls: Set<SectionCall>

    /// Shows a controller; `nil` if it has no layout.
    init?(in viewport: LayoutViewport, making make: () throws -> UIViewController?) {
        let (app, calls) = SectionCall.collecting {
            // Errors are ignored here: the controller is an entry of its own and reports them.
            try? LayoutWarning.collecting {
                try viewport.performAsCurrent { try make().map { try AppLayout($0, in: viewport, finishing: QueuedWork.run) } }
            }.answer
        }
        guard let app else { return nil }
        (self.app, self.calls) = (app, calls)
    }

    /// Installs a layout, made by a member of the controller, on the controller's collection view.
    func attach(_ layout: UICollectionViewLayout) {
        guard let view = app.layout.collectionView, view.collectionViewLayout !== layout else { return }
        view.collectionViewLayout = layout
    }
}
