public import CompositionalLayout
public import Foundation
public import VectorScene

/// Asserts that a layout matches its goldens.
///
///     @Test func photoGrid() {
///         assertLayout(PhotoLayouts.grid(), items: [9, 4], on: .iPhone15)
///     }
///
/// Goldens lie in `__Snapshots__/<test file>/` beside the test, named after the test, the device and the other
/// options: `photoGrid.iPhone-15.txt`. The first run records them and fails; review them and commit them. If a layout no
/// longer matches its golden, the failure lists the elements that moved, grew, appeared or vanished, and the artifacts.
///
/// - Parameters:
///   - layout: the layout; an error in making it fails the test. It is evaluated once per variant, while the variant's
///     viewport is current, so that it may use `UIScreen.main` and the like.
///   - items: the number of items of each section.
///   - device: the device whose screen it is laid out for.
///   - directions: left to right, right to left, or both.
///   - appearances: light, dark or both; if empty, an SVG follows the viewer's colour scheme, and a PNG is light.
///   - offsets: how far the layout is scrolled from its start, in points; each has a golden of its own.
///   - strategy: what is recorded: `.frames`, `.svg(style: .blueprint)`, `.png(scale: 3)`, or several: `[.frames, .svg]`.
///   - name: distinguishes several assertions of one test.
///   - names: what elements are called in pictures; `nil` for their index path or kind.
///   - recording: which goldens are written; it overrides the trait and the environment, except in continuous integration.
///   - fittingSize: the size that elements with an estimated dimension ask for, in points; `nil` where an element keeps
///     its estimate.
///   - fileID: the location of the assertion, where a failure is reported; like the next four, left to the compiler.
///   - filePath: the file beside which the goldens lie.
///   - function: the test, after which the goldens are named.
///   - line: the line.
///   - column: the column.
public func assertLayout(
    _ layout: @autoclosure () throws -> UICollectionViewCompositionalLayout, items: [Int], on device: Device = .default,
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

/// Asserts that a layout matches its goldens on several devices; each has a golden of its own.
///
///     assertLayout(PhotoLayouts.grid(), items: [9, 4], on: [.iPhone15, .iPadMini], as: [.frames, .svg])
///
/// The parameters are those of the assertion on one device.
public func assertLayout(
    _ layout: @autoclosure () throws -> UICollectionViewCompositionalLayout, items: [Int], on devices: [Device],
    directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight], appearances: [Appearance] = [],
    offsets: [CGFloat] = [0], as strategy: SnapshotStrategy = .frames, named name: String? = nil,
    names: @escaping (LayoutElement) -> String? = { _ in nil }, record recording: RecordingMode? = nil,
    fittingSize: LayoutContent.FittingSize? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    precondition(
        !devices.isEmpty && !directions.isEmpty && !offsets.isEmpty && !strategy.parts.isEmpty,
        "An assertion about no device, direction, offset or strategy asserts nothing.")
    let looks: [Appearance?] = appearances.isEmpty ? [nil] : appearances
    let variants = devices.flatMap { device in
        directions.flatMap { direction in
            looks.flatMap { look in
                offsets.map { LayoutVariant(device: device, direction: direction, appearance: look, offset: $0) }
            }
        }
    }
    withoutActuallyEscaping(layout) { layout in
        LayoutAssertion(
            layout: layout, content: LayoutContent(itemCounts: items, fittingSize: fittingSize), variants: variants,
            strategy: strategy, name: name, names: names, recording: recording, site: site
        ).run()
    }
}
