import Foundation
import VectorScene
import ViewPictures

/// Draws controls in their bounds, in the shapes and neutral colours that Apple publishes.
struct ControlPainter {
    let theme: Theme
    let symbols: SymbolCache
    let rect: Rect
    /// The colour behind the control.
    let ground: AdaptiveColor

    func drawn(_ control: ViewControl) -> DrawnView {
        guard !rect.isEmpty else { return DrawnView() }
        let nodes = switch control {
        case .toggle(let isOn, let on, let thumb): toggle(isOn: isOn, AdaptiveColor(on), thumb)
        case .slider(let value, let filled, let track, let thumb): slider(value, AdaptiveColor(filled), track, thumb)
        case .progress(let value, let filled, let track): bar(rect, filledTo: value, AdaptiveColor(filled), track)
        case .stepper: stepper
        case .pages(let count, let current, let dots, let currentDot):
            pages(count, AdaptiveColor(dots), current, AdaptiveColor(currentDot))
        case .segments(let count, let selected, let selection): segments(count, selected, selection)
        case .activity(let color): spokes(AdaptiveColor(color))
        case .accessory(let name, let color): accessory(name, AdaptiveColor(color))
        case .field(let isRounded): [field(radius: isRounded ? min(5, rect.height / 2) : 0)]
        case .separator(let color): [fill(.rect(rect), AdaptiveColor(color))]
        }
        return DrawnView(nodes, nodes.isEmpty ? nil : rect)
    }

    private func fill(_ shape: Shape, _ color: AdaptiveColor) -> Node { .shape(ShapeNode(shape, fill: .color(color))) }

    private func box(_ rect: Rect, _ color: AdaptiveColor, radius: Double) -> Node {
        fill(.roundedRect(rect, radius: min(radius, min(rect.width, rect.height) / 2)), color)
    }

    /// The margin around a knob or a selected segment.
    private var margin: Double { min(2, rect.width / 4, rect.height / 4) }

    /// A knob, white by default, with a faint edge, which stands out on any track.
    private func knob(_ shape: Shape, _ color: ViewColor?) -> Node {
        .shape(ShapeNode(shape, fill: .color(color.map { AdaptiveColor($0) } ?? Self.knob), stroke: Stroke(.color(Self.edge), width: 0.5)))
    }
}

// MARK: - Values

extension ControlPainter {
    private func toggle(isOn: Bool, _ on: AdaptiveColor, _ thumb: ViewColor?) -> [Node] {
        let track = box(rect, isOn ? on : Self.track, radius: rect.height / 2)
        let place = rect.inset(by: margin)
        let height = min(place.height, place.width)
        // The wide switch of iOS 26 has a wide knob.
        let width = rect.width > 2 * rect.height ? height * 1.6 : height
        let x = isOn ? place.maxX - width : place.minX
        let knob = Rect(x: x, y: place.midY - height / 2, width: width, height: height)
        return [track, self.knob(.roundedRect(knob, radius: height / 2), thumb)]
    }

    private func slider(_ value: Double, _ filled: AdaptiveColor, _ track: ViewColor?, _ thumb: ViewColor?) -> [Node] {
        let radius = min(13.5, rect.height / 2, rect.width / 2)
        let height = min(4, rect.height)
        let line = Rect(x: rect.minX + margin, y: rect.midY - height / 2, width: rect.width - 2 * margin, height: height)
        let x = rect.minX + radius + (rect.width - 2 * radius) * Self.share(value)
        let share = line.width > 0 ? (x - line.minX) / line.width : 0
        let center = Point(x: x, y: rect.midY)
        return bar(line, filledTo: share, filled, track) + [knob(.circle(center: center, radius: max(0, radius - 0.25)), thumb)]
    }

    private func bar(_ rect: Rect, filledTo value: Double, _ filled: AdaptiveColor, _ track: ViewColor?) -> [Node] {
        var part = rect
        part.width *= Self.share(value)
        let radius = min(rect.height, 4) / 2
        return [box(rect, track.map { AdaptiveColor($0) } ?? Self.track, radius: radius)] + (part.isEmpty ? [] : [box(part, filled, radius: radius)])
    }

    private func pages(_ count: Int, _ dots: AdaptiveColor, _ current: Int, _ currentDot: AdaptiveColor) -> [Node] {
        // Dots for which there is no room are not drawn.
        let count = max(0, min(count, Int(rect.width / 8)))
        guard count > 0 else { return [] }
        let pitch = min(17, rect.width / Double(count))
        let start = rect.midX - pitch * Double(count - 1) / 2
        return (0..<count).map { index in
            let center = Point(x: start + Double(index) * pitch, y: rect.midY)
            return fill(.circle(center: center, radius: min(3.5, pitch / 3, rect.height / 2)), index == current ? currentDot : dots)
        }
    }

