import CompositionalLayout
import LayoutDocument
import Testing

/// Traits of a viewport without a device, one point below each threshold, at it, and above.
struct ThresholdTests {
    private func traits(_ width: Int, _ height: Int, _ device: String = "") throws -> LayoutTraits {
        try document("galley: 1\nviewport: {\(device)width: \(width), height: \(height)}\nsections: []\n").build().viewport.traits
    }

    @Test(arguments: [599, 600, 601], [479, 480, 481])
    func sizeClassesFollowTheSides(width: Int, height: Int) throws {
        let traits = try traits(width, height)
        #expect(traits.horizontalSizeClass == (width < 600 ? .compact : .regular))
        #expect(traits.verticalSizeClass == (height < 480 ? .compact : .regular))
    }

    @Test(arguments: [(699, 1000), (700, 1000), (701, 1000), (700, 700), (699, 699)])
    func theShorterSideDecidesTheIdiom(shorter: Int, longer: Int) throws {
        let expected: LayoutTraits.Idiom = shorter < 700 ? .phone : .pad
        #expect(try traits(shorter, longer).idiom == expected && traits(longer, shorter).idiom == expected)
    }

    /// A named device keeps its traits in any size.
    @Test(arguments: [(300, 400), (599, 700), (1200, 1300)])
    func aDevicesTraitsHoldInAnySize(width: Int, height: Int) throws {
        let small = try traits(width, height, "device: iPhone 15, ")
        #expect(small.idiom == .phone && small.horizontalSizeClass == .compact && small.verticalSizeClass == .regular)
        #expect(try traits(width, height, "device: iPad mini (A17 Pro), ").idiom == .pad)
    }
}
