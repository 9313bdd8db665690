import TestSupport
import Testing
import UIKit

/// Frames that UIKit printed, and ink in its pictures (Fixtures/UIKitViews).
@MainActor
struct MeasuredScreenTests {
    private struct Facts: Decodable {
        struct Element: Decodable {
            var view: String
            var kind: String
            var frame: [CGFloat]?
            /// Ink from edge to edge: left, top, right, bottom.
            var pixels: [CGFloat]?
            var device: String?
            var container: [CGFloat]?
            var constraints: String?

            var area: CGRect { frame.map { rect($0[0], $0[1], $0[2], $0[3]) } ?? .zero }
        }

        var elements: [Element]

        init(_ name: String) throws {
            let file = Fixtures.folder.appendingPathComponent("UIKitViews/\(name).json")
            self = try JSONDecoder().decode(Facts.self, from: Data(contentsOf: file))
        }

        private enum CodingKeys: CodingKey { case elements }
    }

    private func isNear(_ frame: CGRect, _ other: CGRect) -> Bool {
        zip([frame.minX, frame.minY, frame.width, frame.height], [other.minX, other.minY, other.width, other.height])
            .allSatisfy { abs($0 - $1) < 0.001 }
    }

    /// Four labels on the edges and middles of the safe area; the labels at its top and bottom tell how large it is.
    @Test func labelsOnTheSafeAreaStandAsPrinted() throws {
        let facts = try Facts("sst.testTraits").elements
        #expect(facts.count == 48)
        for (device, elements) in Dictionary(grouping: facts, by: \.device) {
            let size = try #require(elements[0].container)
            let bottom = try #require(elements.first { $0.constraints?.contains("bottom") == true }).area
            let top = try #require(elements.first { $0.constraints?.hasPrefix("top") == true }).area
            let root = UIView(frame: rect(0, 0, size[0], size[1]))
            root.adopt(
                traitCollection: UITraitCollection(displayScale: 3, layoutDirection: .leftToRight),
                safeAreaInsets: UIEdgeInsets(top: top.minY, left: 0, bottom: size[1] - bottom.maxY, right: 0))
            for element in elements {
                let box = place(Box(element.area.width, element.area.height), in: root, try #require(element.constraints))
                root.layoutIfNeeded()
                #expect(isNear(box.frame, element.area), "\(device ?? "") \(element.view): \(box.frame)")
            }
        }
    }

    /// - Parameter constraints: such as `top=safe top, centerX=safe centerX`.
    private func place(_ box: Box, in root: UIView, _ constraints: String) -> Box {
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        let attributes: [Substring: NSLayoutConstraint.Attribute] = [
            "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "centerX": .centerX, "centerY": .centerY,
        ]
        for word in constraints.split(separator: ", ") {
            let attribute = attributes[word.prefix { $0 != "=" }] ?? .notAnAttribute
            NSLayoutConstraint(
                item: box, attribute: attribute, relatedBy: .equal, toItem: root.safeAreaLayoutGuide, attribute: attribute,
                multiplier: 1, constant: 0
            ).isActive = true
        }
        return box
    }

    @Test func nestedStacksStandAsPrinted() throws {
        let facts = try Facts("logs.stack-fillEqually").elements.map(\.area)
        let fields = UIStackView.row([Box(-1, 44), Box(-1, 44), Box(-1, 44)], .fill, .fillEqually)
        let column = UIStackView.column([fields, UITextField(), Box()], spacing: 10)
        (column.arrangedSubviews[1] as? UITextField)?.borderStyle = .roundedRect
        let root = UIView(frame: rect(0, 0, 390, 844))
        for view in [root, column, fields] + column.arrangedSubviews + fields.arrangedSubviews {
            view.adopt(traitCollection: UITraitCollection(displayScale: 3, layoutDirection: .leftToRight))
        }
        root.addSubview(column)
        column.frame = facts[0]
        root.layoutIfNeeded()
        let frames = [column, fields, fields.arrangedSubviews[0], fields.arrangedSubviews[1], column.arrangedSubviews[1]].map(\.frame)
        for (frame, fact) in zip(frames, facts) { #expect(isNear(frame, fact), "\(frame), not \(fact)") }
    }

    /// The ink of a line begins at the text's edge, stands on the baseline, and is as high as its letters.
    @Test func textFieldsDrawTheirLineInTheMiddle() throws {
        let facts = try Facts("blueprint.labels-and-fields").elements.filter { $0.kind == "textFieldInk" }
        #expect(facts.count == 4)
        for fact in facts {
            let ink = try #require(fact.pixels)
            let isTitle = fact.view.contains("title1")
            let field = UITextField(frame: rect(0, 0, 200, 44))
            field.font = .systemFont(ofSize: isTitle ? 28 : 17)
            let line = field.placeholderRect(forBounds: field.bounds)
            let (font, baseline) = (try #require(field.font), line.minY + (field.font?.ascender ?? 0))
            // Ascenders rise a little above capitals; commas and descenders reach below the baseline.
            #expect(ink[1] <= (baseline - font.capHeight).rounded() && ink[1] >= baseline - font.capHeight - 2)
            #expect(ink[3] >= baseline && ink[3] <= baseline - font.descender)
            #expect(fact.view.contains("right") ? line.maxX - ink[2] == 1 : ink[0] - line.minX <= 1)
        }
    }
}
