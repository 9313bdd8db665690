package import ImageComparison
import MessageText
import VectorScene

/// Describes the difference between two bitmaps in words: its extent, and the picture's elements concerned.
package struct PixelWording {
    private let difference: PictureDifference
    private let picture: Picture
    private let scale: Double

    /// - Parameter scale: pixels per point.
    init(_ difference: PictureDifference, on picture: Picture, scale: Double) {
        self.difference = difference
        self.picture = picture
        self.scale = scale
    }

    private static let shownElements = 5

    var text: String { difference.description + (places.isEmpty ? "" : "; " + places) }

    private static let shownRegions = 8

    /// The differing regions, one line each.
    package static func regions(_ difference: PictureDifference) -> [String] {
        let start = ListStart(difference.regions, limit: shownRegions, of: "region")
        let lines = start.elements.map { region in
            let box = region.box
            return "  \(region.pixelCount) in \(box.width) × \(box.height) pixels at (\(box.left), \(box.top))"
        }
        return lines + (start.more.map { ["  \($0)"] } ?? [])
    }

    /// The elements that intersect the differing regions.
    private var places: String {
        let regions = difference.regions.map { region in
            Rect(
                x: Double(region.box.left) / scale, y: Double(region.box.top) / scale,
                width: Double(region.box.width) / scale, height: Double(region.box.height) / scale)
        }
        var names: [String] = []
        Self.forEachElement(of: picture.nodes, .identity) { name, bounds in
            if !names.contains(name), regions.contains(where: bounds.intersects) { names.append(name) }
        }
        return ListText.names(names, limit: Self.shownElements)
    }

    private static func forEachElement(of nodes: [Node], _ transform: Transform, _ body: (String, Rect) -> Void) {
        for case .group(let group) in nodes {
            let inner = group.transform.concatenating(transform)
            guard let name = group.meaning.flatMap(name), let bounds = Node.group(group).bounds else {
                forEachElement(of: group.children, inner, body)
                continue
            }
            body(name, bounds.transformed(by: transform))
        }
    }

    private static func name(_ meaning: Meaning) -> String? {
        func attribute(_ name: String) -> String? { meaning.attributes.first { $0.name == name }?.value }
        guard let category = attribute("element"), let path = attribute("index-path") else { return nil }
        return "\(attribute("kind") ?? category) [\(path.replacing("-", with: ", "))]"
    }
}
