import Foundation

/// Where things stand in a JSON file, for messages: the decoder does not tell.
struct JSONPlaces {
    /// A step from a value to one in it.
    enum Key: ExpressibleByStringLiteral {
        case member(String)
        case index(Int)

        init(_ key: any CodingKey) {
            self = key.intValue.map { .index($0) } ?? .member(key.stringValue)
        }

        init(stringLiteral name: String) { self = .member(name) }
    }

    private let bytes: [UInt8]

    init(_ data: Data) {
        bytes = [UInt8](data)
    }

    /// `elements.0.frame`.
    static func name(of path: [Key]) -> String {
        path.map { key in
            switch key {
            case .member(let name): name
            case .index(let index): String(index)
            }
        }.joined(separator: ".")
    }

    /// The line of a value, counted from 1, or of the last of those around it that there is; `nil` for text that is not JSON.
    func line(of path: [Key]) -> Int? {
        var path = path[...]
        while !path.isEmpty {
            if let place = place(of: path) { return 1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") } }
            path.removeLast()
        }
        return nil
    }

    /// A value as it is written.
    func text(of path: [Key]) -> String? {
        guard let start = place(of: path[...]) else { return nil }
        return String(decoding: bytes[start..<end(ofValue: start)], as: UTF8.self)
    }

    private func place(of path: ArraySlice<Key>) -> Int? {
        var place: Int? = skippingSpaces(from: 0)
        for key in path { place = place.flatMap { self.place(of: key, in: $0) } }
        return place
    }

    private func place(of key: Key, in start: Int) -> Int? {
        guard start < bytes.count, [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(bytes[start]) else { return nil }
        let isObject = bytes[start] == UInt8(ascii: "{")
        var (place, index) = (skippingSpaces(from: start + 1), 0)
        while place < bytes.count, ![UInt8(ascii: "}"), UInt8(ascii: "]")].contains(bytes[place]) {
            var name: ArraySlice<UInt8> = []
            if isObject {
                let end = end(ofValue: place)
                name = bytes[place..<end].dropFirst().dropLast()
                // A colon follows.
                place = skippingSpaces(from: skippingSpaces(from: end) + 1)
            }
            switch key {
            case .member(let wanted): if isObject, name.elementsEqual(wanted.utf8) { return place }
            case .index(let wanted): if !isObject, index == wanted { return place }
            }
            place = skippingSpaces(from: end(ofValue: place))
            if place < bytes.count, bytes[place] == UInt8(ascii: ",") { place = skippingSpaces(from: place + 1) }
            index += 1
        }
        return nil
    }

    private func skippingSpaces(from start: Int) -> Int {
        var place = start
        while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
        return place
    }

    /// Behind the value that begins at a place; always farther.
    private func end(ofValue start: Int) -> Int {
        var (place, depth) = (start, 0)
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""): place = end(ofString: place) - 1
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            place += 1
            guard depth == 0, place < bytes.count, !Self.endsValue(bytes[place - 1], bytes[place]) else {
                if depth == 0 { return place }
                continue
            }
        }
        return bytes.count
    }

    /// Whether a value outside of all brackets ends between two bytes.
    private static func endsValue(_ last: UInt8, _ next: UInt8) -> Bool {
        "\"}]".utf8.contains(last) || " \t\r\n,}]:".utf8.contains(next)
    }

    private func end(ofString start: Int) -> Int {
        var place = start + 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") { place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1 }
        return min(place + 1, bytes.count)
    }

    /// The error of a number that no `Double` holds, such as `1e400`.
    var numberBeyondAll: FramesError? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where line.contains(UInt8(ascii: "e")) || line.contains(UInt8(ascii: "E")) {
            let words = line.split { !"+-.0123456789eE".utf8.contains($0) }
            for word in words.lazy.map({ String(decoding: $0, as: UTF8.self) }) {
                guard let number = Double(word), !number.isFinite else { continue }
                return FramesLimits.problem(of: number, word).map { FramesError(line: index + 1, $0) }
            }
        }
        return nil
    }
}
