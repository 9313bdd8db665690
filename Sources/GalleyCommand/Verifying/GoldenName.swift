import Foundation
import LayoutDiagram
import LayoutDocument
import VectorScene

/// What a golden beside a document is, by its name: the document's own name, the look that it shows, and the kind of file,
/// such as `photos.iPad-mini-A17-Pro~dark@2x.png`, or `photos.frames.json`.
struct GoldenName: Hashable {
    let look: LookName
    let kind: Kind

    /// The golden picture that every document has by default.
    static let usual = GoldenName(ViewOptions.Look(view: DocumentView()), .svg)

    /// The goldens that `galley accept` records of a document that has none, and expects none.
    static let usualOnes = [GoldenName(ViewOptions.Look(view: DocumentView()), .frames), usual]

    enum Kind: String, CaseIterable {
        case frames
        case svg
        case png

        var suffix: String {
            switch self {
            case .frames: ".frames.json"
            case .svg: ".svg"
            case .png: ".png"
            }
        }
    }

    /// - Parameter scale: pixels a point, of a PNG.
    init(_ look: ViewOptions.Look, _ kind: Kind, scale: Int = 1) {
        let name = LookName(look, scale: kind == .png ? scale : 1)
        self.init(look: kind == .frames ? name.ofFrames : name, kind: kind)
    }

    private init(look: LookName, kind: Kind) {
        self.look = look
        self.kind = kind
    }

    /// Parses what follows the document's name; `nil` for any other file name.
    init?(_ rest: Substring) {
        guard let kind = Kind.allCases.first(where: { rest.hasSuffix($0.suffix) }),
            let look = LookName(rest.dropLast(kind.suffix.count))
        else { return nil }
        // A table has no scale, no style and no part, and an SVG no scale.
        guard kind == .png || look.scale == 1, kind != .frames || look == look.ofFrames else { return nil }
        self.init(look: look, kind: kind)
    }

    /// Parses an entry of a document's `goldens`, such as `svg` or `png ~dark@2x`; `nil` for any other text.
    init?(entry text: String) {
        let words = text.split(separator: " ")
        guard let kind = words.first.flatMap({ Kind(rawValue: String($0)) }), words.count <= 2 else { return nil }
        self.init((words.count == 2 ? words[1] : "") + kind.suffix)
    }

    /// The names of the documents that a file may be a golden of; none for any other file.
    static func stems(of file: String) -> [String] {
        file.indices.filter { LookName.signs.contains(file[$0]) && GoldenName(file[$0...]) != nil }.map { String(file[..<$0]) }
    }

    /// What follows the document's name, as `galley render` writes it.
    var suffix: String { look.text + kind.suffix }

    /// The same but for the appearance.
    func shown(in appearance: Appearance?) -> GoldenName { GoldenName(look: look.shown(in: appearance), kind: kind) }

    /// Whether the name does not say if the golden is light or automatic, though that shows in it.
    var leavesAppearanceOpen: Bool { kind != .frames && look.view.appearance == nil }
}
