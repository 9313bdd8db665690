#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Run one at a time, as processes inherit the pipes that report the end of earlier ones.
@Suite(.serialized)
struct PreviewTests {
    private let galley = Galley()

    private func startPreview() throws -> RunningPreview {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        return try RunningPreview(galley, "grid.layout.yaml")
    }

    @Test func picturesAreDrawnAsTheyAreAskedFor() throws {
        let preview = try startPreview()
        #expect(try preview.answer(preview.path).contains("<!DOCTYPE html>"))
        let narrow = try preview.answer(preview.path + "picture?layout=grid&size=300x200&appearance=dark")
        #expect(narrow.hasPrefix("HTTP/1.1 200") && narrow.contains("300 × 200 · dark") && narrow.contains("Galley-Size: 300.0x200.0"))
        #expect(try preview.answer(preview.path + "picture?layout=grid&device=iPhone%2015").contains("iPhone 15 · 393"))
        #expect(try preview.status(preview.path + "picture?layout=grid&style=exploded&offset=10") == 200)
        #expect(try preview.status(preview.path + "picture?layout=grid&size=-1x5") == 400)
        #expect(try preview.status(preview.path + "picture?layout=grid&size=1e2x500") == 400)
        #expect(try preview.status(preview.path + "picture?layout=other") == 404)
    }

    /// Another site's page, a site whose name resolves to this machine, and another user of it.
    @Test(arguments: Loopback.usable)
    func strangersAreRefused(host: Loopback) throws {
        let preview = try startPreview()
        let path = preview.path
        func status(_ path: String, method: String = "GET", _ headers: [String: String] = [:]) throws -> Int {
            try preview.status(path, method: method, headers, at: host)
        }
        #expect(try status(path, ["Origin": "http://\(host.rawValue):\(preview.port)"]) == 200)
        #expect(try status(path, ["Origin": "https://evil.example"]) == 403)
        #expect(try status(path + "events", ["Origin": "null"]) == 403)
        #expect(try status(path, ["Sec-Fetch-Site": "cross-site"]) == 403)
        #expect(try status(path, ["Host": "evil.example:\(preview.port)"]) == 421)
        #expect(try status(path, ["Host": host.rawValue]) == 421)
        for other in ["/", "/picture?layout=grid", "/0123456789abcdef0123456789abcdef/", path.replacing("/", with: "") ] {
            #expect(try status(other.hasPrefix("/") ? other : "/x" + other + "/") == 403, "\(other)")
        }
        #expect(try status(path + "../etc/passwd") == 404)
        #expect(try status(path + "element?layout=grid&element=cell&path=0-0", ["Origin": "https://evil.example"]) == 403)
        #expect(try status(path, method: "POST") == 405)
        // Refused before they are parsed, or looked at.
        #expect(try status("/" + String(repeating: "a", count: 40_000)) == 431)
        #expect(try status(path, ["X-Long": String(repeating: "a", count: 40_000)]) == 431)
        #expect(try status(path, ["X-Long": String(repeating: "a", count: 12_000)]) == 200)
        #expect(try status(path, ["host": "evil.example"]) == 400)
        #expect(try status("/a b") == 400)
    }

