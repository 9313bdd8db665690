import CompositionalLayout
import Scene

extension Transform {
    /// What a visible-items handler made of an element, about the centre of the rectangle it is drawn in. What leaves
    /// the plane of the drawing is left out.
    init(_ element: LayoutElement, about rect: Rect) {
        guard !element.transform.isIdentity else {
            self = .identity
            return
        }
        let affine = element.transform.affine
        let (a, b, c, d) = (Double(affine.a), Double(affine.b), Double(affine.c), Double(affine.d))
        let (x, y) = (rect.minX + rect.width / 2, rect.minY + rect.height / 2)
        self.init(
            a: a, b: b, c: c, d: d,
            tx: Double(affine.tx) + x - a * x - c * y, ty: Double(affine.ty) + y - b * x - d * y)
    }
}
