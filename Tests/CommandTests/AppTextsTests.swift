import TestSupport
import Testing

/// Texts of an app's strings files, and of its other files.
struct AppTextsTests {
    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Sold": {}, "stock": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Lager"}}, "en": {"stringUnit": {"value": "In stock"}}}}
        }}
        """
    private static let code = """
        let own = NSLocalizedString("title", comment: "")
        let titles = [
            own, NSLocalizedString("none", value: "Otherwise", comment: ""), NSLocalizedString("no key", comment: ""),
            Bundle.main.localizedString(forKey: "a", value: nil, table: "Other"), String(localized: "stock", table: "Goods"),
            String(localized: "Sold", table: "Goods"), NSLocalizedString("shared", comment: ""),
            Bundle.main.path(forResource: "Card", ofType: "nib") == nil ? "no nib" : "a nib", try! String(contentsOfFile: Bundle.main.path(forResource: "note", ofType: "txt")!, encoding: .utf8),
        ]
        final class TitlesController: UICollectionViewController {
            init() { super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: rows(40))) }
            required init?(coder: NSCoder) { nil }
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            }
            override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { titles.count }
            override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! UICollectionViewListCell
                var content = UIListContentConfiguration.cell()
                content.text = titles[path.item]
                cell.contentConfiguration = content
                return cell
            }
        }
        """

    @Test func textsAreThoseOfTheAppsFilesInItsOwnLanguageOrEnglish() throws {
        try Galley.inApp { galley in
            try galley.write(OneFileApp.rows + Self.code, to: "App/A.swift")
            try galley.write("/* A */\n\"title\" = \"Neues\";", to: "App/de.lproj/Localizable.strings")
            try galley.write("/* A */\n\"title\" = \"News\"; \"shared\" = \"English\";", to: "App/en.lproj/Localizable.strings")
            try galley.write("\"a\" = \"An \\\"A\\\"\";", to: "App/en.lproj/Other.strings")
            try galley.write(Self.catalog, to: "App/Goods.xcstrings")
            try galley.write("\"shared\" = \"Base\";", to: "App/Base.lproj/Localizable.strings")
            try galley.write("<document/>", to: "App/Card.xib")
            try galley.write("A note", to: "App/Files/note.txt")
            let views = try galley.run(["frames", "App/A.swift", "--views"])
            let texts = views.outputText.matches(of: /text="((?:[^"\\]|\\.)*)"/).map { String($0.1) }
            #expect(texts == ["News", "Otherwise", "no key", #"An \"A\""#, "In stock", "Sold", "Base", "a nib", "A note"], "\(views.outputText)\(views.errorText)")
        }
    }
}
