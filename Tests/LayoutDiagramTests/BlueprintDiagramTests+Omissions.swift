import CompositionalLayout
import DocumentPictures
import LayoutDiagram
import LayoutDocument
import TestSupport
import Testing
import VectorScene

/// Sections, groups and items that a blueprint counts instead of drawing them.
extension BlueprintDiagramTests {
    @Test func fortySectionsAreCutShort() throws {
        let document = try document(Array(repeating: "  - {items: 3, \(Self.group)}", count: 40).joined(separator: "\n"))
        let picture = try picture(document)
        #expect(texts(picture).filter { $0.hasPrefix("section ") }.count == 6)
        #expect(texts(picture).contains("… 34 more sections"))
        let whole = try self.picture(document, content: .whole)
        #expect(texts(whole).filter { $0.hasPrefix("section ") }.count == 40)
        #expect(!texts(whole).contains { $0.contains("more") } && faults(whole) == [])
    }

    @Test func groupsBeyondAScreenAreCounted() throws {
        let document = try document("  - {items: 1000, \(Self.group)}")
        let picture = try picture(document)
        // Eight groups of 60 points on a screen of 480.
        #expect(texts(picture).contains("… 326 more groups"))
        #expect(texts(picture).contains("23") && !texts(picture).contains("24"))
        #expect(picture.size.height < 900)
        #expect(texts(try self.picture(document, content: .whole)).contains("999"))
    }

    /// A mark in its place would take more space.
    @Test func aSingleGroupIsNotLeftOut() throws {
        for (items, rest) in [(24, nil), (27, nil), (25, nil), (28, "… 2 more groups"), (30, "… 2 more groups")] as [(Int, String?)] {
            let texts = texts(try picture(try document("  - {items: \(items), \(Self.group)}")))
            #expect(texts.first { $0.contains("more") } == rest, "\(items)")
            #expect(texts.contains("\(items - 1)") == (rest == nil))
        }
    }

    @Test func aSectionThatIsAskedForIsShownWhole() throws {
        // Twenty groups of 60 points on a screen of 480; a thousand are too many.
        let section = try picture(try document("  - {items: 60, \(Self.group)}"), content: .section(0))
        #expect(texts(section).contains("59") && !texts(section).contains { $0.contains("more") } && faults(section) == [])
        let long = try picture(try document("  - {items: 3000, \(Self.group)}"), content: .section(0))
        #expect(texts(long).contains("… 992 more groups") && long.size.height < 900)
    }

    @Test(arguments: ["leftToRight", "rightToLeft"], ["vertical", "horizontal"])
    func aRowThatIsAskedForIsShownWhole(direction: String, scroll: String) throws {
        let row = "  - {items: 9, contentInsets: 6, orthogonalScrollingBehavior: continuous, group: {horizontal: [{item: {width: fractionalWidth(1), height: fractionalHeight(1)}}], width: 100, height: 80}}"
        let head = "viewport: {width: 320, height: 480, scale: 2, layoutDirection: \(direction)}\nscrollDirection: \(scroll)"
        let picture = try picture(try document(row, head: head), content: .section(0))
        for item in 0..<9 { #expect(texts(picture).contains("\(item)")) }
        #expect(!texts(picture).contains { $0.contains("more") } && faults(picture) == [])
        #expect(!texts(picture).contains("The layout has no sections."))
        // Groups are drawn at full length, as none is cut off.
        let cells = PictureGeometry(picture).elements.filter { $0.meaning.attributes.contains(.init("element", "cell")) }
        let lengths = cells.map { scroll == "vertical" ? $0.shown.width : $0.shown.height }
        if scroll == "vertical" {
            // More than eight equal lengths are one, at the edge where the row begins.
            let groups = BlueprintGeometry(picture).measures.filter { $0.kind == "group" && $0.value == "100" }
            let first = try #require(cells.first { $0.meaning.attributes.contains(.init("index-path", "0-0")) })
            #expect(groups.map(\.count) == [9] && groups.contains { abs($0.line.minX - first.bounds.minX) < 2 })
        }
        #expect(lengths.count == 9 && lengths.allSatisfy { $0 > (scroll == "vertical" ? 98 : 78) })
    }

    @Test func aGroupLongerThanTwoScreensIsCutShort() throws {
        let group = "group: {vertical: [{item: {width: fractionalWidth(1), height: 40}}], width: fractionalWidth(1), height: 40000}"
        // A group that is not full ends with its last item.
        for (items, rest, length) in [(500, "… 488 more items", "20000"), (2500, "… 2,488 more items", "40000")] {
            let picture = try picture(try document("  - {items: \(items), \(group)}"))
            #expect(texts(picture).contains(rest) && picture.size.height < 900 && faults(picture) == [])
            #expect(measures(picture, "group") == [length] && measures(picture, "item").contains("40"))
        }
    }

    @Test func aRowSaysWhatCannotBeSeen() throws {
        let row = "  - {items: 9, orthogonalScrollingBehavior: continuous, group: {horizontal: [{item: {width: fractionalWidth(1), height: fractionalHeight(1)}}], width: 100, height: 60}}"
        for (direction, arrow) in [("leftToRight", "→"), ("rightToLeft", "←")] {
            let head = "viewport: {width: 320, height: 480, scale: 2, layoutDirection: \(direction)}"
            #expect(texts(try picture(try document(row, head: head))).contains("\(arrow) 5 more groups"))
        }
    }

    @Test func thereIsNoSuchSection() throws {
        let document = try document("  - {items: 3, \(Self.group)}")
        #expect(throws: DiagramError.self) { try picture(document, content: .section(1)) }
    }

    @Test func aBillionItemsAreRefusedWhole() throws {
        let document = try document("  - {items: 1000000000, \(Self.group)}")
        #expect(throws: DiagramError.self) { try picture(document, content: .whole) }
    }
}
