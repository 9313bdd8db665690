#if os(Linux)
public import CompositionalLayout
import LayoutHosting
public import LinuxUIKit

/// Asserts that what a view controller shows matches its goldens.
///
///     @MainActor @Test func photos() {
///         assertLayout(PhotosViewController(), options: LayoutOptions(devices: [.iPhone15, .iPadMini]))
///     }
///
/// The controller's view is loaded and appears as the root of a window of each variant's size. The numbers of items come from
/// the data source of its collection view, and the names of elements in pictures from the cells and views that it makes.
///
/// - Parameters:
///   - controller: the controller; a new one for each variant, where the expression makes one. One without a collection view
///     with a compositional layout fails the test.
///   - items: the number of items of each section, for a collection view without a data source.
///   - options: the devices, directions, appearances, text sizes and scroll offsets.
///   - strategy: what is recorded: `.frames`, `.svg(style: .blueprint)`, `.png(scale: 3)`, or several: `[.frames, .svg]`.
///   - name: distinguishes several assertions of one test.
///   - recording: which goldens are written; it overrides the trait and the environment, except in continuous integration.
///   - fileID: the location of the assertion, where a failure is reported; like the next four, left to the compiler.
///   - filePath: the file beside which the goldens lie.
///   - function: the test, after which the goldens are named.
///   - line: the line.
///   - column: the column.
@MainActor
public func assertLayout(
    _ controller: @autoclosure () throws -> UIViewController, items: [Int]? = nil,
    options: LayoutOptions = LayoutOptions(), as strategy: SnapshotStrategy = .frames, named name: String? = nil,
    record recording: RecordingMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    withoutActuallyEscaping(controller) { controller in
        LayoutAssertion(
            subject: { viewport in
                try AssertedLayout(AppLayout(controller(), in: viewport), items: items)
            },
            options: options, strategy: strategy, name: name, recording: recording, site: site
        ).run()
    }
}

/// Asserts that what a collection view shows matches its goldens; it fills the screen of each variant.
///
/// The parameters are those of the assertion of a view controller. Something has to keep the data source, which a collection
/// view refers to weakly.
public func assertLayout(
    _ collectionView: @autoclosure () throws -> UICollectionView, items: [Int]? = nil,
    options: LayoutOptions = LayoutOptions(), as strategy: SnapshotStrategy = .frames, named name: String? = nil,
    record recording: RecordingMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    withoutActuallyEscaping(collectionView) { collectionView in
        LayoutAssertion(
            subject: { viewport in
                try AssertedLayout(AppLayout(collectionView(), in: viewport), items: items)
            },
            options: options, strategy: strategy, name: name, recording: recording, site: site
        ).run()
    }
}

extension AssertedLayout {
    fileprivate init(_ app: AppLayout, items: [Int]?) throws {
        guard let content = app.content ?? items.map({ LayoutContent(itemCounts: $0) }) else {
            throw AssertionError(
                "\(app.owner ?? "the collection view") has no data source; say how many items there are: items: [9, 4]")
        }
        self.init(layout: app.layout, content: content, viewport: app.viewport, names: app.title, check: app.check)
    }
}
#endif
