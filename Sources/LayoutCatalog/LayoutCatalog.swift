import GalleyCommand
import GalleyRuntime
import LayoutSubjects
public import LinuxUIKit

/// The layouts of a program with all verbs of `galley`:
///
///     import LayoutCatalog
///     import UIKit
///
///     @main
///     struct AppLayouts: LayoutCatalog {
///         var layouts: [CatalogLayout] {
///             CatalogLayout("Photo grid", items: [9, 4]) { PhotoGrid.makeLayout() }
///             CatalogLayout("Library") { LibraryViewController() }
///         }
///     }
///
/// `swift run AppLayouts render -o Pictures` draws them, and `swift run AppLayouts verify` compares them with the goldens beside
/// the file. As with `galley`, paths on the command line are documents and Swift files; without paths the catalogue is used.
public protocol LayoutCatalog {
    init()

    /// The layouts in drawing order.
    @MainActor @LayoutCatalogBuilder var layouts: [CatalogLayout] { get }
}

extension LayoutCatalog {
    /// Runs the command.
    @MainActor
    public static func main() {
        Galley.main(Self().layouts.map(\.entry))
    }
}

/// A layout in a catalogue, with its item counts.
@MainActor
public struct CatalogLayout {
    let entry: CatalogEntry

    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - title: the title of its pictures; its letters and digits form their file names.
    ///   - items: the number of items in each section.
    ///   - file: the source file; goldens are stored beside it.
    ///   - line: the line in the file, for messages.
    ///   - layout: creates the layout, anew for each viewport.
    public init(
        _ title: String, items: [Int], file: String = #filePath, line: Int = #line,
        layout: @escaping @MainActor @Sendable () throws -> UICollectionViewLayout
    ) {
        self.init(title, items, file, line) { try layout() }
    }

    /// Creates a layout with the same section for each item count.
    public init(
        _ title: String, items: [Int], file: String = #filePath, line: Int = #line,
        section: @escaping @MainActor @Sendable () throws -> NSCollectionLayoutSection
    ) {
        self.init(title, items, file, line) { try section() }
    }

    /// Creates the layout of a view controller, with items and titles from its data source.
    public init(
        _ title: String, file: String = #filePath, line: Int = #line,
        controller: @escaping @MainActor @Sendable () throws -> UIViewController
    ) {
        self.init(title, nil, file, line) { try controller() }
    }

    private init(
        _ title: String, _ items: [Int]?, _ file: String, _ line: Int, _ make: @escaping @MainActor @Sendable () throws -> Any?
    ) {
        entry = CatalogEntry(title: title, path: file, line: line, itemCounts: items) { request in
            try MainActor.assumeIsolated {
                try HostedEntry.solved(GalleyProgram.Entry(make), request)
            }
        }
    }
}

/// Collects the layouts of a catalogue, including those in `if` and `for`.
@resultBuilder
public enum LayoutCatalogBuilder {
    public static func buildExpression(_ layout: CatalogLayout) -> [CatalogLayout] { [layout] }
    public static func buildBlock(_ layouts: [CatalogLayout]...) -> [CatalogLayout] { layouts.flatMap { $0 } }
    public static func buildOptional(_ layouts: [CatalogLayout]?) -> [CatalogLayout] { layouts ?? [] }
    public static func buildEither(first layouts: [CatalogLayout]) -> [CatalogLayout] { layouts }
    public static func buildEither(second layouts: [CatalogLayout]) -> [CatalogLayout] { layouts }
    public static func buildArray(_ layouts: [[CatalogLayout]]) -> [CatalogLayout] { layouts.flatMap { $0 } }
}
