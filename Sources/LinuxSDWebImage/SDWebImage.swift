public import LinuxUIKit

public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void

/// Loading of images for views. Nothing is loaded: the placeholder stays, and no closure is called.
extension UIImageView {
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
        completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        image = placeholder
    }

    public func sd_cancelCurrentImageLoad() {}
}

extension UIButton {
    public func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
        options: SDWebImageOptions = [], completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        setImage(placeholder, for: state)
    }
}

extension UIView {
    /// Not stored: nothing is loaded.
    public var sd_imageIndicator: SDWebImageActivityIndicator? {
        get { nil }
        set {}
    }
    /// Not stored: nothing is loaded.
    public var sd_imageTransition: SDWebImageTransition? {
        get { nil }
        set {}
    }
}

public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }
public struct SDWebImageActivityIndicator: Sendable {
    public static let (gray, white, medium, large) = (Self(), Self(), Self(), Self())
}
public struct SDWebImageTransition: Sendable { public static let fade = Self() }

public struct SDWebImageOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let retryFailed = Self(rawValue: 1 << 0)
    public static let lowPriority = Self(rawValue: 1 << 1)
    public static let progressiveLoad = Self(rawValue: 1 << 2)
    public static let refreshCached = Self(rawValue: 1 << 3)
    public static let highPriority = Self(rawValue: 1 << 7)
    public static let scaleDownLargeImages = Self(rawValue: 1 << 11)
}
