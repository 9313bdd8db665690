import TestSupport
import Testing

/// Previews, factories, containers and sections of an app's file, compiled once.
struct EntryPointFilesTests {
    /// A member is called several times, with an owner each.
    @Test func mistakesOfAMembersOwnerAreToldOnce() throws {
        let run = EntryFile("MistakeOfAnOwner.swift", isApp: false)
        let told = try run("render", "-o", "Pictures/")
        let lines = told.errorText.split(separator: "\n").filter { $0.contains("Unable to activate") }
        #expect(told.status == 0 && lines.count == 1, "\(told.errorText)")
        #expect(lines.allSatisfy { $0.hasPrefix("MistakeOfAnOwner.swift:11: Pager.section: note: ") })
    }

    /// Beside the controller with plain values.
    @Test func aFactoryIsDrawnThatGivesWhatIsAssumedOtherwise() throws {
        let run = EntryFile("FactoryOfAModel.swift", isApp: false)
        let list = try run("render", "--list").outputText
        let lines = list.split(separator: "\n").map { $0.split(separator: ":", maxSplits: 2).last.map(String.init) ?? "" }
        #expect(lines.count == 3 && lines[0].hasPrefix(" Grid: a view controller; drawn with Grid(store: "), "\(list)")
        #expect(lines.dropFirst() == [
            " makeGrid: a view controller", " makeGrid: refused: shows Grid, which has its own picture; --only draws it",
        ], "\(list)")
    }

    @Test func entryPointsAreDrawnAsAppsHaveThem() throws {
        let run = EntryFile("EntryPoints.swift", isApp: false)
        let list = try run("render", "--list")
        let lines = list.outputText.split(separator: "\n").map { $0.split(separator: ":", maxSplits: 2).last.map(String.init) ?? "" }
        #expect(list.status == 0)
        #expect(lines == [
            " FeedViewController: a view controller", " FeedViewController.makeLayout: a layout",
            " FeedViewController.heroSection: a section", " FeedViewController.rowSection: a section",
            " FeedViewController.unusedSection: a section",
            " FeedViewController.section: a section",
            " FeedBuilder.build: refused: shows FeedViewController, which has its own picture; --only draws it",
            " FeedBuilder.wrapped: refused: shows LateViewController, which has its own picture; --only draws it",
            " Tabs: refused: shows FeedViewController, which has its own picture; --only draws it",
            " LateViewController: a view controller", " unfinished: refused: is skipped by the comment above it",
            " Long-feed: a preview", " UIStackView.Preview: a preview",
            " Text: refused: UILabel has no height: neither its constraints nor its content give one",
            " Missing: refused: cannot find 'Nowhere' in scope",
        ], "\(list.outputText)\(list.errorText)")

        let names = ["FeedViewController.heroSection", "*.rowSection", "FeedViewController.unusedSection", "Tabs", "Long-feed", "Late*"]
        let result = try run("frames", names.flatMap { ["--only", $0] })
        let frames = DrawnFrames(result)
        #expect(result.status == 0, "\(result.errorText)")
        // The sections that call it, with their own items.
        let hero = frames.cells("FeedViewController.heroSection")
        #expect(hero.map { $0.split(separator: " ")[1] } == ["0–0", "0–1", "2–0", "2–1", "2–2"], "\(hero)")
        let row = frames.cells("FeedViewController.rowSection")
        #expect(row.count == 5 && row.first?.hasPrefix("cell 1–0 0 0 393 40") == true, "\(row)")
        #expect(frames.cells("FeedViewController.unusedSection").count == 12)
        #expect(result.errorText.contains("no section of its view controller uses it"), "\(result.errorText)")
        let strict = try run("frames", "--strict", "--only", "FeedViewController.unusedSection")
        #expect(strict.status == 65 && strict.errorText.contains("; 12 placeholder items are shown"), "\(strict.errorText)")
        #expect(frames.cells("Tabs").count == 10 && frames.cells("Long-feed").count == 9)
        // Data that come later.
        #expect(frames.cells("LateViewController").count == 12)
        #expect(result.errorText.contains("LateViewController: note: the number of items is unknown; 12 are shown"), "\(result.errorText)")
        let late = try run("frames", "--only", "Late*", "--items", "4")
        #expect(DrawnFrames(late).cells("LateViewController").count == 4)
        let missing = try run("frames", "--exclude", "Food*")
        #expect(missing.status == 66 && missing.errorText.contains("the files do not declare Food*; they declare FeedViewController, "))
    }
}
