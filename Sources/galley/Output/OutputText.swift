import ArgumentParser
import SVGWriter
import Scene

/// How text stands in an SVG.
enum OutputText: String, CaseIterable, ExpressibleByArgument {
    /// As strokes, the same in every viewer.
    case outlines
    /// As text, in the viewer's own font.
    case live

    var svg: Picture.SVGText {
        switch self {
        case .outlines: .outlines
        case .live: .live
        }
    }
}
