import LayoutDocument
import LinuxUIKit
import Testing

struct ValueSpellingTests {
    @Test(arguments: [
        ("fractionalWidth(1/4)", 80.0), (".fractionalWidth(0.25)", 80), ("fractionalHeight(1.5)", 75), ("absolute(70)", 70),
        ("70", 70), ("70.5", 70.5), ("estimated(60)", 60), ("\"uniformAcrossSiblings(estimate: 44)\"", 44), ("\"width / 4\"", 80),
        ("\"min(width, 90) + max(1, 2)\"", 92), ("\"absolute( (1 + 2) * 10 )\"", 30), ("1e2", 100),
    ])
    func dimensionsAreReadInAllSpellings(text: String, width: Double) throws {
        let solved = try section("""
            items: 1
            group:
              horizontal: [{item: {width: \(text), height: fractionalHeight(1)}}]
              width: fractionalWidth(1)
              height: 50
            """)
        #expect(solved.cells() == [rect(width, 0, 0, 0)].map { rect(0, 0, $0.minX, 50) })
    }

    @Test(arguments: [
        ("4", [4, 4, 4, 4]), ("[1, 2, 3, 4]", [1, 2, 3, 4]), ("{top: 1, trailing: 4}", [1, 0, 0, 4]),
        ("\"section + 3\"", [3, 3, 3, 3]), ("-2", [-2, -2, -2, -2]),
    ] as [(String, [CGFloat])])
    func insetsAreReadInAllSpellings(text: String, insets: [CGFloat]) throws {
        let solved = try section("items: 1\ncontentInsets: \(text)\n\(rowGroup)")
        #expect(solved.cells() == [rect(insets[1], insets[0], 320 - insets[1] - insets[3], 50)])
        #expect(solved.contentSize.height == 50 + insets[0] + insets[2])
    }

    @Test func pointsAndSpacingsAreReadInAllSpellings() throws {
        let solved = try section("""
            items: 2
            group:
              horizontal: [{item: {width: 100, height: 20, edgeSpacing: {top: .flexible(0)}}}]
              interItemSpacing: flexible(4)
              width: fractionalWidth(1)
              height: 50
            boundaryItems:
              - {kind: a, width: 10, height: 10, alignment: .topLeading, absoluteOffset: [3, -4]}
              - {kind: b, width: 10, height: 10, alignment: bottom, absoluteOffset: {y: 5}, extendsBoundary: false}
            """)
        #expect(solved.cells() == [rect(0, 44, 100, 20), rect(110, 44, 100, 20)])
        #expect(solved.view("a")?.frame == rect(3, 0, 10, 10))
        #expect(solved.view("b")?.frame == rect(155, 59, 10, 10))
    }

    @Test func itemsAreCountedListedOrBoth() throws {
        let built = try built("""
            - {items: 3, \(rowGroup)}
            - {items: [One, {title: Two}, ~], \(rowGroup)}
            - {items: {count: "section * 2", title: "No. {item + 1} of {section}"}, \(rowGroup)}
            - {\(rowGroup)}
            """)
        #expect(built.content.itemCounts == [3, 3, 4, 0])
        let solved = try built.solve()
        let titles = solved.elements().map { built.title(of: $0) }
        #expect(titles == [nil, nil, nil, "One", "Two", nil, "No. 1 of 2", "No. 2 of 2", "No. 3 of 2", "No. 4 of 2"])
    }

    @Test func repeatedSectionsCountOn() throws {
        let built = try built("""
            - {repeat: 3, items: "section + 1", \(rowGroup)}
            - {items: 1, \(rowGroup)}
            """, head: "interSectionSpacing: 10\n")
        #expect(built.content.itemCounts == [1, 2, 3, 1])
        #expect(try built.solve().contentSize.height == 380)
    }

    @Test func fittingSizesReplaceEstimates() throws {
        let solved = try section("""
            items: {count: 4, fitting: {height: "40 + 10 * (item % 2)"}}
            group:
              horizontal: [{item: {width: fractionalWidth(1), height: estimated(99)}}]
              width: fractionalWidth(1)
              height: estimated(99)
            header: {height: estimated(100), fitting: {height: 44}}
            """)
        #expect(solved.cells().map(\.minY) == [44, 84, 134, 174])
        #expect(solved.view("header")?.frame == rect(0, 0, 320, 44))
    }

    @Test func supplementaryItemsMayBeHidden() throws {
        let built = try built("""
            - items: 4
              group:
                horizontal:
                  - item:
                      width: fractionalWidth(1/2)
                      height: fractionalHeight(1)
                      supplementaryItems:
                        - {kind: dot, width: 8, height: 8, when: item % 2 == 1, title: "{item}", containerAnchor: [top, trailing], zIndex: 7}
                width: fractionalWidth(1)
                height: 50
            """)
        let dots = try built.solve().elements().filter { $0.kind == "dot" }
        #expect(dots.map { built.isHidden($0) } == [true, false, true, false])
        #expect(dots.map { built.title(of: $0) } == ["0", "1", "2", "3"])
        #expect(dots.allSatisfy { $0.zIndex == 7 } && dots[0].frame == rect(152, 0, 8, 8))
    }

