import SwiftSource
import Testing

/// Constants for the images and colours of asset catalogues, as Xcode generates them.
struct AssetSymbolsTests {
    private func lines(_ code: String, _ assets: AssetSymbols.Asset...) -> [Substring] {
        AssetSymbols(assets).code(for: [SourceText(code)]).split(separator: "\n")
    }

    @Test(arguments: [
        ("ic_heart", "icHeart"), ("btn-close 24", "btnClose24"), ("Home", "home"), ("URLIcon", "urlIcon"), ("24hours", "_24hours"), ("_000000", "_000000"), ("_FFFFFF", "FFFFFF"),
        ("LogoImage", "logo"), ("Image", "image"), ("default", "default"),
    ])
    func namesAreInCamelCase(name: String, symbol: String) {
        let found = lines("let a = UIImage.\(symbol)", AssetSymbols.Asset(name: name, isColor: false))
        #expect(found == [
            "extension ImageResource { static var `\(symbol)`: ImageResource { ImageResource(name: \"\(name)\", bundle: .main) } }",
            "extension UIImage { static var `\(symbol)`: UIImage { UIImage(resource: .\(symbol)) } }",
        ])
    }

    @Test func foldersAreNamesAround() {
        let found = lines("let a: UIColor = .Brand.primary", AssetSymbols.Asset(folders: ["Brand"], name: "primaryColor", isColor: true))
        #expect(found.contains("extension UIColor { enum Brand {} }"))
        #expect(found.contains("extension UIColor.Brand { static var `primary`: UIColor { UIColor(resource: .Brand.primary) } }"))
        #expect(found.contains { $0.contains("(name: \"Brand/primaryColor\", bundle: .main)") })
    }

    @Test func onlyUsedOnesThatNobodyDeclaresAreThere() {
        #expect(lines("let primary = 1", AssetSymbols.Asset(name: "primary", isColor: true)) == [])
        let own = lines(
            "extension UIColor { static let primary = UIColor(resource: .primary) }", AssetSymbols.Asset(name: "primary", isColor: true))
        #expect(own.count == 1 && own[0].hasPrefix("extension ColorResource"))
        #expect(lines("let a = UIColor.red", AssetSymbols.Asset(name: "red", isColor: true)).count == 1)
    }

    @Test func aResourceThatNoCatalogHasIsThatOfTheCode() {
        let found = lines("let a = UIImage(resource: .heart); a.tint = .init(resource: .tint)")
        #expect(found.map { $0.prefix { $0 != ":" } } == [
            "extension ColorResource { static var `tint`", "extension ImageResource { static var `heart`",
            "extension ImageResource { static var `tint`",
        ])
    }
}
