import CompositionalLayout
import DocumentPictures
import Foundation
import LayoutDiagram
import LayoutDocument
import TestSupport
import Testing
import VectorScene

/// One look has one name, one attribute and one set of words.
struct LookTests {
    /// Every combination of a few values of each property, by its number; the lengths have two decimals.
    private static func look(_ number: Int) -> Look {
        var rest = number
        func choice<Value>(_ values: [Value]) -> Value {
            defer { rest /= values.count }
            return values[rest % values.count]
        }
        var look = Look(
            device: choice([nil, Device.iPhone15, .iPadMini.landscape, .iPadPro11]),
            size: choice([nil, CGSize(width: 120, height: 90.5), CGSize(width: 100_000, height: 0.01)]), appearance: choice([nil, .dark, .light]),
            direction: choice([nil, .rightToLeft, .leftToRight]), contentSize: choice([nil] + LayoutTraits.ContentSize.ordered),
            offset: choice([nil, 0, 12.25, -3, 1e12, -1e12]), content: choice([nil, .visible, .whole, .section(0), .section(11), .section(.max)]),
            style: DiagramStyle.Changes(
                kind: choice([nil] + DiagramStyle.Kind.allCases),
                crop: choice([nil, .phone, .section(2), .element(section: 0, item: 3, kind: nil), .element(section: 1, item: 0, kind: "my_kind")]),
                cropMargin: choice([nil, 0, 2.5, 1000]), width: choice([nil, 50, 330, 10_000])),
            scale: choice([1, 2, 3]))
        look.fonts = choice([[], ["built-in", "NotoSansThai-Regular"], ["Any+Name~dark", "built-in"]])
        look.drawing = choice([1, 2, 31])
        return look
    }

    private static let looks = (0..<MoreTests.count(1_000, more: 4_000)).map { look($0 &* 2_654_435_761 & Int.max) }

    @Test func everyLookIsReadFromItsAttribute() {
        #expect(Self.looks.first { Look(attribute: $0.attribute) != $0 }?.attribute == nil)
    }

    /// A name does not tell a light picture from one that follows its viewer, and no fonts.
    @Test func everyLookIsReadFromItsName() {
        for look in Self.looks {
            var told = look
            (told.fonts, told.drawing) = ([], 1)
            if told.appearance == .light { told.appearance = nil }
            #expect(Look(name: look.name[...]) == told, "\(look.name)")
        }
    }

    @Test func aLookOfOtherFilesIsNone() {
        for text in [".iPhone-99", "-sketch", "@4x", "~dim", ".300x", "+", ".rtl.rtl", "x", ".section-", ".crop-screen", ".iPhone-15 caf\u{E9}"] {
            #expect(Look(attribute: text) == nil, "\(text)")
        }
    }

    @Test func looksAreEncodedAsTheirAttributes() throws {
        let look = Look(device: .iPadMini, appearance: .light)
        let data = try JSONEncoder().encode([look])
        #expect(String(decoding: data, as: UTF8.self) == #"[".iPad-mini-A17-Pro~light"]"#)
        #expect(try JSONDecoder().decode([Look].self, from: data) == [look])
    }

    /// A device of the caller's own has a name of its own; elsewhere its size tells it.
    @Test func aDeviceOfOnesOwnIsNamedAndStoredByItsSize() {
        var device = Device.iPhone15
        device.name = "Prototype 1"
        #expect(Look(device: device).name == ".Prototype-1" && Look(device: device).attribute == ".393x852")
    }

    @Test(arguments: [
        ("viewport: iPhone 8", Look(), ".iPhone-8.ltr-screen"),
        ("viewport: {width: 200, height: 150}", Look(appearance: .light), ".200x150.ltr-screen~light"),
        ("viewport: {device: iPhone 8, height: 500, contentSize: small}", Look(direction: .rightToLeft), ".iPhone-8.375x500.rtl.S-screen"),
        ("viewport: {device: iPhone 8, userInterfaceStyle: dark}", Look(offset: 20, content: .whole), ".iPhone-8.ltr+20.whole-screen~dark"),
        ("style: {name: plain, crop: phone, width: 300}", Look(device: .iPhoneSE), ".iPhone-SE-3rd-generation.ltr-plain.crop-phone.margin-0.width-300"),
    ])
    func aPictureTellsTheLookThatItWasMadeFor(key: String, look: Look, attribute: String) throws {
        let document = try Document(DocumentSource(name: "a.layout.yaml", text: """
            galley: 1
            \(key)
            sections: [{items: 40, group: {vertical: [{item: {width: 100, height: 50}}], width: 100, height: 50}}]
            """))
        let attribute = "\(attribute) drawing:\(Look.currentDrawing)"
        #expect(try document.picture(look).attributes == [Meaning.Attribute("look", attribute)])
        let all = try Diagram(DrawableLayout(document, look), style: document.style(changedBy: look.style), content: look.content ?? .visible).look
        #expect(all.attribute == attribute && Look(attribute: attribute) == all)
    }

    @Test func everyDifferenceHasWords() {
        let (plain, other) = (Look(), Look(
            size: CGSize(width: 5, height: 6), appearance: .dark, direction: .rightToLeft, contentSize: .small, offset: 3, content: .whole,
            style: DiagramStyle.Changes(kind: .plain, crop: .phone, cropMargin: 4, width: 330), scale: 2))
        #expect(other.difference(from: plain) == """
            the golden is of the device's size · the automatic appearance · the layout's own direction · the default content size · \
            the content's start · the style screen · the screen · all of the picture · the picture's own width · the scale 1x, \
            this is of 5 × 6 · the dark appearance · right to left · the content size small · scrolled by 3 pt · the style plain · \
            the whole content · phone with a margin of 4 · the width 330 · the scale 2x
            """)
        #expect(plain.difference(from: plain) == nil)
        #expect(Look(device: .iPhone15).difference(from: Look(size: CGSize(width: 5, height: 6))) == "the golden is of 5 × 6, this is of iPhone 15")
    }
}
