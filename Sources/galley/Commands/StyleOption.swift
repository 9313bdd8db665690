import ArgumentParser
import LayoutDiagram
import LayoutDocument
import VectorScene

/// How pictures look: the name of a style, or a map that changes the document's as its `style` would.
enum StyleOption: ExpressibleByArgument, Hashable {
    case named(DiagramStyle.Kind)
    /// YAML, such as `{caption: false}`.
    case map(String)

    init?(argument: String) {
        if argument.hasPrefix("{") {
            self = .map(argument)
        } else if let kind = DiagramStyle.Kind(rawValue: argument) {
            self = .named(kind)
        } else {
            return nil
        }
    }

    static var allValueStrings: [String] { DiagramStyle.Kind.allCases.map(\.rawValue) }

    /// What it changes of a document's style.
    ///
    /// - Throws: for a map that no document's `style` could be.
    func read() throws(Failure) -> DiagramStyle.Changes {
        switch self {
        case .named(let kind): return DiagramStyle.Changes(kind: kind)
        case .map(let text):
            do {
                return try DiagramStyle.Changes(DocumentSource(name: "--style", text: text))
            } catch {
                throw Failure(.usage, error.description)
            }
        }
    }
}

/// The colours of a picture.
enum OutputAppearance: String, CaseIterable, ExpressibleByArgument {
    case light
    case dark
    /// An SVG that follows its surroundings; a PNG in the document's colours.
    case auto

    /// The one appearance that is asked for; `nil` where the document or the surroundings decide.
    var fixed: Appearance? {
        switch self {
        case .light: .light
        case .dark: .dark
        case .auto: nil
        }
    }
}
