import Foundation
import TestSupport
import Testing

/// Other files of the app decide a screen's containers, and its colours and images by asset catalogues.
struct AppContainersTests {
    private static let lines = Result<(views: String, notes: String), any Error> {
        let galley = Galley()
        try galley.write("", to: "App.xcodeproj/project.pbxproj")
        for (from, to) in [("Containers/App", "App"), ("Catalogs/Brand.xcassets", "App/Brand.xcassets")] {
            try FileManager.default.copyItem(
                at: Fixtures.folder.appendingPathComponent(from), to: galley.folder.appendingPathComponent(to))
        }
        let result = try galley.run(["frames", "App/Screens.swift", "--views"])
        return (result.outputText, result.errorText)
    }

    @Test(arguments: [
        ("Feed", "a navigation bar and a tab bar, as App/SceneDelegate.swift:8 makes it a tab", "0 59 393 96", "0 769 393 83"),
        ("Shelf", "a navigation bar and a tab bar, as App/SceneDelegate.swift:12 makes it a tab", "0 59 393 96", "0 769 393 83"),
        ("Plain", "a tab bar, as App/SceneDelegate.swift:12 makes it a tab", "", "0 769 393 83"),
        ("Detail", "a navigation bar, as App/Screens.swift:5 pushes it", "0 59 393 44", ""),
        ("Story", "a navigation bar and a tab bar, as Main.storyboard:20 puts it there", "0 59 393 96", "0 769 393 83"),
        ("BarUser", "a tab bar, as App/Screens.swift:20 uses its tab bar controller", "", "0 769 393 83"),
        ("Loose", "", "", ""),
    ])
    func aControllerStandsInTheContainersThatTheAppPutsItIn(name: String, reason: String, bar: String, tabs: String) throws {
        let (views, notes) = try Self.lines.get()
        let note = "\(name)ViewController stands in \(reason); --in nothing leaves"
        #expect(notes.contains(note) || reason.isEmpty && !notes.contains("\(name)ViewController stands"), "\(notes)")
        let screen = try #require(views.firstRange(of: "\(name)ViewController").map { views[$0.upperBound...] })
        let own = screen.prefix(upTo: screen.firstRange(of: "ViewController\n")?.lowerBound ?? screen.endIndex)
        #expect(bar.isEmpty != own.contains("UINavigationBar \(bar)") && tabs.isEmpty != own.contains("UITabBar \(tabs)"), "\(views)")
    }

    @Test(arguments: [
        ("Feed", ["image=house", "News", "Shelf", "image=square"]), ("Shelf", ["image=house", "News", "Shelf", "image=square"]),
        ("Plain", ["image=house", "News", "Shelf"]), ("Story", ["image=square", "image=book", "Stories"]),
        ("BarUser", ["image=house", "News", "Shelf", "image=square"]), ("Detail", []),
    ])
    func tabsAreNamedAsTheAppNamesThem(name: String, tabs: [String]) throws {
        let screens = try Self.lines.get().views.components(separatedBy: "ViewController\n\n")
        let index = try #require(screens.firstIndex { $0.hasSuffix(" " + name) })
        let bar = screens[index + 1].components(separatedBy: "\n  UITabBar ").dropFirst().first ?? ""
        let found = bar.matches(of: /image=\S+|text="([^"]+)"/).map { $0.1.map(String.init) ?? String($0.0) }
        #expect(found == tabs, "\(bar)")
    }

    @Test func viewsHaveTheColorsAndImagesOfTheCatalog() throws {
        let views = try Self.lines.get().views
        for line in ["RowCell 0 0 393 60", "background=#1A73E8/#8AB4F880", "UIImageView 16 10 60 40", "background=#00FF00"] {
            #expect(views.contains(line), "\(line) in \(views)")
        }
    }
}
