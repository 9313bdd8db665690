import Foundation
import Testing

/// The contents of a page, read by independent code.
struct ShownData {
    let entries: [[String: Any]]
    let title: String
    /// The text of the data, as the page contains it.
    let json: String

    init(_ page: [UInt8]) throws {
        let html = Data(page)
        let start = try #require(html.range(of: Data(#"id="data">"#.utf8))).upperBound
        let end = try #require(html.range(of: Data("</script>".utf8), in: start..<html.endIndex)).lowerBound
        json = String(decoding: html[start..<end], as: UTF8.self)
        let data = try #require(try JSONSerialization.jsonObject(with: html[start..<end]) as? [String: Any])
        entries = try #require(data["entries"] as? [[String: Any]])
        title = try #require(data["title"] as? String)
    }

    var notes: [String] { entries.compactMap { $0["note"] as? String } }

    /// A picture's file.
    func file(_ entry: [String: Any], _ side: String) -> [UInt8]? {
        guard let address = entry[side] as? String, let comma = address.firstIndex(of: ",") else { return nil }
        return Data(base64Encoded: String(address[comma...].dropFirst())).map { [UInt8]($0) }
    }
}
