import Foundation
import TestSupport
import Testing

/// The folder of an app: its controllers are drawn as they are, beside those that cannot be.
struct FolderOfOneAppTests {
    private static let rows = """
        import UIKit

        func rows(_ height: CGFloat) -> UICollectionViewLayout {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }

        """

    private func app(_ files: [String: String], _ body: (_ run: (String...) throws -> Tool.Result) throws -> Void) throws {
        try Galley.inApp { galley in
            try galley.write(Self.rows, to: "App/Rows.swift")
            for (name, text) in files { try galley.write("import UIKit\n\n" + text, to: "App/\(name).swift") }
            try body { (words: String...) in
                try galley.run([words[0], "App"] + words.dropFirst())
            }
        }
    }

    private static let base = """
        class BaseController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout()))
            }
            func makeLayout() -> UICollectionViewLayout { fatalError("Must be overridden") }
        }
        """

    @Test func whatStopsIsLeftOutBesideOtherFiles() throws {
        let heir = "final class HomeController: BaseController { override func makeLayout() -> UICollectionViewLayout { rows(40) } }"
        try app(["Base": Self.base, "Home": heir]) { run in
            let drawn = try run("render", "-o", "Pictures/")
            #expect(drawn.status == 0 && drawn.errorText.contains("written Pictures/HomeController.svg"), "\(drawn.errorText)")
            #expect(drawn.errorText.contains("Base.swift:3: BaseController: refused: the code stopped: "), "\(drawn.errorText)")
            let strict = try run("render", "--strict", "-o", "Pictures/")
            let lines = strict.errorText.split(separator: "\n").filter { $0.hasPrefix("error: ") }
            #expect(strict.status == 65 && Set(lines).count == lines.count, "\(strict.errorText)")
            let verified = try run("verify")
            #expect(verified.status == 65 && (verified.outputText + verified.errorText).contains("BaseController: error: the code stopped"))
        }
    }

    /// The first controller needs the model, the second sets its own.
    @Test func propertiesThatOtherCodeSetsHavePlainValues() throws {
        let controllers = """
            final class Model {
                var height: CGFloat
                init(height: CGFloat = 30) { self.height = height }
            }
            class ListController: UIViewController {
                var model: Model!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(UICollectionView(frame: view.bounds, collectionViewLayout: rows(model.height)))
                }
            }
            final class OwnController: ListController {
                override func viewDidLoad() {
                    model = Model(height: 50)
                    super.viewDidLoad()
                }
            }
            """
        try app(["List": controllers]) { run in
            let list = try run("render", "--list")
            #expect(list.outputText.contains("ListController: a view controller; drawn with model: Model(); --argument gives other values\n"))
            #expect(list.outputText.contains("OwnController: a view controller\n"), "\(list.outputText)")
            let frames = try run("frames", "--only", "ListController", "--items", "1")
            #expect(frames.outputText.contains("content 393 × 30, 1 element"), "\(frames.outputText)\(frames.errorText)")
            let given = try run("frames", "--only", "ListController", "--items", "1", "--argument", "model=Model(height: 70)")
            #expect(given.outputText.contains("content 393 × 70, 1 element"), "\(given.outputText)\(given.errorText)")
            let strict = try run("frames", "--strict", "--only", "ListController", "--items", "1")
            #expect(strict.status == 65 && strict.errorText.contains("ListController: drawn with model: Model()"), "\(strict.errorText)")
        }
    }

    private static let showsList = """
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: rows(40))
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        view.addSubview(list)
        """

    /// The compiler gives the cast to a final class no message.
    @Test(arguments: [
        ("class", "Could not cast value of type 'LinuxUIKit.UICollectionViewCell' to 'GalleyApp.Cell'."),
        ("final class", "it trapped without a message, as a failed as! does"),
    ])
    func aFailedCastIsToldWithoutAddresses(kind: String, words: String) throws {
        let controller = """
            \(kind) Cell: UICollectionViewCell {}
            final class CellsController: UIViewController, UICollectionViewDataSource {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(Self.showsList)
                }
                func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
                func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! Cell
                }
            }
            """
        try app(["Cells": controller]) { run in
            let drawn = try run("frames", "--only", "CellsController")
            #expect(drawn.errorText.contains("the code stopped: \(words)\n"), "\(drawn.errorText)")
        }
    }

    /// Foundation itself has these two names of Combine.
    @Test func publishedPropertiesNeedNoImportOfCombine() throws {
        let model = """
            final class Model: ObservableObject { @Published var titles = ["Oak", "Ash", "Elm"] }
            """
        let controller = """
            final class TreesController: UIViewController, UICollectionViewDataSource {
                private let model = Model()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(Self.showsList)
                }
                func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                    model.titles.count
                }
                func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                }
            }
            """
        try app(["Model": model, "Trees": controller]) { run in
            let listed = try run("render", "--list")
            #expect(!listed.outputText.contains("refused"), "\(listed.outputText)")
            let frames = try run("frames", "--only", "TreesController")
            #expect(frames.status == 0 && frames.outputText.contains("0–2") && !frames.outputText.contains("0–3"), "\(frames.outputText)")
        }
    }

    @Test func sectionsWhoseItemsComeLaterAreTold() throws {
        let controller = """
            final class TreesController: UIViewController, UICollectionViewDataSource {
                private var titles: [String] = []
                private lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: rows(40))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                    list.dataSource = self
                    view.addSubview(list)
                    Task {
                        try? await Task.sleep(nanoseconds: 60_000_000_000)
                        titles = ["Oak", "Ash"]
                        list.reloadData()
                    }
                }
                func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
                func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                    section == 1 ? 2 : titles.count
                }
                func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                }
            }
            """
        try app(["Trees": controller]) { run in
            let drawn = try run("render", "-o", "Pictures/")
            #expect(drawn.status == 0, "\(drawn.errorText)")
            #expect(
                drawn.errorText.contains("TreesController: note: sections 0, 2 have no items; --items sets placeholder items"),
                "\(drawn.errorText)")
        }
    }
}
