import ArgumentParser
import LayoutDiagram

/// A file format of pictures.
enum OutputFormat: String, CaseIterable {
    case svg
    case png
}

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

/// One or more scales of PNG pictures, separated by commas.
struct OutputScales: ExpressibleByArgument {
    var scales: [Int]

    init?(argument: String) {
        let scales = argument.split(separator: ",").map { Int($0) }
        guard !scales.isEmpty, scales.allSatisfy({ (1...3).contains($0 ?? 0) }) else { return nil }
        self.scales = scales.compactMap { $0 }
    }

    static var allValueStrings: [String] { ["1", "2", "3"] }
}

/// The colours of a picture.
enum OutputAppearance: String, CaseIterable, ExpressibleByArgument {
    case light
    case dark
    /// An SVG that follows its surroundings; a PNG in the document's colours.
    case auto
}

/// What part of a layout is drawn.
enum OutputContent: String, CaseIterable, ExpressibleByArgument {
    case visible
    case whole

    var part: ScreenDiagram.Content {
        switch self {
        case .visible: .visible
        case .whole: .whole
        }
    }
}
