public import CompositionalLayout
public import LinuxUIKit

/// Asserts that a layout matches its goldens.
///
///     @Test func photoGrid() {
///         assertLayout(PhotoLayouts.grid(), items: [9, 4], options: LayoutOptions(devices: [.iPhone15, .iPadMini]))
///     }
///
/// Goldens are stored in `__Snapshots__/<test file>/` beside the test, named after the test, the device and the other options:
/// `photoGrid.iPhone-15.txt`. The first run records them and fails; review and commit them. If a layout no longer matches its
/// golden, the failure lists the elements that moved, grew, appeared or vanished, and the artifacts.
///
/// - Parameters:
///   - layout: a compositional layout, a flow layout, or one of your own. An error while creating it fails the test. It is
///     evaluated once per variant, while the variant's viewport is current, so it may use `UIScreen.main` and similar API.
///   - devices: the devices, such as `on: .iPhone15`; those of the options if there are none.
///   - items: the number of items in each section; `nil` for those of `content`.
///   - content: the sizes of the items: of each element, or of its text, such as
///     `.measured { element in articles[element.item].title }`.
///   - options: the devices, directions, appearances, text sizes and scroll offsets.
///   - strategy: the format of goldens: `.frames`, `.svg(style: .blueprint)`, `.png(scale: 3)`, or several: `[.frames, .svg]`.
///   - name: distinguishes several assertions in one test.
///   - names: the names of elements in pictures; `nil` for their index path or kind.
///   - recording: the goldens to write; overrides the trait and the environment, except in continuous integration.
///   - fileID: the location of the assertion, for reporting failures; like the next four, left to the compiler.
///   - filePath: the file beside which goldens are stored.
///   - function: the test, after which the goldens are named.
///   - line: the line.
///   - column: the column.
public func assertLayout(
    _ layout: @autoclosure () throws -> UICollectionViewLayout, on devices: Device..., items: [Int]? = nil,
    content: LayoutContent? = nil, options: LayoutOptions = LayoutOptions(), as strategy: SnapshotStrategy = .frames,
    named name: String? = nil, names: @escaping (LayoutElement) -> String? = { _ in nil },
    record recording: RecordingMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    LayoutAssertion(options: options.on(devices), strategy: strategy, name: name, recording: recording, site: site).run { viewport in
        guard var shown = content ?? items.map({ LayoutContent(itemCounts: $0) }) else {
            throw AssertionError("the number of items is unknown; give it: items: [9, 4]")
        }
        shown.itemCounts = items ?? shown.itemCounts
        return AssertedLayout(layout: try layout(), content: shown, viewport: viewport, names: names)
    }
}
