import ArgumentParser

/// One or more formats, separated by commas.
struct OutputFormats: ExpressibleByArgument {
    var formats: [OutputFormat]

    init?(argument: String) {
        let formats = argument.split(separator: ",").map { OutputFormat(rawValue: $0.lowercased()) }
        guard !formats.isEmpty, !formats.contains(where: { $0 == nil }) else { return nil }
        self.formats = formats.compactMap { $0 }
    }

    static var allValueStrings: [String] { OutputFormat.allCases.map(\.rawValue) }
}
