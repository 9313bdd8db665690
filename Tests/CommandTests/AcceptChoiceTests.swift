import Foundation
import TestSupport
import Testing

/// The goldens that `galley accept` records by their causes.
struct AcceptChoiceTests {
    private let galley = Galley()

    /// Two documents with a difference each, of two goldens.
    private func writeTwoCauses() throws {
        try galley.writeNamesakes()
        try galley.run("accept", "Layouts")
        try galley.write(Galley.grid.replacing("height: 30", with: "height: 38"), to: "Layouts/grid.layout.yaml")
        try galley.write(Galley.grid.replacing("height: 30", with: "height: 39"), to: "Layouts/grid-plain.layout.yaml")
    }

    private static let summary = "4 goldens: 2 same, 2 different\n"

    @Test func aGoldenNamesItsCause() throws {
        try writeTwoCauses()
        let result = try galley.run("accept", "Layouts", "--cause", "./Layouts/grid.svg")
        #expect(result.errorText == "written Layouts/grid.frames.json\nwritten Layouts/grid.svg\n2 goldens: 2 written\n")
        #expect(try galley.run("verify", "Layouts").outputText.contains(Self.summary))
        let again = try galley.run("accept", "Layouts", "--cause", "Layouts/grid.svg")
        #expect(again.status == 66 && again.errorText.hasPrefix("Layouts/grid.svg: error: none of these documents has a golden"), "\(again.errorText)")
    }

    /// The page of the differences offers the command of each cause.
    @Test func theReportHasTheCommand() throws {
        try writeTwoCauses()
        let page = try galley.run("verify", "Layouts", "--report", "-").outputText
        #expect(page.contains("\"acceptCommand\":\"galley accept --cause Layouts/grid.svg Layouts\""))
    }

    @Test(arguments: [("y\nn\n", 2), ("?\ns\nyes\n", 2), ("a\n", 4), ("n\na\n", 2), ("y\nq\n", 2), ("y\n", 2), ("q\n", 0), ("", 0)])
    func aReviewAsksForEachCause(input: String, count: Int) throws {
        try writeTwoCauses()
        let result = try galley.run("accept", "Layouts", "--review", input: input)
        #expect(result.status == 0 && result.errorText.contains("cause 1 of 2\ndifferent Layouts/grid-plain.layout.yaml"), "\(result.errorText)")
        #expect(result.errorText.components(separatedBy: "Record 2 goldens? ").count >= 2)
        let same = try galley.run("verify", "Layouts").outputText
        #expect(same.contains(count == 4 ? "4 goldens: 4 same" : count == 2 ? Self.summary : "4 goldens: 4 different"), "\(same)")
    }

    @Test func aGoldenWithoutElementsIsRecordedOnlyIfItMayBeEmpty() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        let empty = Galley.grid.replacing("items: 5", with: "items: 0").replacing("\n    header: {height: 30}", with: "")
        try galley.write(empty, to: "grid.layout.yaml")
        let refused = try galley.run("accept", ".")
        #expect(refused.status == 65 && refused.errorText.contains("grid.svg: error: the golden has no elements"), "\(refused.errorText)")
        #expect(refused.errorText.contains("--allow-empty") && galley.files == ["grid.layout.yaml"], "\(galley.files)")
        #expect(try galley.run("accept", ".", "--allow-empty").status == 0)
        let existing = galley.files
        for verb in ["accept", "verify"] {
            #expect(try galley.run(verb, ".", "--allow-empty").status == 0)
            let result = try galley.run(verb, ".")
            let output = result.outputText + result.errorText
            #expect(result.status == 65 && output.contains("\"galley \(verb) --allow-empty\""), "\(output)")
        }
        #expect(galley.files == existing)
    }

    /// Another title changes no frame.
    @Test func theDrawingAloneIsRecorded() throws {
        try writeTwoCauses()
        try galley.write(Galley.grid.replacing("title: Grid", with: "title: Other"), to: "Layouts/grid.layout.yaml")
        #expect(try galley.run("accept", "Layouts", "--drawing").errorText == "written Layouts/grid.svg\n1 golden: 1 written\n")
        #expect(try galley.run("verify", "Layouts").outputText.contains(Self.summary))
        let both = try galley.run("accept", "Layouts", "--drawing", "--review")
        #expect(both.status == 64 && both.errorText.contains("--review and --drawing exclude each other"))
    }
}
