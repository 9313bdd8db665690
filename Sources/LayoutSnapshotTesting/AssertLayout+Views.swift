public import CompositionalLayout
public import Foundation
import LayoutHosting
public import LinuxUIKit
import ProgramMessages

/// Asserts that the layout shown by a view controller matches its goldens.
///
///     @MainActor @Test func photos() {
///         assertLayout(PhotosViewController(), on: .iPhone15, .iPadMini)
///     }
///
/// The controller's view is loaded and appears as the root of a window of each variant's size. Item counts come from the data
/// source of its collection view, and element names in pictures from the cells and views that it creates.
///
/// - Parameters:
///   - controller: the controller, created by the expression for each variant. The test fails if it has no collection view with a
///     compositional layout.
///   - containers: the containers around the controller, such as `in: .navigation`, `in: [.navigation, .tabs]` or `in: .nothing`;
///     `nil` for a navigation controller if the controller sets its title or has other contents for its bar.
///   - devices: the devices, such as `on: .iPhone15`; those of the options if there are none.
///   - items: the number of items in each section, for a collection view without a data source.
///   - options: the devices, directions, appearances, text sizes and scroll offsets.
///   - strategy: the format of goldens: `.frames`, `.svg(style: .blueprint)`, `.png(scale: 3)`, or several: `[.frames, .svg]`.
///   - name: distinguishes several assertions in one test.
///   - recording: the goldens to write; overrides the trait and the environment, except in continuous integration.
///   - fileID: the location of the assertion, for reporting failures; like the next four, left to the compiler.
///   - filePath: the file beside which goldens are stored.
///   - function: the test, after which the goldens are named.
///   - line: the line.
///   - column: the column.
@MainActor
public func assertLayout(
    _ controller: @autoclosure () throws -> UIViewController, in containers: ScreenContainers? = nil, on devices: Device...,
    items: [Int]? = nil, options: LayoutOptions = LayoutOptions(), as strategy: SnapshotStrategy = .frames, named name: String? = nil,
    record recording: RecordingMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    LayoutAssertion(options: options.on(devices), strategy: strategy, name: name, recording: recording, site: site).run { viewport in
        try AssertedLayout(
            AppLayout(controller(), in: viewport, standingIn: containers.map { ScreenPlace($0) }), items: items,
            emptiness: "has no items yet; \"await assertLayout(…)\" in an asynchronous test also runs the tasks that load them")
    }
}

/// Asserts that the layout shown by a view controller matches its goldens, after the tasks and blocks that the controller queues.
///
///     @MainActor @Test func feed() async {
///         await assertLayout(FeedViewController(), on: .iPhone15)
///     }
///
/// As in `galley render`, the controller appears, and its queued work runs until there is none, before the layout is solved. Timers,
/// delays and servers are not awaited. The parameters are those of the synchronous assertion.
@MainActor
public func assertLayout(
    _ controller: @autoclosure () throws -> UIViewController, in containers: ScreenContainers? = nil, on devices: Device...,
    items: [Int]? = nil, options: LayoutOptions = LayoutOptions(), as strategy: SnapshotStrategy = .frames, named name: String? = nil,
    record recording: RecordingMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) async {
    let site = CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    let assertion = LayoutAssertion(options: options.on(devices), strategy: strategy, name: name, recording: recording, site: site)
    await assertion.run { variant in
        let app = try await AppLayout(awaiting: controller, in: variant.viewport, standingIn: containers.map { ScreenPlace($0) }, measuring: variant.meter)
        return try variant.perform {
            try AssertedLayout(
                app, items: items,
                emptiness: "has no items after its tasks and queued work; give the controller data that need no server or timer")
        }
    }
}

/// Asserts that the layout shown by a collection view matches its goldens.
///
/// The view keeps its frame; a view without a size fills each variant's screen. The parameters are those of the assertion for a view
/// controller. The data source must be retained, as a collection view references it weakly.
public func assertLayout(
    _ collectionView: @autoclosure () throws -> UICollectionView, on devices: Device..., items: [Int]? = nil,
    options: LayoutOptions = LayoutOptions(), as strategy: SnapshotStrategy = .frames, named name: String? = nil,
    record recording: RecordingMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    // Views without a size, which get each variant's.
    var filling: [(view: UICollectionView, frame: CGRect)] = []
    defer { for (view, frame) in filling { view.frame = frame } }
    LayoutAssertion(options: options.on(devices), strategy: strategy, name: name, recording: recording, site: site).run { viewport in
        let view = try collectionView()
        if view.frame.isEmpty { filling.append((view, view.frame)) }
        return try AssertedLayout(
            AppLayout(view, in: viewport, keepsFrame: !filling.contains { $0.view === view }), items: items, emptiness: "has no items yet")
    }
}

/// Asserts that a single view or cell matches its goldens: its contents, at the size that its constraints give it.
///
///     @MainActor @Test func card() {
///         assertLayout(view: CardView(title: "Hello"), width: 360, options: LayoutOptions(directions: [.leftToRight, .rightToLeft]))
///     }
///
/// - Parameters:
///   - view: the view, created by the expression for each variant.
///   - width: points; `nil` for the width of the view's frame, or otherwise of each variant's device.
///   - height: points; `nil` for the height that constraints and content give at the width. The test fails if they give none.
///   - devices: the devices, such as `on: .iPhone15`; those of the options if there are none.
///   - options: the devices, directions, appearances and text sizes.
///   - strategy: the format of goldens.
///   - name: distinguishes several assertions in one test.
///   - recording: the goldens to write; overrides the trait and the environment, except in continuous integration.
///   - fileID: the location of the assertion, for reporting failures; like the next four, left to the compiler.
///   - filePath: the file beside which goldens are stored.
///   - function: the test, after which the goldens are named.
///   - line: the line.
///   - column: the column.
@MainActor
public func assertLayout(
    view: @autoclosure () throws -> UIView, width: CGFloat? = nil, height: CGFloat? = nil, on devices: Device...,
    options: LayoutOptions = LayoutOptions(), as strategy: SnapshotStrategy = .views, named name: String? = nil,
    record recording: RecordingMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    LayoutAssertion(options: options.on(devices), strategy: strategy, name: name, recording: recording, site: site).run { viewport in
        try AssertedLayout(AppLayout(alone: view(), in: viewport, width: width, height: height), items: nil, emptiness: "has no items")
    }
}

extension AssertedLayout {
    /// - Parameter emptiness: the end of the message about a data source without items, such as `has no items yet`.
    fileprivate init(_ app: AppLayout, items: [Int]?, emptiness: String) throws {
        let owner = app.owner ?? "the collection view"
        guard let content = app.content ?? items.map({ LayoutContent(itemCounts: $0) }) else {
            throw AssertionError("\(owner) has no data source; say how many items there are: items: [9, 4]")
        }
        self.init(
            layout: app.layout, content: content, viewport: app.viewport, names: app.title, isHidden: app.isHidden, check: app.check)
        assumptions = app.assumptions
        // Only the assertion calls the closure, on the main thread.
        nonisolated(unsafe) let app = app
        views = { solved, distance in
            MainActor.assumeIsolated {
                app.showBars(scrolledBy: distance)
                return app.screenViews(solved.visibleElements(), of: app, in: solved).views
            }
        }
        if app.content != nil { self.emptiness = "the data source of \(owner) \(emptiness)" }
    }
}
