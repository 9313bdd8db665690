import VectorScene
import Testing

/// Compact storage in a scene preserves all values.
struct CompactSceneTests {
    @Test func aGroupIsPlainAgainWhenWhatWasSetIsTakenBack() {
        var group = Group([])
        group.opacity = 0.5
        group.clip = .rect(Rect(x: 0, y: 0, width: 1, height: 1))
        group.transform = .translation(x: 1, y: 2)
        #expect(group != Group([]))
        #expect((group.opacity, group.transform.tx) == (0.5, 1))
        #expect(group.clip != nil)
        (group.opacity, group.clip, group.transform) = (1, nil, .identity)
        #expect(group == Group([]))
    }

    @Test func alphaIsHeldToAMillionth() {
        #expect(Color(0, alpha: 0.22).alpha == 0.22)
        #expect(Color(0, alpha: 0.123_456_4).alpha == 0.123_456)
        #expect(Color(0, alpha: 0.22) != Color(0, alpha: 0.23))
        #expect((Color(0, alpha: 2).alpha, Color(0, alpha: -1).alpha) == (1, 0))
    }

    @Test func copiesOfAStrokeOrGradientChangeByThemselves() {
        let stroke = Stroke(.color(AdaptiveColor(Color(0))), width: 1)
        var wide = stroke
        wide.width = 2
        #expect((stroke.width, wide.width) == (1, 2))
        let gradient = Gradient(from: .zero, to: Point(x: 1, y: 0), stops: [])
        var steep = gradient
        steep.end = Point(x: 0, y: 1)
        #expect(gradient != steep)
        #expect(gradient == Gradient(from: .zero, to: Point(x: 1, y: 0), stops: []))
    }
}
