import CompositionalLayout
import Foundation
import Goldens
import LayoutComparison
import LayoutDiagram
import LayoutDocument
import SVGWriter
import VectorScene

/// What an SVG golden was made for.
///
/// An SVG does not list its options, but its id is made of them and of the document's name alone. So another golden's options
/// are found by trying: the one of which the id is the golden's is the one it was made for.
struct SVGOptions {
    private let golden: SubjectGolden
    private let document: any Subject
    private let bytes: [UInt8]

    /// - Parameter bytes: the golden's.
    init(_ golden: SubjectGolden, of document: any Subject, bytes: [UInt8]) {
        self.golden = golden
        self.document = document
        self.bytes = bytes
    }

    /// What the golden was made for, if it was for something else than the document's current output.
    func difference() throws(Failure) -> String? {
        let own = try golden.diagram(of: document)
        guard !isGoldens(own) else { return nil }
        if let other = otherParts(own).first(where: isGoldens) { return own.options.difference(from: other.options) }
        for view in otherViews {
            // Some devices may not suit the document.
            guard let other = try? golden.diagram(of: document, view), isGoldens(other) else { continue }
            return own.options.difference(from: other.options)
        }
        return sizes(own) ?? "the golden was made with other options than this: another viewport, offset, style, crop or width"
    }

    /// Whether the golden was made with a diagram's options.
    func isGoldens(_ diagram: Diagram) -> Bool {
        let empty = Picture(
            size: Size(width: 0, height: 0), identifier: diagram.identifier, title: "", description: "", nodes: [])
        let id = Self.id(empty.svg(colors: Picture.SVGColors(diagram.subject.appearance)))
        return id != nil && id == Self.id(bytes)
    }

    /// The id of a document: the first attribute's value.
    private static func id(_ svg: [UInt8]) -> ArraySlice<UInt8>? {
        let parts = svg.prefix(200).split(separator: UInt8(ascii: "\""), maxSplits: 2)
        return parts.count == 3 ? parts[1] : nil
    }

    /// Views that differ from the golden's in what its name does not fix.
    private var otherViews: [DocumentView] {
        let view = golden.name.look.view
        let isFixed = view.device != nil || view.size != nil
        let devices: [Device?] = isFixed ? [view.device] : [nil] + Device.all
        let directions: [UITraitEnvironmentLayoutDirection?] = view.direction == nil ? [.leftToRight, .rightToLeft] : [view.direction]
        let placed = directions.flatMap { direction in
            devices.map { device in
                var other = view
                (other.device, other.direction) = (device, direction)
                return other
            }
        }
        let shown = view.appearance == nil ? [Appearance.light, .dark] : []
        let sized = view.contentSize == nil ? UIContentSizeCategory.ordered : []
        return sized.map { contentSize in
            var other = view
            other.contentSize = contentSize
            return other
        } + shown.map { appearance in
            var other = view
            other.appearance = appearance
            return other
        } + placed
    }

    /// Diagrams that differ in the crop and the width, as far as the golden's name does not fix them. To try every element and
    /// margin would be too much.
    private func otherParts(_ own: Diagram) -> [Diagram] {
        var (crops, widths) = ([own.style.crop], [own.style.width])
        if golden.name.look.crop == nil {
            let parts = [DiagramCrop.Part.phone] + (0..<Self.triedSections).map { .section($0) }
            let margins = [own.style.crop?.margin ?? 0, 0]
            crops += [nil] + parts.flatMap { part in margins.map { DiagramCrop(part, margin: $0) } }
        }
        if golden.name.look.width == nil { widths += [nil, width] }
        return crops.flatMap { crop in
            widths.map { width in
                var other = own
                (other.style.crop, other.style.width) = (crop, width)
                return other
            }
        }
    }

    private static let triedSections = 16

    /// The golden's width in points.
    private var width: Double? {
        let head = String(decoding: bytes.prefix(1 << 10), as: UTF8.self)
        return head.firstMatch(of: /\ width="([0-9.]+)"/).flatMap { Double($0.1) }
    }

    /// The sizes of both, if the golden's own description tells one.
    private func sizes(_ own: Diagram) -> String? {
        let pattern = /([0-9.]+ × [0-9.]+)[^×:<]*: [^×<]*<\/desc>/
        guard let text = String(bytes: bytes.prefix(1 << 14), encoding: .utf8), let match = text.firstMatch(of: pattern)
        else { return nil }
        let size = own.subject.layout.viewport.size
        let now = [size.width, size.height].map { NumberText.text(Double($0), decimals: 1) }.joined(separator: " × ")
        return String(match.1) == now ? nil : "the golden is of \(match.1), this is of \(now)"
    }
}
