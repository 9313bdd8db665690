import LinuxUIKit
import Testing

struct VisibleItemsTests {
    /// The scaling carousel of worked example D15: the nearer the middle, the larger.
    private func carousel() -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(100), .absolute(100)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            for item in items {
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                let scale = max(0.5, 1 - distance / environment.container.contentSize.width)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
                item.alpha = scale
            }
        }
        return section
    }

    @Test func whatTheHandlerChangesIsInTheSolvedLayout() throws {
        let solved = try solve(carousel(), items: [10])
        let cells = solved.visibleElements()
        #expect(cells.map(\.frame.midX) == [50, 150, 250, 350])
        #expect(cells.map(\.alpha) == [0.65625, 0.96875, 0.71875, 0.5])
        #expect(cells.map(\.transform.affine.a) == cells.map(\.alpha))
        // Invisible elements are not passed to handlers.
        let hidden = try #require(solved.element(.init(category: .cell, kind: nil, section: 0, item: 5)))
        #expect(hidden.alpha == 1 && hidden.transform.isIdentity)
    }

    @Test func theHandlerSeesTheSidewaysOffset() throws {
        var viewport = LayoutViewport.small
        viewport.orthogonalContentOffsets = [0: 240]
        let solved = try solve(carousel(), items: [10], in: viewport)
        let largest = solved.visibleElements().max { $0.alpha < $1.alpha }
        #expect(largest?.item == 3)
    }

    /// A section's own offset is on the axis that it scrolls on, its start on the other, in either direction.
    @Test(arguments: UICollectionView.ScrollDirection.allCases, [false, true])
    func theOffsetIsTheSectionsAcrossTheLayoutsAxis(direction: UICollectionView.ScrollDirection, isSideways: Bool) throws {
        let seen = Seen()
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = direction
        let layout = UICollectionViewCompositionalLayout(sectionProvider: { index, _ in
            let section = NSCollectionLayoutSection(
                group: row(.absolute(90), width: .absolute(80), [item(.fractionalWidth(1), .fractionalHeight(1))]))
            if isSideways { section.orthogonalScrollingBehavior = .continuous }
            if index == 1 {
                section.visibleItemsInvalidationHandler = { items, offset, _ in
                    seen.offsets.append(offset)
                    seen.paths = items.map(\.indexPath)
                }
            }
            return section
        }, configuration: configuration)
        var viewport = LayoutViewport.small.scrolled(x: direction == .horizontal ? 12 : 0, y: direction == .vertical ? 12 : 0)
        viewport.orthogonalContentOffsets = [1: 170]
        _ = try layout.solve(in: viewport, content: LayoutContent(itemCounts: [20, 20]))
        guard isSideways else {
            #expect(seen.offsets.allSatisfy { $0 == viewport.contentOffset })
            return
        }
        // The first section is 90 high, or 80 wide.
        #expect(seen.offsets == [direction == .vertical ? CGPoint(x: 170, y: 90) : CGPoint(x: 80, y: 170)])
        // The first visible item is the third of 80, or the second of 90.
        #expect(seen.paths.first?.item == (direction == .vertical ? 2 : 1))
    }

    @Test func aFrameThatNobodyMovedIsTheElementsOwn() throws {
        let section = rows(.absolute(44.1))
        var frames: [CGRect] = []
        section.visibleItemsInvalidationHandler = { items, _, _ in frames = items.map(\.frame) }
        let solved = try solve(section, items: [9], in: LayoutViewport(width: 320.3, height: 480, scale: 3))
        #expect(frames == solved.cells())
    }

    @Test func aFrameStandsAroundACentreThatWasSet() throws {
        let section = rows(.absolute(50))
        var frame = CGRect.null
        section.visibleItemsInvalidationHandler = { items, _, _ in
            items[0].center = CGPoint(x: 200, y: 70)
            frame = items[0].frame
        }
        #expect(try solve(section, items: [1]).cell(0, 0) == rect(40, 45, 320, 50))
        #expect(frame == rect(40, 45, 320, 50))
    }

    @Test func allPropertiesCanBeChanged() throws {
        let section = rows(.absolute(50))
        section.visibleItemsInvalidationHandler = { items, _, _ in
            items[0].center.x += 30
            items[0].zIndex = 7
            items[1].isHidden = true
            items[2].transform3D = CATransform3DMakeTranslation(0, 0, 5)
        }
        let solved = try solve(section, items: [3])
        #expect(solved.elements().map(\.item) == [1, 2, 0])
        #expect(solved.cell(0, 0) == rect(30, 0, 320, 50))
        #expect(solved.elements().map(\.isHidden) == [true, false, false])
        #expect(solved.elements()[1].transform.transform3D.m43 == 5)
        #expect(solved.elements()[2].zIndex == 7)
    }

    @Test func cellsComeFirstThenViewsThenBackgrounds() throws {
        let cell = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), supplementaryItems: [badge("dot", [.top, .trailing])])
        let section = NSCollectionLayoutSection(group: column(.absolute(40), [cell]))
        section.boundarySupplementaryItems = [boundary("header", .absolute(20), .top)]
        section.decorationItems = [.background(elementKind: "ground")]
        let seen = Seen()
        section.visibleItemsInvalidationHandler = { items, _, _ in
            seen.names = items.map(\.name)
            seen.paths = items.map(\.indexPath)
            seen.categories = items.map(\.representedElementCategory)
        }
        _ = try solve(section, items: [1])
        #expect(seen.names == ["cell", "dot", "header", "ground"])
        #expect(seen.categories == [.cell, .supplementaryView, .supplementaryView, .decorationView])
        #expect(seen.paths == Array(repeating: IndexPath(item: 0, section: 0), count: 4))
    }

    @Test func theLayoutsOwnViewsAreHandedToNoSection() throws {
        let section = rows(.absolute(40))
        let seen = Seen()
        section.visibleItemsInvalidationHandler = { items, _, _ in seen.names = items.map(\.name) }
        _ = try solve(section, items: [1], configure: {
            $0.boundarySupplementaryItems = [boundary("title", .absolute(20), .top)]
        })
        #expect(seen.names == ["cell"])
    }

    @Test func theLastSectionIsToldFirst() throws {
        let seen = Seen()
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let section = rows(.absolute(50))
            section.visibleItemsInvalidationHandler = { items, offset, _ in
                seen.paths.append(items[0].indexPath)
                seen.offsets.append(offset)
            }
            return section
        }
        _ = try layout.solve(in: .small.scrolled(y: 20), content: LayoutContent(itemCounts: [1, 0, 2, 100, 1]))
        #expect(seen.paths.map(\.section) == [3, 2, 0])
        // A section that does not scroll sideways receives the view's offset.
        #expect(seen.offsets == Array(repeating: CGPoint(x: 0, y: 20), count: 3))
    }

    @Test func selfSizingSectionsAreToldButDoNotChange() throws {
        let section = NSCollectionLayoutSection(group: row(.estimated(50), [item(.fractionalWidth(1), .estimated(50))]))
        let seen = Seen()
        section.visibleItemsInvalidationHandler = { items, _, _ in
            seen.names = items.map(\.name)
            for item in items { item.alpha = 0.5 }
        }
        let solved = try solve(section, items: [2])
        #expect(seen.names == ["cell", "cell"])
        #expect(solved.elements().map(\.alpha) == [1, 1])
    }

    @Test func aHostHandsOutTheSameItemsAgain() throws {
        let section = rows(.absolute(100))
        let seen = Seen()
        section.visibleItemsInvalidationHandler = { items, _, _ in
            seen.names.append("\(items.count)")
            for item in items where item.alpha == 1 && item.indexPath.item == 0 { item.alpha = 0.25 }
            for item in items where item.indexPath.item == 1 { item.alpha -= 0.25 }
        }
        let layout = UICollectionViewCompositionalLayout(section: section)
        let view = host(layout, items: [20], size: CGSize(width: 320, height: 250))
        view.layoutIfNeeded()
        view.contentOffset.y = 60
        view.layoutIfNeeded()
        #expect(seen.names == ["3", "4"])
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.25)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
        view.reloadData()
        view.contentOffset.y = 0
        view.layoutIfNeeded()
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.75)
    }
}

