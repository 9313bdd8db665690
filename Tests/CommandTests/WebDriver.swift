#if os(Linux)
import Foundation
import TestSupport
import Testing

/// A browser controlled through chromedriver.
final class WebDriver {
    enum DriverError: Error {
        case refused(String)
    }

    private let process: Process
    private let port: Int
    private var session = ""

    /// - Parameter profile: a folder for the browser's profile.
    init(profile: String, size: (width: Int, height: Int), isDark: Bool = false) throws {
        let driver = try #require(Tool.named("chromedriver"), "install chromium-driver")
        process = driver.process(["--port=0"])
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        let process = process
        try Signal(number: SIGTERM).atItsDefault { try Signal(number: SIGINT).atItsDefault { try process.run() } }
        var text = ""
        while !text.contains(/successfully on port \d+\./), let more = try output.fileHandleForReading.read(upToCount: 1), !more.isEmpty {
            text += String(decoding: more, as: UTF8.self)
        }
        port = Int(try #require(text.firstMatch(of: /successfully on port (\d+)/), "\(text)").1) ?? 0
        let arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
            "--disable-component-update", "--user-data-dir=\(profile)", "--window-size=\(size.width),\(size.height)",
        ] + (isDark ? ["--blink-settings=preferredColorScheme=0"] : [])
        let browser = try #require(Tool.browser).path
        let options: [String: Any] = ["binary": browser, "args": arguments]
        let answer = try send("POST", "/session", ["capabilities": ["alwaysMatch": ["goog:chromeOptions": options]]])
        session = "/session/" + ((answer as? [String: Any])?["sessionId"] as? String ?? "")
    }

    deinit {
        // Ends the browser; the driver may have been started with signals ignored.
        if !session.isEmpty { _ = try? send("DELETE", session) }
        kill(process.processIdentifier, SIGKILL)
    }

    func open(_ address: String) throws { _ = try send("POST", session + "/url", ["url": address]) }

    /// The value of a JavaScript expression.
    func value(_ expression: String) throws -> Any {
        try send("POST", session + "/execute/sync", ["script": "return \(expression);", "args": [Any]()])
    }

    func text(_ expression: String) throws -> String { try value(expression) as? String ?? "" }

    /// Waits until an expression is true.
    func waits(until expression: String, for patience: Duration = .seconds(60)) throws -> Bool {
        let end = ContinuousClock.now + patience
        while ContinuousClock.now < end {
            if try value(expression) as? Bool == true { return true }
            usleep(20_000)
        }
        return false
    }

    /// Drags from a point of the page by some pixels.
    func drag(from point: (x: Int, y: Int), by steps: [(x: Int, y: Int)]) throws {
        var actions: [[String: Any]] = [Self.move(point.x, point.y), ["type": "pointerDown", "button": 0]]
        actions += steps.map { Self.move(point.x + $0.x, point.y + $0.y) }
        actions.append(["type": "pointerUp", "button": 0])
        try act(actions)
    }

    func point(at point: (x: Int, y: Int)) throws { try act([Self.move(point.x, point.y)]) }

    func press(_ key: String) throws {
        let keys: [[String: Any]] = [["type": "keyDown", "value": key], ["type": "keyUp", "value": key]]
        let source: [String: Any] = ["type": "key", "id": "keyboard", "actions": keys]
        _ = try send("POST", session + "/actions", ["actions": [source]])
    }

    /// The window as a PNG.
    func screenshot() throws -> Data {
        Data(base64Encoded: try send("GET", session + "/screenshot") as? String ?? "") ?? Data()
    }

    /// The printed page, as a PDF.
    func printout() throws -> Data {
        Data(base64Encoded: try send("POST", session + "/print", [:]) as? String ?? "") ?? Data()
    }

    /// Sets the page's preferred colour scheme.
    func prefers(_ appearance: String) throws {
        let features = [["name": "prefers-color-scheme", "value": appearance]]
        _ = try send("POST", session + "/goog/cdp/execute", ["cmd": "Emulation.setEmulatedMedia", "params": ["features": features]])
    }

    private static func move(_ x: Int, _ y: Int) -> [String: Any] {
        ["type": "pointerMove", "duration": 60, "origin": "viewport", "x": x, "y": y]
    }

    private func act(_ actions: [[String: Any]]) throws {
        let pointer: [String: Any] = ["type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": actions]
        _ = try send("POST", session + "/actions", ["actions": [pointer]])
    }

    /// Sends a command, and returns the value of the response.
    private func send(_ method: String, _ path: String, _ body: [String: Any]? = nil) throws -> Any {
        let socket = try Loopback.four.connect(port, patience: 60)
        defer { close(socket) }
        let content = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
        let head = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
            + "Content-Type: application/json\r\nContent-Length: \(content.count)\r\n\r\n"
        let bytes = Array(head.utf8) + content
        try #require(Foundation.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count)
        let answer = RunningPreview.read(socket) { Self.isWhole($0) }
        let text = answer.components(separatedBy: "\r\n\r\n").dropFirst().joined(separator: "\r\n\r\n")
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        guard answer.hasPrefix("HTTP/1.1 200") else { throw DriverError.refused(text) }
        return object?["value"] ?? ""
    }

    private static func isWhole(_ answer: String) -> Bool {
        guard let length = answer.firstMatch(of: /(?i)content-length: ?(\d+)/).flatMap({ Int($0.1) }),
            let head = answer.utf8.firstRange(of: "\r\n\r\n".utf8)
        else { return false }
        return answer.utf8.distance(from: head.upperBound, to: answer.utf8.endIndex) >= length
    }
}
#endif
