import DocumentPictures
@testable import LayoutDiagram
import CompositionalLayout
import Foundation
import LayoutDocument
import TestSupport
import Testing
import VectorScene

/// Every number in a blueprint is the layout's, whatever is left out.
struct BlueprintNumberTests {
    private static let contents = [DiagramContent.visible, .whole, .section(0)]
    /// The closures of subjects read documents that do not change.
    nonisolated(unsafe) private static let layouts = RandomDocument.layouts(MoreTests.count(200, more: 3000))

    // MARK: Dimensions

    @Test(arguments: contents) func aDimensionIsTheLengthOfWhatItPointsAt(content: DiagramContent) throws {
        var broken = 0
        var insets: [Measure.Kind: Int] = [:]
        for (seed, subject) in Self.layouts {
            for cut in try BlueprintSelection(layout: subject.layout, content: content).cuts() {
                let truth = MeasureTruth(SectionAnatomy(cut, of: subject))
                #expect(truth.faults == [], "seed \(seed), section \(cut.section)")
                broken += truth.brokenCount
                insets.merge(truth.insetCounts) { $0 + $1 }
            }
        }
        // Whole layouts and most sections are drawn in full.
        #expect(content != .visible || broken > 20, "\(broken)")
        #expect(insets[.inset, default: 0] > 200 && insets[.guide, default: 0] > 40, "\(insets)")
    }

    /// The range includes groups beyond a fold.
    @Test(arguments: [3, 5, 40]) func aTagOfGroupsHasTheRangeOfTheirLengths(count: Int) throws {
        let text = """
            galley: 1
            viewport: {width: 390, height: 500, scale: 2}
            sections:
              - items: \(count)
                group:
                  custom: [{frame: [0, 0, 120, 420]}, {frame: [130, 10, 110, 500]}]
                  width: fractionalWidth(1)
                  height: estimated(100)
            """
        let subject = try DrawableLayout(Document(DocumentSource(name: "test", data: Data(text.utf8))))
        let texts = PictureGeometry(try Diagram(subject, style: .blueprint).picture()).texts.map(\.text)
        let range = count % 2 == 0 ? "510" : "420–510"
        #expect(texts.contains { $0.hasSuffix("~100→\(range)") }, "\(texts)")
    }

    @Test(arguments: [("rows-of-nine", 10), ("rows-of-three", 10)])
    func aSideItemBesideElidedGroupsKeepsItsLength(name: String, groups: Int) throws {
        let width = name == "rows-of-nine" ? "900" : "fractionalWidth(1)"
        let item = "{item: {width: fractionalWidth(1), height: fractionalHeight(1), contentInsets: 1}}"
        let text = """
            galley: 1
            viewport: {device: iPhone 16, height: 480}
            sections:
              - items: \(name == "rows-of-nine" ? 180 : 60)
                contentInsets: [0, 64, 0, 0]
                group: {horizontal: [\(item)], count: \(name == "rows-of-nine" ? 9 : 3), width: \(width), height: 44}
                boundaryItems: [{kind: rows, width: 64, height: 880, alignment: leading}]
            """
        var subject = try DrawableLayout(Document(DocumentSource(name: "test", data: Data(text.utf8))))
        let geometry = BlueprintGeometry(try Diagram(subject, style: .blueprint).picture())
        #expect(geometry.faults == [])
        #expect(geometry.measures.filter { $0.kind == "bar" }.map(\.value) == ["880"])
        subject.isHidden = { $0.kind == "rows" }
        let hidden = BlueprintGeometry(try Diagram(subject, style: .blueprint).picture())
        #expect(hidden.measures.allSatisfy { $0.kind != "bar" })
    }

    /// The one gap of what is left of a section is shown and measured, in all directions.
    @Test(arguments: [
        "", "orthogonalScrollingBehavior: groupPaging, contentInsets: 16, ", "footer: {height: 9}, ",
    ], ["viewport: iPhone 16", "viewport: {device: iPhone 16, layoutDirection: rightToLeft}", "viewport: iPhone 16\nscrollDirection: horizontal"])
    func aSingleGroupIsShownWithTheGapAfterIt(keys: String, head: String) throws {
        func spacings(_ spacing: Int, _ length: Int) throws -> [String] {
            let group = "group: {custom: [{frame: [0, 0, 100, 300]}], width: \(length), height: \(length)}"
            let text = "galley: 1\n\(head)\nsections:\n  - {items: 6, \(keys)interGroupSpacing: \(spacing), \(group)}\n"
            let document = try Document(DocumentSource(name: "test", data: Data(text.utf8)))
            let picture = try Fixtures.picture(document, style: .blueprint)
            let geometry = BlueprintGeometry(picture)
            #expect(geometry.faults == [])
            // A row whose first group is far longer than the screen says it in words.
            let words = PictureGeometry(picture).texts.compactMap { $0.text.firstMatch(of: /([0-9]+) apart/).map { String($0.output.1) } }
            return geometry.measures.filter { $0.kind == "spacing" }.map(\.value) + words
        }
        for length in [850, 4000] {
            #expect(try spacings(12, length) == ["12"])
            #expect(try spacings(40, length) == ["40"])
        }
        #expect(try spacings(0, 850) == [])
    }

