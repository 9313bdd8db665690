import CompositionalLayout
import Foundation
import LayoutComparison
import TestSupport
import Testing
import ViewPictures

/// Views as text, and their differences in words.
struct ViewsRecordTests {
    private static let black = ViewColor(light: .init(red: 0, green: 0, blue: 0), dark: .init(red: 1, green: 1, blue: 1))
    private static let red = ViewColor(
        light: .init(red: 1, green: 0.231, blue: 0.188, alpha: 0.5), dark: .init(red: 1, green: 0.231, blue: 0.188, alpha: 0.5))

    private static func label(_ lines: [String], _ frame: CGRect) -> ViewPicture {
        var label = ViewPicture(className: "UILabel", frame: frame)
        var style = ViewText.Style(fontSize: 17, color: black)
        style.weight = 600
        label.content = .text(ViewText(lines.enumerated().map { index, line in
            .init(runs: [.init(line, width: 50, style: style)], x: 0, baseline: 16 + 20 * Double(index), width: 50)
        }))
        return label
    }

    private static func cell(_ lines: [String]) -> ViewPicture {
        let height = 20.3333 * Double(lines.count)
        var cell = ViewPicture(className: "ArticleCell", frame: CGRect(x: 0, y: 0, width: 361, height: 40 + height))
        (cell.background, cell.corners, cell.isClipped) = (black, ViewCorners(radius: 12), true)
        var image = ViewPicture(className: "UIImageView", frame: CGRect(x: 16, y: 12 + height, width: 20, height: 17.6667))
        image.content = .image(ViewImage(symbol: "star", tint: red, frame: CGRect(x: 0, y: 0, width: 20, height: 17.6667)))
        cell.children = [label(lines, CGRect(x: 16, y: 8, width: 329, height: height)), image]
        return cell
    }

    private static func id(_ item: Int, section: Int = 0) -> LayoutElement.ID {
        LayoutElement.ID(category: .cell, kind: nil, owner: .section(section), item: item)
    }

    private static func screen(_ cells: [ViewPicture]) -> ScreenViews {
        var screen = ScreenViews(size: CGSize(width: 393, height: 852), collectionFrame: CGRect(x: 0, y: 0, width: 393, height: 852))
        for (item, cell) in cells.enumerated() { screen.elements[id(item)] = cell }
        return screen
    }

    private static func lines(_ old: ScreenViews, _ new: ScreenViews) -> [String] {
        ViewsDifference(expected: ViewsRecord(old), actual: ViewsRecord(new)).lines()
    }

