import VectorScene

/// The parts of a blueprint that tests examine besides text: dimension lines and bounds.
struct BlueprintGeometry {
    struct Measure {
        var kind: String
        var value: String
        /// The number of equal lengths that it stands for.
        var count = 1
        /// The line with its ticks.
        var line: Rect
        var texts: [TextRun]
    }

    private(set) var measures: [Measure] = []
    private(set) var circles: [Point] = []
    /// The dash patterns of rectangles.
    private(set) var dashes: [[Double]] = []
    /// Descriptions of all errors found.
    private(set) var faults: [String] = []
    private let page: Rect

    init(_ picture: Picture) {
        page = Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
        walk(picture.nodes, clip: page)
        faults += measures.compactMap(Self.fault)
        let geometry = PictureGeometry(picture)
        faults += geometry.faults + textsAcrossEdges(geometry)
    }

    private mutating func walk(_ nodes: [Node], clip: Rect) {
        for node in nodes {
            if let bounds = node.bounds, !page.contains(bounds.intersection(clip == page ? bounds : clip)) {
                faults.append("drawn outside the page: \(bounds)")
            }
            switch node {
            case .shape(let node):
                if case .circle(let center, _) = node.shape { circles.append(center) }
                if case .rect = node.shape, let stroke = node.stroke, !stroke.dashes.isEmpty { dashes.append(stroke.dashes) }
            case .text: break
            case .group(let group):
                if let measure = Self.measure(group) { measures.append(measure) }
                walk(group.children, clip: group.clip.map { clip.intersection($0.bounds) } ?? clip)
            }
        }
    }

    private static func measure(_ group: Group) -> Measure? {
        guard let kind = group.meaning?.attributes.first(where: { $0.name == "measure" })?.value,
            let value = group.meaning?.attributes.first(where: { $0.name == "value" })?.value
        else { return nil }
        var line: Rect?
        var texts: [TextRun] = []
        for child in group.children {
            if case .text(let run) = child { texts.append(run) }
            if case .shape(let node) = child, case .path(let path) = node.shape { line = path.bounds }
        }
        let count = group.meaning?.attributes.first { $0.name == "count" }.flatMap { Int($0.value) } ?? 1
        return Measure(kind: kind, value: value, count: count, line: line ?? Rect(x: 0, y: 0, width: 0, height: 0), texts: texts)
    }

    /// A dimension line has one text, its value, within reach.
    private static func fault(_ measure: Measure) -> String? {
        guard measure.texts.count == 1, let run = measure.texts.first else { return "\(measure.value) stands at no line" }
        let text = measure.value + (measure.count > 1 ? " ×\(measure.count)" : "")
        guard run.text == text || run.text == "group \(text)" else { return "\(run.text) is not \(text)" }
        guard measure.line.width > 0, measure.line.height > 0 else { return "\(measure.value) has no line" }
        return measure.line.inset(by: -24).intersects(run.bounds) ? nil : "\(measure.value) is far from its line"
    }

    /// Text on an element must lie inside one.
    private func textsAcrossEdges(_ geometry: PictureGeometry) -> [String] {
        let boxes = geometry.elements.filter { element in
            element.meaning.attributes.contains { $0.name == "element" && $0.value != "decoration" }
        }.map(\.shown)
        return geometry.texts.compactMap { text in
            let met = boxes.filter { $0.intersects(text.bounds) }
            return met.isEmpty || met.contains { $0.contains(text.bounds) } ? nil : "\"\(text.text)\" leaves its box"
        }
    }
}
