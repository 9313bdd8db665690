import ArgumentParser
import LayoutDiagram

/// What part of a layout is drawn.
enum OutputContent: String, CaseIterable, ExpressibleByArgument {
    case visible
    case whole

    var part: DiagramContent {
        switch self {
        case .visible: .visible
        case .whole: .whole
        }
    }
}
