@testable import LayoutSubjects
import Testing

struct StrictRulesTests {
    @Test(arguments: [
        "import Charts", "Analytics.shared.track(\"items of a section\")", "logger.debug(\"shown\")", "view.backgroundColor = Palette.background",
        "icon.image = Assets.star", "poster.kf.setImage(with: url)", "avatar.setImage(from: photo)", "let tracker = Tracker()",
    ])
    func importsReportsColorsAndImagesDecideNoFrame(code: String) { #expect(!StrictRules.decidesFrames(code)) }

    @Test(arguments: [
        "photos = ImageStore.all()", "Realm.open()", "list.dataSource = source", "snapshot.appendItems(images)", "icon.heightAnchor = 3",
        "Analytics.run { layout.invalidate() }", "label.text = Colors.name", "count = colors.count", "let metrics = Metrics()",
    ])
    func allOtherCodeMayDecideFrames(code: String) { #expect(StrictRules.decidesFrames(code)) }

    @Test(arguments: [("Feed(service: MockService())", true), ("service: StubService()", true), ("Feed(service: LiveService())", false),
        ("Feed(service: MockService(), height: 100)", false), ("height: 100", false)])
    func aServiceMadeForTestsIsTheAppsOwn(values: String, isForTests: Bool) { #expect(StrictRules.isForTests(values) == isForTests) }
}
