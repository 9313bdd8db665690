import CompositionalLayout
import Foundation
import Goldens
import LayoutComparison
import LayoutDiagram
import Testing
import VectorScene

/// Failures with one cause are reported once, with a short description of their variants.
struct CauseGroupTests {
    private func golden(
        _ device: Device? = nil, _ appearance: Appearance? = nil, offset: CGFloat? = nil, rtl: Bool = false, _ kind: GoldenLook.Kind = .frames
    ) -> GoldenLook {
        GoldenLook(Look(device: device, appearance: appearance, direction: rtl ? .rightToLeft : nil, offset: offset), kind)
    }

    @Test func combinationsAreToldAxisByAxis() {
        let devices = [Device.iPhoneSE, .iPhone15, .iPadMini, .iPhone16]
        #expect(GoldenLook.words(of: devices.flatMap { [golden($0, .light), golden($0, .dark)] }) == "on 4 devices, light and dark")
        #expect(GoldenLook.words(of: [golden(.iPhone15), golden(.iPhone16)]) == "on iPhone 15 and iPhone 16")
        #expect(GoldenLook.words(of: [golden(.iPhone15), golden(.iPhone15, rtl: true)]) == "on iPhone 15, in both directions")
        #expect(GoldenLook.words(of: [golden(offset: 12, rtl: true)]) == "right to left, scrolled by 12 pt")
        #expect(GoldenLook.words(of: [golden(offset: 12), golden()]) == "at 2 scroll offsets")
    }

    @Test func contentSizesAndDrawingsAreNamedOrCounted() {
        func words(_ looks: Look..., kind: GoldenLook.Kind = .frames) -> String { GoldenLook.words(of: looks.map { GoldenLook($0, kind) }) }
        #expect(words(Look(contentSize: .extraLarge)) == "in the content size extraLarge")
        #expect(words(Look(contentSize: .extraLarge), Look(contentSize: .small)) == "in 2 content sizes")
        let plain = Look(content: .whole, style: DiagramStyle.Changes(kind: .plain))
        #expect(words(plain, kind: .svg) == "in the style plain, the whole content, as SVG")
        #expect(words(plain, Look(), kind: .svg) == "drawn in 2 ways, as SVG")
    }

    @Test func whatAreNotAllCombinationsIsCounted() {
        let three = [golden(.iPhone15, .light), golden(.iPhone15, .dark), golden(.iPhone16, .dark)]
        #expect(GoldenLook.words(of: three) == "in 3 variants")
        #expect(GoldenLook.words(of: [golden(.iPhone15), golden(.iPhone15)]) == "in 2 variants", "of two assertions")
        #expect(GoldenLook.words(of: [golden(.iPhone15), golden(.iPhone16, nil, .svg)]) == "in 2 variants")
    }

    /// A table that is equal in all appearances names none.
    @Test func formatsAreNamedUnlessThereAreTablesAlone() {
        let all = [golden(.iPhone15), golden(.iPhone15, .light, .svg), golden(.iPhone15, .dark, .svg)]
        #expect(GoldenLook.words(of: all) == "on iPhone 15, light and dark, as frames and SVG")
    }

    /// A golden without an appearance is for light pages if there is a dark one beside it.
    @Test func lightIsToldWhereOnlyDarkHasAName() {
        #expect(GoldenLook.words(of: [golden(.iPhone15), golden(.iPhone15, .dark)]) == "on iPhone 15, light and dark")
        let mixed = [golden(), golden(nil, .dark), golden(nil, .light, .svg), golden(nil, .dark, .svg)]
        #expect(GoldenLook.words(of: mixed) == "light and dark, as frames and SVG")
    }

    /// A picture shows fewer elements than the table of its layout, which explains all of them.
    @Test func aPictureGoesWithTheTableOfItsLayout() throws {
        func record(_ items: Range<Int>, _ width: Double) -> FramesRecord {
            FramesRecord(
                viewport: nil, contentSize: nil,
                elements: items.map { item in
                    FramedElement(
                        id: LayoutElement.ID(category: .cell, kind: nil, section: 0, item: item),
                        frame: CGRect(x: 0, y: Double(item) * 10, width: width, height: 10))
                })
        }
        func cause(_ items: Range<Int>) throws -> DifferenceCause {
            let golden = Array(record(items, 10).text().utf8)
            guard case .different(let difference) = try Snapshot(.text, frames: record(items, 12)).compared(with: golden) else {
                throw GoldenError("they are equal")
            }
            return difference.cause
        }
        let (table, picture, other) = (try cause(0..<5), try cause(0..<3), try cause(0..<2))
        let drawing = DifferenceCause(changes: ["a colour"])
        let failures = [
            (golden(.iPhone15, .dark, .svg), picture), (golden(.iPhone15), table), (golden(.iPhone16, nil, .svg), other),
            (golden(.iPhone15, .light, .svg), drawing),
        ]
        let groups = CauseGroup.groups(of: Array(failures.indices)) { place in
            FailedVariant(subject: "s", golden: failures[place].0, cause: failures[place].1)
        }
        #expect(groups.map { Set($0.members) } == [[0, 1], [2], [3]])
    }

