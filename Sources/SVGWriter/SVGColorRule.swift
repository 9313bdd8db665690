import Scene

/// A colour that is another one in dark surroundings, where it is used so.
struct SVGColorRule: Hashable {
    enum Property: Hashable {
        case fill
        case stroke
        case stop
    }

    var property: Property
    var color: AdaptiveColor
}
