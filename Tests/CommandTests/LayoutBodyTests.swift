import TestSupport
import Testing

/// Layouts made in bodies, drawn if nothing else of a file can be.
struct LayoutBodyTests {
    private let galley = Galley()

    /// A screen of which no instance can be made, unless the store loads.
    private func screen(loading: String) -> String {
        """
        func dimensions(_ height: CGFloat) -> NSCollectionLayoutSize { .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)) }

        final class Store {
            init() { \(loading) }
        }

        final class FeedViewController: UIViewController {
            private let store = Store()
            private var list: UICollectionView!

            override func viewDidLoad() {
                super.viewDidLoad()
                let section = NSCollectionLayoutSection(
                    group: .vertical(layoutSize: dimensions(70), subitems: [.init(layoutSize: dimensions(70))]))
                section.interGroupSpacing = 5
                let layout = UICollectionViewCompositionalLayout(section: section)
                list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
                view.addSubview(list)
            }
        }

        """
    }

    private func write(_ text: String) throws {
        try galley.write("", to: "App.xcodeproj/project.pbxproj")
        try galley.write("import UIKit\n\n" + text, to: "App/A.swift")
    }

    private func run(_ verb: String, _ options: String...) throws -> Tool.Result {
        try galley.run([verb, "App/A.swift"] + options)
    }

    @Test func theLayoutOfABodyIsDrawnIfItsControllerStops() throws {
        try write(screen(loading: "fatalError(\"no network\")"))
        let frames = try run("frames", "--items", "2")
        #expect(frames.status == 0, "\(frames.errorText)")
        #expect(frames.outputText.contains(#/0–1 +0 +75 /#), "\(frames.outputText)")
        let note = "A.swift:13: FeedViewController.viewDidLoad: drawn from the layout that viewDidLoad() makes, without its controller"
        #expect(frames.errorText.contains(note), "\(frames.errorText)")
        #expect(frames.errorText.contains("FeedViewController: refused: the code stopped"), "\(frames.errorText)")
        let list = try run("render", "--list")
        #expect(list.outputText.contains("App/A.swift:13: FeedViewController.viewDidLoad: a layout; drawn from the layout"), "\(list.outputText)")
        #expect(try run("frames", "--items", "2", "--strict").status != 0)
    }

    @Test func aControllerThatIsDrawnKeepsItsLayout() throws {
        try write(screen(loading: ""))
        let list = try run("render", "--list")
        #expect(list.outputText.contains("FeedViewController: a view controller") && !list.outputText.contains("viewDidLoad"), "\(list.outputText)")
    }
}
