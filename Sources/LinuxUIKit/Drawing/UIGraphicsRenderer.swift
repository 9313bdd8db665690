public import Foundation

open class UIGraphicsRendererFormat: NSObject {
    /// Bounds in points.
    open internal(set) var bounds = CGRect.zero

    public required override init() {}

    /// The format of the current viewport.
    open class func `default`() -> Self { Self() }
    open class func preferred() -> Self { Self() }
}

/// The context of a renderer's closures. Nothing is drawn: calls have no effect.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext = CGContext()
    fileprivate let ownFormat: UIGraphicsRendererFormat

    init(_ format: UIGraphicsRendererFormat) { ownFormat = format }

    open func fill(_ rect: CGRect) {}
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
    open func stroke(_ rect: CGRect) {}
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
    open func clip(to rect: CGRect) {}
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    public enum Range: Int, Sendable {
        case unspecified = -1, automatic, extended, standard
    }

    /// Device pixels per point; initially the current viewport's.
    open var scale = UITraitCollection.current.displayScale
    open var opaque = false
    open var preferredRange = Range.automatic

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

/// The context of an image renderer's closures. Nothing is drawn: calls have no effect.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    open var format: UIGraphicsImageRendererFormat { ownFormat as? UIGraphicsImageRendererFormat ?? .init() }
    /// An empty image of the renderer's size.
    open var currentImage: UIImage { UIImage(size: format.bounds.size, scale: format.scale) }
}

/// Creates images. Its closures run but draw nothing; the image is empty, with the requested size.
open class UIGraphicsImageRenderer: NSObject {
    public let format: UIGraphicsImageRendererFormat

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.format = format
        format.bounds = bounds
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

    open var allowsImageOutput: Bool { true }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(format)
        GraphicsContexts.withContext(context.cgContext, format.bounds.size, scale: format.scale) { actions(context) }
        return context.currentImage
    }
}
