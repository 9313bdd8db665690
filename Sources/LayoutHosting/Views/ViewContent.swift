import Foundation
import LinuxUIKit
import ViewPictures

extension ViewPicture.Content {
    /// The content of a view, apart from its subviews and parts.
    init(of view: UIView, _ colors: ViewColors) {
        let tint = colors(view.tintColor, unknown: .systemBlue)
        switch view {
        case let label as UILabel: self = LabelText(label, colors)?.text(in: label.bounds).map { .text($0) } ?? .none
        case let view as UITextView:
            let label = view.textPart
            self = LabelText(label, colors)?.text(in: label.frame).map { .text($0) } ?? .none
        case let view as UIImageView: self = .image(ViewImage(of: view, colors))
        case let view as UICellAccessoryView: self = .control(.accessory(view.name, tint))
        case let view as UISwitch:
            self = .control(.toggle(isOn: view.isOn, on: colors(view.onTintColor ?? .systemGreen), thumb: view.thumbTintColor.map { colors($0) }))
        case let view as UISlider where view.hasImages: self = .none
        case let view as UISlider:
            let share = Self.share(view.value, of: view.minimumValue, view.maximumValue)
            self = .control(.slider(
                value: share, filled: view.minimumTrackTintColor.map { colors($0) } ?? tint,
                track: view.maximumTrackTintColor.map { colors($0) }, thumb: view.thumbTintColor.map { colors($0) }))
        case let view as UIProgressView:
            let filled = view.progressTintColor.map { colors($0) } ?? tint
            self = .control(.progress(
                value: Self.share(view.progress, of: 0, 1), filled: filled, track: view.trackTintColor.map { colors($0) }))
        case is UIStepper: self = .control(.stepper)
        case let view as UIPageControl:
            let isShown = view.numberOfPages > 1 || !view.hidesForSinglePage
            let dots = view.pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
            self = isShown
                ? .control(.pages(
                    count: view.numberOfPages, current: view.currentPage, dots: colors(dots),
                    currentDot: colors(view.currentPageIndicatorTintColor ?? .white))) : .none
        case let view as UISegmentedControl:
            let selected = view.selectedSegmentIndex
            self = .control(.segments(
                count: view.numberOfSegments, selected: selected == UISegmentedControl.noSegment ? nil : selected,
                selection: view.selectedSegmentTintColor.map { colors($0) }))
        case let view as UIActivityIndicatorView:
            self = view.isAnimating || !view.hidesWhenStopped ? .control(.activity(colors(view.color))) : .none
        case let view as UITextField:
            self = view.borderStyle == .none ? .none : .control(.field(isRounded: view.borderStyle == .roundedRect))
        case is UIDatePicker, is UIPickerView: self = .foreign(view.className)
        default: self = view.foreignName.map { .foreign($0) } ?? .none
        }
    }

    /// True for controls and symbols that UIKit mirrors in right-to-left views.
    var hasDirection: Bool {
        switch self {
        case .control(.toggle), .control(.slider), .control(.progress), .control(.pages), .control(.segments): true
        case .control(.accessory(let name, _)): name.hasPrefix("disclosure")
        case .image(let image): image.symbol?.split(separator: ".").contains { ["forward", "backward"].contains($0) } ?? false
        case .none, .text, .control, .foreign: false
        }
    }

    private static func share(_ value: Float, of least: Float, _ most: Float) -> Double {
        let share = most > least ? Double((value - least) / (most - least)) : 0
        return share.isFinite ? min(max(share, 0), 1) : 0
    }
}

extension ViewImage {
    /// The content of an image view. Without an image, it counts as a view whose image is loaded later.
    fileprivate init(of view: UIImageView, _ colors: ViewColors) {
        let image = view.shownImage
        let symbol = image.flatMap { $0.isSymbolImage ? $0.name : nil }
        let tint = image?.tint ?? (symbol == nil ? nil : view.tintColor)
        let bounds = CGRect(origin: .zero, size: view.bounds.size)
        self.init(symbol: symbol, tint: tint.map { colors($0) }, frame: view.contentMode.place(of: image?.ownSize, in: bounds))
    }
}

extension UIView.ContentMode {
    /// The place of an image in a view's bounds.
    ///
    /// - Parameter size: points; `nil` if unknown: the image then fills the bounds.
    func place(of size: CGSize?, in bounds: CGRect) -> CGRect {
        guard let size, size.width > 0, size.height > 0 else { return bounds }
        let ratios = [bounds.width / size.width, bounds.height / size.height]
        func scaled(_ factor: CGFloat, x: CGFloat = 0.5, y: CGFloat = 0.5) -> CGRect {
            let size = CGSize(width: size.width * factor, height: size.height * factor)
            return CGRect(
                x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y, width: size.width,
                height: size.height)
        }
        return switch self {
        case .scaleToFill, .redraw: bounds
        case .scaleAspectFit: scaled(min(ratios[0], ratios[1]))
        case .scaleAspectFill: scaled(max(ratios[0], ratios[1]))
        case .center: scaled(1)
        case .top: scaled(1, y: 0)
        case .bottom: scaled(1, y: 1)
        case .left: scaled(1, x: 0)
        case .right: scaled(1, x: 1)
        case .topLeft: scaled(1, x: 0, y: 0)
        case .topRight: scaled(1, x: 1, y: 0)
        case .bottomLeft: scaled(1, x: 0, y: 1)
        case .bottomRight: scaled(1, x: 1, y: 1)
        }
    }
}

extension UIView {
    /// The class's name, without its module and generic arguments.
    var className: String {
        let name = String(describing: type(of: self))
        return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
    }

    /// The name of a class whose content cannot be drawn; `nil` for others, and for views of SwiftUI that lie transparently over a screen.
    fileprivate var foreignName: String? {
        let classes = sequence(first: Mirror(reflecting: self), next: \.superclassMirror).map { String(describing: $0.subjectType) }
        let name = classes.first(where: Self.foreignClasses.contains) ?? (layer is AVPlayerLayer ? "AVPlayerLayer" : nil)
        guard name == "HostedContentView" else { return name }
        let isOpaque = backgroundColor.map { $0.cgColor.alpha > 0 } ?? false
        return isOpaque || sequence(first: self, next: \.superview).contains { $0 is UICollectionReusableView } ? "SwiftUI" : nil
    }

    /// Classes that show web pages, maps, documents, animations, video, 3D or views of SwiftUI.
    private static let foreignClasses: Set = [
        "WKWebView", "MKMapView", "GMSMapView", "PDFView", "SCNView", "ARSCNView", "ARView", "SKView", "MTKView", "LottieAnimationView",
        "AnimationView", "YTPlayerView", "AVPlayerView", "RTCMTLVideoView", "GLKView", "UIWebView",
        "HostedContentView",
    ]
}
