import LayoutHosting
import TestSupport
import Testing
import UIKit
import ViewPictures

/// Colours and sizes of images come from asset catalogues.
@MainActor
struct CatalogTests {
    private static let folder = Fixtures.folder.appendingPathComponent("Catalogs/Brand.xcassets").path

    private func inApp<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
        try InterfaceSources(catalogs: [Self.folder]).performAsCurrent(reporting: { _, _ in }, body)
    }

    @Test(arguments: [
        ("hex", "#1A73E8 #8AB4F880"), ("bytes", "#1A73E8 #1A73E8"), ("shares", "#336699 #336699"), ("gray", "#404040BF #404040BF"),
        ("display-p3", "#00FF00 #00FF00"), ("system", "#007AFF #0A84FF"), ("contrast", "#000000 #FFFFFF"),
        ("plainFolder", "#FF0000 #FF0000"), ("Named/accent", "#00FF00 #00FF00"), ("per-device", "#FF0000 #FF0000"),
        ("light", "#1B1B1B #FFFFFF"),
    ])
    func aNamedColorIsTheCatalogs(name: String, words: String) throws {
        try inApp {
            for make in [{ UIColor(named: name) }, { UIColor(resource: ColorResource(name: name, bundle: .main)) }] {
                let picture = try ViewPicture.of {
                    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                    view.backgroundColor = make()
                    return view
                }
                #expect(picture.background?.words == words)
            }
        }
    }

    /// Tools make accessors of names: they change capitals, leave out other characters than letters and digits, and name types after
    /// catalogues and folders.
    @Test(arguments: ["perDevice", "Brand/perDevice", "Brand/PlainFolder", "plainFolder"])
    func anAccessorsColorIsThatOfItsLetters(name: String) {
        let found = inApp { UIColor(resource: ColorResource(name: name, bundle: .main)) }
        #expect(found.components == UIColor.red.components)
        #expect(inApp { UIColor(named: "perDevice") }?.components == UIColor.clear.components)
    }

    @Test func aPadHasItsOwnColors() throws {
        let pad = Device.iPadPro11.viewport
        let color = inApp { pad.performAsCurrent { UIColor(named: "per-device") } }
        #expect(color?.components == UIColor.blue.components)
    }

    @Test func colorsOfNoCatalogAreNoted() throws {
        let (collector, viewport) = (ViewCollector(), Device.iPhone15.viewport)
        let picture = try inApp {
            try #require(viewport.performAsCurrent {
                let text = label("Text") { $0.textColor = UIColor(named: "ink") }
                text.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
                text.backgroundColor = UIColor(named: "Group/plainFolder")?.withAlphaComponent(0.5)
                return collector.picture(of: text)
            })
        }
        #expect(picture.background?.words == "#E5E5EA #2C2C2E")
        #expect(collector.notes == [
            "no asset catalogue has the colours Group/plainFolder, ink; texts get the label colour, everything else is grey",
        ])
    }

    @Test(arguments: [
        ("png", CGSize(width: 24, height: 15)), ("only3x", CGSize(width: 30, height: 20)), ("jpeg", CGSize(width: 60, height: 40)),
        ("pdf", CGSize(width: 20, height: 14.5)), ("svg", CGSize(width: 32, height: 18)), ("viewBox", CGSize(width: 64, height: 36)),
        ("unknown", nil), ("missing", nil),
    ] as [(String, CGSize?)])
    func anImageViewIsAsLargeAsItsImage(name: String, size: CGSize?) {
        let view = inApp { UIImageView(image: UIImage(named: name)) }
        #expect(view.intrinsicContentSize == size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        #expect(view.image?.isSymbolImage == false)
    }

    @Test func aSymbolOfACatalogIsASymbol() {
        #expect(inApp { UIImage(named: "custom.mark")?.isSymbolImage } == true)
    }
}
