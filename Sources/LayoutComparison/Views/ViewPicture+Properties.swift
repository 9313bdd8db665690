import Foundation
import ViewPictures

extension ViewPicture {
    /// The properties of the box, without default values.
    var boxProperties: [ViewsRecord.Property] {
        var list: [ViewsRecord.Property?] = [
            background.map { .init("background", $0.words) },
            corners.radius == 0 ? nil : .init("radius", number(corners.radius)),
            corners.radius == 0 || corners.rounded.count == 4 ? nil
                : .init("corners", corners.rounded.map(\.rawValue).sorted().joined(separator: ",")),
            border.map { .init("border", "\(number($0.width)),\($0.color.words)") },
            shadow.map { .init("shadow", "\($0.color.words),\(numbers([$0.opacity, $0.radius, $0.offset.width, $0.offset.height]))") },
            gradient.map { .init("gradient", $0.words) },
        ]
        list += shapes.map { .init("shape", $0.words) }
        list += [
            opacity == 1 ? nil : .init("opacity", number(opacity)),
            transform.map { .init("transform", numbers([$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty])) },
            isClipped ? .init("clipped") : nil,
        ]
        return list.compactMap { $0 }
    }
}

extension ViewPicture.Content {
    var properties: [ViewsRecord.Property] {
        switch self {
        case .none: []
        case .text(let text): text.properties
        case .image(let image):
            [.init("image", image.symbol ?? ""), .init("at", numbers(image.frame))] + (image.tint.map { [.init("tint", $0.words)] } ?? [])
        case .control(let control): control.properties
        case .foreign(let words): [.init("box", words)]
        }
    }
}

extension ViewText {
    /// The text of the lines and the distinct styles of their runs.
    fileprivate var properties: [ViewsRecord.Property] {
        let styles = lines.flatMap(\.runs).map(\.style)
        let offsets = lines.map(\.x)
        func list(_ words: [String]) -> String { words.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ",") }
        let properties: [ViewsRecord.Property?] = [
            .init("text", lines.map { $0.runs.map(\.text).joined() }.joined(separator: "\n")),
            .init("font", list(styles.map(\.font))),
            .init("color", list(styles.map(\.color.words))),
            offsets.allSatisfy { $0 == 0 } ? nil : .init("x", numbers(offsets)),
            styles.contains { $0.background != nil } ? .init("highlight", list(styles.compactMap { $0.background?.words })) : nil,
            styles.contains(where: \.isUnderlined) ? .init("underlined") : nil,
            styles.contains(where: \.isStruckThrough) ? .init("struck") : nil,
            isTruncated ? .init("truncated") : nil,
        ]
        return properties.compactMap { $0 }
    }
}

extension ViewText.Style {
    /// Size and weight, such as `17/600`; then `i` for italic, `m` for monospaced letters.
    fileprivate var font: String { "\(number(fontSize))/\(weight)" + (isItalic ? "i" : "") + (isMonospaced ? "m" : "") }
}

extension ViewControl {
    fileprivate var properties: [ViewsRecord.Property] {
        switch self {
        case .toggle(let isOn, let color, let thumb): [.init("switch", isOn ? "on" : "off")] + colors(color, thumb)
        case .slider(let value, let color, let track, let thumb): [.init("slider", number(value))] + colors(color, track, thumb)
        case .progress(let value, let color, let track): [.init("progress", number(value))] + colors(color, track)
        case .stepper: [.init("stepper")]
        case .pages(let count, let current, let dots, let dot):
            [.init("page", "\(current)/\(count)"), .init("color", "\(dots.words),\(dot.words)")]
        case .segments(let count, let selected, let selection):
            [.init("segment", "\(selected.map(String.init) ?? "none")/\(count)")] + (selection == nil ? [] : colors(selection))
        case .activity(let color): [.init("activity"), .init("color", color.words)]
        case .accessory(let name, let color): [.init("accessory", name), .init("color", color.words)]
        case .field(let isRounded): [.init("field", isRounded ? "rounded" : "plain")]
        case .separator(let color): [.init("separator"), .init("color", color.words)]
        }
    }

    /// The colours that are known, in one property.
    private func colors(_ colors: ViewColor?...) -> [ViewsRecord.Property] {
        [.init("color", colors.compactMap { $0?.words }.joined(separator: ","))]
    }
}

extension ViewColor {
    /// `#FF3B30`, or `#FF3B30/#FF453A` with a different dark colour; opacity adds two digits to each.
    var words: String { light == dark ? light.hex : "\(light.hex)/\(dark.hex)" }
}

extension ViewColor.Components {
    fileprivate var hex: String {
        let digits = [red, green, blue, alpha].map { part in
            let byte = Int((max(0, min(1, part.isFinite ? part : 0)) * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "#" + digits.prefix(digits[3] == "FF" ? 3 : 4).joined()
    }
}

extension ViewGradient {
    fileprivate var words: String {
        let stops = zip(colors, locations).map { "\($0.words)@\(number($1))" }
        return (kind == .axial ? "" : "\(kind),") + stops.joined(separator: ",") + ",\(numbers([start.x, start.y, end.x, end.y]))"
    }
}

extension ViewShape {
    fileprivate var words: String {
        let path = segments.map { segment in
            switch segment {
            case .move(let point): "M\(numbers([point.x, point.y]))"
            case .line(let point): "L\(numbers([point.x, point.y]))"
            case .curve(let first, let second, let end): "C\(numbers([first.x, first.y, second.x, second.y, end.x, end.y]))"
            case .close: "Z"
            }
        }
        let ends = [fill.map { "fill:\($0.words)" }, stroke.map { "stroke:\($0.words),\(number(lineWidth))" }]
        let more = [dashes.isEmpty ? nil : "dashes:\(numbers(dashes))", isRound ? "round" : nil, isEvenOdd ? "evenodd" : nil]
        return ([path.joined()] + (ends + more).compactMap { $0 }).joined(separator: ";")
    }
}

private func number(_ value: Double) -> String { FramesRecord.text(FramedElement.rounded(value)) }

private func numbers(_ values: [Double]) -> String { values.map(number).joined(separator: ",") }

private func numbers(_ frame: CGRect) -> String { numbers([frame.minX, frame.minY, frame.width, frame.height]) }
