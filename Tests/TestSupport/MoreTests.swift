import Foundation

/// The numbers of rounds and random cases, which are larger in `Scripts/test-more` than in `Scripts/test`.
public enum MoreTests {
    private static let areWanted = ProcessInfo.processInfo.environment["GALLEY_MORE_TESTS"] != nil

    public static func count(_ usual: Int, more: Int) -> Int {
        areWanted ? more : usual
    }
}
