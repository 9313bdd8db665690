import ArgumentParser
import DocumentDiagram
import LayoutDiagram
import LayoutDocument

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
