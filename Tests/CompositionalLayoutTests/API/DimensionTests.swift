import LinuxUIKit
import Testing

/// Table A7: `NSCollectionLayoutDimension`, `…Size`, `…Spacing` and `…EdgeSpacing`.
struct DimensionTests {
    /// A dimension of each kind with its flags: width, height, absolute, estimated, uniform.
    private static let kinds: [(dimension: NSCollectionLayoutDimension, flags: [Bool])] = [
        (.fractionalWidth(0.5), [true, false, false, false, false]), (.fractionalHeight(0.5), [false, true, false, false, false]),
        (.absolute(0.5), [false, false, true, false, false]), (.estimated(0.5), [false, false, false, true, false]),
        (.uniformAcrossSiblings(estimate: 0.5), [false, false, false, true, true]),
    ]

    @Test(arguments: kinds.indices)
    func aDimensionTellsItsKindAndItsNumber(index: Int) {
        let (dimension, flags) = Self.kinds[index]
        #expect(dimension.dimension == 0.5)
        #expect(flags == [
            dimension.isFractionalWidth, dimension.isFractionalHeight, dimension.isAbsolute, dimension.isEstimated,
            dimension.isUniformAcrossSiblings,
        ])
    }

    /// Each equals its copy and no other, in kinds, numbers and order.
    @Test func valuesAreEqualByKindAndNumber() throws {
        let edges = NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: nil, trailing: .flexible(2), bottom: nil)
        let values: [any NSObject & NSCopying] = Self.kinds.map(\.dimension) + [
            NSCollectionLayoutDimension.absolute(2), size(.absolute(1), .estimated(2)), size(.estimated(2), .absolute(1)),
            NSCollectionLayoutSpacing.fixed(8), NSCollectionLayoutSpacing.flexible(8), edges,
            NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(1), trailing: .flexible(2), bottom: nil),
            NSCollectionLayoutAnchor(edges: .all, absoluteOffset: CGPoint(x: 3, y: -4)),
            NSCollectionLayoutAnchor(edges: .all, fractionalOffset: CGPoint(x: 3, y: -4)),
        ]
        for (index, value) in values.enumerated() {
            #expect(values.firstIndex { $0 == value } == index)
            let copy = try #require(value.copy(with: nil) as? NSObject)
            #expect(copy == value && copy.hash == value.hash)
        }
        #expect(edges.top == nil && edges.bottom == nil)
    }

    @Test func aSpacingIsFixedOrFlexibleAndAnyNumber() {
        let (fixed, flexible) = (NSCollectionLayoutSpacing.fixed(-8), NSCollectionLayoutSpacing.flexible(.nan))
        #expect(fixed.spacing == -8 && fixed.isFixed && !fixed.isFlexible)
        #expect(flexible.spacing.isNaN && !flexible.isFixed && flexible.isFlexible)
        #expect(NSCollectionLayoutSpacing.fixed(.infinity).spacing == .infinity)
    }

    @Test func anAnchorsOffsetIsAbsoluteOrFractional() {
        let plain = NSCollectionLayoutAnchor(edges: [.top, .trailing])
        #expect(plain.offset == .zero && plain.isAbsoluteOffset && !plain.isFractionalOffset)
        let absolute = NSCollectionLayoutAnchor(edges: .all, absoluteOffset: CGPoint(x: 3, y: -4))
        #expect(absolute.offset == CGPoint(x: 3, y: -4) && absolute.isAbsoluteOffset && !absolute.isFractionalOffset)
        let fractional = NSCollectionLayoutAnchor(edges: .all, fractionalOffset: CGPoint(x: 3, y: -4))
        #expect(fractional.offset == CGPoint(x: 3, y: -4) && !fractional.isAbsoluteOffset && fractional.isFractionalOffset)
    }
}
