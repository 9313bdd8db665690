/// Distances by which something reaches beyond its near and far ends, in device pixels; not negative.
struct Overhang: Sendable, Hashable {
    var near = 0.0
    var far = 0.0

    mutating func include(_ other: Overhang) {
        near = max(near, other.near)
        far = max(far, other.far)
    }
}
