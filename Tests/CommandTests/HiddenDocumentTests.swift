import Foundation
import TestSupport
import Testing

/// Every verb takes the same documents from a folder: those in its subfolders, too, but no hidden ones and no files of other kinds.
struct HiddenDocumentTests {
    private let galley = Galley()

    private static let documents = ["a", "_b", "~c", "#d", "e.f", "g-~"].enumerated().map { index, name in
        name + [".layout.yaml", ".layout.yml", ".layout.json"][index % 3]
    }
    private static let others = [
        ".h.layout.yaml", "..h.layout.yaml", ".layout.yaml", ".h.layout.json", "h.layout.yaml~", "h.layout.yaml.bak", "hlayout.yaml",
        ".#a.layout.yaml", "._a.layout.yml",
    ]

    /// A verb that read one of the others would fail: it is no document.
    private func writeFolders() throws -> Set<String> {
        let folders = ["", "deep/", "deep/er/"]
        for folder in folders {
            for name in Self.documents { try galley.write(Galley.grid, to: folder + name) }
            for name in Self.others { try galley.write("no document", to: folder + name) }
        }
        for name in Self.documents {
            for folder in [".hidden/", "deep/.git/", ".git/deep/"] { try galley.write("no document", to: folder + name) }
        }
        return Set(folders.flatMap { folder in Self.documents.map { folder + $0.split(separator: ".layout.")[0] } })
    }

    @Test(arguments: [["frames", "."], ["render", "."], ["accept", "."], ["accept", ".", "-f", "png"]])
    func eachDocumentThatIsNotHiddenHasItsFile(verb: [String]) throws {
        let stems = try writeFolders()
        let before = Set(galley.files)
        let result = try galley.run(verb)
        #expect(result.status == 0, "\(result.errorText)")
        let written = verb[0] == "frames"
            ? result.outputText.split(separator: "\n").compactMap { $0.wholeMatch(of: /(?:\.\/)?(.+)\.layout\.[a-z]+/).map { String($0.output.1) } }
            : galley.files.filter { !before.contains($0) }.map { name in
                String(name.prefix(upTo: name.ranges(of: /(\.frames\.json|\.svg|@2x\.png|\.png)$/).first?.lowerBound ?? name.endIndex))
            }
        #expect(Set(written) == stems, "\(written)")
    }

    @Test func verbsThatCompareAndShowTakeThemToo() throws {
        let stems = try writeFolders()
        try galley.run("accept", ".")
        let verified = try galley.run("verify", ".")
        #expect(verified.status == 0 && verified.outputText.hasPrefix("\(2 * stems.count) goldens"), "\(verified.outputText)")
        let gallery = try galley.run("gallery", ".", "-o", "page")
        #expect(gallery.status == 0, "\(gallery.errorText)")
    }
}
