public import CompositionalLayout
import GalleyCommand
import GalleyRuntime
public import LinuxUIKit
import ProgramMessages

/// Layouts of a program that has every verb of `galley`:
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
/// `swift run AppLayouts render -o Pictures` draws them, `swift run AppLayouts verify` compares them with the goldens beside the
/// file. Paths on the command line are documents and Swift files, as `galley` takes them; without one the catalogue is meant.
public protocol LayoutCatalog {
    init()

    /// The layouts, in the order in which they are drawn.
    @MainActor @LayoutCatalogBuilder var layouts: [CatalogLayout] { get }
}

extension LayoutCatalog {
    /// Runs the command.
    @MainActor
    public static func main() {
        Galley.main(Self().layouts.map(\.entry))
    }
}

/// A layout of a catalogue, and the number of items that it shows.
@MainActor
public struct CatalogLayout {
    let entry: CatalogEntry

    /// A layout.
    ///
    /// - Parameters:
    ///   - title: what its pictures are called; letters and digits of it are their files' names.
    ///   - items: the number of items of each section.
    ///   - file: where it stands: goldens stand beside that file.
    ///   - line: its line there, for messages.
    ///   - layout: makes it, anew for each viewport.
    public init(
        _ title: String, items: [Int], file: String = #filePath, line: Int = #line,
        layout: @escaping @MainActor @Sendable () throws -> UICollectionViewLayout
    ) {
        self.init(title, items, file, line) { try layout() }
    }

    /// A section, of which a layout has as many as there are numbers of items.
    public init(
        _ title: String, items: [Int], file: String = #filePath, line: Int = #line,
        section: @escaping @MainActor @Sendable () throws -> NSCollectionLayoutSection
    ) {
        self.init(title, items, file, line) { try section() }
    }

    /// What a view controller shows: its items and titles are its data source's.
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

/// Takes the layouts of a catalogue one below the other, also in `if` and `for`.
@resultBuilder
public enum LayoutCatalogBuilder {
    public static func buildExpression(_ layout: CatalogLayout) -> [CatalogLayout] { [layout] }
    public static func buildBlock(_ layouts: [CatalogLayout]...) -> [CatalogLayout] { layouts.flatMap { $0 } }
    public static func buildOptional(_ layouts: [CatalogLayout]?) -> [CatalogLayout] { layouts ?? [] }
    public static func buildEither(first layouts: [CatalogLayout]) -> [CatalogLayout] { layouts }
    public static func buildEither(second layouts: [CatalogLayout]) -> [CatalogLayout] { layouts }
    public static func buildArray(_ layouts: [[CatalogLayout]]) -> [CatalogLayout] { layouts.flatMap { $0 } }
}
