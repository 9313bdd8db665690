import Foundation
import Goldens

/// The data of a page, stored in it as JSON. The page's script depends on these property names.
struct PageData: Codable {
    /// The version of the format. Pages with different versions cannot be combined.
    static let version = 2

    var galley = version
    var title: String
    var checked: Int
    var command: String?
    var entries: [ReportEntry]
    /// Groups of entries shown as one.
    var groups: [Group]?

    /// Several entries shown as one, at the position of the first.
    struct Group: Codable {
        var name: String
        var entries: [Int]
        /// Labels that distinguish the entries.
        var labels: [String]
    }

    init(title: String, checked: Int, command: String?, entries: [ReportEntry]) {
        (self.title, self.checked, self.command, self.entries) = (title, checked, command, entries)
        let groups = CauseGroup.groups(of: Array(entries.indices)) { entries[$0].failed }.compactMap { group in
            group.title.map { Group(name: $0, entries: group.members, labels: group.labels) }
        }
        self.groups = groups.isEmpty ? nil : groups
    }

    /// The JSON text, escaped so that it cannot begin or end an element of the page.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
    }
}

// MARK: - Reading

/// Reasons to refuse a report.
package enum ReportError: Error, Sendable, CustomStringConvertible {
    case notAReport
    case otherVersion
    case damaged

    package var description: String {
        switch self {
        case .notAReport: "this is not a report written by galley"
        case .otherVersion: "this report is of another version of galley; make all reports with the same one"
        case .damaged: "this report is damaged, or was not written to its end"
        }
    }
}

extension PageData {
    /// Reads the data of an untrusted page.
    init(page: [UInt8]) throws(ReportError) {
        let page = Data(page)
        guard page.starts(with: PageTemplate.opening.utf8), let start = page.range(of: Data(PageTemplate.dataStart.utf8)) else {
            throw .notAReport
        }
        guard let end = page.range(of: Data(PageTemplate.dataEnd.utf8), in: start.upperBound..<page.endIndex),
            page.suffix(PageTemplate.ending.utf8.count).elementsEqual(PageTemplate.ending.utf8)
        else { throw .damaged }
        let json = page[start.upperBound..<end.lowerBound]
        struct Version: Decodable { var galley: Int? }
        let decoder = JSONDecoder()
        guard let version = try? decoder.decode(Version.self, from: json) else { throw .damaged }
        guard version.galley == Self.version else { throw .otherVersion }
        guard let data = try? decoder.decode(PageData.self, from: json), data.checked >= 0 else { throw .damaged }
        self = data
    }
}
