import Scene

/// What is written of an element, as plain values.
struct SVGElement: BitwiseCopyable {
    /// The number of what it is called.
    var name: Int
    var section: Int
    /// `nil` for an element of the whole layout.
    var item: Int?
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    /// Its group, where that is drawn other than as its children alone.
    var effects: UnsafePointer<Node>?

    @inline(__always)
    init(_ element: borrowing PlacedElement, name: Int, effects: UnsafePointer<Node>?) {
        self.name = name
        self.effects = effects
        section = element.section
        item = element.item
        (x, y) = (element.frame.x, element.frame.y)
        (width, height) = (element.frame.width, element.frame.height)
    }
}
