public import Foundation

// Views and layers of frameworks that Linux lacks. They are here because copies of an app's files lose the imports of these frameworks.
// Pictures show a box with the class's name; other members are left out of the code that uses them.

/// A web page, whose content is never loaded.
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    public let scrollView = UIScrollView()

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }
}

/// Stored by web views.
open class WKWebViewConfiguration: NSObject {
    open var allowsInlineMediaPlayback = false
}

/// A map, whose tiles are never loaded.
open class MKMapView: UIView {
    open var showsUserLocation = false
}

/// A video that is never loaded.
open class AVPlayer: NSObject {
    open var isMuted = false
    public override init() {}
    public init(url URL: URL) {}
    open func play() {}
    open func pause() {}
}

open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    public var videoGravity = AVLayerVideoGravity.resizeAspect

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    override class func forView() -> CALayer { AVPlayerLayer() }
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}
