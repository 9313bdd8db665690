import LayoutHosting
import TestSupport
import Testing
import UIKit
import ViewPictures

/// Labels on the edges and middles of the safe area of 12 devices stand in pictures where UIKit printed them.
@MainActor
struct MeasuredLabelTests {
    private struct Facts: Decodable {
        struct Element: Decodable {
            struct Font: Decodable {
                var size: CGFloat
                var weight: String
            }

            var frame: [CGFloat]
            var device: String
            var container: [CGFloat]
            var constraints: String
            var font: Font
            var text: String

            var area: CGRect { CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) }
        }

        var elements: [Element]
    }

    @Test func labelsStandAsPrinted() throws {
        let file = Fixtures.folder.appendingPathComponent("UIKitViews/sst.testTraits.json")
        let facts = try JSONDecoder().decode(Facts.self, from: Data(contentsOf: file)).elements
        #expect(facts.count == 48)
        for (device, elements) in Dictionary(grouping: facts, by: \.device) {
            let picture = try ViewPicture.of { screen(elements) }
            for (child, fact) in zip(picture.children, elements) {
                // Widths are estimated.
                let error = 1.0 / 3 + 0.043 * fact.area.width
                #expect(abs(child.frame.minY - fact.area.minY) < 0.34 && abs(child.frame.height - fact.area.height) < 0.001)
                #expect(abs(child.frame.minX - fact.area.minX) <= error && abs(child.frame.maxX - fact.area.maxX) <= error, "\(device)")
                #expect(child.text?.words == [fact.text] && child.text?.isTruncated == false)
            }
        }
    }

    private func screen(_ facts: [Facts.Element]) -> UIView {
        let size = facts[0].container
        let root = UIView(frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]))
        let top = facts.first { $0.constraints.hasPrefix("top") }?.area.minY ?? 0
        let bottom = facts.first { $0.constraints.hasPrefix("bottom") }?.area.maxY ?? size[1]
        root.adopt(
            traitCollection: UITraitCollection(displayScale: 3, layoutDirection: .leftToRight),
            safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: size[1] - bottom, right: 0))
        for fact in facts {
            let label = label(fact.text) { $0.font = .systemFont(ofSize: fact.font.size, weight: fact.font.weight == "semibold" ? .semibold : .regular) }
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            let attributes: [Substring: NSLayoutConstraint.Attribute] = [
                "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "centerX": .centerX, "centerY": .centerY,
            ]
            for attribute in fact.constraints.split(separator: ", ").compactMap({ attributes[$0.prefix { $0 != "=" }] }) {
                NSLayoutConstraint(
                    item: label, attribute: attribute, relatedBy: .equal, toItem: root.safeAreaLayoutGuide, attribute: attribute,
                    multiplier: 1, constant: 0
                ).isActive = true
            }
        }
        return root
    }
}
