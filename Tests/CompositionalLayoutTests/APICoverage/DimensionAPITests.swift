import CompositionalLayout
import Foundation
import LinuxUIKit
import Testing

/// Table A7: `NSCollectionLayoutDimension`, `…Size`, `…Spacing` and `…EdgeSpacing`.
struct DimensionAPITests {
    /// A dimension of each kind with its flags: width, height, absolute, estimated, uniform.
    private static let kinds: [(dimension: NSCollectionLayoutDimension, flags: [Bool])] = [
        (.fractionalWidth(0.5), [true, false, false, false, false]),
        (.fractionalHeight(0.5), [false, true, false, false, false]),
        (.absolute(0.5), [false, false, true, false, false]),
        (.estimated(0.5), [false, false, false, true, false]),
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

    @Test func dimensionsAreEqualByKindAndNumber() throws {
        for (index, kind) in Self.kinds.enumerated() {
            #expect(Self.kinds.firstIndex { $0.dimension == kind.dimension } == index)
            let copy = try #require(kind.dimension.copy() as? NSCollectionLayoutDimension)
            #expect(copy == kind.dimension && copy.hash == kind.dimension.hash)
        }
        #expect(NSCollectionLayoutDimension.absolute(1) != .absolute(2))
    }

    @Test(arguments: [0, -1, 2, 1e9] as [CGFloat])
    func everyFiniteNumberIsKept(number: CGFloat) {
        #expect(NSCollectionLayoutDimension.fractionalWidth(number).dimension == number)
        #expect(NSCollectionLayoutDimension.fractionalHeight(number).dimension == number)
        #expect(NSCollectionLayoutDimension.absolute(number).dimension == number)
        #expect(NSCollectionLayoutDimension.estimated(number).dimension == number)
        #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: number).dimension == number)
    }

    @Test func aSizeIsAPairOfDimensions() throws {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .estimated(2))
        #expect(size.widthDimension == .absolute(1) && size.heightDimension == .estimated(2))
        let copying: any NSCopying = size
        #expect(copying.copy(with: nil) as? NSCollectionLayoutSize == size)
        #expect(size != NSCollectionLayoutSize(widthDimension: .estimated(2), heightDimension: .absolute(1)))
    }

    @Test func aSpacingIsFixedOrFlexible() throws {
        let fixed = NSCollectionLayoutSpacing.fixed(8)
        #expect(fixed.spacing == 8 && fixed.isFixed && !fixed.isFlexible)
        let flexible = NSCollectionLayoutSpacing.flexible(8)
        #expect(flexible.spacing == 8 && !flexible.isFixed && flexible.isFlexible)
        #expect(fixed != flexible && fixed == .fixed(8))
        let copying: any NSCopying = fixed
        #expect(copying.copy(with: nil) as? NSCollectionLayoutSpacing == fixed)
    }

    @Test func aSpacingMayBeAnyNumber() {
        #expect(NSCollectionLayoutSpacing.fixed(-8).spacing == -8)
        #expect(NSCollectionLayoutSpacing.flexible(.nan).spacing.isNaN)
        #expect(NSCollectionLayoutSpacing.fixed(.infinity).spacing == .infinity)
    }

    @Test func anEdgeWithoutSpacingHasNone() throws {
        let edges = NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: nil, trailing: .flexible(2), bottom: nil)
        #expect(edges.leading == .fixed(1) && edges.top == nil)
        #expect(edges.trailing == .flexible(2) && edges.bottom == nil)
        let copying: any NSCopying = edges
        #expect(copying.copy(with: nil) as? NSCollectionLayoutEdgeSpacing == edges)
    }
}
