import Foundation
import Testing

/// What a page shows, unpacked by other code than that which packed it.
struct Payload {
    let entries: [[String: Any]]
    let title: String
    /// The index as it is written.
    let json: String
    private let lines: [ArraySlice<UInt8>]
    private let bytes: ArraySlice<UInt8>

    init(_ page: [UInt8]) throws {
        let html = String(decoding: page, as: UTF8.self)
        let start = try #require(html.range(of: "id=\"payload\">")).upperBound
        let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)).lowerBound
        let packed = try #require(Data(base64Encoded: html[start..<end].trimmingCharacters(in: .whitespacesAndNewlines)))
        let unpacked = Inflater.bytes(of: [UInt8](packed))
        let indexEnd = 8 + Self.number(unpacked, at: 0)
        let linesEnd = indexEnd + Self.number(unpacked, at: 4)
        json = String(decoding: unpacked[8..<indexEnd], as: UTF8.self)
        let index = try #require(try JSONSerialization.jsonObject(with: Data(unpacked[8..<indexEnd])) as? [String: Any])
        entries = try #require(index["entries"] as? [[String: Any]])
        title = try #require(index["title"] as? String)
        lines = unpacked[indexEnd..<linesEnd].split(separator: 0x0A, omittingEmptySubsequences: false)
        bytes = unpacked[linesEnd...]
    }

    private static func number(_ bytes: [UInt8], at start: Int) -> Int {
        (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
    }

    var notes: [String] { entries.compactMap { $0["note"] as? String } }

    /// A picture's file, put together as the page's script does.
    func file(_ entry: [String: Any], _ side: String) -> [UInt8]? {
        guard let picture = entry[side] as? [String: Any] else { return nil }
        if let place = picture["bytes"] as? [Int] {
            let start = bytes.startIndex + place[0]
            return Array(bytes[start..<(start + place[1])])
        }
        guard let runs = picture["lines"] as? [Int] else { return nil }
        return Array(text(runs).joined(separator: [0x0A]))
    }

    private func text(_ runs: [Int]) -> [ArraySlice<UInt8>] {
        stride(from: 0, to: runs.count, by: 2).flatMap { lines[runs[$0]..<(runs[$0] + runs[$0 + 1])] }
    }
}
