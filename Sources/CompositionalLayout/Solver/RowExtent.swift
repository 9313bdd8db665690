/// What the subitems of a row take along it so far, those counted alike that will be made so.
struct RowExtent {
    private var others = 0.0
    private var largestUniform = 0.0
    private var uniformCount = 0
    private var count = 0

    mutating func add(_ child: RowChild, _ axis: Axis) {
        count += 1
        others += child.description.edges.minimum(axis)
        if child.description.size[axis].isUniform {
            uniformCount += 1
            largestUniform = max(largestUniform, child.isPresent ? child.size[axis] : 0)
        } else {
            others += child.size[axis]
        }
    }

    func total(spacing: Double) -> Double {
        others + Double(uniformCount) * largestUniform + Double(max(0, count - 1)) * spacing
    }
}