    @Test func aViewIsALineOfItsFrameAndProperties() throws {
        let text = ViewsRecord(Self.screen([Self.cell(["A long", "title"])])).text()
        #expect(text == """
            galley views 1
            screen 393 × 852

            cell 0-0
              ArticleCell 0 0 361 80.6666 background=#000000/#FFFFFF radius=12 clipped
                UILabel 16 8 329 40.6666 text="A long\\ntitle" font=17/600 color=#000000/#FFFFFF
                UIImageView 16 52.6666 20 17.6667 image=star at=0,0,20,17.6667 tint=#FF3B3080

            """)
        #expect(try ViewsRecord(text: text).text() == text)
    }

    @Test(arguments: 0..<200) func textReadsAsItWasWritten(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var screen = Self.screen((0..<Int.random(in: 0...3, using: &random)).map { _ in Self.randomView(3, &random) })
        if Bool.random(using: &random) { screen.behind = [Self.randomView(2, &random)] }
        if Bool.random(using: &random) { screen.above = [Self.randomView(1, &random), Self.randomView(1, &random)] }
        let header = LayoutElement.ID(category: .supplementary, kind: "my \"kind\"", owner: .layout, item: 0)
        if Bool.random(using: &random) { screen.elements[header] = Self.randomView(1, &random) }
        let record = ViewsRecord(screen)
        #expect(try ViewsRecord(text: record.text()) == record)
        #expect(ViewsDifference(expected: try ViewsRecord(text: record.text()), actual: record).isEmpty)
    }

    private static func randomView(_ depth: Int, _ random: inout SeededGenerator) -> ViewPicture {
        let classes = ["UILabel", "UIView", "A Class", "\"Odd\"", "Ω=1"]
        let frame = CGRect(
            x: Double.random(in: -50...50, using: &random), y: 3, width: Double.random(in: 0...400, using: &random), height: 20)
        var view = ViewPicture(className: classes.randomElement(using: &random) ?? "", frame: frame)
        let color = ViewColor(light: .init(red: .random(in: 0...1, using: &random), green: 0.5, blue: 0.2, alpha: 0.7), dark: red.dark)
        let texts = ["Hello", "two words", "a\nb", "", "say \"hi\" = bye", "e\u{301}", "\\", "hidden"]
        let contents: [ViewPicture.Content] = [
            .none, .text(ViewText([.init(
                runs: [.init(texts.randomElement(using: &random) ?? "", width: 9, style: .init(fontSize: 17, color: color))], x: 2,
                baseline: 3, width: 9)], isTruncated: true)),
            .image(ViewImage(frame: frame)), .control(.toggle(isOn: true, on: color)), .control(.segments(count: 3, selected: nil)),
            .control(.accessory("disclosureIndicator", color)), .foreign("MKMapView"), .control(.stepper),
        ]
        view.content = contents.randomElement(using: &random) ?? .none
        if Bool.random(using: &random) { view.border = ViewBorder(width: 0.3333, color: color) }
        if Bool.random(using: &random) {
            view.shapes = [ViewShape([.move(.zero), .line(CGPoint(x: 3, y: 0.5)), .close], fill: color, stroke: red)]
        }
        if Bool.random(using: &random) { view.opacity = 0.25 }
        if depth > 0 { view.children = (0..<Int.random(in: 0...3, using: &random)).map { _ in randomView(depth - 1, &random) } }
        return view
    }

    @Test(arguments: [
        ("", "not a text of views"), ("galley views 2\n", "version 2"), ("galley views 1\nscreen 1 × 1", "no line feed"),
        ("galley views 1\n", "no size"), ("galley views 1\nscreen 1 × 1\n  UIView 0 0 1 1\n", "line 3: cannot read"),
        ("galley views 1\nscreen 1 × 1\ncell 0-0\n    UIView 0 0 1 1\n", "line 4: cannot read"),
        ("galley views 1\nscreen 1 × 1\ncell 0-0\n  UIView 0 0 nan 1\n", "not a finite number"),
        ("galley views 1\nscreen 1 × 1\ncell 0-0\ncell 0-0\n", "line 4: \"cell 0-0\" is listed twice"),
        ("galley views 1\nscreen 1 × 1\ncell\n", "line 3: cannot read"),
    ])
    func whatIsNoTextOfViewsIsRefusedWithItsLine(text: String, message: String) {
        let error = #expect(throws: FramesError.self) { try ViewsRecord(text: text) }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }

    @Test func deepNestingIsRefused() {
        let views = (1...300).map { String(repeating: "  ", count: $0) + "UIView 0 0 1 1\n" }.joined()
        let error = #expect(throws: FramesError.self) { try ViewsRecord(text: "galley views 1\nscreen 1 × 1\nbehind\n" + views) }
        #expect(error?.message.contains("nested more than 200 deep") == true)
    }

    // MARK: Differences

    @Test func aLabelWithMoreLinesIsTheCauseOfHigherCells() {
        let old = Self.screen((0..<10).map { _ in Self.cell(["A long title"]) })
        let new = Self.screen((0..<10).map { _ in Self.cell(["A long", "title"]) })
        #expect(Self.lines(old, new) == [
            "label in cells [0, 0] to [0, 9]: 2 lines, was 1; cells 20.33 higher; 1 view moved or resized with it",
        ])
        #expect(Self.lines(old, old) == [])
    }

    @Test func likeChangesOfElementsAreOneLine() {
        let old = Self.screen((0..<6).map { Self.cell(["Title \($0)"]) })
        var new = old
        for item in [0, 1, 2, 5] { new.elements[Self.id(item)]?.children[1].content = .none }
        let expected = "image view in cells [0, 0] to [0, 2], [0, 5]: no longer image, at none, was 0,0,20,17.6667, tint none, was #FF3B3080"
        #expect(Self.lines(old, new).count == 1 && Self.lines(old, new)[0].hasPrefix("image view in cells [0, 0] to [0, 2], [0, 5]: "), "\(expected)")
        new = old
        for item in 0..<6 { new.elements[Self.id(item)]?.background = Self.red }
        #expect(Self.lines(old, new) == ["cells [0, 0] to [0, 5]: background #FF3B3080, was #000000/#FFFFFF"])
    }

    @Test func differentTextsOfOneLabelShareALine() {
        let old = Self.screen((0..<4).map { Self.cell(["Title \($0)"]) })
        let new = Self.screen((0..<4).map { Self.cell(["Name \($0)"]) })
        #expect(Self.lines(old, new) == [
            "label in cells [0, 0] to [0, 3]: text \"Name 0\", was \"Title 0\", text \"Name 1\", was \"Title 1\" and 2 more texts",
        ])
    }

    @Test func anInsertedViewIsNewAndOthersStay() {
        let old = Self.screen([Self.cell(["Title"])])
        var new = old
        new.elements[Self.id(0)]?.children.insert(Self.label(["New"], CGRect(x: 0, y: 0, width: 20, height: 20)), at: 0)
        #expect(Self.lines(old, new) == ["label in cell [0, 0]: new"])
        #expect(Self.lines(new, old) == ["1st label in cell [0, 0]: gone"])
    }

    @Test func framesAloneAreToldByTheInnermostView() {
        let old = Self.screen([Self.cell(["Title"])])
        var new = old
        new.elements[Self.id(0)]?.children[1].frame.size.width = 24
        #expect(Self.lines(old, new) == ["image view in cell [0, 0]: 4 wider"])
        new = old
        new.elements[Self.id(0)]?.children[1].frame.origin.y += 8
        #expect(Self.lines(old, new) == ["image view in cell [0, 0]: moved 8 down"])
    }

    @Test func elementsOfOneRecordAreNewOrGone() {
        let (two, three) = (Self.screen((0..<2).map { _ in Self.cell(["A"]) }), Self.screen((0..<3).map { _ in Self.cell(["A"]) }))
        #expect(Self.lines(two, three) == ["cell [0, 2]: new"] && Self.lines(three, two) == ["cell [0, 2]: gone"])
    }

    @Test func barsAreNamedByTheirPlace() {
        var old = Self.screen([])
        var bar = ViewPicture(className: "UINavigationBar", frame: CGRect(x: 0, y: 59, width: 393, height: 44))
        bar.children = [Self.label(["Inbox"], CGRect(x: 170, y: 12, width: 50, height: 20))]
        old.above = [bar]
        var new = old
        new.above[0].children[0] = Self.label(["Sent"], CGRect(x: 172, y: 12, width: 46, height: 20))
        #expect(Self.lines(old, new) == ["label above the content: text \"Sent\", was \"Inbox\", 4 narrower"])
    }
}
