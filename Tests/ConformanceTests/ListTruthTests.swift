import LinuxUIKit
import TestSupport
import Testing

/// A list laid out by UIKit, as printed. Elements with unmeasured sizes have the same frames (B-T8).
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
                // A row's path is two numbers; a header's is a number and a word.
                var path = try? container.nestedUnkeyedContainer(forKey: .indexPath)
                section = try path?.decode(Int.self)
            }
        }

        var scale: CGFloat
        var containerSize: [CGFloat]
        var elements: [Element]
    }

    /// The extent of a background beyond its section at either end of the layout.
    private static let beyond: CGFloat = 1000

    /// A section with a header and a row, and one with a row only; no footers.
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
                // The first background extends above its section, the second below it.
                let section = solved.sectionFrame(backgrounds)
                if backgrounds == 0 { expect(section.maxY, y + height, "end of section 0") }
                if backgrounds == 1 { expect(section.minY, y, "start of section 1") }
                if backgrounds == 1 { expect(section.maxY, y + height - Self.beyond, "end of section 1") }
                backgrounds += 1
                continue
            case .contentSize:
                expect(solved.contentSize.height, height, "content")
                continue
            // The content of rows, and the bars around the view, are not part of the layout.
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
