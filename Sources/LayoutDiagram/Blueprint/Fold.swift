import Scene

/// Takes a stretch out of an axis: what lies in it is pressed into a short strip, what lies beyond it moves up.
struct Fold {
    static let strip = 40.0

    var axis: PageAxis
    /// What is taken out; `nil` for nothing.
    var hidden: ClosedRange<Double>?

    /// The strip that stands for what is hidden.
    var shown: ClosedRange<Double>? {
        hidden.map { $0.lowerBound...($0.lowerBound + Self.strip) }
    }

    func place(_ rect: Rect) -> Rect {
        let near = place(rect.near(axis))
        return rect.with(axis, near...max(near, place(rect.far(axis))))
    }

    private func place(_ coordinate: Double) -> Double {
        guard let hidden, coordinate > hidden.lowerBound else { return coordinate }
        let length = hidden.upperBound - hidden.lowerBound
        if coordinate >= hidden.upperBound { return coordinate - length + Self.strip }
        return hidden.lowerBound + (coordinate - hidden.lowerBound) * Self.strip / length
    }
}
