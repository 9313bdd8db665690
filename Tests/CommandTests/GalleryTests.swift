import Foundation
import SnapshotReport
import TestSupport
import Testing

struct GalleryTests {
    private let galley = Galley()

    @Test func everyStyleIsThereLightAndDark() throws {
        try galley.write(Galley.grid, to: "docs/one & 50%.layout.yaml")
        try galley.write(Galley.grid.replacing("title: Grid", with: "title: 'A <b> & \"c\"'"), to: "docs/two.layout.yaml")
        let result = try galley.run("gallery", "docs", "-o", "out")
        #expect(result.status == 0)
        let page = try galley.text("out/index.html")
        let pictures = galley.files.filter { $0.hasPrefix("out/") && $0.hasSuffix(".svg") }
        #expect(pictures.count >= 8 && pictures.count % 4 == 0)
        #expect(pictures.contains("out/two-screen~dark.svg") && pictures.contains("out/two-plain.svg"))
        for picture in pictures {
            let name = String(picture.dropFirst(4)).replacing("%", with: "%25").replacing(" ", with: "%20").replacing("&", with: "&amp;")
            #expect(page.contains("src=\"\(name)\""), "\(name)")
        }
        #expect(page.contains("A &lt;b&gt; &amp; &quot;c&quot;") && !page.contains("<b>"))
        let markup = try #require(page.components(separatedBy: "<body>").last?.components(separatedBy: "<script").first)
        #expect(!markup.contains("alt=\"\"") && !markup.contains("http"))
        let again = try galley.run("gallery", "docs", "-o", "out")
        #expect(!again.errorText.contains("written") && again.errorText.contains("unchanged out/index.html"))
    }

    @Test func aPageOfTheUsersIsKept() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        try galley.write("<h1>Mine</h1>\n", to: "site/index.html")
        let result = try galley.run("gallery", "grid.layout.yaml", "-o", "site")
        let message = "site/index.html: error: galley did not write this page"
        #expect(result.status == 73 && result.errorText.hasPrefix(message), "\(result.errorText)")
        #expect(try galley.text("site/index.html") == "<h1>Mine</h1>\n" && galley.files.count == 2)
        for _ in 0..<2 { #expect(try galley.run("gallery", "grid.layout.yaml", "-o", "own").status == 0) }
    }

    @Test func everyDeviceThatIsAskedForIsThere() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        let devices = ["--device", "iPhone 15", "--device", "iPad mini (A17 Pro)", "--device", "iphone 15"]
        #expect(try galley.run(["gallery", "grid.layout.yaml", "-o", "out"] + devices).status == 0)
        let pictures = galley.files.filter { $0.hasSuffix(".svg") }
        #expect(pictures.count == 16)
        #expect(pictures.contains("out/grid.iPhone-15-screen.svg") && pictures.contains("out/grid.iPad-mini-A17-Pro-plain~dark.svg"))
        let page = try galley.text("out/index.html")
        for device in ["iPad mini (A17 Pro)", "iPhone 15"] {
            #expect(page.components(separatedBy: "data-device=\"\(device)\"").count == 9, "one that is named twice counts once")
        }
        #expect(try galley.run("gallery", "grid.layout.yaml", "-o", "no", "--device", "iPhnoe 15").status == 64)
    }

    /// Only the page's own script may run, and nothing is loaded from elsewhere.
    @Test func thePageHasAStrictPolicy() throws {
        try galley.write(Galley.grid.replacing("title: Grid", with: "title: '</script><script>alert(1)</script>'"), to: "a.layout.yaml")
        #expect(try galley.run("gallery", "a.layout.yaml", "-o", "out").status == 0)
        let page = try galley.text("out/index.html")
        #expect(page.components(separatedBy: "<script").count == 2 && page.components(separatedBy: "</script>").count == 2)
        let nonce = try #require(page.firstMatch(of: #/<script nonce="(\w+)">/#)).1
        #expect(page.contains("default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'"))
        #expect(page.contains("img-src 'self' file: data:; base-uri 'none'") && page.contains("object-src 'self' file:"))
    }

    @Test func aWrongDocumentKeepsNoOtherFromBeingDrawn() throws {
        try galley.write(Galley.grid, to: "docs/right.layout.yaml")
        try galley.write("galley: 1\nsections: 3\n", to: "docs/wrong.layout.yaml")
        let result = try galley.run("gallery", "docs", "-o", "out")
        #expect(result.status == 65 && result.errorText.contains("wrong.layout.yaml:2:11"))
        #expect(galley.files.contains("out/right-screen.svg") && galley.files.contains("out/index.html"))
    }

    @Test func documentsOfOneNameHaveThatOfTheirFolders() throws {
        let places = ["a/grid", "a/deep/grid", "b & c/grid", "a/other", "b & c/deep/other"]
        for place in places { try galley.write(Galley.grid, to: "Layouts/\(place).layout.yaml") }
        #expect(try galley.run("gallery", "Layouts", "-o", "out").status == 0)
        let pictures = galley.files.filter { $0.hasSuffix("-plain.svg") }
        #expect(pictures == places.map { "out/\($0)-plain.svg" }.sorted())
        let page = try galley.text("out/index.html")
        for place in places {
            #expect(page.contains("src=\"\(place.replacing(" & ", with: "%20&amp;%20"))-plain.svg\""), "\(place)")
        }
    }

    @Test(arguments: [["a/grid.layout.yaml", "a/grid.layout.yml"], ["../up/grid.layout.yaml", "_/up/grid.layout.yaml"]])
    func picturesOfOneNameAreRefused(paths: [String]) throws {
        let inner = Galley(folder: galley.folder.appendingPathComponent("inner"))
        for path in ["here.layout.yaml"] + paths { try inner.write(Galley.grid, to: path) }
        let result = try inner.run(["gallery"] + paths + ["-o", "out"])
        #expect(result.status == 64 && result.errorText.contains("have pictures of the same names"), "\(result.errorText)")
        #expect(!inner.files.contains { $0.hasPrefix("out") })
    }
}