    @Test func anotherSpacingGivesAnotherBlueprint() throws {
        for (seed, _) in Self.layouts where MoreTests.areWanted || seed % 2 == 0 {
            let subjects = [12.0, 40].compactMap { RandomDocument(seed: seed, spacing: $0).subject }
            guard subjects.count == 2 else { continue }
            let layout = subjects[0].layout
            let cuts = try BlueprintSelection(layout: layout, content: .visible).cuts()
            guard cuts.contains(where: { layout.groupCount(inSection: $0.section) > 1 }) else { continue }
            let pictures = try subjects.map { try Diagram($0, style: .blueprint).picture().nodes }
            #expect(pictures[0] != pictures[1], "seed \(seed)")
        }
    }

    // MARK: Labels

    /// Each layout has a style and a content in turn; with more tests, it has all.
    @Test func aLabelsSizeIsItsElements() throws {
        for (seed, subject) in Self.layouts {
            let sizes = Dictionary(grouping: subject.layout.elements(), by: { BarText.words($0.kind ?? "") })
                .mapValues { Set($0.map { Self.text($0.frame) }) }
            let contents = MoreTests.some(Self.contents, at: Int(seed))
            let styles = MoreTests.some(DiagramStyle.Kind.allCases, at: Int(seed) / Self.contents.count)
            for (style, content) in styles.flatMap({ style in contents.map { (style, $0) } }) {
                let picture = try Diagram(subject, style: DiagramStyle(style), content: content).picture()
                for text in PictureGeometry(picture).texts.map(\.text) {
                    let parts = text.components(separatedBy: " · ")
                    guard parts.count == 2, let known = sizes[parts[0]], parts[0] != "" else { continue }
                    #expect(known.contains(parts[1]), "seed \(seed): \(text)")
                }
                for (text, frame) in Self.labelled(picture) {
                    for measured in text.matches(of: /[~≈][0-9.]+→([0-9.]+)/).map({ String($0.output.1) }) {
                        let sides = [frame.width, frame.height].map { NumberText.text($0, decimals: 2) }
                        #expect(sides.contains(measured), "seed \(seed): \(text) in \(sides)")
                    }
                }
            }
        }
    }

    /// The size labels of items without insets, with the frames of their elements.
    private static func labelled(_ picture: Picture) -> [(String, Rect)] {
        let geometry = PictureGeometry(picture)
        let cells = geometry.elements.filter { element in
            element.meaning.attributes.contains { $0.name == "element" && $0.value == "cell" }
        }
        return geometry.texts.filter { $0.text.wholeMatch(of: /[^·]+ × [^·]+/) != nil }.compactMap { text in
            let around = cells.filter { $0.bounds.contains(text.bounds) }
            guard around.count == 1, let cell = around.first,
                let frame = cell.meaning.attributes.first(where: { $0.name == "frame" })?.value
            else { return nil }
            let numbers = frame.split(separator: " ").compactMap { Double($0) }
            // Insets make the slot, whose size is labelled, larger than the cell.
            let isInset = text.text.matches(of: /→/).isEmpty
            return isInset ? nil : (text.text, Rect(x: 0, y: 0, width: numbers[2], height: numbers[3]))
        }
    }

    private static func text(_ frame: CGRect) -> String {
        [frame.width, frame.height].map { NumberText.text(Double($0), decimals: 2) }.joined(separator: " × ")
    }
}

/// The dimensions of a section, compared with the frames in the layout that they point at.
private struct MeasureTruth {
    let anatomy: SectionAnatomy
    private(set) var faults: [String] = []
    private(set) var brokenCount = 0
    private(set) var insetCounts: [Measure.Kind: Int] = [:]

