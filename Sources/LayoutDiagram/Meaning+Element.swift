import CompositionalLayout
import Scene

extension Meaning {
    /// What an element is, for people and for programs.
    init(_ element: LayoutElement) {
        let category = element.category.rawValue
        let path = element.item == Int.max ? "\(element.section)" : "\(element.section)-\(element.item)"
        let frame = Rect(element.frame)
        let place = [frame.x, frame.y, frame.width, frame.height].map { NumberText.text($0, decimals: 2) }
        let name = element.kind.map { "\(category) \($0)" } ?? category
        self.init(
            title: "\(name) \(path): \(place[2]) × \(place[3]) at \(place[0]), \(place[1])",
            attributes: [Attribute("element", category)] + (element.kind.map { [Attribute("kind", $0)] } ?? [])
                + [Attribute("index-path", path), Attribute("frame", place.joined(separator: " "))])
    }
}
