import TestSupport
import Testing

/// Controllers without their data sources, counts or superclasses.
extension IncompleteAppTests {
    /// The provider describes section 0 and returns `nil` for section 1; its code would stop at section 2.
    @Test func aControllerWhoseCountsAreLeftOutHasPlaceholdersInTheSectionsThatItDescribes() throws {
        let run = EntryFile("IncompleteApp/LeftOutCounts.swift")
        let answer = try run("frames", "--only", "HomeController")
        #expect(
            answer.status == 0 && answer.outputText.contains("content 393 × 600, 12 elements"), "\(answer.outputText) \(answer.errorText)")
        #expect(
            answer.errorText.contains("the code stopped: IncompleteApp/LeftOutCounts.swift:17: Fatal error: code was left out"),
            "\(answer.errorText)")
        let given = try run("frames", "--only", "HomeController", "--items", "2")
        #expect(given.outputText.contains("content 393 × 100, 2 elements"), "\(given.errorText)")
    }

    @Test func aControllerWithoutItsDataSourceHasTheSectionsOfItsLayout() throws {
        let answer = try EntryFile("IncompleteApp/MissingDataSource.swift")("frames", "--only", "ShopController")
        #expect(answer.errorText.contains("4 are shown in each of 2 sections"), "\(answer.errorText)")
        #expect(answer.outputText.contains("content 393 × 410, 8 elements"), "\(answer.outputText)")
    }

    /// The nearest file with a key gives its value; that of a build setting is its name. A service's file is none of them.
    @Test func theBundleHasTheValuesOfTheAppsInfoFiles() throws {
        let galley = Galley()
        try galley.write("", to: "App.xcodeproj/project.pbxproj")
        func write(_ values: String, to path: String) throws {
            try galley.write("<plist version=\"1.0\"><dict>\(values)</dict></plist>", to: path)
        }
        try write("<key>Rows</key><integer>3</integer><key>CFBundleName</key><string>$(PRODUCT_NAME)</string>", to: "Screens/Info.plist")
        try write("<key>CFBundleVersion</key><string>7</string><key>Rows</key><integer>7</integer><key>Base</key><array><string>$(BASE)/a</string></array>", to: "Support/App-Info.plist")
        try write("<key>Rows</key><integer>9</integer><key>BUNDLE_ID</key><string>a</string>", to: "Screens/GoogleService-Info.plist")
        try galley.write("no property list", to: "Support/Info.plist")
        try galley.write(
            """
            import UIKit
            func rows() -> NSCollectionLayoutSection {
                let values = Bundle.main.infoDictionary!
                precondition(values["CFBundleName"] as? String == "GalleyApp" && values["Base"] as? [String] == ["BASE/a"])
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(values["Rows"] as! Int)))
                return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            }
            """, to: "Screens/Rows.swift")
        let frames = try galley.run(["frames", "Screens/Rows.swift", "--items", "1"])
        #expect(frames.outputText.contains("393       3"), "\(frames.outputText)\(frames.errorText)")
        #expect(frames.errorText.contains("Support/Info.plist: note: not a property list"), "\(frames.errorText)")
    }

    @Test func aDataSourceThatIsLostThroughLeftOutCodeGivesPlaceholders() throws {
        let text = """
            import UIKit

            final class ListController: UICollectionViewController {
                private let subsystem = Bundle.main.bundleIdentifier! + (Bundle.main.infoDictionary!["CFBundleName"] as! String)
                init() {
                    \(Self.section)
                    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
                }
                required init?(coder: NSCoder) { nil }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let source = Source()
                    collectionView.dataSource = source
                    Store.shared.keep(source)
                }
            }
            final class Source: NSObject, UICollectionViewDataSource {
                func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
                func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
            }
            """
        let answer = try run("frames", ("App/List.swift", text))
        #expect(
            answer.status == 0 && answer.outputText.contains("content 393 × 600, 12 elements"), "\(answer.outputText) \(answer.errorText)")
        #expect(answer.errorText.contains("the number of items is unknown; 12 are shown"), "\(answer.errorText)")
        let whole = try run("frames", ("App/List.swift", text + "\nenum Store { static let shared = S() }\nstruct S { func keep(_ one: Any) {} }\n"))
        #expect(whole.errorText.contains("ListController's data source is gone"), "\(whole.errorText)")
    }
}
