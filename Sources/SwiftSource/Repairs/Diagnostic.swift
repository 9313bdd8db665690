/// A compiler error in a file.
package struct Diagnostic: Sendable, Hashable, Codable {
    /// Counted from 1.
    package var line: Int
    /// Counted from 1, in bytes.
    package var column: Int
    package let message: String
    package let complaint: Complaint

    package init(line: Int, column: Int, message: String) {
        (self.line, self.column, self.message, complaint) = (line, column, message, Complaint(message))
    }

    /// Parses an error and the path of its file from a line of the compiler's output; `nil` for other lines.
    package static func read(_ line: some StringProtocol) -> (path: String, diagnostic: Diagnostic)? {
        guard let mark = line.firstRange(of: ": error: ") else { return nil }
        let place = line[..<mark.lowerBound].split(separator: ":")
        guard place.count > 2, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else { return nil }
        let path = place.dropLast(2).joined(separator: ":")
        // Without the compiler's name for the group of the message, `[#ActorIsolatedCall]`.
        let message = String(line[mark.upperBound...]).replacing(/\ \[#\w+\]$/, with: "")
        return (path, Diagnostic(line: row, column: column, message: message))
    }

    /// True if a line of output is an error, with or without a file.
    package static func isError(_ line: some StringProtocol) -> Bool { line.hasPrefix("error: ") || line.contains(": error: ") }

    /// The names that the message quotes.
    package var names: [Substring] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }

    /// The type that lacks `Equatable` or `Hashable`, in an error about its declaration or about a use of it; `nil` for other errors.
    var typeWithoutEquality: String? {
        let names = names
        guard names.count > 1, ["Equatable", "Hashable"].contains(names[names.count - 1]) else { return nil }
        return complaint == .lostEquality || message.contains(" conform to ") ? String(names[names.count - 2]) : nil
    }

    /// True if the error may follow from another one.
    package var isConsequence: Bool { complaint == .consequence || complaint == .derivedConformance }

    /// True if other errors may follow from this one.
    var mayExplain: Bool { !isConsequence && complaint != .lostEquality }
}
