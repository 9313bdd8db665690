import CompositionalLayout
import Foundation
import Testing

/// `visualDescription()` (B-G14).
struct VisualDescriptionTests {
    // MARK: Whole drawings

    @Test func insetsAreHatchedAndAnchorsMarked() {
        let photo = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)), supplementaryItems: [badge("badge", [.top, .trailing])])
        photo.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        #expect(row(.absolute(66), [photo]).visualDescription() == """
            360 × 66 pt in 360 × 780 pt; a column is 5.1 pt, a row is 9.4 pt
            ┏━━━━━━━━━━━━━━━━━━━━━━━┯━━━━━━━━━━━━━━━━━━━━━━━┯━━━━━━━━━━━━━━━━━━━━━━┓
            ┃░░░░░░░░░░░░░░░░░░░░░░●│░░░░░░░░░░░░░░░░░░░░░░●│░░░░░░░░░░░░░░░░░░░░░●┃
            ┃░                     ░│░                     ░│░                    ░┃
            ┃░      a 1/3 × 1      ░│░      a 1/3 × 1      ░│░     a 1/3 × 1      ░┃
            ┃░                     ░│░                     ░│░                    ░┃
            ┃░                     ░│░                     ░│░                    ░┃
            ┃░░░░░░░░░░░░░░░░░░░░░░░│░░░░░░░░░░░░░░░░░░░░░░░│░░░░░░░░░░░░░░░░░░░░░░┃
            ┗━━━━━━━━━━━━━━━━━━━━━━━┷━━━━━━━━━━━━━━━━━━━━━━━┷━━━━━━━━━━━━━━━━━━━━━━┛
            ░ content insets   ● "badge"

            A horizontal group .fractionalWidth(1) × .absolute(66) of 1 subitem
              a item .fractionalWidth(0.3333) × .fractionalHeight(1), insets 2
                ● supplementary item "badge" .absolute(20) × .absolute(20) at [.top, .trailing], zIndex 1
            """)
    }

    @Test func nestedGroupsAreNestedBoxes() {
        let pair = column(.fractionalHeight(1), width: .fractionalWidth(1 / 3), spacing: .fixed(8), [
            item(.fractionalWidth(1), .fractionalHeight(0.5)),
        ])
        let group = row(.absolute(120), [item(.fractionalWidth(2 / 3), .fractionalHeight(1)), pair])
        group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        group.supplementaryItems = [badge("page", .bottom)]
        #expect(group.visualDescription() == """
            360 × 120 pt in 360 × 780 pt; a column is 5.1 pt, a row is 10 pt
            ┏━━━┯━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┳━ B 1/3 × 1 ━━━━━━━━┳━━━┓
            ┃░░░│                                         ┃                    ┃░░░┃
            ┃░░░│                                         ┃                    ┃░░░┃
            ┃░░░│                                         ┃     b 1 × 1/2      ┃░░░┃
            ┃░░░│                                         ┃                    ┃░░░┃
            ┃░░░│                                         ┃                    ┃░░░┃
            ┃░░░│                a 2/3 × 1                ┠────────────────────┨░░░┃
            ┃░░░│                                         ┠────────────────────┨░░░┃
            ┃░░░│                                         ┃                    ┃░░░┃
            ┃░░░│                                         ┃     b 1 × 1/2      ┃░░░┃
            ┃░░░│                                         ┃                    ┃░░░┃
            ┃░░░│                                         ┃                    ┃░░░┃
            ┗━━━┷━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━●━━━━━━━━━┻━━━━━━━━━━━━━━━━━━━━┻━━━┛
            ░ content insets   ● "page"

            A horizontal group .fractionalWidth(1) × .absolute(120) of 2 subitems, insets (leading 20, trailing 20)
              ● supplementary item "page" .absolute(20) × .absolute(20) at [.bottom], zIndex 1
              a item .fractionalWidth(0.6667) × .fractionalHeight(1)
              B vertical group .fractionalWidth(0.3333) × .fractionalHeight(1) of 1 subitem, spacing .fixed(8)
                b item .fractionalWidth(1) × .fractionalHeight(0.5)
            """)
    }

    @Test func aCustomGroupsFramesCoverEachOtherAndStickOut() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(80))) { environment in
            let half = environment.container.contentSize.width / 2
            return [
                NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, half - 10, 60)),
                NSCollectionLayoutGroupCustomItem(frame: rect(80, 20, 200, 50), zIndex: 1),
                NSCollectionLayoutGroupCustomItem(frame: rect(half + 10, 0, half - 10, 100)),
            ]
        }
        #expect(group.visualDescription() == """
            360 × 80 pt in 360 × 780 pt; a column is 5.1 pt, a row is 5 pt
            ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┯━━┯━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
            ┃                                 │  │                                 ┃
            ┃                                 │  │                                 ┃
            ┃                                 │  │                                 ┃
            ┃               ┌─────────────────┴──┴─────────────────┐               ┃
            ┃               │                                      │               ┃
            ┃0 170pt × 60pt │                                      │               ┃
            ┃               │                                      │               ┃
            ┃               │                                      │               ┃
            ┃               │            1 200pt × 50pt            │               ┃
            ┃               │                                      │2 170pt × 100pt┃
            ┃               │                                      │               ┃
            ┠───────────────┤                                      │               ┃
            ┃               │                                      │               ┃
            ┃               └────────────────────┬─────────────────┘               ┃
            ┃                                    │                                 ┃
            ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┥                                 ╿
                                                 │                                 │
                                                 │                                 │
                                                 │                                 │
                                                 └─────────────────────────────────┘

            A custom group .fractionalWidth(1) × .absolute(80), 3 frames
            """)
    }

    // MARK: What a drawing is

    @Test func aDrawingIsToScaleAndKeepsToItsPage() {
        let lines = Drawing(row(.fractionalWidth(1 / 2), [item(.fractionalWidth(0.25), .fractionalHeight(1))])).picture
        #expect(lines.map(\.count) == Array(repeating: 72, count: 19))
        // 71 columns from edge to edge: quarters end at 17¾, 35½ and 53¼.
        #expect(positions(of: "┯", in: lines[0]) == [18, 36, 53])
        let tall = Drawing(row(.fractionalWidth(3), [item(.fractionalWidth(1), .fractionalHeight(1))])).picture
        #expect(tall.count == 40 && tall[0].count == 27)
    }

    @Test func theSameGroupIsDrawnAlike() {
        let kinds = ["a", "b", "c", "d"]
        let cell = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: kinds.map { badge($0, .top) })
        let group = row(.absolute(60), [cell])
        #expect(Set((0..<20).map { _ in group.visualDescription() }).count == 1)
        #expect(group.visualDescription().contains(#"● "a"   ◆ "b"   ■ "c"   ▲ "d""#))
    }

    @Test func estimatesCountAsTheyStand() {
        let text = row(.estimated(80), [item(.estimated(180), .estimated(60))]).visualDescription()
        #expect(text.hasPrefix("360 × 60 pt"))
        #expect(text.contains("a ~180pt × ~60pt"))
    }

    @Test func labelsTellTheKindOfEachSide() {
        let sizes = [
            size(.absolute(120), .fractionalWidth(1 / 4)), size(.fractionalHeight(1), .absolute(44.5)),
            size(.uniformAcrossSiblings(estimate: 120), .fractionalHeight(0.37)),
        ]
        let texts = sizes.map { row(.absolute(100), [NSCollectionLayoutItem(layoutSize: $0)]).visualDescription() }
        #expect(texts[0].contains("a 120pt × 1/4w"))
        #expect(texts[1].contains("a 1h × 44.5pt"))
        #expect(texts[2].contains("a ≈120pt × 0.37"))
    }

    @Test func aGapNarrowerThanAColumnIsSeen() {
        let cell = item(.fractionalWidth(1 / 3), .fractionalHeight(1))
        // A point is a fifth of a column here: without care both edges of each gap would be on columns 24 and 47.
        let apart = Drawing(row(.absolute(60), spacing: .fixed(1), [cell]))
        #expect(positions(of: "┯", in: apart.picture[0]) == [24, 25, 47, 48])
        #expect(positions(of: "┯", in: Drawing(row(.absolute(60), [cell])).picture[0]) == [24, 47])
    }

    @Test func anItemTooSmallForItsSizeHasItsNameOnly() {
        let lines = Drawing(row(.absolute(60), [item(.fractionalWidth(1 / 15), .fractionalHeight(1))])).picture
        #expect(lines.joined().contains("a") && !lines.joined().contains("×"))
    }

    @Test func pointsOfAnchorsOutsideThePageComeToItsEdge() {
        let far = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "far",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 500, y: -500)))
        let group = row(.absolute(60), [item(.fractionalWidth(1), .fractionalHeight(1))])
        group.supplementaryItems = [far]
        #expect(Drawing(group).picture[0].last == "●")
    }

    @Test func eachGroupAndItemHasALineOfItsOwn() {
        let inner = row(.fractionalHeight(0.5), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        let legend = Drawing(column(.absolute(200), [inner, item(.fractionalWidth(1), .fractionalHeight(0.5))])).legend
        #expect(legend.map { $0.prefix { $0 != "." } } == ["A vertical group ", "  B horizontal group ", "    a item ", "  b item "])
        let many = row(.absolute(60), (0..<28).map { _ in item(.fractionalWidth(1 / 28), .fractionalHeight(1)) })
        #expect(Drawing(many).legend[27...].map { $0.prefix(5) } == ["  aa ", "  ab "])
    }

    @Test func theProviderOfACustomGroupIsAskedOnce() {
        var containers: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(0.5))) { environment in
            containers.append(environment.container.effectiveContentSize)
            return []
        }
        #expect(group.visualDescription().contains("A custom group .fractionalWidth(0.5) × .fractionalHeight(0.5), 0 frames"))
        #expect(containers == [CGSize(width: 180, height: 390)])
    }
}
