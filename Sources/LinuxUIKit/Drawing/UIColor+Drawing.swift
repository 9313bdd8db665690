public import Foundation

// Drawing calls for the closures of a renderer. Nothing is drawn: calls have no effect.

extension UIColor {
    public func set() {}
    public func setFill() {}
    public func setStroke() {}
}

extension UIImage {
    public func draw(at point: CGPoint) {}
    public func draw(in rect: CGRect) {}
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
}

extension UIBezierPath {
    public func fill() {}
    public func stroke() {}
    public func addClip() {}
}
