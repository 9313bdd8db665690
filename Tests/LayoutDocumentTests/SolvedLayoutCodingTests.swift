import LayoutDocument
import LinuxUIKit
import TestSupport
import Testing

struct SolvedLayoutCodingTests {
    private func coded(_ layout: SolvedLayout) throws -> SolvedLayout {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try decoder.decode(SolvedLayout.self, from: encoder.encode(layout))
    }

    @Test func aDecodedLayoutHasTheSameDoubts() throws {
        let layout = try section("""
            items: [{text: Wide}, Title]
            group: {horizontal: [{item: {width: estimated(9), height: 9}}], width: 100, height: 9}
            """)
        #expect(Set(layout.frameDoubts.values) == [.estimated, .undecidedWidth])
        #expect(try coded(layout).frameDoubts == layout.frameDoubts)
        let header = "header: {kind: head, height: estimated(9)}"
        for items in ["[{text: One}]", "3"] {
            let layout = try section("items: \(items)\n\(header)\ngroup: {vertical: [{item: {width: 9, height: estimated(9)}}], width: 9, height: 9}")
            #expect(try layout.undecidedSizes.count == (items == "3" ? 2 : 1) && coded(layout).undecidedSizes == layout.undecidedSizes)
        }
    }

    /// Including scrolling, which pins headers and moves sections that scroll sideways.
    @Test(arguments: Fixtures.documents)
    func aDecodedLayoutHasTheSameElements(fixture: Fixture) throws {
        let built = try Fixtures.document(fixture.name).build()
        for distance in [nil, 120 as CGFloat?] {
            let layout = try built.solve(scrolledBy: distance)
            let copy = try coded(layout)
            #expect(copy.elements() == layout.elements())
            #expect(copy.visibleElements() == layout.visibleElements())
            #expect(copy.viewport == layout.viewport && copy.contentSize == layout.contentSize)
            #expect(copy.visibleElements().map(copy.presentationFrame) == layout.visibleElements().map(layout.presentationFrame))
            for section in 0..<layout.sectionCount {
                #expect(copy.sectionFrame(section) == layout.sectionFrame(section))
                #expect(copy.orthogonalContentOffset(ofSection: section) == layout.orthogonalContentOffset(ofSection: section))
            }
        }
    }

    /// Preserves changes by visible-items handlers and by a layout subclass.
    @Test func changesOfHandlersAndSubclassesAreCoded() throws {
        let layout = ScalingCarousel.layout()
        let solved = try layout.solve(in: Device.default.viewport, content: LayoutContent(itemCounts: [9]))
        #expect(solved.visibleElements().contains { $0.transform != .identity })
        #expect(try coded(solved).visibleElements() == solved.visibleElements())
    }
}
