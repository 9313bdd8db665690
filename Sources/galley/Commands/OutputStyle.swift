import ArgumentParser
import DocumentDiagram
import LayoutDiagram
import LayoutDocument
import VectorScene

/// How pictures look, by the name of a style.
struct OutputStyle: Hashable {
    let kind: DiagramStyle.Kind

    init(_ kind: DiagramStyle.Kind) {
        self.kind = kind
    }

    var name: String { kind.rawValue }
}

/// How pictures look: the name of a style, or a map that changes the document's as its `style` would.
enum OutputStyleChoice: ExpressibleByArgument, Hashable {
    case named(OutputStyle)
    /// YAML, such as `{caption: false}`.
    case map(String)

    init?(argument: String) {
        if argument.hasPrefix("{") {
            self = .map(argument)
        } else if let kind = DiagramStyle.Kind(rawValue: argument) {
            self = .named(OutputStyle(kind))
        } else {
            return nil
        }
    }

    static var allValueStrings: [String] { DiagramStyle.Kind.allCases.map(\.rawValue) }

    /// The style that is named, if any, and what is changed besides.
    ///
    /// - Throws: for a map that no document's `style` could be.
    func read() throws(Failure) -> (style: OutputStyle?, changes: DocumentStyleChanges) {
        switch self {
        case .named(let style): return (style, DocumentStyleChanges())
        case .map(let text):
            do {
                var changes = try DocumentStyleChanges(DocumentSource(name: "--style", text: text))
                let style = changes.name.map { OutputStyle(DiagramStyle.Kind($0)) }
                changes.name = nil
                return (style, changes)
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
