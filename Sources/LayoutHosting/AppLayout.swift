package import CompositionalLayout
import Foundation
package import LinuxUIKit
package import ProgramMessages
package import TextMeasurement

/// A layout from app code, with its item counts and the texts that its views show.
package struct AppLayout {
    package let layout: UICollectionViewLayout
    /// The viewport for solving: the collection view's bounds, in points, and its environment.
    package let viewport: LayoutViewport
    /// The data source's item counts, and the sizes that its cells request; `nil` without a data source.
    package var content: LayoutContent? { views?.content }
    /// The owner of the layout in messages: the class of a view controller or view; `nil` for a layout on its own.
    package let owner: String?
    /// The view controller shown, without the containers around it; `nil` for a layout without a controller.
    package private(set) var shown: UIViewController?

    /// Deviations from the layout on an iPhone, a line each.
    package var notes: [String] { ownNotes + (views?.notes ?? []) }
    private var ownNotes: [String] = []
    /// Places and sizes that neither the code nor the constraints decide, and containers that are not laid out as on a device; a
    /// line each.
    package private(set) var assumptions: [String] = []

    let views: ElementViews?
    /// The controller and its containers; `nil` for a layout without a controller.
    private var stage: ControllerStage?

    /// Creates a layout without a view.
    ///
    /// - Parameter owner: the owner for messages.
    package init(_ layout: UICollectionViewLayout, in viewport: LayoutViewport, owner: String? = nil) {
        self.layout = layout
        self.viewport = viewport
        self.owner = owner
        views = nil
    }

    /// A layout in which all sections are equal.
    package init(_ section: NSCollectionLayoutSection, in viewport: LayoutViewport) {
        layout = UICollectionViewCompositionalLayout(section: section)
        self.viewport = viewport
        owner = nil
        views = nil
    }

    /// The layout of a collection view that fills a viewport, or has its own frame in it.
    ///
    /// The view receives the viewport's environment.
    ///
    /// - Parameter keepsFrame: false to resize the view to the viewport.
    package init(_ collectionView: UICollectionView, in viewport: LayoutViewport, keepsFrame: Bool = false) throws(HostingError) {
        let screen = CGRect(origin: .zero, size: viewport.size)
        let frame = keepsFrame ? collectionView.frame : screen
        let insets = UIEdgeInsets(viewport.safeAreaInsets, isRightToLeft: viewport.isRightToLeft).reaching(frame, in: screen)
        viewport.performAsCurrent {
            collectionView.frame = frame
            collectionView.adopt(traitCollection: viewport.traitCollection, safeAreaInsets: insets)
        }
        var viewport = viewport.filled(by: frame.size, safeArea: insets)
        viewport.adjustedContentInset = collectionView.ownContentInset
        let kind = type(of: collectionView)
        let owner = kind == UICollectionView.self ? "The collection view" : "\(kind)"
        try self.init(collectionView, in: viewport, owner: owner, keeping: nil)
    }

    /// The layout of a view controller that is the root of a window as large as a viewport.
    ///
    /// The controller's view is loaded, if necessary, and appears in the viewport. Create the controller in the same viewport:
    ///
    ///     let app = try viewport.performAsCurrent { try AppLayout(PhotosViewController(), in: viewport) }
    ///
    /// The collection view is that of a `UICollectionViewController`, or otherwise the first in the view and the views of visible
    /// children.
    ///
    /// - Parameters:
    ///   - place: the containers around the controller. `nil` for those that a storyboard has; without any, a navigation controller if
    ///     the controller has contents for its bar.
    ///   - owner: the owner for messages; `nil` for the controller.
    ///   - assumptions: the assumptions under which the layout is drawn.
    ///   - finish: runs the work that the code has queued, once the controller has appeared; `nil` to leave it.
    @MainActor
    package init(
        _ controller: UIViewController, in viewport: LayoutViewport, standingIn place: ScreenPlace? = nil,
        owner: String? = nil, assuming assumptions: Assumptions = [], finishing finish: (@MainActor () -> Void)? = nil
    ) throws(HostingError) {
        var stage = ControllerStage(
            controller, in: viewport, standingIn: place, takesHidden: assumptions.contains(.hiddenView))
        let (_, warnings) = LayoutWarning.collecting {
            viewport.performAsCurrent {
                stage.show(lacksCode: assumptions.contains(.leftOutCode))
                if let finish {
                    finish()
                    stage.settle()
                }
            }
        }
        try self.init(stage, of: controller, in: owner ?? "\(type(of: controller))", warnings, assuming: assumptions)
    }

    /// The layout of a view controller. Suspends the task until the work that the controller queues is done.
    ///
    /// - Parameters:
    ///   - make: creates the controller, while the viewport is current.
    ///   - place: the containers around the controller.
    ///   - meter: measures its texts.
    @MainActor
    package init(
        awaiting make: () throws -> UIViewController, in viewport: LayoutViewport, standingIn place: ScreenPlace? = nil,
        measuring meter: TextMeter
    ) async throws {
        func laidOut<Answer>(_ body: () throws -> Answer) rethrows -> (answer: Answer, warnings: [LayoutWarning]) {
            try LayoutWarning.collecting { try meter.performAsCurrent { () throws in try viewport.performAsCurrent { () throws in try body() } } }
        }
        let (made, warnings) = try await QueuedWork.awaited {
            try laidOut {
                let controller = try make()
                var stage = ControllerStage(controller, in: viewport, standingIn: place, takesHidden: true)
                stage.show(lacksCode: false)
                return (stage: stage, controller: controller)
            }
        }
        var stage = made.stage
        let later = laidOut { stage.settle() }.warnings.filter { !warnings.contains($0) }
        try self.init(stage, of: made.controller, in: "\(type(of: made.controller))", warnings + later, assuming: [])
    }

    /// The layout of a controller that has appeared on a stage.
    @MainActor
    private init(
        _ stage: ControllerStage, of controller: UIViewController, in owner: String, _ warnings: [LayoutWarning],
        assuming assumptions: Assumptions
    ) throws(HostingError) {
        var stage = stage
        stage.finish()
        guard let collectionView = stage.collectionView else { throw .noCollectionView(controller: owner) }
        try self.init(
            collectionView, in: stage.viewport(of: collectionView), owner: owner, assuming: assumptions,
            keeping: [controller, stage.window])
        let count = stage.visibleCollectionViews.count { !$0.frame.isEmpty }
        var words = warnings.map(\.description)
        // Views that left-out code would have made are missing, and many constraints fail: the first warning stands for all.
        if assumptions.contains(.leftOutCode), words.count > 1 { words = ["\(words[0]) (and \(words.count - 1) more)"] }
        ownNotes = words + (count > 1 ? ["one of its \(count) collection views is drawn"] : [])
            + (stage.standingNote.map { [$0] } ?? [])
        self.assumptions = stage.notes
        shown = stage.shown
        self.stage = stage
    }

    /// Shows the navigation and tab bars around the controller as they are after scrolling.
    ///
    /// - Parameter distance: points from the content's start.
    @MainActor
    package func showBars(scrolledBy distance: CGFloat) {
        viewport.performAsCurrent { stage?.showBarItems(scrolledBy: distance) }
    }

    /// The layout of the first collection view in a view that fills a viewport.
    @MainActor
    package init(_ view: UIView, in viewport: LayoutViewport, assuming assumptions: Assumptions) throws(HostingError) {
        let controller = UIViewController()
        // The code around the view, which would add constraints to its edges, is absent.
        view.translatesAutoresizingMaskIntoConstraints = true
        controller.view = view
        try self.init(controller, in: viewport, owner: "\(type(of: view))", assuming: assumptions)
        shown = nil
    }

    /// The layout of one element: a view or a cell that is shown alone, in a size or as large as its constraints say.
    ///
    /// - Parameters:
    ///   - width: points; `nil` for the view's own, or otherwise the viewport's.
    ///   - height: points; `nil` for the height that follows from the width.
    @MainActor
    package init(
        alone view: UIView, in viewport: LayoutViewport, width: CGFloat? = nil, height: CGFloat? = nil
    ) throws(HostingError) {
        let owner = "\(type(of: view))"
        let (made, warnings) = LayoutWarning.collecting {
            viewport.performAsCurrent {
                let source = SingleView(view)
                return (source: source, size: source.size(width: width, height: height, in: viewport.size))
            }
        }
        guard let size = made.size else { throw .noHeight(view: owner) }
        let collectionView = viewport.performAsCurrent {
            UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: .ofOne(size))
        }
        collectionView.dataSource = made.source
        try self.init(collectionView, in: viewport.filled(by: size, safeArea: .zero), owner: owner, keeping: [made.source])
        ownNotes = warnings.map(\.description)
    }

    private init(
        _ collectionView: UICollectionView, in viewport: LayoutViewport, owner: String, assuming assumptions: Assumptions = [],
        keeping others: [AnyObject]?
    ) throws(HostingError) {
        layout = collectionView.collectionViewLayout
        guard assumptions.contains(.leftOutCode) || !collectionView.hasLostDataSource else { throw .dataSourceGone(owner: owner) }
        self.viewport = viewport
        self.owner = owner
        let views = ElementViews(collectionView, layout, in: viewport, keeping: others ?? [])
        // Set even without content: it retains the controller, to which the layout's closures may refer weakly.
        self.views = views
    }

    /// True if the real layout is probably set by missing code or a missing XIB or storyboard: the collection view has a flow layout without
    /// a flow layout delegate, and either its values are the initial ones, or they are those of a file and there is no data source.
    ///
    /// - Parameter assumptions: the assumptions under which the layout is drawn.
    package func lacksLayout(assuming assumptions: Assumptions) -> Bool {
        guard let flow = layout as? UICollectionViewFlowLayout, type(of: flow) == UICollectionViewFlowLayout.self,
            assumptions.contains(.leftOutCode) || flow.isOfMissingFile
        else { return false }
        let isUnset = flow.isUnchanged || flow.isOfFile && flow.collectionView?.dataSource == nil
        return isUnset && !(flow.collectionView?.delegate is any UICollectionViewDelegateFlowLayout)
    }

    /// The title of an element: the text of its view's content configuration, or otherwise of its first label, or its
    /// accessibility label. The data source is asked for the view on first use, and only once.
    package func title(of element: LayoutElement) -> String? { views?.face(of: element).title }

    /// True if the data source's view of an element, the one used for the title, is hidden or transparent.
    package func isHidden(_ element: LayoutElement) -> Bool { views?.face(of: element).isHidden ?? false }

    /// Asks the data source for a view of each kind in the solved layout, as a collection view would.
    ///
    /// - Throws: a `HostingError` if the data source provides none; UIKit raises an exception.
    package func check(_ solved: SolvedLayout) throws(HostingError) {
        guard let views else { return }
        var kinds: Set<String?> = []
        for element in solved.visibleElements()
        where element.category != .decoration && kinds.insert(element.kind).inserted {
            if let refusal = views.refusal(of: element) { throw .noView(refusal, owner: owner) }
        }
    }
}

extension UICollectionView {
    /// True if the view's data source has been deallocated because nothing retained it.
    fileprivate var hasLostDataSource: Bool { hasDataSource && dataSource == nil }
}
