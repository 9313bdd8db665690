public import CompositionalLayout

/// Dots for pages. What it is told is kept, and not drawn.
open class UIPageControl: UIControl {
    /// What is behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        case automatic = 0
        case prominent
        case minimal
    }

    open var numberOfPages = 0 { didSet { stayWithinPages() } }
    /// From 0, below the number of pages.
    open var currentPage = 0 { didSet { stayWithinPages() } }
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    open var backgroundStyle = BackgroundStyle.automatic
    open var allowsContinuousInteraction = true

    private func stayWithinPages() {
        let page = max(0, min(currentPage, numberOfPages - 1))
        if page != currentPage { currentPage = page }
    }
}
