import SwiftSource
import Testing

/// Values that are assumed in place of missing constants.
struct AssumedCodeTests {
    private func cutInLayout(_ code: String, _ message: String = "cannot find 'Metric' in scope") -> String {
        let text = repaired("func f() -> NSCollectionLayoutSection {\n    \(code)\n    return section\n}", message)
        return String(text.split(separator: "\n")[1]).replacing(" )", with: ")").replacing(" ,", with: ",")
    }

    @Test(arguments: [
        ("a.height = .absolute(«Metric.row)", "a.height = .absolute(100)"), ("a = .estimated(«Metric.Spacing.row)", "a = .estimated(8)"),
        ("a = .fractionalWidth(«Metric.half)", "a = .fractionalWidth(1)"), ("a = .fixed(«Metric.screenWidth)", "a = .fixed(8)"),
        ("a = .init(top: «Metric.none, left: «Metric.x)", "a = .init(top: 0, left: 8)"),
        ("a = .horizontal(layoutSize: b, subitem: c, count: «Metric.x)", "a = .horizontal(layoutSize: b, subitem: c, count: 2)"),
        ("a = .init(widthDimension: «Metric.x, heightDimension: «Metric.x)",
            "a = .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))"),
        ("a.interGroupSpacing = «Metric.x", "a.interGroupSpacing = 8"), ("a.interItemSpacing = «Metric.x", "a.interItemSpacing = .fixed(8)"),
        ("a.contentInsets = «Metric.x", "a.contentInsets = .zero"), ("a.contentInsets.top = «Metric.x", "a.contentInsets.top = 8"),
        ("let a = make(height: «Metric.x, spacing: «Metric.x)", "let a = make(height: 100, spacing: 8)"),
    ])
    func whatDecidesFramesIsAssumedByItsPlace(code: String, result: String) {
        #expect(cutInLayout(code) == result)
    }

    @Test(arguments: [
        "a = .absolute(«Metric.height(1))", "a = .absolute(«Metric.heights[0])", "a = .absolute(b - «Metric.gap * 2)", "a = .absolute(«Metric.x ? 1 : 2)",
        "a = .absolute(max(1, «Metric.height))", "a = .init(top: -«Metric.x, bottom: 0)", "a = .init(top: b > «Metric.x, left: 1)", "a.layout = «Metric.height", "let height = «Metric.x", "let a: CGFloat = «Metric.height",
        "if «Metric.height > 1 { b() }", "make(1, «Metric.height)", "a = (1, «Metric.height)",
    ])
    func whatIsNoLengthForCertainStopsTheLayout(code: String) {
        #expect(repaired("func f() -> NSCollectionLayoutSection {\n    \(code)\n    return section\n}", "cannot find 'Metric' in scope")
            .hasPrefix("func f() -> NSCollectionLayoutSection { fatalError("))
    }

    @Test func aMissingMemberIsAssumed() {
        let words = "type 'CGFloat' has no member 'large'"
        #expect(cutInLayout("a = .fixed(.«large)", words) == "a = .fixed(8)")
        #expect(cutInLayout("a.interGroupSpacing = CGFloat.«large", words) == "a.interGroupSpacing = 8")
        #expect(cutInLayout("a = .fixed(self.«gap)", "value of type 'A' has no member 'gap'") == "a = .fixed(8)")
        #expect(cutInLayout("a = .fixed(b.«gap)", "value of type 'A' has no member 'gap'") == "}")
    }

    @Test func codeOfAViewGetsNoLength() {
        #expect(repaired("func f() {\n    a.insets = UIEdgeInsets(top: «Metric.gap)\n}", "cannot find 'Metric' in scope") == "func f() {\n()\n}")
    }

    @Test func aCutTakesItsValuesAlong() {
        let words = "cannot find 'Metric' in scope"
        let layout = repaired("func f() -> UICollectionViewLayout {\n    a(c: .absolute(«Metric.x), «Metric.b)\n    go()\n}", words)
        #expect(layout.hasPrefix("func f() -> UICollectionViewLayout { fatalError(") && !layout.contains("100"))
    }
}
