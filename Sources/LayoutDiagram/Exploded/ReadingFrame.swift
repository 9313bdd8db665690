import CompositionalLayout
import Foundation
import Scene

extension SolvedLayout {
    /// A frame in reading coordinates: x grows from the leading edge.
    func reading(_ frame: CGRect) -> Rect {
        let rect = Rect(frame)
        return viewport.isRightToLeft ? Rect(x: -rect.maxX, y: rect.y, width: rect.width, height: rect.height) : rect
    }
}
