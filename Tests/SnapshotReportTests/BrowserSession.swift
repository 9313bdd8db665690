import Foundation
import TestSupport
import Testing

@testable import SnapshotReport

/// A page in Chromium, in a separate folder with its own profile.
struct BrowserSession: ~Copyable {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: folder)
        } catch {
            Issue.record(error)
        }
    }

    /// Opens a report and controls it with `driver.js`.
    ///
    /// - Parameter options: command-line options of the browser.
    func use(_ entries: [ReportEntry], options: [String] = []) throws -> Seen {
        let report = ReportPage(title: "Layouts", entries: entries, checkedCount: 40, acceptCommand: "galley accept Layouts")
        let document = try document(of: try driven(report.html()), options: options)
        let start = try #require(document.range(of: "<pre id=\"seen\">"), "\(document.suffix(2000))").upperBound
        let end = try #require(document.range(of: "</pre>", range: start..<document.endIndex)).lowerBound
        let data = try #require(Data(base64Encoded: String(document[start..<end])))
        do {
            return try JSONDecoder().decode(Seen.self, from: data)
        } catch {
            Issue.record("\(error): \(String(decoding: data, as: UTF8.self))")
            throw error
        }
    }

    /// The final DOM of a page.
    func document(of page: [UInt8], options: [String] = []) throws -> String {
        let file = folder.appendingPathComponent("report.html")
        let log = folder.appendingPathComponent("requests.json")
        try Data(page).write(to: file)
        let result = try #require(Tool.browser).run(options + [
            "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1400,900", "--virtual-time-budget=60000",
            "--disable-background-networking", "--disable-component-update", "--log-net-log=\(log.path)",
            "--user-data-dir=\(folder.path)/profile", "--dump-dom", file.absoluteString,
        ])
        #expect(result.status == 0)
        let requests = try String(contentsOf: log, encoding: .utf8)
        #expect(!requests.contains("galley.invalid"), "what a picture or a name refers to is not asked for")
        return result.outputText
    }

    /// The page with the driver, which its policy allows.
    private func driven(_ page: [UInt8]) throws -> [UInt8] {
        let driver = String(decoding: PackageResources.driver_js, as: UTF8.self)
        let html = String(decoding: page, as: UTF8.self)
        let start = try #require(html.firstMatch(of: #/<script nonce="\w+">/#)).0
        return Array(html.replacing("</body>", with: "\(start)\(driver)</script></body>").utf8)
    }
}
