import LayoutHosting
import TestSupport
import Testing
import UIKit
import ViewPictures

extension ViewPicture {
    /// A view as a picture, in the environment of an iPhone 15.
    @MainActor
    static func of(_ make: @MainActor () -> UIView) throws -> ViewPicture {
        let viewport = Device.iPhone15.viewport
        return try #require(viewport.performAsCurrent { ViewCollector().picture(of: make()) })
    }

    /// A view of 100 × 60 points.
    @MainActor
    static func ofBox(at origin: CGPoint = .zero, _ change: @MainActor (UIView) -> Void) throws -> ViewPicture {
        try of {
            let view = UIView(frame: CGRect(origin: origin, size: CGSize(width: 100, height: 60)))
            change(view)
            return view
        }
    }

    /// All pictures in this one and itself, with their frames in its coordinates.
    var all: [ViewPicture] { [self] + children.flatMap { $0.all.map { $0.moved(by: frame.origin) } } }

    private func moved(by origin: CGPoint) -> ViewPicture {
        var picture = self
        picture.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
        return picture
    }

    var text: ViewText? {
        guard case .text(let text) = content else { return nil }
        return text
    }

    var control: ViewControl? {
        guard case .control(let control) = content else { return nil }
        return control
    }

    var image: ViewImage? {
        guard case .image(let image) = content else { return nil }
        return image
    }
}

extension ViewText {
    /// The letters of each line.
    var words: [String] { lines.map { $0.runs.map(\.text).joined() } }
}

extension ViewColor {
    /// Hexadecimal components in light and in dark appearance, such as `#007AFF #0A84FF`.
    var words: String {
        [light, dark].map { color in
            let parts = [color.red, color.green, color.blue] + (color.alpha == 1 ? [] : [color.alpha])
            return "#" + parts.map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
        }.joined(separator: " ")
    }
}

func label(_ text: String, _ size: CGFloat = 17, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
    let label = UILabel()
    (label.text, label.font) = (text, .systemFont(ofSize: size))
    change(label)
    return label
}

func isNear(_ frame: CGRect, _ other: CGRect, within tolerance: CGFloat = 1) -> Bool {
    zip([frame.minX, frame.minY, frame.maxX, frame.maxY], [other.minX, other.minY, other.maxX, other.maxY])
        .allSatisfy { abs($0 - $1) <= tolerance }
}
