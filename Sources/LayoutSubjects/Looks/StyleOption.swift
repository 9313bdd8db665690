import DocumentPictures
package import LayoutDiagram
import LayoutDocument
package import VectorScene

/// The value of `--style`: the name of a style, or a YAML map of changes to the document's style, as under its `style` key.
package enum StyleOption: Hashable {
    case named(DiagramStyle.Kind)
    /// YAML, such as `{caption: false}`.
    case map(String)

    package init?(argument: String) {
        if argument.hasPrefix("{") {
            self = .map(argument)
        } else if let kind = DiagramStyle.Kind(rawValue: argument) {
            self = .named(kind)
        } else {
            return nil
        }
    }

    package static var allValueStrings: [String] { DiagramStyle.Kind.allCases.map(\.rawValue) }

    /// The changes to a document's style.
    ///
    /// - Throws: for a map that is not valid for the `style` key.
    package func read() throws(Failure) -> DiagramStyle.Changes {
        switch self {
        case .named(let kind): return DiagramStyle.Changes(kind: kind)
        case .map(let text):
            do {
                return try DiagramStyle.Changes(DocumentSource(name: "--style", text: text))
            } catch {
                var failure = Failure(error)
                failure.status = .usage
                throw failure
            }
        }
    }
}

/// The colours of a picture.
package enum OutputAppearance: String, CaseIterable {
    case light
    case dark
    /// An SVG follows the viewer's colour scheme; a PNG has the document's appearance.
    case auto

    /// The requested appearance; `nil` for the document's or the viewer's.
    package var fixed: Appearance? {
        switch self {
        case .light: .light
        case .dark: .dark
        case .auto: nil
        }
    }
}
