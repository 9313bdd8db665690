import Foundation
import TestSupport
import Testing

/// The files of a picture have one name for each format, scale and appearance, and are found again by any of them.
struct PictureNameTests {
    private let galley = Galley()

    private static let formats = ["svg", "png", "pdf"]
    private static let scales = [[], [2], [1, 2, 3]]

    private static func subsets(_ values: [String]) -> [[String]] {
        (1..<1 << values.count).map { bits in values.indices.filter { bits >> $0 & 1 == 1 }.map { values[$0] } }
    }

    /// The endings of the files of one picture.
    private static func endings(_ formats: [String], _ scales: [Int]) -> Set<String> {
        Set(formats.flatMap { format in
            format == "png" ? (scales.isEmpty ? [1] : scales).map { ($0 == 1 ? "" : "@\($0)x") + ".png" } : ["." + format]
        })
    }

    private static func scaleOption(_ scales: [Int]) -> [String] {
        scales.isEmpty ? [] : ["--scale", scales.map(String.init).joined(separator: ",")]
    }

    @Test(arguments: subsets(formats)) func eachFormatAndScaleIsAFile(formats: [String]) throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        for scales in Self.scales {
            let options = ["-f", formats.joined(separator: ",")] + Self.scaleOption(scales)
            for (folder, looks, name) in [("one", [], "grid"), ("sheet", ["--sheet", "--direction", "ltr", "--direction", "rtl"], "grid-sheet")] {
                let place = "\(folder)\(scales)"
                #expect(try galley.run(["render", "grid.layout.yaml", "-o", place + "/"] + options + looks).status == 0)
                let files = galley.files.filter { $0.hasPrefix(place + "/") }.map { String($0.dropFirst(place.count + 1)) }
                #expect(Set(files) == Set(Self.endings(formats, scales).map { name + $0 }), "\(options + looks)")
            }
        }
    }

    /// A page's comment with options, its picture named by `image`.
    private func page(_ document: String, _ options: [String], image: String? = nil) -> String {
        "<!-- galley: \(document) \(options.joined(separator: " ")) -->\n" + (image.map { "![](\($0))\n" } ?? "")
    }

    /// The files that `docs` makes for a page, without their folder.
    private func files(_ page: String, at place: String) throws -> Set<String> {
        try galley.write(page, to: place)
        let before = Set(galley.files)
        #expect(try galley.run("docs").status == 0)
        let made = Set(galley.files).subtracting(before)
        #expect(try galley.run("docs", "--check").status == 0, "\(page)")
        for name in made { try FileManager.default.removeItem(at: galley.folder.appendingPathComponent(name)) }
        return Set(made.map { String($0.split(separator: "/").last ?? "") })
    }

    @Test(arguments: MoreTests.pairs(["png", "svg"], [["--picture"], [], ["dark"], ["light"]]))
    func aPagesFilesAreFoundByTheirName(format: String, appearance: [String]) throws {
        let isPair = appearance == ["--picture"]
        try galley.writePages([:])
        for scale in format == "png" ? [1, 2, 3] : [1] {
            let options = (isPair ? appearance : appearance.flatMap { ["--appearance", $0] }) + ["-f", format, "--scale", "\(scale)"]
            let ending = (scale == 1 ? "" : "@\(scale)x") + "." + format
            let marks = isPair ? ["", "~dark"] : [appearance == ["dark"] ? "~dark" : ""]
            let names = Set(marks.map { "grid" + $0 + ending })
            #expect(try files(page("grid.layout.yaml", options), at: "a.md") == names)
            // The page names them now.
            #expect(try files(try galley.text("a.md"), at: "a.md") == names)
            let own = Set((isPair ? ["", "~dark"] : [""]).map { "own" + $0 + ending })
            #expect(try files(page("grid.layout.yaml", options, image: "images/own\(ending)"), at: "a.md") == own)
        }
    }

    @Test(arguments: MoreTests.pairs(["png", "svg"], [[], ["dark"], ["light"]]))
    func aCataloguesFilesAreFoundByAnyOfTheirNames(format: String, appearance: [String]) throws {
        try galley.writePages([:])
        for scales in format == "png" ? Self.scales : [[]] {
            let options = appearance.flatMap { ["--appearance", $0] } + ["-f", format] + Self.scaleOption(scales)
            let marks = appearance.isEmpty && format == "png" ? ["", "~dark"] : [""]
            let endings = Self.endings([format], scales.isEmpty ? [1, 2] : scales)
            let names = Set(marks.flatMap { mark in endings.map { "grid" + mark + $0 } })
            #expect(try files(page("../grid.layout.yaml", options), at: "A.docc/a.md") == names)
            for name in Set([names.min(), names.max()].compactMap { $0 }) {
                #expect(try files(page("../grid.layout.yaml", options, image: name), at: "A.docc/a.md") == names, "\(name)")
            }
        }
    }
}