    @Test func groupsNestCountAndRepeat() throws {
        let solved = try section("""
            items: 5
            group:
              horizontal:
                - group: {vertical: [{item: {width: fractionalWidth(1), height: 1}}], count: 2, width: fractionalWidth(1/2), height: fractionalHeight(1)}
                - group: {vertical: [{item: {width: fractionalWidth(1), height: 30}}], repeating: 2, width: fractionalWidth(1/2), height: fractionalHeight(1)}
              width: fractionalWidth(1)
              height: 100
            """)
        #expect(solved.cells() == [rect(0, 0, 160, 50), rect(0, 50, 160, 50), rect(160, 0, 160, 30), rect(160, 30, 160, 30), rect(0, 100, 160, 50)])
    }

    @Test func framesOfACustomGroupNameItsInsets() throws {
        let solved = try section("""
            items: 3
            group:
              custom:
                - {frame: [leadingInset, topInset, "100 - trailingInset", "bottomInset * 10"]}
              width: fractionalWidth(1)
              height: 60
              contentInsets: [11, 22, "section + 3", 44]
            """)
        #expect(solved.cells() == [rect(22, 11, 56, 30), rect(22, 71, 56, 30), rect(22, 131, 56, 30)])
    }

    @Test func insetsOnAnEstimatedAxisAreZeroInFrames() throws {
        let solved = try section("""
            items: 1
            group:
              custom: [{frame: [leadingInset, topInset, 10, 10]}]
              width: fractionalWidth(1)
              height: estimated(60)
              contentInsets: [11, 22, 33, 44]
            """)
        #expect(solved.cells() == [rect(22, 0, 10, 10)])
    }

    @Test func customGroupsTakeExpressions() throws {
        let solved = try section("""
            items: 2
            group:
              custom:
                - {frame: [0, 0, "width / 2", 40]}
                - {frame: ["width / 2", 10, "width / 2", 40], zIndex: 3}
              width: fractionalWidth(1)
              height: 60
            """)
        #expect(solved.cells() == [rect(0, 0, 160, 40), rect(160, 10, 160, 40)])
        #expect(solved.elements().map(\.zIndex) == [0, 3])
    }

    @Test func everyZIndexTakesAnExpression() throws {
        let solved = try section("""
            items: 1
            group:
              horizontal:
                - item:
                    width: 100
                    height: 50
                    supplementaryItems:
                      - {kind: badge, width: 9, height: 9, containerAnchor: [top], zIndex: "section + 2"}
              width: fractionalWidth(1)
              height: 50
            header: {height: 10, zIndex: "width / 80"}
            background: {zIndex: 1 - 4}
            """)
        #expect(solved.elements().map(\.zIndex) == [-3, 1, 2, 4])
        let custom = try section("""
            items: 2
            group: {custom: [{frame: [0, 0, 9, 9], zIndex: 7 % 4}, {frame: [0, 0, 9, 9]}], width: 100, height: 50}
            """)
        #expect(custom.elements().map(\.zIndex) == [0, 3])
    }

    @Test func listsAreSections() throws {
        let solved = try section("items: {count: 2, fitting: {height: 60}}\nlist: {appearance: plain, headerMode: supplementary}")
        #expect(solved.cells() == [rect(0, 50, 320, 60), rect(0, 110, 320, 60)])
        #expect(solved.view(UICollectionView.elementKindSectionHeader)?.frame == rect(0, 22, 320, 28))
    }

