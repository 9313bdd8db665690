import TestSupport
import Testing

/// Overloads of a function have pictures and goldens of their own.
struct OverloadNameTests {
    private static let text = """
        struct Photos {
            func make() -> NSCollectionLayoutSection { rows(20) }
            func make(height: CGFloat) -> NSCollectionLayoutSection { rows(height) }
            func other() -> NSCollectionLayoutSection { rows(30) }
        }
        """

    @Test func overloadsAreNumberedFromTheSecondOn() throws {
        let run = try OneFileApp(Self.text)
        let drawn = try run("render", "-f", "svg", "-o", "out/")
        #expect(drawn.status == 0, "\(drawn.errorText)")
        for name in ["Photos.make", "Photos.make-2", "Photos.other"] {
            #expect(drawn.errorText.contains("out/\(name).svg\n"), "\(drawn.errorText)")
        }
        let frames = try run("frames", "--only", "Photos.make-2", "--argument", "height=44")
        #expect(frames.status == 0 && frames.outputText.contains("44"), "\(frames.errorText)")
    }

    @Test func overloadsHaveGoldensOfTheirOwn() throws {
        let run = try OneFileApp(Self.text)
        let accepted = try run("accept", "-f", "svg")
        #expect(accepted.status == 0, "\(accepted.errorText)")
        let verified = try run("verify")
        #expect(verified.status == 0 && verified.outputText == "4 goldens: 4 same\n", "\(verified.outputText) \(verified.errorText)")
    }
}
