import CompositionalLayout
import Foundation

/// Sections with the same structure: equal groups, with equal elements around them.
struct SectionKind {
    /// Section indices, ascending.
    var sections: [Int]
    /// The section to draw: the first known to have a full group.
    var drawn: Int

    static let examinedSections = 1000

    /// The kinds of sections, in order of first occurrence.
    static func all(of layout: SolvedLayout) -> [SectionKind] {
        var kinds: [SectionKind] = []
        var known: [Build: Int] = [:]
        for section in 0..<min(layout.sectionCount, examinedSections) {
            let build = Build(section, of: layout)
            if let kind = known[build] {
                kinds[kind].sections.append(section)
            } else {
                known[build] = kinds.count
                kinds.append(SectionKind([section], of: layout))
            }
        }
        return kinds.map { SectionKind($0.sections, of: layout) }
    }

    /// - Parameter sections: at least one.
    init(_ sections: [Int], of layout: SolvedLayout) {
        self.sections = sections
        let full = sections.first { layout.groupCount(inSection: $0) > 1 }
        let largest = sections.map { layout.itemCount(inSection: $0) }.max()
        drawn = full ?? sections.first { layout.itemCount(inSection: $0) == largest } ?? 0
    }

    /// `section 0`, `sections 0–2 and 5`; only the first few ranges of many.
    var name: String {
        sections.count == 1 ? "section \(sections[0])" : "sections \(Self.ranges(sections))"
    }

    private static func ranges(_ numbers: [Int]) -> String {
        var ranges: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound == number - 1 {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        let shown = ranges.count > 4 ? Array(ranges.prefix(3)) : ranges
        var texts = shown.flatMap { range in
            switch range.count {
            case 1: ["\(range.lowerBound)"]
            case 2: ["\(range.lowerBound)", "\(range.upperBound)"]
            default: ["\(range.lowerBound)–\(range.upperBound)"]
            }
        }
        let left = ranges.dropFirst(shown.count).reduce(0) { $0 + $1.count }
        if left > 0 { texts.append("\(Summary.number(left)) more") }
        return ExplodedWords.list(texts)
    }
}

extension SectionKind {
    /// The structural properties of a section, independent of its number of items.
    private struct Build: Hashable {
        struct Part: Hashable {
            var arrangement: GroupAnatomy.Arrangement?
            var size: [String]
            var depth: Int
            var spacing: Double
            /// Frame in its group, for a part placed by a custom group.
            var frame: [Double]
        }

        var parts: [Part] = []
        var isOrthogonal: Bool
        var surroundings: [String]

        init(_ section: Int, of layout: SolvedLayout) {
            isOrthogonal = layout.isOrthogonal(section: section)
            let around = layout.boundaryElements(ofSection: section) + layout.decorationElements(ofSection: section)
            surroundings = around.map { $0.kind ?? "" }
            guard layout.groupCount(inSection: section) > 0 else { return }
            let anatomy = layout.anatomy(ofGroup: 0, inSection: section).parts
            guard let origin = anatomy.first?.slot.origin else { return }
            parts = anatomy.map { part in
                let frame = part.size == nil ? part.slot.offsetBy(dx: -origin.x, dy: -origin.y) : .zero
                return Part(
                    arrangement: part.arrangement, size: part.size.map { [$0.width, $0.height] } ?? [], depth: part.depth,
                    spacing: Double(part.interItemSpacing),
                    frame: [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) })
            }
        }
    }
}

extension SectionKind {
    /// The name as the start of a sentence.
    var title: String { name.prefix(1).uppercased() + name.dropFirst() }

    /// The name as a heading, and a shorter one.
    var titles: [String] { [title, Summary.count(sections.count, "section")] }
}
