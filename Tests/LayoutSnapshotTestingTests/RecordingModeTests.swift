import Goldens
@testable import LayoutSnapshotTesting
import Testing

/// The effective mode comes from the argument, the scope or the environment, in that order; never in continuous integration.
struct RecordingModeTests {
    @Test(arguments: [
        (nil, [:], RecordingMode.missing), (nil, ["GALLEY_RECORD": "failed"], .failed), (nil, ["GALLEY_RECORD": "ALL"], .all),
        (.never, ["GALLEY_RECORD": "all"], .never), (.all, [:], .all), (.all, ["CI": "true"], .never),
        (nil, ["CI": "1", "GALLEY_RECORD": "all"], .never), (nil, ["CI": "false"], .missing), (nil, ["CI": ""], .missing),
    ] as [(RecordingMode?, [String: String], RecordingMode)])
    func oneModeHolds(asked: RecordingMode?, environment: [String: String], mode: RecordingMode) throws {
        #expect(try RecordingMode.mode(asked: asked, environment: environment) == mode)
    }

    @Test func aWordThatIsNoModeIsAnError() {
        #expect { try RecordingMode.mode(asked: nil, environment: ["GALLEY_RECORD": "always"]) } throws: {
            "\($0)".contains("missing, never, failed, all")
        }
    }
}
