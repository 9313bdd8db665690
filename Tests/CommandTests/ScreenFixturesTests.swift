import Foundation
import TestSupport
import Testing

/// The screens of `Fixtures/Screens`, which have what apps' screens have: what is around and in their cells is told and drawn.
struct ScreenFixturesTests {
    private static let names = [
        "Calendar", "Chat", "Dashboard", "Mail", "Music", "Onboarding", "Photos", "Player", "Profile", "Search", "Settings", "Store",
    ]

    private static func run(_ verb: String, _ arguments: String...) throws -> (result: Tool.Result, pictures: [String: String]) {
        let galley = Galley()
        let folder = Fixtures.folder.appendingPathComponent("Screens").path
        let result = try galley.run([verb, folder, "--only", "*ViewController"] + arguments)
        let pictures = galley.files.filter { $0.hasSuffix(".svg") }
        return (result, Dictionary(uniqueKeysWithValues: try pictures.map { ($0, try galley.text($0)) }))
    }

    /// The lines about the views of each screen.
    private static let views = Result<[String: String], any Error> {
        let text = try run("frames", "--views", "--quiet").result.outputText
        let parts = text.split(separator: #/(?m)^.*Screens/\w+\.swift:\d+: /#).map { $0.split(separator: "\n", maxSplits: 1) }
        return Dictionary(uniqueKeysWithValues: parts.filter { $0.count == 2 }.map { (String($0[0].dropLast(14)), String($0[1])) })
    }

    @Test(arguments: [
        ("Calendar", "background=#FF3B30/#FF453A radius=17"), ("Calendar", #"UILabel \S+ \S+ \S+ \S+ text="14:00""#), ("Chat", "UITextField 16 8 319 36 field=rounded"),
        ("Chat", #"text="Yes! The boat leaves at ten, so\\n"#), ("Dashboard", "progress=0.84 color=#34C759/#30D158"),
        ("Mail", "UISearchBar 8 44 377 52"), ("Music", #"text="North of Here""#), ("Onboarding", "page=0/3"), ("Onboarding", "image=leaf.fill"),
        ("Photos", "image=heart.fill"), ("Photos", "UINavigationBar 0 59 393 78"), ("Player", "slider=0.35"), ("Player", "activity"),
        ("Profile", "segment=0/3"), ("Profile", "radius=44"), ("Search", #"text="Museums""#), ("Search", #"text="Places, people, guides""#),
        ("Settings", "switch=on"), ("Settings", "UINavigationBar 0 59 393 44"), ("Store", "image=star.fill"), ("Store", "UINavigationBar 0 59 393 96"),
    ])
    func viewsOfAScreenAreTold(name: String, pattern: String) throws {
        let text = try #require(try Self.views.get()[name])
        #expect(try text.contains(Regex(pattern)), "\(text)")
    }

    /// A row of three photos is cut by the screen's edge, two are below it.
    @Test func whatIsBeyondTheScreenHasItsViewsToo() throws {
        func images(_ options: String...) throws -> Int {
            let galley = Galley()
            let file = Fixtures.folder.appendingPathComponent("Screens/ProfileViewController.swift").path
            try galley.run(["render", file, "--only", "ProfileViewController", "-o", "a.svg"] + options)
            return try galley.text("a.svg").ranges(of: "<title>UIImageView: ").count
        }
        #expect(try images("--beyond") == images() + 9)
    }

    @Test func eachScreenIsDrawnWithItsViewsAndAsBoxes() throws {
        let views = try Self.run("render", "-o", "views/"), boxes = try Self.run("render", "--cells", "boxes", "-o", "boxes/")
        #expect(views.result.status == 0 && boxes.result.status == 0, "\(views.result.errorText)")
        for name in Self.names {
            let (drawn, plain) = (views.pictures["views/\(name)ViewController.svg"], boxes.pictures["boxes/\(name)ViewController.svg"])
            #expect(drawn != nil && plain != nil && drawn != plain, "\(name)")
        }
    }
}
