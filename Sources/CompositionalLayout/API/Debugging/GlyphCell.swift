/// One character cell of a canvas: the halves of lines that meet in its middle, a text, or a hatching.
struct GlyphCell {
    enum Weight: Int {
        case none = 0
        case light
        case heavy
    }

    /// The weights of the four half lines.
    var up = Weight.none
    var right = Weight.none
    var down = Weight.none
    var left = Weight.none
    var text: Character?
    var isHatched = false
    /// The number of the box whose inside the cell shows.
    var owner: Int?

    /// All joints of light and heavy lines: the place is the weights of up, right, down and left in base 3.
    private static let joints = Array(
        " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳" + "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈" + "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋")

    /// Adds half a line; the heavier of two lines is seen.
    mutating func join(_ half: WritableKeyPath<GlyphCell, Weight>, _ weight: Weight) {
        if self[keyPath: half].rawValue < weight.rawValue { self[keyPath: half] = weight }
        owner = nil
    }

    /// A text covers lines, and lines cover a hatching.
    var character: Character {
        if let text { return text }
        let joint = [up, right, down, left].reduce(0) { $0 * 3 + $1.rawValue }
        return joint == 0 && isHatched ? "░" : Self.joints[joint]
    }
}
