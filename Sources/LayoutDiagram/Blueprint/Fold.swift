import Scene

/// Takes a stretch out of an axis: what lies in it is pressed into a short strip, what lies beyond it moves up.
struct Fold {
    var axis: PageAxis
    /// What is taken out; `nil` for nothing.
    var hidden: ClosedRange<Double>?

    /// How long the strip is: a line of text fits it, or its words below each other.
    static func strip(_ axis: PageAxis) -> Double {
        switch axis {
        case .horizontal: 64
        case .vertical: 40
        }
    }

    private var strip: Double { Self.strip(axis) }

    /// The strip that stands for what is hidden.
    var shown: ClosedRange<Double>? {
        hidden.map { $0.lowerBound...($0.lowerBound + strip) }
    }

    func place(_ rect: Rect) -> Rect {
        let near = place(rect.near(axis))
        return rect.with(axis, near...max(near, place(rect.far(axis))))
    }

    private func place(_ coordinate: Double) -> Double {
        guard let hidden, coordinate > hidden.lowerBound else { return coordinate }
        let length = hidden.upperBound - hidden.lowerBound
        if coordinate >= hidden.upperBound { return coordinate - length + strip }
        return hidden.lowerBound + (coordinate - hidden.lowerBound) * strip / length
    }
}
