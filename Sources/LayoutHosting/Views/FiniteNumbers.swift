import Foundation
import ViewPictures

extension ViewPicture {
    /// False for a view with a number that cannot be drawn: not finite, or a billion and more. Its children do not count.
    var hasFiniteNumbers: Bool {
        var numbers = frame.numbers + [opacity, corners.radius]
        if let transform { numbers += [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] }
        if let border { numbers.append(border.width) }
        if let shadow { numbers += [shadow.opacity, shadow.radius, Double(shadow.offset.width), Double(shadow.offset.height)] }
        if let gradient { numbers += gradient.locations + gradient.start.numbers + gradient.end.numbers }
        for shape in shapes { numbers += shape.segments.flatMap(\.numbers) + shape.dashes + [shape.lineWidth] }
        switch mask {
        case .box(let frame, let corners)?: numbers += frame.numbers + [corners.radius]
        case .path(let segments, _)?: numbers += segments.flatMap(\.numbers)
        case .picture?, nil: break
        }
        switch content {
        case .text(let text): numbers += text.lines.flatMap { [$0.x, $0.baseline, $0.width] + $0.runs.flatMap { [$0.width, $0.style.fontSize] } }
        case .image(let image): numbers += image.frame.numbers
        // Values of controls are shares from 0 to 1.
        case .none, .control, .foreign: break
        }
        return numbers.allSatisfy { abs($0) < 1e9 }
    }
}

extension ViewShape.Segment {
    fileprivate var numbers: [Double] {
        switch self {
        case .move(let point), .line(let point): point.numbers
        case .curve(let first, let second, let end): first.numbers + second.numbers + end.numbers
        case .close: []
        }
    }
}

extension CGPoint {
    fileprivate var numbers: [Double] { [Double(x), Double(y)] }
}

extension CGRect {
    fileprivate var numbers: [Double] { [origin.x, origin.y, size.width, size.height].map { Double($0) } }
}