    init(_ anatomy: SectionAnatomy) {
        self.anatomy = anatomy
        let groups = anatomy.groups
        let measures = SectionMeasures(anatomy: anatomy, groups: groups)
        for axis in [Axis.horizontal, .vertical] {
            for measure in measures.insets(axis) {
                insetCounts[measure.kind, default: 0] += 1
                // Insets are rounded to pixels.
                let pixel = 1 / Double(anatomy.layout.viewport.scale)
                if !insets(axis)[measure.kind, default: []].contains(where: { Self.isSame($0, measure, to: pixel) }) {
                    faults.append("\(axis): section's \(measure.kind) \(measure.text) at \(measure.range)")
                }
            }
            for measure in measures.rows(axis).flatMap({ $0 }).flatMap(\.places) {
                if !measure.breaks.isEmpty { brokenCount += 1 }
                if !known(measure.kind, axis, groups).contains(where: { Self.isSame($0, measure) }) {
                    faults.append("\(axis): \(measure.kind) \(measure.text) at \(measure.range)")
                }
            }
        }
    }

    /// The section's insets as its description has them, beside the groups, and what a guide adds to them at the section's edges.
    private func insets(_ axis: Axis) -> [Measure.Kind: [(range: ClosedRange<Double>, length: Double)]] {
        let (layout, section) = (anatomy.layout, anatomy.cut.section)
        let given = layout.contentInsets(ofSection: section).values(axis, isMirrored: layout.viewport.isRightToLeft)
        let (whole, groups) = (Rect(layout.sectionFrame(section)).range(axis), Rect(layout.groupArea(ofSection: section)).range(axis))
        let (outline, area) = (anatomy.outline.range(axis), anatomy.area.range(axis))
        let (near, far) = (area.lowerBound - given.near, area.upperBound + given.far)
        return [
            .inset: [(near...area.lowerBound, given.near), (area.upperBound...far, given.far)],
            .guide: axis == layout.scrollAxis ? [] : [
                (min(outline.lowerBound, near)...near, groups.lowerBound - whole.lowerBound - given.near),
                (far...max(far, outline.upperBound), whole.upperBound - groups.upperBound - given.far),
            ],
        ]
    }

    private static func isSame(_ place: (range: ClosedRange<Double>, length: Double), _ measure: Measure, to tolerance: Double = 0.01) -> Bool {
        abs(place.length - measure.value) < (measure.kind == .guide ? tolerance : 0.006) && abs(place.range.lowerBound - measure.range.lowerBound) < tolerance
            && abs(place.range.upperBound - measure.range.upperBound) < tolerance
    }

    /// The drawn ranges of a kind, each with the length of its frame in the layout.
    private func known(
        _ kind: Measure.Kind, _ axis: Axis, _ groups: [SectionAnatomy.Group]
    ) -> [(range: ClosedRange<Double>, length: Double)] {
        let (layout, section) = (anatomy.layout, anatomy.cut.section)
        func length(_ frame: CGRect) -> Double { Rect(frame).length(axis) }
        let parts = groups.flatMap(\.parts)
        switch kind {
        case .bar:
            return anatomy.surroundings.map { ($0.rect.range(axis), length($0.element.frame)) }
        case .group:
            return groups.enumerated().map { ($1.outline.range(axis), length(layout.groupFrame($0, inSection: section))) }
        case .item:
            return parts.compactMap { part in part.cell.map { (part.frame.range(axis), length($0.frame)) } }
        case .spacing:
            // A single group is shown with the gap to the next.
            let count = groups.count == 1 ? min(2, layout.groupCount(inSection: section)) : groups.count
            let frames = (0..<count).map { layout.groupFrame($0, inSection: section) }
            let ordered = frames.map { Rect($0).range(axis) }.sorted { $0.lowerBound < $1.lowerBound }
            let between = zip(ordered, ordered.dropFirst()).map { $1.lowerBound - $0.upperBound }.filter { $0 > Measure.smallest }
            let gaps = anatomy.groupGaps(groups).map(\.rect)
            return zip(gaps, between).map { ($0.range(axis), $1) } + groups.flatMap(\.gaps).map { ($0.rect.range(axis), $0.rect.length(axis)) }
        case .inset:
            return parts.flatMap { part in
                [part.slot.near(axis)...part.frame.near(axis), part.frame.far(axis)...part.slot.far(axis)]
                    .map { ($0, $0.upperBound - $0.lowerBound) }
            }
        case .guide: return []
        }
    }
}
