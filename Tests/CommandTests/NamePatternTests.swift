import LayoutSubjects
import Testing

struct NamePatternTests {
    @Test(arguments: [
        ("Feed", "Feed", true), ("Feed", "Feeds", false), ("Feed*", "Feed", true), ("Feed*", "FeedViewController.grid", true),
        ("*.grid", "Feed.grid", true), ("*.grid", "Feed.grids", false), ("F?ed", "Feed", true), ("F?ed", "Fed", false),
        ("*a*b?", "xaybaabc", true), ("*a*b?", "xaybaa", false), ("*", "", true), ("?", "", false), ("", "a", false),
        ("Feed[1]", "Feed[1]", true),
    ])
    func starsStandForAnyCharactersAndQuestionMarksForOne(pattern: String, name: String, matches: Bool) {
        #expect(NamePattern(pattern).matches(name) == matches)
    }
}
