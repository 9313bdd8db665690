import Foundation
import LayoutSubjects
import TestSupport
import Testing

/// Swift files as in apps, and galley's messages for those that do not compile.
struct ControllerFilesTests {
    private let galley = Galley()

    private static let folder = Fixtures.root.appendingPathComponent("Fixtures/Swift")
    private static let controllers = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix("Controller.swift") }.map { String($0.dropLast(".swift".count)) }.sorted()

    /// The files are one module, which is compiled once.
    @Test func filesAreDrawnAsTheyAre() throws {
        let files = Self.controllers.map { Self.folder.appendingPathComponent($0 + ".swift").path }
        let result = try galley.run(
            // The package around them is no app, and declares UIKit's types itself.
            ["render"] + files + ["--root", Self.folder.path, "-o", "pictures"])
        #expect(result.status == 0, "\(result.errorText)")
        #expect(Self.controllers.count >= 18)
        for controller in Self.controllers {
            #expect(try galley.text("pictures/\(controller).svg").contains("data-element=\"cell\""), "\(controller)")
        }
    }

    @Test(arguments: [
        ("import UIKit\nimport Realm", "UIView", "note: Linux has no module Realm"),
        ("import UIKit\nimport MapKit", "MKRoute", "note: Linux has no MapKit"),
        ("import UIKit", "UIDocumentPickerViewController", "note: documents and printing are not supported"),
        ("import UIKit", "UIScribbleInteraction", "note: LinuxUIKit has no UIScribbleInteraction"),
    ])
    func whatIsNotThereIsSaidBehindTheCompilersErrors(imports: String, type: String, note: String) throws {
        try galley.write(
            "\(imports)\nclass FeedViewController: UIViewController {\n    var part: \(type)?\n}\n", to: "Feed.swift")
        let result = try galley.run("render", "Feed.swift", "-o", "pictures")
        #expect(result.status == 65)
        #expect(result.errorText.split(separator: "\n").contains { $0.contains(note) }, "\(result.errorText)")
    }

    /// The imports are left out with the frameworks that are missing.
    @Test func webPagesMapsAndVideosAreBoxesWithTheirNames() throws {
        let result = try EntryFile("WebMapAndVideo.swift")("frames", "--views")
        #expect(result.status == 0, "\(result.errorText)")
        for (name, frame) in [("WKWebView", "0 0 100 100"), ("MKMapView", "100 0 100 100"), ("AVPlayerLayer", "200 0 100 100")] {
            #expect(result.outputText.contains("\(name) \(frame) box=\"\(name)\""), "\(result.outputText)")
        }
    }

    @Test func theArticleNamesWhatTheNotesAreAbout() throws {
        let page = try String(
            contentsOf: Fixtures.root.appendingPathComponent("Sources/LinuxUIKit/Documentation.docc/LinuxUIKit.md"),
            encoding: .utf8)
        let section = try #require(page.components(separatedBy: "## What is missing\n").last)
        for name in MissingNames.entries.flatMap(\.names) {
            #expect(section.contains("`\(name)"), "\(name)")
        }
    }
}
