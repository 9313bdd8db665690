import Foundation

/// An SVG as lines that others may share: its ids begin with a hash of its content, which is taken out.
struct SharedSVG {
    /// A byte that no XML has.
    static let placeholder: UInt8 = 1

    let text: [UInt8]
    /// What the placeholder stands for.
    let id: String?

    /// - Returns: `nil` for a file that is no text.
    init?(_ file: [UInt8]) {
        guard String(bytes: file, encoding: .utf8) != nil else { return nil }
        guard let id = Self.id(of: file), file.place(of: Self.placeholder, from: 0) == nil else {
            (text, self.id) = (file, nil)
            return
        }
        text = Self.replacing(id, in: Data(file))
        self.id = String(decoding: id, as: UTF8.self)
    }

    /// The id of the root where Galley's SVG has it: letters and digits, enough of them to be nothing else.
    private static func id(of file: [UInt8]) -> Data? {
        let start = Array("<svg id=\"".utf8)
        guard file.starts(with: start) else { return nil }
        let id = file.dropFirst(start.count).prefix(32).prefix { byte in
            (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
        }
        return id.count >= 4 ? Data(id) : nil
    }

    private static func replacing(_ id: Data, in file: Data) -> [UInt8] {
        var text = Data()
        var rest = file.startIndex
        while let match = file.range(of: id, in: rest..<file.endIndex) {
            text += file[rest..<match.lowerBound]
            text.append(placeholder)
            rest = match.upperBound
        }
        return [UInt8](text + file[rest...])
    }
}