/// The arguments of a handler.
private final class Seen {
    var names: [String] = []
    var paths: [IndexPath] = []
    var offsets: [CGPoint] = []
    var categories: [UICollectionView.ElementCategory] = []

    /// The distance of each cell from the middle of the screen decides its alpha.
    @Test(arguments: UICollectionView.ScrollDirection.allCases, [0, 40, 333, 900, 5_000] as [CGFloat])
    func handlersRunAgainAtEachOffset(direction: UICollectionView.ScrollDirection, distance: CGFloat) throws {
        let viewport = LayoutViewport(width: 400, height: 800)
        let isVertical = direction == .vertical
        let section = NSCollectionLayoutSection(
            group: row(.absolute(300), width: .absolute(300), [item(.fractionalWidth(1), .fractionalHeight(1))]))
        func alpha(_ frame: CGRect, _ offset: CGPoint) -> CGFloat {
            let middle = isVertical ? frame.midY - offset.y - 400 : frame.midX - offset.x - 200
            return 1 - min(abs(middle), 1000) / 2000
        }
        section.visibleItemsInvalidationHandler = { items, offset, _ in for item in items { item.alpha = alpha(item.frame, offset) } }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = direction
        for viewport in [viewport, viewport.rightToLeft] {
            let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
            let solved = try layout.solve(in: viewport, content: LayoutContent(itemCounts: [9, 9]), scrolledBy: distance)
            for element in solved.visibleElements() { #expect(element.alpha == alpha(element.frame, solved.contentOffset)) }
        }
    }
}
