import LinuxUIKit
import TestSupport
import Testing

/// Visible-items handlers get frames and offset in the same coordinates, in both directions (B-O12).
struct HandlerDirectionTests {
    private final class Seen {
        /// The distances from the middle of the screen, by element.
        var distances: [LayoutElement.ID: CGFloat] = [:]
    }

    /// A sideways section whose elements shrink with their distance from the middle.
    private struct Carousel {
        var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
        var width: CGFloat
        var spacing: CGFloat
        var insets: (leading: CGFloat, trailing: CGFloat)
        /// The sideways offset; `nil` for that at rest.
        var offset: CGFloat?
        var direction = UICollectionView.ScrollDirection.vertical

        func solved(in viewport: LayoutViewport, _ seen: Seen) throws -> SolvedLayout {
            let group = row(.absolute(120), width: .absolute(width), [item(.fractionalWidth(1), .fractionalHeight(1))])
            group.supplementaryItems = [badge("badge", [.top, .trailing])]
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = behavior
            section.interGroupSpacing = spacing
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                for item in items {
                    let width = environment.container.contentSize.width
                    let distance = abs(item.frame.midX - offset.x - width / 2)
                    seen.distances[
                        LayoutElement.ID(
                            category: item.representedElementKind == nil ? .cell : .supplementary, kind: item.representedElementKind,
                            indexPath: item.indexPath)] = distance
                    item.alpha = 1 - min(distance, width) / width / 2
                    item.transform = CGAffineTransform(scaleX: item.alpha, y: item.alpha)
                }
            }
            var viewport = viewport
            if let offset { viewport.orthogonalContentOffsets = [0: offset] }
            return try solve(section, items: [7], in: viewport, direction: direction)
        }
    }

    private let viewport = LayoutViewport(width: 393, height: 852, scale: 3)

    @Test(arguments: [false, true])
    func aCentredCardAtRestIsInTheMiddle(isRightToLeft: Bool) throws {
        let seen = Seen()
        let carousel = Carousel(behavior: .groupPagingCentered, width: 334, spacing: 12, insets: (0, 0))
        _ = try carousel.solved(in: isRightToLeft ? viewport.rightToLeft : viewport, seen)
        let distances = seen.distances.filter { $0.key.category == .cell }.sorted { $0.key.item < $1.key.item }.map(\.value)
        #expect(distances == [0, 346])
    }

    /// Handlers that depend on the distance alone give mirrored results.
    @Test(arguments: Seeds.all)
    func distancesAndChangesAreMirrored(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let carousel = Carousel(
            behavior: random.one(of: UICollectionLayoutSectionOrthogonalScrollingBehavior.allCases.filter { $0 != .none }),
            width: random.one(of: [60, 150, 334]), spacing: random.one(of: [0, 12]),
            insets: (random.one(of: [0, 20]), random.one(of: [0, 35])), offset: random.one(of: [nil, 0, 45, 400]),
            direction: random.one(of: UICollectionView.ScrollDirection.allCases))
        let (seen, mirror) = (Seen(), Seen())
        let straight = try carousel.solved(in: viewport, seen)
        let mirrored = try carousel.solved(in: viewport.rightToLeft, mirror)
        #expect(seen.distances == mirror.distances && !seen.distances.isEmpty)
        for element in straight.elements() {
            let other = try #require(mirrored.element(element.id))
            #expect(element.transform == other.transform && element.alpha == other.alpha)
            let (frame, image) = (straight.presentationFrame(of: element), mirrored.presentationFrame(of: other))
            #expect(abs(straight.contentSize.width - image.maxX - frame.minX) < 1e-9 && frame.minY == image.minY && frame.size == image.size)
        }
    }

    /// The offset of content that is wider than the screen counts from the same point as its frames.
    @Test func theOffsetBesideWiderContentIsMirrored() throws {
        var offsets: [CGFloat] = []
        let wide = NSCollectionLayoutSection(
            group: row(.absolute(50), width: .absolute(600), [item(.fractionalWidth(1), .fractionalHeight(1))]))
        let cards = NSCollectionLayoutSection(
            group: row(.absolute(50), width: .absolute(100), [item(.fractionalWidth(1), .fractionalHeight(1))]))
        cards.orthogonalScrollingBehavior = .continuous
        cards.visibleItemsInvalidationHandler = { items, offset, _ in
            if let first = items.first(where: { $0.indexPath.item == 0 }) { offsets.append(first.frame.midX - offset.x) }
        }
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? wide : cards }
        for viewport in [viewport, viewport.rightToLeft] {
            _ = try layout.solve(in: viewport, content: LayoutContent(itemCounts: [1, 5]))
        }
        #expect(offsets == [50, 343])
    }
}
