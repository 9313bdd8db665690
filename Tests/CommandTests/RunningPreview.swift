#if os(Linux)
import Foundation
import TestSupport
import Testing

/// A `galley preview` that runs while a test uses it, and a client that can send what no browser would.
final class RunningPreview {
    let process: Process
    /// The page's address as it was printed.
    let address: String

    /// Starts it in a folder, with a folder for caches of its own.
    init(_ galley: Galley, _ arguments: String...) throws {
        process = Galley.tool.process(
            ["preview"] + arguments, environment: ["XDG_CACHE_HOME": galley.folder.path + "/cache"], in: galley.folder)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        let process = process
        try Signal(number: SIGINT).atItsDefault { try Signal(number: SIGTERM).atItsDefault { try process.run() } }
        address = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).trimmingCharacters(in: .newlines)
        try #require(URL(string: address)?.port != nil, "\(address)")
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    var port: Int { URL(string: address)?.port ?? 0 }
    /// The page's path, `/token/`.
    var path: String { (URL(string: address)?.pathComponents[1]).map { "/\($0)/" } ?? "" }

    /// The answer to a request, head and body.
    ///
    /// - Parameter headers: besides, or instead of, `Host` and `Connection`.
    func answer(_ path: String, method: String = "GET", _ headers: [String: String] = [:]) throws -> String {
        let socket = try connect()
        defer { close(socket) }
        try send(path, method: method, headers, to: socket)
        return Self.read(socket) { _ in false }
    }

    func status(_ path: String, method: String = "GET", _ headers: [String: String] = [:]) throws -> Int {
        Int(try answer(path, method: method, headers).split(separator: " ").dropFirst().first ?? "") ?? 0
    }

    func send(_ path: String, method: String = "GET", _ headers: [String: String] = [:], to socket: Int32) throws {
        let all = ["Host": "127.0.0.1:\(port)", "Connection": "close"].merging(headers) { _, new in new }
        let lines = ["\(method) \(path) HTTP/1.1"] + all.map { "\($0): \($1)" } + ["", ""]
        let bytes = Array(lines.joined(separator: "\r\n").utf8)
        #expect(Foundation.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count)
    }

    /// A new connection, on which nothing is read for longer than five seconds.
    func connect() throws -> Int32 {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        try #require(socket >= 0)
        var patience = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = in_port_t(port).bigEndian
        place.sin_addr.s_addr = inet_addr("127.0.0.1")
        let status = withUnsafePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connectSocket(socket, $0) }
        }
        try #require(status == 0)
        return socket
    }

    /// Reads until the text is enough, the connection ends, or nothing comes.
    static func read(_ socket: Int32, until isEnough: (String) -> Bool) -> String {
        var (all, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        while !isEnough(String(decoding: all, as: UTF8.self)) {
            let count = recv(socket, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            all += buffer[..<count]
        }
        return String(decoding: all, as: UTF8.self)
    }
}

private func connectSocket(_ socket: Int32, _ place: UnsafePointer<sockaddr>) -> Int32 {
    connect(socket, place, socklen_t(MemoryLayout<sockaddr_in>.size))
}
#endif
