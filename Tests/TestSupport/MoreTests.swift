import Foundation

/// The numbers of rounds, random cases and combinations, which are larger in `Scripts/test-more` than in `Scripts/test`.
public enum MoreTests {
    public static let areWanted = ProcessInfo.processInfo.environment["GALLEY_MORE_TESTS"] != nil

    public static func count(_ usual: Int, more: Int) -> Int {
        areWanted ? more : usual
    }

    /// All values, or one in rotation.
    public static func some<Value>(_ values: [Value], at index: Int) -> [Value] {
        areWanted ? values : [values[index % values.count]]
    }

    /// All combinations, or each of the longer list with one of the other, in rotation.
    public static func pairs<First, Second>(_ first: [First], _ second: [Second]) -> [(First, Second)] {
        if areWanted { return first.flatMap { one in second.map { (one, $0) } } }
        return (0..<max(first.count, second.count)).map { (first[$0 % first.count], second[$0 % second.count]) }
    }
}
