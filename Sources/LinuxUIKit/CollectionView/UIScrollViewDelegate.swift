public import Foundation

@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    )
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_: UIScrollView) {}
    public func scrollViewDidZoom(_: UIScrollView) {}
    public func scrollViewWillBeginDragging(_: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _: UIScrollView, withVelocity _: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {}
    public func scrollViewDidEndDragging(_: UIScrollView, willDecelerate _: Bool) {}
    public func scrollViewWillBeginDecelerating(_: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_: UIScrollView) {}
    public func viewForZooming(in _: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_: UIScrollView, with _: UIView?) {}
    public func scrollViewDidEndZooming(_: UIScrollView, with _: UIView?, atScale _: CGFloat) {}
    public func scrollViewShouldScrollToTop(_: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_: UIScrollView) {}
}
