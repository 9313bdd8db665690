public import Foundation
public import LinuxUIKit

/// Loads images for a view, as its property `kf`. Nothing is loaded: the placeholder stays, and no closure is called.
public struct KingfisherWrapper<Base> {
    public let base: Base

    public var indicatorType: IndicatorType { get { .none } nonmutating set {} }
    public func cancelDownloadTask() {}
}

public protocol KingfisherCompatible {}
extension KingfisherCompatible {
    public var kf: KingfisherWrapper<Self> { .init(base: self) }
}
extension UIImageView: KingfisherCompatible {}
extension UIButton: KingfisherCompatible {}

extension KingfisherWrapper where Base: UIImageView {
    public typealias Completion = (Result<RetrieveImageResult, KingfisherError>) -> Void

    @discardableResult public func setImage(
        with resource: (any Resource)?, placeholder: UIImage? = nil, options: [KingfisherOptionsInfoItem]? = nil,
        completionHandler: Completion? = nil
    ) -> DownloadTask? {
        base.image = placeholder
        return nil
    }

    @discardableResult public func setImage(
        with resource: (any Resource)?, placeholder: UIImage? = nil, options: [KingfisherOptionsInfoItem]? = nil,
        progressBlock: ((Int64, Int64) -> Void)?, completionHandler: Completion? = nil
    ) -> DownloadTask? {
        setImage(with: resource, placeholder: placeholder, options: options, completionHandler: completionHandler)
    }
}
extension KingfisherWrapper where Base: UIButton {
    @discardableResult public func setImage(
        with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: [KingfisherOptionsInfoItem]? = nil
    ) -> DownloadTask? {
        base.setImage(placeholder, for: state)
        return nil
    }
}

public protocol Resource {}
extension URL: Resource {}
public struct ImageResource: Resource { public init(downloadURL: URL, cacheKey: String? = nil) {} }
public struct KingfisherError: Error {}
public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]
public struct RetrieveImageResult { public let image: UIImage }
public struct DownloadTask { public func cancel() {} }
public enum IndicatorType { case none, activity }
public enum ImageTransition { case none, fade(Double) }
public protocol ImageProcessor {}
public struct DownsamplingImageProcessor: ImageProcessor { public init(size: CGSize) {} }
public struct RoundCornerImageProcessor: ImageProcessor { public init(cornerRadius: CGFloat) {} }

public enum KingfisherOptionsInfoItem {
    case transition(ImageTransition), processor(any ImageProcessor), scaleFactor(CGFloat)
    case backgroundDecode, cacheMemoryOnly, cacheOriginalImage, forceRefresh, forceTransition, fromMemoryCacheOrRefresh
    case keepCurrentImageWhileLoading, loadDiskFileSynchronously, onlyFromCache, onlyLoadFirstFrame, waitForCache
}
