import Testing
import UIKit

/// Names of Foundation that it lacks on Linux, and that code with UIKit uses.
struct FoundationTests {
    private final class Player: NSObject {
        var volume = 3
    }

    @Test func anObserverGetsTheInitialValueAlone() {
        let player = Player()
        var volumes: [Int?] = []
        let initial = player.observe(\.volume, options: [.initial, .new]) { player, change in
            volumes += [player.volume, change.newValue, change.oldValue]
        }
        let later = player.observe(\.volume) { _, _ in volumes.append(0) }
        player.volume = 4
        #expect(volumes == [3, 3, nil])
        initial.invalidate()
        later.invalidate()
    }

    @Test func attributesOfEveryKindAreCompared() throws {
        let values: [Any] = [CGFloat(0), CGFloat(2), CGFloat(-1.5), 3, 0.5, "text", UIFont.systemFont(ofSize: 17), UIColor.red, NSParagraphStyle()]
        let text = NSMutableAttributedString(string: "")
        for value in values { text.append(NSAttributedString(string: "a", attributes: [.kern: value])) }
        for value in values { text.addAttribute(.kern, value: value, range: NSRange(location: 0, length: text.length)) }
        text.addAttribute(.kern, value: CGFloat(4), range: NSRange(location: 0, length: 1))
        #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 4)
        #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? NSNumber == 4)
        #expect(text.attribute(.kern, at: 1, effectiveRange: nil) is NSParagraphStyle)
    }

    @Test func attributedTextsAreMadeOfNothingAndOfMarkdown() throws {
        #expect(NSAttributedString().length == 0 && NSMutableAttributedString().length == 0)
        #expect(try NSAttributedString(markdown: "a **b**").string == "a b")
    }

    @Test func aLocalizedStringIsItsKeyOrDefaultValue() {
        let count = 3
        #expect(String(localized: "\(count) photos", comment: "Title") == "3 photos")
        #expect(String(localized: "title", defaultValue: "Photos", table: "Main", comment: "Title") == "Photos")
    }

    @Test(arguments: [
        ("The trams are **tiny**.", "The trams are tiny."), ("a *b* _c_ ~~d~~", "a b c d"),
        ("snake_case_name", "snake_case_name"), ("2 * 3 ~ 4", "2 * 3 ~ 4"),
        ("`**code**`", "**code**"), ("``a ` b``", "a ` b"), ("`open", "`open"), (#"\*stars\*"#, "*stars*"),
        ("[the *site*](https://example.com), [no link]", "the site, [no link]"), ("![picture](a.png)", "picture"),
        ("one\ntwo", "one two"),
    ])
    func marksOfMarkdownAreLeftOut(markdown: String, text: String) throws {
        #expect(String(try AttributedString(markdown: markdown).characters) == text)
    }

    @Test func lineBreaksOfMarkdownCanBePreserved() throws {
        let text = try AttributedString(
            markdown: "one\n*two*", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(String(text.characters) == "one\ntwo")
    }

    @Test func noDocumentIsRead() {
        let html = Data("<b>a</b>".utf8)
        #expect(throws: CocoaError.self) {
            try NSAttributedString(
                data: html, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        }
    }

    @Test func datesAreFormattedRelativeToOthers() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let noon = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(formatter.localizedString(for: noon.addingTimeInterval(-2 * 86_400), relativeTo: noon) == "2 days ago")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.localizedString(for: noon.addingTimeInterval(3_600), relativeTo: noon) == "in 1h")
    }

    @Test func aClassNamesItself() {
        #expect(String(describing: Player.classForCoder()) == "Player")
    }

    @Test func valuesAreSetByName() {
        let defaults = UserDefaults(suiteName: "galley.values")!
        defaults.setValue(3, forKey: "columns")
        #expect(defaults.integer(forKey: "columns") == 3 && defaults.value(forKey: "columns") as? Int == 3)
        defaults.removeObject(forKey: "columns")
        let bar = UISearchBar(frame: .zero)
        bar.setValue("Cancel", forKey: "cancelButtonText")
        #expect(bar.value(forKey: "searchField") == nil)
    }

    @Test func aHashTableDoesNotRetainItsObjects() {
        let table = NSHashTable<Player>.weakObjects()
        let first = Player()
        var second: Player? = Player()
        for player in [first, second, first] { table.add(player) }
        #expect(table.count == 2 && table.contains(second))
        second = nil
        #expect(table.allObjects == [first])
        table.remove(first)
        #expect(table.anyObject == nil)
    }
}
