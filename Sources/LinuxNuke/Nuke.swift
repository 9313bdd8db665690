public import Foundation
public import LinuxUIKit

/// Shows the placeholder. Nothing is loaded, and no closure is called.
@discardableResult public func loadImage(
    with request: (any ImageRequestConvertible)?, options: ImageLoadingOptions = .shared, into view: UIImageView,
    completion: ((Result<ImageResponse, any Error>) -> Void)? = nil
) -> ImageTask? {
    if let placeholder = options.placeholder { view.image = placeholder }
    return nil
}

public func cancelRequest(for view: UIImageView) {}

public protocol ImageRequestConvertible {}
extension URL: ImageRequestConvertible {}
extension URLRequest: ImageRequestConvertible {}
public struct ImageTask { public func cancel() {} }
public struct ImageResponse { public let image: UIImage }
public protocol ImageProcessing {}

public enum ImageProcessors {
    public struct Resize: ImageProcessing { public init(size: CGSize) {} }
    public struct Circle: ImageProcessing { public init() {} }
    public struct RoundedCorners: ImageProcessing { public init(radius: CGFloat) {} }
}

public struct ImageRequest: ImageRequestConvertible {
    public let url: URL?
    public init(url: URL?, processors: [any ImageProcessing] = []) { self.url = url }
}

public struct ImageLoadingOptions {
    public enum Transition { case fadeIn(duration: Double) }
    public static var shared: Self {
        get { Self() }
        set {}
    }

    public var placeholder: UIImage?
    public var transition: Transition?
    public var failureImage: UIImage?
    public init(placeholder: UIImage? = nil, transition: Transition? = nil, failureImage: UIImage? = nil) {
        (self.placeholder, self.transition, self.failureImage) = (placeholder, transition, failureImage)
    }
}

public final class ImagePrefetcher {
    public init() {}
    public func startPrefetching(with urls: [URL]) {}
    public func stopPrefetching(with urls: [URL]) {}
}

public final class ImagePipeline: Sendable {
    public static let shared = ImagePipeline()
}
