#if os(Linux)
import Foundation
import TestSupport
import Testing

/// A running `galley preview`, with a client that can send what no browser would.
final class RunningPreview {
    let process: Process
    /// The page's address as printed.
    let address: String

    /// Starts it in a folder, with a separate cache folder.
    ///
    /// - Parameter environment: additional environment variables.
    convenience init(_ galley: Galley, _ arguments: String..., environment: [String: String] = [:]) throws {
        try self.init(galley, arguments, environment: environment)
    }

    /// - Parameters:
    ///   - errors: the pipe or file that receives its messages; `nil` to discard them.
    ///   - files: the number of files that it may open; `nil` for the usual one.
    init(_ galley: Galley, _ arguments: [String], environment: [String: String] = [:], errors: Any? = nil, files: Int? = nil) throws {
        let own = ["XDG_CACHE_HOME": galley.folder.path + "/cache"]
        process = Galley.tool.process(
            ["preview"] + arguments, environment: own.merging(environment) { _, new in new }, in: galley.folder)
        if let files, let tool = process.executableURL {
            process.arguments = ["-c", "ulimit -n \(files); exec \"$0\" \"$@\"", tool.path] + (process.arguments ?? [])
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
        }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = errors ?? FileHandle.nullDevice
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

    /// The complete response to a request.
    ///
    /// - Parameter headers: replace or supplement `Host` and `Connection`.
    func answer(
        _ path: String, method: String = "GET", _ headers: [String: String] = [:], at host: Loopback = .four
    ) throws -> String {
        let socket = try connect(host)
        defer { close(socket) }
        try send(path, method: method, headers, at: host, to: socket)
        return Self.read(socket) { _ in false }
    }

    func status(
        _ path: String, method: String = "GET", _ headers: [String: String] = [:], at host: Loopback = .four
    ) throws -> Int {
        Int(try answer(path, method: method, headers, at: host).split(separator: " ").dropFirst().first ?? "") ?? 0
    }

    func send(
        _ path: String, method: String = "GET", _ headers: [String: String] = [:], at host: Loopback = .four, to socket: Int32
    ) throws {
        let all = ["Host": "\(host.rawValue):\(port)", "Connection": "close"].merging(headers) { _, new in new }
        let lines = ["\(method) \(path) HTTP/1.1"] + all.map { "\($0): \($1)" } + ["", ""]
        let bytes = Array(lines.joined(separator: "\r\n").utf8)
        #expect(Foundation.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count)
    }

    /// Opens a connection.
    ///
    /// - Parameter patience: the timeout for reading, in seconds.
    func connect(_ host: Loopback = .four, patience: Int = 60) throws -> Int32 { try host.connect(port, patience: patience) }

    /// Reads until the text is sufficient, the connection ends, or a timeout expires.
    ///
    /// - Parameter patience: the timeout for the whole text; parts of it may keep coming without it ever being sufficient.
    static func read(_ socket: Int32, for patience: Duration = .seconds(120), until isEnough: (String) -> Bool) -> String {
        var (all, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        let end = ContinuousClock.now + patience
        while !isEnough(String(decoding: all, as: UTF8.self)) {
            guard .now < end else {
                Issue.record("The preview sent nothing sufficient in \(patience): \(String(decoding: all.suffix(2_000), as: UTF8.self))")
                break
            }
            let count = recv(socket, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            all += buffer[..<count]
        }
        return String(decoding: all, as: UTF8.self)
    }
}

/// The loopback addresses.
enum Loopback: String, CaseIterable {
    case four = "127.0.0.1"
    case six = "[::1]"

    /// The available addresses: containers may lack IPv6.
    static let usable = allCases.filter { host in
        host == .four || FileManager.default.contents(atPath: "/proc/net/if_inet6").map { !$0.isEmpty } ?? false
    }

    func connect(_ port: Int, patience: Int) throws -> Int32 {
        let socket = try makeSocket()
        var patience = timeval(tv_sec: patience, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        try #require(withPlace(port) { Foundation.connect(socket, $0, $1) } == 0)
        return socket
    }

    /// A socket that listens at a free port of this address.
    func listen() throws -> (socket: Int32, port: Int) {
        let socket = try makeSocket()
        try #require(withPlace(0) { Foundation.bind(socket, $0, $1) } == 0)
        try #require(Foundation.listen(socket, 1) == 0)
        // The port has the same position in addresses of both kinds.
        var (place, length) = (sockaddr_in6(), socklen_t(MemoryLayout<sockaddr_in6>.size))
        let status = withUnsafeMutablePointer(to: &place) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) }
        }
        try #require(status == 0)
        return (socket, Int(UInt16(bigEndian: place.sin6_port)))
    }

    private func makeSocket() throws -> Int32 {
        let socket = socket(self == .four ? AF_INET : AF_INET6, Int32(SOCK_STREAM.rawValue), 0)
        try #require(socket >= 0)
        return socket
    }

    private func withPlace(_ port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        switch self {
        case .four:
            var place = sockaddr_in()
            place.sin_family = sa_family_t(AF_INET)
            place.sin_port = in_port_t(port).bigEndian
            place.sin_addr.s_addr = inet_addr("127.0.0.1")
            return rebound(&place, body)
        case .six:
            var place = sockaddr_in6()
            place.sin6_family = sa_family_t(AF_INET6)
            place.sin6_port = in_port_t(port).bigEndian
            place.sin6_addr = in6addr_loopback
            return rebound(&place, body)
        }
    }
}

private func rebound<Place>(_ place: UnsafePointer<Place>, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    place.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<Place>.size)) }
}
#endif
