package import CompositionalLayout
import Foundation

extension UndecidedSize: CustomStringConvertible {
    package var description: String {
        func text(_ length: CGFloat) -> String { NumberText.text(Double(length), decimals: 2) }
        let (side, estimate) = switch sides {
        case .undecidedWidth: ("width", text(size.width))
        case .undecidedHeight: ("height", text(size.height))
        default: ("size", "\(text(size.width)) × \(text(size.height))")
        }
        let more = count > 1 ? " (and \(count - 1) more like it)" : ""
        return "\(first.name): nothing decides its \(side), and the estimate \(estimate) is kept\(more)"
    }
}
