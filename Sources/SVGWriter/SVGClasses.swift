/// The colour rules of an element, by number.
struct SVGClasses {
    var fill: Int?
    var stroke: Int?
}
