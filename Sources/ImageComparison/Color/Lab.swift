/// A colour in CIE L*a*b*.
struct Lab: Hashable {
    /// 0 is black, 100 white.
    var lightness: Double
    /// From green to red.
    var a: Double
    /// From blue to yellow.
    var b: Double
}
