public import Foundation

/// Gives `UIScrollView` its `delegate` by a protocol extension, so that subclasses can declare a `delegate` of another type.
public protocol UIScrollViewScrolling: AnyObject {}

extension UIScrollView: UIScrollViewScrolling {}

extension UIScrollViewScrolling where Self: UIScrollView {
    /// Held weakly; not called for scrolling, as there is no user. For a collection, table or text view, this is the view's own delegate.
    public var delegate: (any UIScrollViewDelegate)? {
        get { (self as UIScrollView).scrollDelegate }
        set { (self as UIScrollView).scrollDelegate = newValue }
    }
}

extension UIScrollView {
    fileprivate var scrollDelegate: (any UIScrollViewDelegate)? {
        get {
            if let view = self as? UICollectionView { return view.delegate as (any UICollectionViewDelegate)? }
            if let view = self as? UITableView { return view.delegate as (any UITableViewDelegate)? }
            if let view = self as? UITextView { return view.delegate as (any UITextViewDelegate)? }
            return keptWeakly() as? any UIScrollViewDelegate
        }
        set {
            if let view = self as? UICollectionView { return view.delegate = newValue as? any UICollectionViewDelegate }
            if let view = self as? UITableView { return view.delegate = newValue as? any UITableViewDelegate }
            if let view = self as? UITextView { return view.delegate = newValue as? any UITextViewDelegate }
            keepWeakly(newValue)
        }
    }
}

// MARK: - Guides

extension UIScrollView {
    /// The guide around the content. Its size follows from constraints with the guide, or otherwise from `contentSize`.
    public var contentLayoutGuide: UILayoutGuide { attachments.guide("UIScrollView-contentLayoutGuide", of: self, .content) }

    /// The guide around the visible part of the content.
    public var frameLayoutGuide: UILayoutGuide { attachments.guide("UIScrollView-frameLayoutGuide", of: self, .bounds) }
}

// MARK: - Zooming: stored, without effect

extension UIScrollView {
    public var zoomScale: CGFloat { get { kept(or: 1) } set { keep(newValue) } }
    public var minimumZoomScale: CGFloat { get { kept(or: 1) } set { keep(newValue) } }
    public var maximumZoomScale: CGFloat { get { kept(or: 1) } set { keep(newValue) } }
    public var bouncesZoom: Bool { get { kept(or: true) } set { keep(newValue) } }
    public var isZooming: Bool { false }
    public var isZoomBouncing: Bool { false }
    public var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }

    public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    public func zoom(to rect: CGRect, animated: Bool) {}
}

// MARK: - Stored, without effect on frames

extension UIScrollView {
    public enum IndexDisplayMode: Int, Sendable {
        case automatic = 0, alwaysHidden
    }

    public var indexDisplayMode: IndexDisplayMode { get { kept(or: .automatic) } set { keep(newValue) } }
    public var bouncesHorizontally: Bool { get { kept(or: true) } set { keep(newValue) } }
    public var bouncesVertically: Bool { get { kept(or: true) } set { keep(newValue) } }
    public var transfersHorizontalScrollingToParent: Bool { get { kept(or: true) } set { keep(newValue) } }
    public var transfersVerticalScrollingToParent: Bool { get { kept(or: true) } set { keep(newValue) } }
    public var allowsKeyboardScrolling: Bool { get { kept(or: true) } set { keep(newValue) } }
    public var contentAlignmentPoint: CGPoint { get { kept(or: .zero) } set { keep(newValue) } }
    public var isScrollAnimating: Bool { false }
    public func stopScrollingAndZooming() {}
}