    /// Eight spokes, fading anticlockwise.
    private func spokes(_ color: AdaptiveColor) -> [Node] {
        let radius = min(rect.width, rect.height, 37) / 2
        return (0..<8).map { index in
            let angle = Double(index) / 8 * 2 * .pi - .pi / 2
            let ends = [0.48, 0.88].map { share in
                Point(
                    x: Typesetter.rounded(rect.midX + cos(angle) * radius * share),
                    y: Typesetter.rounded(rect.midY + sin(angle) * radius * share))
            }
            let faded = color.faded(0.2 + 0.8 * Double(index + 1) / 8)
            return .shape(ShapeNode(
                .path(Path([.move(ends[0]), .line(ends[1])])),
                stroke: Stroke(.color(faded), width: Typesetter.rounded(radius * 0.22), ends: .round)))
        }
    }

    private static func share(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
}

// MARK: - Boxes

extension ControlPainter {
    private var stepper: [Node] {
        let length = min(rect.width / 2, rect.height) * 0.42
        func sign(_ name: String, _ x: Double) -> [Node] {
            let place = Rect(x: x - length / 2, y: rect.midY - length / 2, width: length, height: length)
            return symbols[name].nodes(in: place, ink: theme.text, ground: ground)
        }
        let divider = Rect(x: rect.midX - 0.5, y: rect.minY + rect.height * 0.22, width: 1, height: rect.height * 0.56)
        return [box(rect, Self.panel, radius: 8), box(divider, Self.line, radius: 0.5)]
            + sign("minus", rect.minX + rect.width / 4) + sign("plus", rect.maxX - rect.width / 4)
    }

    /// Segments of whole points; the last has the remainder. Neighbours that are not selected have a line between them.
    private func segments(_ count: Int, _ selected: Int?, _ selection: ViewColor?) -> [Node] {
        var nodes = [box(rect, Self.panel, radius: 9)]
        guard count > 0 else { return nodes }
        let width = (rect.width / Double(count)).rounded(.down)
        func start(_ index: Int) -> Double { rect.minX + Double(index) * width }
        for index in 1..<max(1, count) where index != selected && index - 1 != selected {
            let line = Rect(x: start(index) - 0.5, y: rect.minY + rect.height * 0.25, width: 1, height: rect.height * 0.5)
            nodes.append(box(line, Self.line, radius: 0.5))
        }
        guard let selected, (0..<count).contains(selected) else { return nodes }
        let end = selected == count - 1 ? rect.maxX : start(selected + 1)
        let place = Rect(x: start(selected), y: rect.minY, width: end - start(selected), height: rect.height).inset(by: margin)
        nodes.append(.shape(ShapeNode(
            .roundedRect(place, radius: min(7, place.height / 2)), fill: .color(selection.map { AdaptiveColor($0) } ?? Self.selection),
            stroke: Stroke(.color(Self.edge), width: 0.5))))
        return nodes
    }

    private func field(radius: Double) -> Node {
        .shape(ShapeNode(.roundedRect(rect.inset(by: 0.5), radius: radius), stroke: Stroke(.color(Self.line), width: 1)))
    }

    private func accessory(_ name: String, _ color: AdaptiveColor) -> [Node] {
        let symbol = switch name {
        case "disclosureIndicator", "disclosure", "disclosureButton", "outlineDisclosure": "chevron.right"
        case "outlineDisclosureExpanded": "chevron.down"
        case "checkmark": "checkmark"
        case "delete": "minus.circle.fill"
        case "insert": "plus.circle.fill"
        case "reorder": "line.3.horizontal"
        case "detail", "detailButton", "detailDisclosureButton": "info.circle"
        case "multiselect", "multiselectUnselected": "circle"
        case "multiselectSelected": "checkmark.circle.fill"
        case "popUpMenu": "chevron.up.chevron.down"
        default: name
        }
        return symbols[symbol].nodes(in: rect, ink: color, ground: ground)
    }
}

// MARK: - Colours

extension ControlPainter {
    private static func gray(_ light: Double, _ dark: Double) -> AdaptiveColor {
        AdaptiveColor(light: Color(0x787880, alpha: light), dark: Color(0x787880, alpha: dark))
    }

    /// The fill of tracks behind values, and of a switch that is off.
    private static let track = gray(0.2, 0.36)
    /// The fill behind segments and steps.
    private static let panel = gray(0.12, 0.24)
    /// The colour of lines between segments, and around a field.
    private static let line = AdaptiveColor(light: Color(0x3C3C43, alpha: 0.2), dark: Color(0x8E8E93, alpha: 0.4))
    private static let edge = AdaptiveColor(Color(0x000000, alpha: 0.12))
    private static let knob = AdaptiveColor(Color(0xFFFFFF))
    private static let selection = AdaptiveColor(light: Color(0xFFFFFF), dark: Color(0x636366))
}

extension AdaptiveColor {
    /// The same colours with their alpha multiplied by a share.
    func faded(_ share: Double) -> AdaptiveColor {
        AdaptiveColor { appearance in
            var color = self[appearance]
            color.alpha *= share
            return color
        }
    }
}
