/// A layout's configuration, copied out of the API's classes.
struct LayoutDescription: Sendable, Hashable {
    var scrollAxis: Axis
    var interSectionSpacing: Double
    var boundary: [BoundaryDescription]
}
