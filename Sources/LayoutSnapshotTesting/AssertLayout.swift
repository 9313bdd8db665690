public import CompositionalLayout
public import Foundation
public import VectorScene

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
///   - layout: a compositional layout. Any other layout, or an error while creating it, fails the test. It is evaluated once per
///     variant, while the variant's viewport is current, so it may use `UIScreen.main` and similar API.
///   - items: the number of items in each section.
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
    _ layout: @autoclosure () throws -> UICollectionViewLayout, items: [Int], options: LayoutOptions,
    as strategy: SnapshotStrategy = .frames, named name: String? = nil,
    names: @escaping (LayoutElement) -> String? = { _ in nil }, record recording: RecordingMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
) {
    assertLayout(
        try layout(), content: LayoutContent(itemCounts: items), options: options, as: strategy, named: name, names: names,
        record: recording, fileID: fileID, filePath: filePath, function: function, line: line, column: column)
}

/// Asserts that a layout with self-sizing content matches its goldens.
///
///     let content = LayoutContent(itemCounts: [20]) { element, proposal in CGSize(width: proposal.width, height: 80) }
///     assertLayout(FeedLayouts.articles(), content: content)
///
/// `content` is the number of items in each section, with their fitting sizes. The other parameters are those of the assertion
/// with item counts.
public func assertLayout(
    _ layout: @autoclosure () throws -> UICollectionViewLayout, content: LayoutContent,
    options: LayoutOptions = LayoutOptions(), as strategy: SnapshotStrategy = .frames, named name: String? = nil,
    names: @escaping (LayoutElement) -> String? = { _ in nil }, record recording: RecordingMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    withoutActuallyEscaping(layout) { layout in
        LayoutAssertion(
            subject: { viewport in
                AssertedLayout(
                    layout: try AssertedLayout.compositional(layout()), content: content, viewport: viewport, names: names)
            },
            options: options, strategy: strategy, name: name, recording: recording, site: site
        ).run()
    }
}

/// Asserts that a layout whose content is sized by its texts matches its goldens.
///
///     assertLayout(FeedLayouts.articles(), items: [20], content: .measured { element in articles[element.item].title })
///
/// `items` is the number of items in each section, which overrides that of `content`. The other parameters are those of the
/// assertion with item counts.
public func assertLayout(
    _ layout: @autoclosure () throws -> UICollectionViewLayout, items: [Int], content: LayoutContent,
    options: LayoutOptions = LayoutOptions(), as strategy: SnapshotStrategy = .frames, named name: String? = nil,
    names: @escaping (LayoutElement) -> String? = { _ in nil }, record recording: RecordingMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
) {
    var content = content
    content.itemCounts = items
    assertLayout(
        try layout(), content: content, options: options, as: strategy, named: name, names: names, record: recording,
        fileID: fileID, filePath: filePath, function: function, line: line, column: column)
}

// MARK: - With options as parameters

/// Asserts that a layout matches its goldens on one device.
///
///     assertLayout(PhotoLayouts.grid(), items: [9, 4], on: .iPhone15)
///
/// `fittingSize` is the fitting size of elements with an estimated dimension, in points; `nil` keeps the estimate. The other
/// parameters are the properties of `LayoutOptions` and those of the assertion that takes it.
public func assertLayout(
    _ layout: @autoclosure () throws -> UICollectionViewLayout, items: [Int], on device: Device = .default,
    directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight], appearances: [Appearance] = [],
    offsets: [CGFloat] = [0], as strategy: SnapshotStrategy = .frames, named name: String? = nil,
    names: @escaping (LayoutElement) -> String? = { _ in nil }, record recording: RecordingMode? = nil,
    fittingSize: LayoutContent.FittingSize? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    assertLayout(
        try layout(), items: items, on: [device], directions: directions, appearances: appearances, offsets: offsets,
        as: strategy, named: name, names: names, record: recording, fittingSize: fittingSize, fileID: fileID,
        filePath: filePath, function: function, line: line, column: column)
}

/// Asserts that a layout matches its goldens on several devices, with a golden for each.
///
/// The parameters are those of the assertion on one device.
public func assertLayout(
    _ layout: @autoclosure () throws -> UICollectionViewLayout, items: [Int], on devices: [Device],
    directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight], appearances: [Appearance] = [],
    offsets: [CGFloat] = [0], as strategy: SnapshotStrategy = .frames, named name: String? = nil,
    names: @escaping (LayoutElement) -> String? = { _ in nil }, record recording: RecordingMode? = nil,
    fittingSize: LayoutContent.FittingSize? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let options = LayoutOptions(
        devices: devices, directions: directions, appearances: appearances, offsets: offsets)
    assertLayout(
        try layout(), content: LayoutContent(itemCounts: items, fittingSize: fittingSize), options: options, as: strategy,
        named: name, names: names, record: recording, fileID: fileID, filePath: filePath, function: function, line: line,
        column: column)
}
