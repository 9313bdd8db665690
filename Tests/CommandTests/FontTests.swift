import Foundation
import TestSupport
import Testing

/// Fonts given to the command.
@Suite(.enabled(if: NotoFonts.areInstalled, "needs fonts-noto-core; Scripts/bootstrap --tests installs it"))
struct FontTests {
    private let galley = Galley()

    private static let thai = NotoFonts.path("NotoSansThai-Regular.ttf")
    private static let document = Galley.grid.replacing("title: Grid", with: "title: ab กข")

    /// Equally with an option, in a document, in a page's comment, and at another path.
    @Test func aFontDrawsWhatTheBuiltInOneLacks() throws {
        try galley.write(Self.document, to: "a.layout.yaml")
        let without = try galley.run("render", "a.layout.yaml", "-o", "box.svg")
        #expect(without.status == 0 && without.errorText.contains("the font has no \"ก\""))
        let with = try galley.run("render", "a.layout.yaml", "-o", "font.svg", "--font", Self.thai)
        #expect(with.status == 0 && !with.errorText.contains("warning"), "\(with.errorText)")
        #expect(try galley.read("font.svg") != galley.read("box.svg"))
        try FileManager.default.createDirectory(at: galley.folder.appendingPathComponent("own"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: Self.thai, toPath: galley.folder.appendingPathComponent("own/thai.ttf").path)
        try galley.write("style: {fonts: [thai.ttf]}\n" + Self.document, to: "own/a.layout.yaml")
        #expect(try galley.run("render", "own/a.layout.yaml", "-o", "own.svg").status == 0)
        #expect(try galley.read("own.svg") == galley.read("font.svg"))
        try galley.write("<!-- galley: ../a.layout.yaml --font thai.ttf -->\n", to: "own/page.md")
        let docs = try galley.run("docs", "own/page.md")
        #expect(docs.status == 0 && !docs.errorText.contains("warning"), "\(docs.errorText)")
    }

    @Test func goldensAreCheckedWithTheFontsThatTheyWereRecordedWith() throws {
        try galley.write(Self.document, to: "a.layout.yaml")
        #expect(try galley.run("accept", "a.layout.yaml", "-f", "svg,png", "--font", Self.thai).status == 0)
        #expect(try galley.run("verify", "a.layout.yaml", "--font", Self.thai).status == 0)
        let without = try galley.run("verify", "a.layout.yaml")
        #expect(without.status == 1 && !without.outputText.contains("record it"), "\(without.outputText)")
        #expect(without.outputText.contains("\n  the golden is of the font NotoSansThai-Regular, this is of the built-in font\n"))
        #expect(without.outputText.hasSuffix("\nUse the fonts that the goldens were made with: --font\n"))
        #expect(try galley.run("verify", "a.layout.yaml", "--font", Self.thai, "--prefer-fonts").status == 1)
    }

    /// Texts of a document or an app are measured in the fonts that they name.
    @Test func textsAreMeasuredInTheFontThatTheyName() throws {
        let sans = NotoFonts.path("NotoSans-Regular.ttf")
        try galley.write(
            """
            galley: 1
            viewport: {width: 200, height: 600, scale: 2}
            style: {fonts: ["\(sans)"]}
            sections:
              - items: [{text: One, font: {name: NotoSans-Regular, size: 100}}]
                group: {vertical: [{item: {width: fractionalWidth(1), height: estimated(60)}}], width: fractionalWidth(1), height: estimated(60)}
            """, to: "a.layout.yaml")
        let result = try galley.run("frames", "a.layout.yaml")
        #expect(result.status == 0 && result.outputText.contains("136.5"), "\(result.outputText)\(result.errorText)")
        // Other drawing fonts change no frame.
        #expect(try galley.run("frames", "a.layout.yaml", "--font", Self.thai).outputText == result.outputText)
        try galley.write(galley.text("a.layout.yaml").replacing("name: NotoSans-Regular", with: "name: Lato"), to: "b.layout.yaml")
        let wrong = try galley.run("frames", "b.layout.yaml")
        #expect(wrong.status == 65 && wrong.errorText.contains("unknown font \"Lato\"; the style's fonts are NotoSans-Regular"))
        try galley.write(
            """
            import UIKit

            func layout() -> UICollectionViewLayout {
                let font = UIFont(name: "NotoSans-Regular", size: 100)!
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(font.lineHeight))
                let item = NSCollectionLayoutItem(layoutSize: size)
                return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item])))
            }
            """, to: "layout.swift")
        let code = try galley.run("frames", "layout.swift", "--items", "1", "--font", sans)
        #expect(code.status == 0 && code.outputText.contains("136.33"), "\(code.outputText)\(code.errorText)")
        // Without it, the system's is in its place.
        #expect(try galley.run("frames", "layout.swift", "--items", "1", "--strict").status == 65)
    }

    @Test(arguments: [
        (["--font", "nowhere.ttf"], 66, "nowhere.ttf: error: there is no such file"),
        (["--font", "a.layout.yaml"], 65, "a.layout.yaml: error: the file is not a font"),
        (["--font", "."], 66, "it is not a regular file"), (["--font", "/proc/version"], 66, "it is not a regular file"), (["--font", thai + "#2"], 65, "the file has 1 font, so no #2"),
        (["--font", "system:No Such Font Family"], 66, "this machine has no such font"),
        (["--allow-restricted-font"], 64, "--allow-restricted-font needs --font"),
    ])
    func whatIsNoFontIsOneError(options: [String], status: Int32, message: String) throws {
        try galley.write(Self.document, to: "a.layout.yaml")
        let result = try galley.run(["render", "a.layout.yaml", "-o", "a.svg"] + options)
        #expect(result.status == status && result.errorText.contains(message), "\(result.status): \(result.errorText)")
        #expect(!FileManager.default.fileExists(atPath: galley.folder.appendingPathComponent("a.svg").path))
    }

    @Test func restrictedFontsNeedAnOption() throws {
        var font = try SFNTFile(noto: "NotoSansThai-Regular")
        font.tables["OS/2"]?.replaceSubrange(8..<10, with: [0, 2])
        try font.withFile { path in
            try galley.write(Self.document, to: "a.layout.yaml")
            let refused = try galley.run("render", "a.layout.yaml", "-o", "a.svg", "--font", path)
            #expect(refused.status == 65 && refused.errorText.contains("if you may, add --allow-restricted-font"), "\(refused.errorText)")
            #expect(try galley.run("render", "a.layout.yaml", "-o", "a.svg", "--font", path, "--allow-restricted-font").status == 0)
        }
    }

    /// A note says that a system font was used.
    @Test(.enabled(if: Tool.named("fc-match") != nil, "needs fc-match"))
    func aFontOfTheSystemIsLookedUpWhereAskedFor() throws {
        try galley.write(Self.document, to: "a.layout.yaml")
        let result = try galley.run("render", "a.layout.yaml", "-o", "a.svg", "--font", "system:Noto Sans Thai")
        #expect(result.status == 0 && result.errorText.contains("on another machine the picture may differ"), "\(result.errorText)")
    }
}
