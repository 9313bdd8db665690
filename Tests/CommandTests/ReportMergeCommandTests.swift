import Foundation
import TestSupport
import Testing

/// `galley report merge`, as used after a matrix of shards.
struct ReportMergeCommandTests {
    private let galley = Galley()

    private func writeShards() throws {
        try galley.writeNamesakes()
        try galley.run("accept", "Layouts", "-f", "frames,svg,png")
        for name in ["grid", "grid-plain"] {
            let text = try galley.text("Layouts/\(name).layout.yaml").replacing("height: 30", with: "height: 38")
            try galley.write(text, to: "Layouts/\(name).layout.yaml")
        }
        for shard in 1...3 { try galley.run("verify", "Layouts", "--shard", "\(shard)/3", "--report", "report-\(shard).html") }
    }

    @Test func theReportsOfShardsMakeTheReportOfTheWholeRun() throws {
        try writeShards()
        try galley.run("verify", "Layouts", "--report", "whole.html")
        let result = try galley.run("report", "merge", "report-1.html", "report-2.html", "report-3.html", "-o", "all/report.html")
        #expect(result.status == 0 && result.errorText == "written all/report.html\n")
        #expect(try galley.read("all/report.html") == galley.read("whole.html"))
        let printed = try galley.run("report", "merge", "all/report.html", "report-1.html", "-o", "-")
        #expect(try printed.output == galley.read("whole.html"), "what is there twice counts once")
    }

    @Test func aFileThatIsNoReportIsNamed() throws {
        try writeShards()
        try galley.write("<html></html>", to: "page.html")
        let none = try galley.run("report", "merge", "report-1.html", "page.html", "-o", "all.html")
        #expect(none.status == 65 && none.errorText == "page.html: error: this is not a report written by galley\n")
        try galley.read("report-2.html").dropLast(100).write(to: galley.folder.appendingPathComponent("cut.html"))
        let cut = try galley.run("report", "merge", "cut.html", "-o", "all.html")
        #expect(cut.status == 65 && cut.errorText == "cut.html: error: this report is damaged, or was not written to its end\n")
        let missing = try galley.run("report", "merge", "report-1.html", "none.html", "-o", "all.html")
        #expect(missing.status == 66 && missing.errorText.hasPrefix("none.html: error: cannot read the report: "))
        let folder = try galley.run("report", "merge", "Layouts", "-o", "all.html")
        #expect(folder.status == 66 && folder.errorText.hasPrefix("Layouts: error: cannot read the report: "))
        #expect(!galley.files.contains("all.html"))
        #expect(try galley.run("report", "merge", "report-1.html").status == 64)
    }
}
