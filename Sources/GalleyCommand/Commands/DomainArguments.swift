public import ArgumentParser
public import CompositionalLayout
import DocumentPictures
package import Goldens
public import LayoutDiagram
import LayoutDocument
import LayoutSubjects
public import SVGWriter
public import VectorScene

// Option values of domain types.

extension LayoutTraits.Direction: ExpressibleByArgument {
    public init?(argument: String) {
        guard let direction = Look.directions.first(where: { $0.0 == argument })?.1 else { return nil }
        self = direction
    }

    public static var allValueStrings: [String] { Look.directions.map(\.0) }
}

extension LayoutTraits.ContentSize: ExpressibleByArgument {
    public init?(argument: String) {
        guard let category = Self.named.first(where: { $0.name == argument })?.category else { return nil }
        self = category
    }

    public static var allValueStrings: [String] { named.map(\.name) }

    public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension OutputFormat: ExpressibleByArgument {}
extension OutputAppearance: ExpressibleByArgument {}
extension StyleOption: ExpressibleByArgument {
    /// The styles by name.
    static let defaultCompletionKind = CompletionKind.list(DiagramStyle.Kind.allCases.map(\.rawValue))
}
extension GoldenLook.Kind: ExpressibleByArgument {}
extension ItemCounts: ExpressibleByArgument {}
extension DiagramStyle.Cells: ExpressibleByArgument {}
extension ScreenContainers: ExpressibleByArgument {
    public init?(argument: String) {
        self.init(words: argument)
    }
}

/// The values of `--content`. A section has an option of its own.
extension DiagramContent: ExpressibleByArgument {
    public init?(argument: String) {
        switch argument {
        case "visible": self = .visible
        case "whole": self = .whole
        default: return nil
        }
    }

    public static var allValueStrings: [String] { ["visible", "whole"] }

    public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension DiagramCrop.Part: ExpressibleByArgument {
    public init?(argument: String) {
        guard let part = PicturePart(argument) else { return nil }
        self.init(part)
    }
}

extension Picture.SVGText: ExpressibleByArgument {
    public init?(argument: String) {
        switch argument {
        case "outlines": self = .outlines
        case "live": self = .live
        default: return nil
        }
    }

    public static var allValueStrings: [String] { ["outlines", "live"] }

    public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
