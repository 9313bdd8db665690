import ArgumentParser
import LayoutDiagram

/// How pictures look, by the name of a style.
struct OutputStyle: ExpressibleByArgument, Hashable {
    let kind: DiagramStyle.Kind

    init(_ kind: DiagramStyle.Kind) {
        self.kind = kind
    }

    init?(argument: String) {
        guard let kind = DiagramStyle.Kind(rawValue: argument) else { return nil }
        self.kind = kind
    }

    var name: String { kind.rawValue }

    static var allValueStrings: [String] { DiagramStyle.Kind.allCases.map(\.rawValue) }
}
