import TerminalText

/// What frames were computed and drawn for, in words: the device, the viewport, the direction and so on. If it differs, that
/// explains all other differences.
package struct RecordedOptions: Sendable, Hashable {
    /// One of them, such as `device` and `iPhone 15`; both are of one line.
    package struct Option: Sendable, Hashable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The option that decides the others that begin with the viewport's.
    package static let device = "device"
    package static let viewport = "viewport"
    package static let offset = "offset"
    /// Recorded where it is another than iOS has until the user chooses one.
    package static let contentSize = "content size"

    /// In the order in which they are told.
    package var options: [Option]

    package init(_ options: [Option]) {
        self.options = options
    }

    private var withContentSize: RecordedOptions {
        self[Self.contentSize] == nil ? RecordedOptions(options + [Option(Self.contentSize, "the default content size")]) : self
    }

    package subscript(name: String) -> String? { options.first { $0.name == name }?.value }

    /// What a golden was made for, if that is not what these options say: `the golden is of iPhone 8, this is of iPhone 15`.
    ///
    /// - Returns: `nil` if all options are equal that both sides state.
    package func difference(from golden: RecordedOptions) -> String? {
        let golden = golden.withContentSize
        let changed = withContentSize.options.filter { option in golden[option.name].map { $0 != option.value } ?? false }
        guard !changed.isEmpty else { return nil }
        // Another device has another viewport, and its content starts elsewhere.
        let isOtherDevice = changed.contains { $0.name == Self.device }
        let told = changed.filter { !isOtherDevice || ($0.name != Self.viewport && $0.name != Self.offset) }
        let before = told.compactMap { golden[$0.name] }.map { TerminalText.excerpt($0) }.joined(separator: " · ")
        return "the golden is of \(before), this is of \(told.map(\.value).joined(separator: " · "))"
    }
}

extension RecordedOptions {
    private static let lineStart = "option "

    /// As lines in the head of a table of frames: `option device: iPhone 15`.
    var lines: [String] { options.map { "\(Self.lineStart)\($0.name): \($0.value)" } }

    /// Reads one of the lines.
    static func option(line: Substring) -> Option? {
        guard line.hasPrefix(lineStart), let colon = line.firstIndex(of: ":") else { return nil }
        let name = line[..<colon].dropFirst(lineStart.count)
        return Option(String(name), String(line[colon...].dropFirst(2)))
    }
}
