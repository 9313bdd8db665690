import CompositionalLayout
import DocumentDiagram
import Foundation
import Scene

extension GoldenName {
    /// The name of a golden of a look at a document.
    ///
    /// - Parameter scale: pixels a point, of a PNG; `nil` is 1.
    init(_ look: ViewOptions.Look, _ kind: Kind, scale: Int? = nil) {
        view = look.view
        view.appearance = look.appearance.fixed
        // As exact as the name tells them, from which they are read again.
        view.offset = view.offset.map(Self.rounded)
        view.size = view.size.map { CGSize(width: Self.rounded($0.width), height: Self.rounded($0.height)) }
        style = kind == .frames ? nil : look.style
        self.kind = kind
        self.scale = kind == .png ? scale : nil
    }

    /// What follows the document's name, as `galley render` would write it.
    var suffix: String {
        var parts: [String] = []
        if let device = view.device { parts.append("." + device.slug) }
        if let size = view.size { parts.append(".\(Self.text(size.width))x\(Self.text(size.height))") }
        if let appearance = view.appearance { parts.append("~" + appearance.rawValue) }
        if let direction = view.direction { parts.append(direction == .rightToLeft ? ".rtl" : ".ltr") }
        if let offset = view.offset { parts.append("+" + Self.text(offset)) }
        if let style { parts.append("-" + style.name) }
        if let scale, scale != 1 { parts.append("@\(scale)x") }
        return parts.joined() + kind.suffix
    }

    private static let decimals = 2

    private static func text(_ length: CGFloat) -> String { NumberText.text(length, decimals: decimals) }

    private static func rounded(_ length: CGFloat) -> CGFloat { Double(text(length)) ?? length }
}
