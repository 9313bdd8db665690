import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// A list that UIKit has laid out, as it was printed: what nothing measures here stands where it did there (B-T8).
struct ListTruthTests {
    private struct Truth: Decodable {
        enum Kind: String, Decodable {
            case header, headerText, cell, cellText, sectionBackground, contentSize, inset
        }

        struct Element: Decodable {
            var kind: Kind
            var frame: [CGFloat]
            var section: Int?

            private enum Key: String, CodingKey {
                case kind, frame, indexPath
            }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Key.self)
                kind = try container.decode(Kind.self, forKey: .kind)
                frame = try container.decode([CGFloat].self, forKey: .frame)
                // A row's path is two numbers, a header's a number and a word.
                var path = try? container.nestedUnkeyedContainer(forKey: .indexPath)
                section = try path?.decode(Int.self)
            }
        }

        var scale: CGFloat
        var containerSize: [CGFloat]
        var elements: [Element]
    }

    /// How far a background reaches beyond its section at the layout's ends.
    private static let beyond: CGFloat = 1000

    /// One row under a header, and one in a section without header; no footers.
    private func solve(_ truth: Truth) throws -> SolvedLayout {
        let layout = UICollectionViewCompositionalLayout { section, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = section == 0 ? .supplementary : .none
            return .list(using: configuration, layoutEnvironment: environment)
        }
        return try layout.solve(
            in: LayoutViewport(width: truth.containerSize[0], height: truth.containerSize[1], scale: truth.scale),
            content: LayoutContent(itemCounts: [1, 1]))
    }

    @Test func anInsetGroupedListOfIOS16IsAsItWasPrinted() throws {
        let fixture = try #require(Fixtures.files(in: "Conformance/Lists", withSuffix: ".json").first)
        let truth = try fixture.decode(Truth.self)
        let solved = try solve(truth)
        func expect(_ value: CGFloat, _ expected: CGFloat, _ what: String) {
            #expect(abs(value - expected) < 0.001, "\(what): \(value)")
        }
        var backgrounds = 0
        for element in truth.elements {
            let (x, y, width, height) = (element.frame[0], element.frame[1], element.frame[2], element.frame[3])
            let id: LayoutElement.ID
            switch element.kind {
            case .header:
                id = .init(category: .supplementary, kind: UICollectionView.elementKindSectionHeader, section: 0, item: 0)
            case .cell: id = .init(category: .cell, kind: nil, section: try #require(element.section), item: 0)
            case .sectionBackground:
                // The first reaches up beyond its section, the second down.
                let section = solved.sectionFrame(backgrounds)
                if backgrounds == 0 { expect(section.maxY, y + height, "end of section 0") }
                if backgrounds == 1 { expect(section.minY, y, "start of section 1") }
                if backgrounds == 1 { expect(section.maxY, y + height - Self.beyond, "end of section 1") }
                backgrounds += 1
                continue
            case .contentSize:
                expect(solved.contentSize.height, height, "content")
                continue
            // What a row shows, and the bars around the view, are not the layout's.
            case .headerText, .cellText, .inset: continue
            }
            let frame = try #require(solved.element(id)).frame
            for (value, expected) in [(frame.minX, x), (frame.minY, y), (frame.width, width), (frame.height, height)] {
                expect(value, expected, "\(id)")
            }
        }
        #expect(backgrounds == 2)
    }
}
