#if !canImport(QuartzCore)

// The order of layers that code adds among the subviews of a view: UIKit keeps both in one list.

extension CALayer {
    /// Inserts a layer at an index among sublayers and subviews, back to front.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        let all = orderedLayers
        let below = all.prefix(Int(idx)).last
        var others = sublayers ?? []
        layer.subviewBelow = below.flatMap { below in view?.subviews.first { $0.layer === below } ?? below.subviewBelow }
        let ownBelow = others.firstIndex { $0 === below }
        let neighbour = others.firstIndex { $0.subviewBelow === layer.subviewBelow }
        others.insert(layer, at: ownBelow.map { $0 + 1 } ?? neighbour ?? others.count)
        sublayers = others
    }

    /// Inserts a layer below another; below all if the other is neither a sublayer nor a subview's layer.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32(orderedLayers.firstIndex { $0 === sibling } ?? 0))
    }

    /// Inserts a layer above another; above all if the other is neither a sublayer nor a subview's layer.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let all = orderedLayers
        insertSublayer(layer, at: UInt32(all.firstIndex { $0 === sibling }.map { $0 + 1 } ?? all.count))
    }

    /// The sublayers and the subviews' layers, back to front.
    private var orderedLayers: [CALayer] {
        sublayers(above: nil) + (view?.subviews ?? []).flatMap { [$0.layer] + sublayers(above: $0) }
    }

    /// The sublayers between a subview and the next one; `nil` for those below all subviews.
    package final func sublayers(above subview: UIView?) -> [CALayer] {
        (sublayers ?? []).filter { layer in
            let below = layer.subviewBelow
            return (below?.superview === view ? below : nil) === subview
        }
    }
}
#endif

extension UIView {
    /// The subviews in the order in which they are drawn: by the `zPosition` of their layers, then as they were added.
    package final var drawingOrder: [UIView] {
        guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews }
        return subviews.enumerated().sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
            .map(\.element)
    }
}
