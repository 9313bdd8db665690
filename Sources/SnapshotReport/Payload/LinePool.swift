import Foundation

/// The lines of many texts, those that several share kept once.
///
/// A text becomes runs of consecutive lines: the actual picture is that of the expected one but for the lines that differ,
/// and pictures of one design share most of theirs. Compression alone finds little of that, as it looks back 32 KB: a report
/// of 500 failures, of 146 goldens of this project, has 2.5 MB with the pool and 4.2 MB without.
struct LinePool {
    private var lines: [ArraySlice<UInt8>] = []
    private var places: [LineKey: Int] = [:]

    /// A reference costs more than a line shorter than this, once both are compressed.
    private static let leastLength = 24

    /// Adds a text.
    ///
    /// - Returns: its lines: first, count, first, count, …
    mutating func append(_ text: [UInt8]) -> [Int] {
        var runs = LineRuns()
        for line in Self.lines(of: text) {
            if let place = place(of: line, after: runs) {
                runs.append(place)
            } else {
                runs.appendNew(lines.count)
                if line.count >= Self.leastLength { places[LineKey(bytes: line)] = lines.count }
                lines.append(line)
            }
        }
        return runs.numbers
    }

    /// All lines, each with the line feed that ends it.
    var text: [UInt8] {
        var text: [UInt8] = []
        for line in lines {
            text += line
            text.append(0x0A)
        }
        return text
    }

    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while let end = text.place(of: 0x0A, from: start) {
            lines.append(text[start..<end])
            start = end + 1
        }
        return lines + [text[start...]]
    }

    /// Where a line stands already, if it is worth a reference: where the text so far leads to, else anywhere.
    private func place(of line: ArraySlice<UInt8>, after runs: LineRuns) -> Int? {
        let key = LineKey(bytes: line)
        let place = runs.expectations.first { $0 < lines.count && LineKey(bytes: lines[$0]) == key }
        return place ?? (line.count >= Self.leastLength ? places[key] : nil)
    }
}

/// Places of consecutive lines, as runs.
private struct LineRuns {
    private(set) var numbers: [Int] = []
    /// The line behind the last one.
    private var next = 0
    /// The line behind the last one that is not new, and how many new ones have come since.
    private var (anchor, newCount) = (0, 0)

    /// Where the text may go on: straight on, behind as many lines as new ones stand for, or where new ones were put in.
    var expectations: [Int] { [next, anchor + newCount, anchor] }

    mutating func append(_ place: Int) {
        extend(to: place)
        (anchor, newCount) = (place + 1, 0)
    }

    mutating func appendNew(_ place: Int) {
        extend(to: place)
        newCount += 1
    }

    private mutating func extend(to place: Int) {
        if place == next, !numbers.isEmpty {
            numbers[numbers.count - 1] += 1
        } else {
            numbers += [place, 1]
        }
        next = place + 1
    }
}

/// A line as its bytes, which are hashed and compared as a whole.
private struct LineKey: Hashable {
    let bytes: ArraySlice<UInt8>

    static func == (left: Self, right: Self) -> Bool {
        guard left.bytes.count == right.bytes.count else { return false }
        return left.bytes.withUnsafeBytes { left in
            right.bytes.withUnsafeBytes { right in
                left.isEmpty || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0
            }
        }
    }

    func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}

extension [UInt8] {
    /// Where a byte stands first, at or behind a place.
    func place(of byte: UInt8, from start: Int) -> Int? {
        withUnsafeBytes { bytes in
            guard start < count, let base = bytes.baseAddress else { return nil }
            return memchr(base + start, Int32(byte), count - start).map { $0 - UnsafeMutableRawPointer(mutating: base) }
        }
    }
}
