import SwiftSource
import Testing

/// The one answer to the question whether code decides frames.
struct FrameEffectTests {
    @Test(arguments: [
        "import Charts", "Analytics.shared.track(\"items of a section\")", "logger.debug(\"shown\")", "view.backgroundColor = Palette.background",
        "icon.image = Assets.star", "poster.kf.setImage(with: url)", "avatar.setImage(from: photo)", "let tracker = Tracker()",
    ])
    func importsReportsColorsAndImagesDecideNoFrame(code: String) { #expect(FrameEffect(of: code) == .none) }

    @Test(arguments: [
        "photos = ImageStore.all()", "Realm.open()", "list.dataSource = source", "snapshot.appendItems(images)", "icon.heightAnchor = 3",
        "Analytics.run { layout.invalidate() }", "label.text = Colors.name", "count = colors.count", "let metrics = Metrics()",
    ])
    func allOtherCodeMayDecideFrames(code: String) { #expect(FrameEffect(of: code) == .possible) }

    @Test(arguments: ["section.interGroupSpacing = gap", "let item = NSCollectionLayoutItem(layoutSize: size)", "group.edgeSpacing = nil"])
    func codeOfLayoutsDecidesFrames(code: String) { #expect(FrameEffect(of: code) == .certain) }

    @Test(arguments: [("Feed(service: MockService())", true), ("service: StubService()", true), ("service: .previews", false),
        ("service: MockedAPI.shared", true), ("data: Samples()", true), ("data: Sampler()", false), ("data: Fakery.data", false), ("Feed(service: LiveService())", false),
        ("Feed(service: MockService(), height: 100)", false), ("height: 100", false)])
    func aServiceMadeForTestsIsTheAppsOwn(values: String, isForTests: Bool) { #expect(Declaration.areMadeForTests(values) == isForTests) }

    /// In a log, each change of a copy has its kind.
    @Test func theChangesOfACopyHaveTheirReasons() {
        let text = "import UIKit\nimport MapKit\n@objc func a() { let b = #selector(c); _out(1, 2) }\n"
        #expect(SourceText(text).linuxChanges().map(\.kind) == ["platform", "Objective-C", "Objective-C", "outline"])
    }
}