    /// Subjects do not tell causes apart, but for failures without words.
    @Test func failuresAreGroupedByCause() {
        func failed(_ subject: String, _ change: String) -> FailedVariant {
            FailedVariant(subject: subject, golden: golden(offset: CGFloat(change.count)), cause: DifferenceCause(changes: change.isEmpty ? [] : [change]))
        }
        let failures = [
            failed("a", "x"), failed("b", "x"), failed("a", "y"), failed("a", "x"), nil, nil, failed("a", ""), failed("b", ""), failed("a", ""),
        ]
        let groups = CauseGroup.groups(of: Array(failures.indices)) { failures[$0] }
        #expect(groups.map(\.members) == [[0, 1, 3], [2], [4], [5], [6, 8], [7]])
        #expect(groups[0].title?.hasPrefix("a and 1 more ") == true && groups[4].title?.hasPrefix("a ") == true)
        #expect(groups[1].title == nil && groups[5].title == nil)
    }

    /// A picture has no description; it joins the table whose elements changed in the same way.
    @Test(arguments: [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [1, 3, 0, 4, 2]])
    func picturesGoWithTheTableThatIsDescribed(order: [Int]) {
        let causes = [
            DifferenceCause(described: ["width"], changes: ["+ 1"]), DifferenceCause(changes: ["+ 1"]),
            DifferenceCause(described: ["width"], changes: ["+ 2"]), DifferenceCause(changes: ["+ 2"]),
            DifferenceCause(described: ["height"], changes: ["+ 1"]),
        ]
        let groups = CauseGroup.groups(of: order) { place in
            FailedVariant(subject: "a", golden: golden(offset: CGFloat(place)), cause: causes[place])
        }
        let members = Set(groups.map { Set($0.members) })
        // A picture that two descriptions explain joins the first one.
        let own = order.firstIndex(of: 0) ?? 0 < order.firstIndex(of: 4) ?? 0
        #expect(members == (own ? [[0, 1, 2, 3], [4]] : [[0, 2, 3], [1, 4]]))
    }

    /// The header's growth is the same on a wider screen, regardless of frames.
    @Test func aCauseDoesNotDependOnTheScreen() {
        func record(_ width: Double, _ height: Double, below: Double, _ count: Int = 2) -> FramesRecord {
            let header = FramedElement(
                id: LayoutElement.ID(category: .supplementary, kind: "head", section: 0, item: 0),
                frame: CGRect(x: 0, y: 0, width: width, height: height))
            let cells = (0..<count).map { item in
                FramedElement(
                    id: LayoutElement.ID(category: .cell, kind: nil, section: 0, item: item),
                    frame: CGRect(x: 0, y: height + below + Double(item) * 40, width: width, height: 40))
            }
            return FramesRecord(viewport: nil, contentSize: CGSize(width: width, height: 900), elements: [header] + cells)
        }
        func changes(_ width: Double, below: Double = 0, count: Int = 2) -> [String] {
            LayoutDifference(expected: record(width, 20, below: 0, count), actual: record(width, 32, below: below, count)).changes
        }
        #expect(changes(300) == ["head [0, 0]: height + 12"])
        #expect(changes(300) == changes(700, count: 9))
        #expect(changes(300) != changes(300, below: 1))
    }

    @Test func theShareOfALayoutIsThatOfItsElements() {
        func record(_ places: [Double]) -> FramesRecord {
            FramesRecord(
                viewport: nil, contentSize: nil,
                elements: places.enumerated().map { item, y in
                    FramedElement(
                        id: LayoutElement.ID(category: .cell, kind: nil, section: 0, item: item),
                        frame: CGRect(x: 0, y: y, width: 10, height: 10))
                })
        }
        #expect(LayoutDifference(expected: record([0, 10, 20]), actual: record([0, 10, 25, 40])).share == 0.5)
        #expect(LayoutDifference(expected: record([0]), actual: record([0])).share == 0)
    }
}
