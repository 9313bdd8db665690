import TestSupport
import Testing

/// A folder of several apps, as a course's or a tutorial's steps, whose files have the same names.
struct FolderOfSeveralAppsTests {
    private let galley = Galley()

    private static func controller(_ height: Int) -> String {
        """
        import UIKit

        class ViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout()))
            }
            private func makeLayout() -> UICollectionViewLayout {
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Step.height))
                let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            }
        }

        enum Step { static let height: CGFloat = \(height) }

        """
    }

    init() throws {
        for (name, height) in [("One", 30), ("Two", 60)] {
            try galley.write("", to: "Steps/\(name)/App.xcodeproj/project.pbxproj")
            try galley.write(Self.controller(height), to: "Steps/\(name)/App/ViewController.swift")
        }
        try galley.write("", to: "Steps/Zero/App.xcodeproj/project.pbxproj")
        try galley.write("struct Step {}\n", to: "Steps/Zero/App/ViewController.swift")
    }

    @Test func eachAppIsDrawnByItself() throws {
        let drawn = try galley.run("render", "Steps")
        #expect(drawn.status == 0, "\(drawn.errorText)")
        #expect(drawn.errorText.contains("written Steps/One/App/ViewController.svg"), "\(drawn.errorText)")
        #expect(drawn.errorText.contains("written Steps/Two/App/ViewController.svg"), "\(drawn.errorText)")
        #expect(
            drawn.errorText.contains("note: Steps/Zero/App/ViewController.swift: left out: nothing in it gives a layout"),
            "\(drawn.errorText)")
        let list = try galley.run("render", "Steps", "--list")
        #expect(list.status == 0 && list.outputText.contains("Steps/Two/App/ViewController.swift:3: ViewController: "), "\(list.errorText)")
        let second = try galley.text("Steps/Two/App/ViewController.svg")
        #expect(try galley.text("Steps/One/App/ViewController.svg") != second)
    }

    @Test func picturesOfTheSameNameAreToldApartByTheirFolders() throws {
        for arguments in [["Steps"], ["Steps/One", "Steps/Two"]] {
            let drawn = arguments.count == 1 ? try galley.run("render", arguments[0], "-o", "Pictures/")
                : try galley.run("render", arguments[0], arguments[1], "-o", "Pictures/{name}.svg")
            #expect(drawn.status == 0, "\(drawn.errorText)")
            for name in ["One", "Two"] {
                #expect(drawn.errorText.contains(" Pictures/\(name).ViewController.svg"), "\(drawn.errorText)")
            }
        }
    }
}