    @Test func aListsHeaderAndFooterHaveTitlesAndFittingSizes() throws {
        let built = try built("""
            - repeat: 2
              items: 1
              list:
                headerMode: supplementary
                footerMode: supplementary
                header: {title: "Part {section + 1}", fitting: {height: "30 + section * 10"}}
                footer: {fitting: {height: 12}}
            - {items: 1, list: {headerMode: supplementary, header: {title: Rest}}}
            """)
        let solved = try built.solve()
        let headers = try (0..<3).map { try #require(solved.view(UICollectionView.elementKindSectionHeader, $0)) }
        #expect(headers.map(\.frame) == [rect(0, 22, 320, 30), rect(0, 130, 320, 40), rect(0, 248, 320, 28)])
        #expect(headers.map { built.title(of: $0) } == ["Part 1", "Part 2", "Rest"])
        let footer = try #require(solved.view(UICollectionView.elementKindSectionFooter, 1))
        #expect(footer.frame == rect(0, 214, 320, 12) && built.title(of: footer) == nil)
    }

    @Test func mergedMapsGiveWhatIsNotSaid() throws {
        let built = try built("""
            - &row {items: 1, contentInsets: 5, \(rowGroup)}
            - {<<: *row, items: 3}
            - *row
            """)
        #expect(built.content.itemCounts == [1, 3, 1])
        #expect(try built.solve().cells(1)[0] == rect(5, 65, 310, 50))
    }

    /// This is YAML's rule, too. The map's own keys take precedence over all merged ones.
    @Test func ofSeveralMergedMapsTheFirstTakesPrecedence() throws {
        let built = try built("""
            - &one {items: 2, contentInsets: 5, \(rowGroup)}
            - &two {items: 3, contentInsets: 9, interGroupSpacing: 7, \(rowGroup)}
            - {<<: [*one, *two]}
            - {<<: [*two, *one]}
            - {items: 1, <<: [*one, *two]}
            """)
        #expect(built.content.itemCounts == [2, 3, 2, 3, 1])
        let solved = try built.solve()
        #expect([2, 3].map { solved.cells($0)[0].minX } == [5, 9])
        #expect(solved.cells(2)[1].minY - solved.cells(2)[0].maxY == 7)
    }

    @Test func jsonIsReadToo() throws {
        let text = """
            {"galley": 1, "viewport": {"width": 320, "height": 480, "scale": 2},
            \t"sections": [{"items": 2, "group": {"horizontal": [{"item": {"width": "fractionalWidth(1/2)", "height": 40}}],
            "width": "fractionalWidth(1)", "height": 50}}]}
            """
        #expect(try document(text).build().solve().cells() == [rect(0, 0, 160, 40), rect(160, 0, 160, 40)])
    }

    // MARK: The viewport

    @Test func aDeviceSetsEverythingAndAMapChangesSome() throws {
        let text = "galley: 1\nviewport: {device: iPhone 15, layoutDirection: rightToLeft, userInterfaceStyle: dark, contentOffset: [0, 30]}\nsections: []\n"
        let viewport = try document(text).viewport()
        #expect(viewport.size == CGSize(width: 393, height: 852))
        #expect(viewport.traitCollection.layoutDirection == .rightToLeft && viewport.traitCollection.userInterfaceStyle == .dark)
        #expect(viewport.safeAreaInsets.top == 59 && viewport.contentOffset == CGPoint(x: 0, y: 30))
        let other = try document(text).viewport(on: Device.named("iPhone X"))
        #expect(other.size.width == 375 && other.isRightToLeft && other.contentOffset == CGPoint(x: 0, y: 30))
        #expect(try document(text).device?.name == "iPhone 15")
    }

    @Test func theContentSizeIsTheDocumentsOnEveryDevice() throws {
        let text = "galley: 1\nviewport: {device: iPhone 15, contentSize: accessibilityLarge}\nsections: []\n"
        #expect(try document(text).viewport().traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        let other = try document(text).viewport(on: Device.named("iPhone X"))
        #expect(other.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        let usual = try document("galley: 1\nviewport: iPhone 15\nsections: []\n").viewport()
        #expect(usual.traitCollection.preferredContentSizeCategory == .large)
    }

    @Test func aMapOfItsOwnSaysWhatItIs() throws {
        let text = """
            galley: 1
            viewport:
              {width: 744, height: 1133, scale: 2, safeArea: {top: 24, bottom: 20}, layoutMargins: 16, horizontalSizeClass: regular,
              verticalSizeClass: compact, userInterfaceIdiom: pad}
            sections: []
            """
        let viewport = try document(text).viewport()
        #expect(viewport.scale == 2 && viewport.layoutMargins.leading == 16 && viewport.safeAreaInsets.bottom == 20)
        let traits = viewport.traitCollection
        #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .compact && traits.userInterfaceIdiom == .pad)
        #expect(try document(text).device == nil)
    }

    @Test func withoutAViewportThereIsADefaultDevice() throws {
        #expect(try document("galley: 1\nsections: []\n").viewport().size == CGSize(width: 393, height: 852))
    }

    @Test func sidewaysOffsetsAndReferencesReachTheLayout() throws {
        let text = """
            galley: 1
            viewport: {width: 320, height: 480, scale: 2, layoutMargins: [8, 20, 8, 20]}
            contentInsetsReference: layoutMargins
            boundaryItems: [{kind: title, width: fractionalWidth(1), height: 40, alignment: top}]
            sections:
              - items: 9
                orthogonalScrollingBehavior: groupPaging
                orthogonalContentOffset: "50 + section"
                supplementaryContentInsetsReference: none
                header: {height: 20}
                group: {horizontal: [{item: {width: fractionalWidth(1), height: fractionalHeight(1)}}], width: 100, height: 30}
            """
        let solved = try document(text).build().solve()
        #expect(solved.orthogonalContentOffset(ofSection: 0) == 50)
        #expect(solved.cells()[1] == rect(120, 60, 100, 30))
        #expect(solved.view("header")?.frame == rect(0, 40, 320, 20))
        #expect(solved.layoutView("title")?.frame == rect(0, 0, 320, 40))
    }
}
