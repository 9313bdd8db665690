public import CompositionalLayout

/// A view of a picture. It is kept and not drawn.
open class UIImageView: UIView {
    open var image: UIImage?
    open var contentMode = UIView.ContentMode.scaleToFill

    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}

extension UIView {
    /// How content fills a view.
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit
        case scaleAspectFill
        case center = 4
    }
}
