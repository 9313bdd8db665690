public import CompositionalLayout

/// A view of a picture. It is kept and not drawn.
open class UIImageView: UIView {
    open var image: UIImage?

    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}
