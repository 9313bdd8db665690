package import Goldens
import LayoutDiagram

extension GoldenLook.Kind {
    var suffix: String {
        switch self {
        case .frames: ".frames.json"
        case .views: ".views.txt"
        case .svg: ".svg"
        case .png: ".png"
        }
    }
}

/// The names of goldens beside a document: the document's own name, the look, and the kind of file, such as
/// `photos.iPad-mini-A17-Pro~dark@2x.png`, or `photos.frames.json`.
extension GoldenLook {
    /// The default golden picture of a document.
    package static let usual = GoldenLook(Look(), .svg)

    /// The default goldens that `galley accept` records for a document outside of projects.
    package static let usualOnes = [GoldenLook(Look(), .frames), usual]

    /// Parses the part of a file name after the document's name; fails for any other file.
    package init?(_ rest: Substring) {
        guard let kind = Kind.allCases.first(where: { rest.hasSuffix($0.suffix) }),
            let look = Look(name: rest.dropLast(kind.suffix.count))
        else { return nil }
        self.init(look, kind)
        // Rejects fields that the kind of file does not have: a table has no scale, style or part, and an SVG has no scale.
        guard self.look == look.named else { return nil }
    }

    /// The names of documents that a file may be a golden of; empty for any other file.
    static func stems(of file: String) -> [String] {
        file.indices.filter { Look.signs.contains(file[$0]) && GoldenLook(file[$0...]) != nil }.map { String(file[..<$0]) }
    }

    /// The part of the golden's name after the document's name, as `galley render` writes it.
    package var suffix: String { look.name + kind.suffix }

    /// True if the name does not distinguish a light golden from an automatic one.
    var leavesAppearanceOpen: Bool { look.appearance == nil }
}
