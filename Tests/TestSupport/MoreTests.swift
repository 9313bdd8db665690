import Foundation

/// Numbers of rounds and random cases, of which `Scripts/test-more` tries more than `Scripts/test` does.
public enum MoreTests {
    private static let areWanted = ProcessInfo.processInfo.environment["GALLEY_MORE_TESTS"] != nil

    public static func count(_ usual: Int, more: Int) -> Int {
        areWanted ? more : usual
    }
}