    @Test(.enabled(if: Loopback.usable.contains(.six), "needs IPv6"))
    func aPortThatIsTakenAtTheOtherAddressIsSaid() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        let (other, port) = try Loopback.six.listen()
        defer { close(other) }
        let errors = Pipe()
        let preview = try RunningPreview(galley, ["grid.layout.yaml", "--port", "\(port)"], errors: errors)
        #expect(try preview.status(preview.path) == 200)
        preview.process.terminate()
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(said == "port \(port) of ::1 is taken by another program; the page is served only at 127.0.0.1\n")
    }

    @Test func anElementSaysWhereItsNumbersComeFrom() throws {
        let preview = try startPreview()
        let query = preview.path + "element?layout=grid&size=300x200&element="
        let cell = try preview.answer(query + "cell&path=0-1")
        #expect(cell.hasPrefix("HTTP/1.1 200") && cell.contains("Content-Type: application/json"))
        #expect(cell.contains(#"{"sign": "", "length": "100", "words": "fractionalWidth(1/3) of 300"}"#))
        #expect(cell.contains(#""name": "width · item", "total""#) && cell.contains(#""file": "grid.layout.yaml""#))
        #expect(cell.contains(
            #""places": [{"what": "section", "line": 5}, {"what": "group", "line": 6}, {"what": "item", "line": 6}]"#))
        #expect(try preview.status(query + "cell&path=0-9") == 422)
        #expect(try preview.status(query + "cell&path=x") == 400)
        #expect(try preview.status(query + "sofa&path=0-1") == 400)
    }

    @Test func theRowsOfAListFollowTheTextSize() throws {
        try galley.write("galley: 1\nsections: [{items: 3, list: {}}]\n", to: "list.layout.yaml")
        let list = try RunningPreview(galley, "list.layout.yaml")
        func picture(_ size: String) throws -> String { try list.answer(list.path + "picture?layout=list&size=300x400&text=" + size) }
        #expect(try picture("large") == picture(""))
        #expect(try picture("accessibilityLarge") != picture(""))
        #expect(try list.status(list.path + "picture?layout=list&text=enormous") == 400)
    }

    @Test(arguments: zip(["horizontal", "vertical"], ["630.0", "500.0"]))
    func theSafeAreaCanBeScrolledToo(direction: String, range: String) throws {
        try galley.write(
            """
            galley: 1
            viewport: {width: 320, height: 480, safeArea: {top: 50, leading: 40, bottom: 30, trailing: 10}}
            scrollDirection: \(direction)
            sections: [{items: 9, group: {horizontal: [{item: {width: 100, height: 100}}], width: 100, height: 100}}]
            """, to: "blocks.layout.yaml")
        let preview = try RunningPreview(galley, "blocks.layout.yaml")
        let answer = try preview.answer(preview.path + "picture?layout=blocks")
        #expect(answer.contains("Galley-Scroll-Range: \(range)\r\n"), "\(answer.prefix(1_000))")
    }

    @Test func textSizesHaveShortNames() throws {
        let preview = try startPreview()
        let page = try preview.answer(preview.path)
        for label in [#"["large", "L (default)"]"#, #"["extraLarge", "XL"]"#, #"["accessibilityMedium", "AX 1"]"#] {
            #expect(page.contains(label), "\(label)")
        }
    }

    @Test func thePageMayDoNoMoreThanItNeeds() throws {
        let preview = try startPreview()
        let head = try preview.answer(preview.path).components(separatedBy: "\r\n\r\n")[0]
        #expect(head.contains("default-src 'none'; script-src 'nonce-") && !head.contains("unsafe"))
        #expect(head.contains("connect-src 'self'; frame-ancestors 'none'"))
        #expect(head.contains("Referrer-Policy: no-referrer"), "or a link would give the token away")
    }

    @Test func savesAreFollowed() throws {
        let preview = try startPreview()
        let socket = try preview.connect()
        defer { close(socket) }
        try preview.send(preview.path + "events", to: socket)
        #expect(RunningPreview.read(socket) { $0.contains("\"version\": 1") }.contains("\"title\": \"Grid\""))
        try galley.write(Galley.grid.replacing("title: Grid", with: "title: Other"), to: "grid.layout.yaml")
        // A file that is being written may be read in part.
        #expect(RunningPreview.read(socket) { $0.contains("Other") }.contains("\"title\": \"Other\""))
        try galley.write("galley: 1\nsections: 3\n", to: "grid.layout.yaml")
        let wrong = RunningPreview.read(socket) { $0.contains("grid.layout.yaml:2:11: error: ") }
        #expect(wrong.contains("grid.layout.yaml:2:11: error: ") && wrong.contains("^") && wrong.contains("\"title\": \"Other\""))
        #expect(try preview.answer(preview.path + "picture?layout=grid").contains("<title id="), "the last good one stays")
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        #expect(RunningPreview.read(socket) { $0.contains("Grid") }.contains("\"title\": \"Grid\""))
    }

    /// Editors write a new file and rename it over the old one.
    @Test func filesThatAreRenamedOverAnotherAndNewOnesAreFollowed() throws {
        try galley.write(Galley.grid, to: "Layouts/grid.layout.yaml")
        let preview = try RunningPreview(galley, "Layouts")
        let socket = try preview.connect()
        defer { close(socket) }
        try preview.send(preview.path + "events", to: socket)
        _ = RunningPreview.read(socket) { $0.contains("\"title\": \"Grid\"") }
        try galley.write(Galley.grid.replacing("title: Grid", with: "title: Renamed"), to: "new")
        rename(galley.folder.path + "/new", galley.folder.path + "/Layouts/grid.layout.yaml")
        #expect(RunningPreview.read(socket) { $0.contains("Renamed") }.contains("\"title\": \"Renamed\""))
        try galley.write(Galley.grid.replacing("title: Grid", with: "title: Second"), to: "Layouts/second.layout.yaml")
        let both = RunningPreview.read(socket) { $0.contains("\"title\": \"Second\"") }
        #expect(both.contains("\"title\": \"Second\"") && both.contains("\"title\": \"Renamed\""))
    }

    /// A document with errors at the start is shown, and updated once corrected.
    @Test func aDocumentThatIsWrongAtTheStartIsServedAndMended() throws {
        try galley.write("galley: 1\nsections: 3\n", to: "grid.layout.yaml")
        let preview = try RunningPreview(galley, "grid.layout.yaml")
        #expect(try preview.status(preview.path) == 200)
        let socket = try preview.connect()
        defer { close(socket) }
        try preview.send(preview.path + "events", to: socket)
        let wrong = RunningPreview.read(socket) { $0.contains("\"error\"") }
        #expect(wrong.contains("grid.layout.yaml:2:11: error: ") && wrong.contains("\"isDrawn\": false"))
        #expect(try preview.status(preview.path + "picture?layout=grid") == 404)
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        #expect(RunningPreview.read(socket) { $0.contains("\"title\": \"Grid\"") }.contains("\"isDrawn\": true"))
        #expect(try preview.status(preview.path + "picture?layout=grid") == 200)
    }

    @Test func aPreviewGoesOnWhenConnectionsUseUpItsFiles() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        let preview = try RunningPreview(galley, ["grid.layout.yaml"], files: 64)
        let silent = try (0..<100).map { _ in try preview.connect() }
        for socket in silent { close(socket) }
        #expect(try preview.status(preview.path) == 200)
    }

    /// Connections that send no request are closed in the order in which they were opened.
    @Test func silentConnectionsAreClosedForNewOnes() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        let preview = try RunningPreview(galley, ["grid.layout.yaml"], files: 64)
        let stream = try preview.connect()
        defer { close(stream) }
        try preview.send(preview.path + "events", to: stream)
        _ = RunningPreview.read(stream) { $0.contains("\"title\": \"Grid\"") }
        let silent = try (0..<200).map { _ in try preview.connect() }
        defer { for socket in silent { close(socket) } }
        #expect(try preview.status(preview.path) == 200)
        for socket in silent.prefix(200 - 32) { #expect(RunningPreview.read(socket) { _ in false }.isEmpty) }
        try preview.send(preview.path, to: silent[199])
        #expect(RunningPreview.read(silent[199]) { _ in false }.hasPrefix("HTTP/1.1 200"))
        try galley.write(Galley.grid.replacing("title: Grid", with: "title: Other"), to: "grid.layout.yaml")
        #expect(RunningPreview.read(stream) { $0.contains("Other") }.contains("\"title\": \"Other\""), "a stream is not silent")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func anAddressThatCannotBePrintedEndsThePreview() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        let shell = try #require(Tool.named("sh"))
        let command = "XDG_CACHE_HOME=$PWD/cache timeout 60 '\(Galley.tool.path)' preview grid.layout.yaml > /dev/full"
        let result = try shell.run(["-c", command], in: galley.folder)
        #expect(result.status == 74 && result.errorText == "error: cannot write to standard output: No space left on device\n", "\(result.errorText)")
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func aSignalEndsAPreviewInOrder(number: Int32) throws {
        let preview = try startPreview()
        kill(preview.process.processIdentifier, number)
        preview.process.waitUntilExit()
        #expect(preview.process.terminationReason == .exit && preview.process.terminationStatus == 0)
    }

    @Test func theBrowserIsOpenedWhereThereIsOne() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        try galley.write("#!/bin/sh\necho \"$1\" >\"\(galley.folder.path)/opened.new\"\nmv \"\(galley.folder.path)/opened.new\" \"\(galley.folder.path)/opened\"\n", to: "bin/xdg-open")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: galley.folder.path + "/bin/xdg-open")
        let preview = try RunningPreview(
            galley, "grid.layout.yaml", "--open", environment: ["PATH": galley.folder.path + "/bin:/usr/bin:/bin"])
        for _ in 0..<1_200 where !galley.files.contains("opened") { usleep(50_000) }
        #expect(try galley.text("opened") == preview.address + "\n")
        let errors = Pipe()
        let second = try RunningPreview(galley, ["grid.layout.yaml", "--open"], environment: ["PATH": galley.folder.path], errors: errors)
        #expect(try second.status(second.path) == 200)
        second.process.terminate()
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(said.contains("there is no xdg-open on the PATH"), "\(said)")
    }

    @Test(arguments: zip(["-", "nowhere.layout.yaml", "grid.layout.yaml --port 70000"], [64, 66, 64]))
    func whatCannotBeFollowedIsRefused(arguments: String, status: Int32) throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        let words = ["preview"] + arguments.split(separator: " ").map(String.init)
        #expect(try galley.run(words, environment: ["XDG_CACHE_HOME": galley.folder.path]).status == status)
    }
}
#endif
