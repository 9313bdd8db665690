import CompositionalLayout
import Foundation
import Goldens
import LayoutComparison
import Testing

/// Failures with one cause are reported once, with a short description of their variants.
struct CauseGroupTests {
    private func variant(
        _ device: String? = nil, _ appearance: String? = nil, offset: String? = nil, rtl: Bool = false, format: String = GoldenVariant.frames
    ) -> GoldenVariant {
        GoldenVariant([
            .device: device, .direction: rtl ? "right to left" : nil, .appearance: appearance, .offset: offset, .format: format,
        ])
    }

    @Test func combinationsAreToldAxisByAxis() {
        let devices = ["iPhone 8", "iPhone 15", "iPad mini", "iPhone SE"]
        #expect(GoldenVariant.words(of: devices.flatMap { [variant($0, "light"), variant($0, "dark")] }) == "on 4 devices, light and dark")
        #expect(GoldenVariant.words(of: devices.prefix(2).map { variant($0) }) == "on iPhone 8 and iPhone 15")
        #expect(GoldenVariant.words(of: [variant("a"), variant("a", rtl: true)]) == "on a, in both directions")
        #expect(GoldenVariant.words(of: [variant(offset: "12", rtl: true)]) == "right to left, scrolled by 12")
        #expect(GoldenVariant.words(of: [variant(offset: "12"), variant()]) == "at 2 scroll offsets")
    }

    @Test func textSizesAndLooksAreNamedOrCounted() {
        func words(_ axis: GoldenVariant.Axis, _ values: [String?]) -> String {
            GoldenVariant.words(of: values.map { GoldenVariant([axis: $0, .format: GoldenVariant.frames]) })
        }
        #expect(words(.textSize, ["XL"]) == "in the text size XL")
        #expect(words(.textSize, ["XL", "XXL"]) == "in 2 text sizes")
        #expect(words(.look, ["in the style plain"]) == "in the style plain")
        #expect(words(.look, ["in the style plain", nil]) == "drawn in 2 ways")
    }

    @Test func whatAreNotAllCombinationsIsCounted() {
        let three = [variant("a", "light"), variant("a", "dark"), variant("b", "dark")]
        #expect(GoldenVariant.words(of: three) == "in 3 variants")
        #expect(GoldenVariant.words(of: [variant("a"), variant("a")]) == "in 2 variants", "of two assertions")
        #expect(GoldenVariant.words(of: [variant("a"), variant("b", format: "SVG")]) == "in 2 variants")
    }

    /// A table that is equal in all appearances names none.
    @Test func formatsAreNamedUnlessThereAreTablesAlone() {
        let all = [variant("a"), variant("a", "light", format: "SVG"), variant("a", "dark", format: "SVG")]
        #expect(GoldenVariant.words(of: all) == "on a, light and dark, as frames and SVG")
    }

    /// A golden without an appearance is for light pages if there is a dark one beside it.
    @Test func lightIsToldWhereOnlyDarkHasAName() {
        #expect(GoldenVariant.words(of: [variant("a"), variant("a", "dark")]) == "on a, light and dark")
        let mixed = [variant(), variant(nil, "dark"), variant(nil, "light", format: "SVG"), variant(nil, "dark", format: "SVG")]
        #expect(GoldenVariant.words(of: mixed) == "light and dark, as frames and SVG")
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
            (variant("a", "dark", format: "SVG"), picture), (variant("a"), table), (variant("b", format: "SVG"), other),
            (variant("a", "light", format: "SVG"), drawing),
        ]
        let groups = CauseGroup.groups(of: Array(failures.indices)) { place in
            FailedVariant(subject: "s", variant: failures[place].0, cause: failures[place].1)
        }
        #expect(groups.map { Set($0.members) } == [[0, 1], [2], [3]])
    }

    @Test func failuresAreGroupedBySubjectAndCause() {
        func failed(_ subject: String, _ change: String) -> FailedVariant {
            FailedVariant(subject: subject, variant: variant(change + subject), cause: DifferenceCause(changes: [change]))
        }
        let failures = [failed("a", "x"), failed("b", "x"), failed("a", "y"), failed("a", "x"), nil, nil]
        let groups = CauseGroup.groups(of: Array(failures.indices)) { failures[$0] }
        #expect(groups.map(\.members) == [[0, 3], [1], [2], [4], [5]])
        #expect(groups.map { $0.title != nil } == [true, false, false, false, false])
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
            FailedVariant(subject: "a", variant: variant("\(place)"), cause: causes[place])
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
