import AutoLayout
import Foundation
import TextMeasurement

/// The content sizes of views, with the constraints that they impose.
struct ContentLengths {
    /// The content's length along one axis of a view, in points, and its two constraints.
    struct Entry {
        let view: UIView
        let axis: ViewAxis
        var length: CGFloat
        let hugging: ConstraintID?
        let resistance: ConstraintID?
    }

    fileprivate(set) var entries: [Entry] = []
}

extension UIView {
    /// The content's size where a fitting size leaves the width free. A wrapping text that constraints have placed keeps its current
    /// width (A18).
    fileprivate var placedContentSize: CGSize {
        let size = intrinsicContentSize
        guard let wrappedContentSize, isPlacedByConstraints, bounds.width > 0, bounds.width < size.width else { return size }
        return wrappedContentSize(bounds.width)
    }
}

/// Content sizes as constraints: hugging keeps a view from growing beyond its content, compression resistance from shrinking below.
extension ViewSystem {
    /// Adds the content sizes of views as constraints.
    ///
    /// - Parameter widthsMatter: false if no result depends on text widths; doubts about them are then not reported.
    mutating func addContentLengths(_ views: [UIView], widthsMatter: Bool) {
        let meter = widthsMatter ? TextMeter.current : TextMeter(TextMeter.current.measuring)
        let sizes = meter.performAsCurrent { views.map { widthsMatter ? $0.placedContentSize : $0.intrinsicContentSize } }
        for (place, (view, size)) in zip(views, sizes).enumerated() {
            for axis in ViewAxis.both where size[axis] >= 0 { addContent(of: view, axis, size[axis], place) }
        }
    }

    /// Adds the hugging and compression resistance of a view along an axis.
    ///
    /// - Parameter place: the view's index in the order in which constraints first mention the views.
    private mutating func addContent(of view: UIView, _ axis: ViewAxis, _ length: CGFloat, _ place: Int) {
        let excess = area(of: view)[axis].length - length
        // With equal hugging, the view mentioned first is stretched; horizontally, among texts of several lines, the last. With equal
        // resistance, the last is squeezed (A3). Buttons do not count as texts here, even if their titles wrap.
        let isText = view.wrappedContentSize != nil && !(view is UIControl)
        contentLengths.entries.append(ContentLengths.Entry(
            view: view, axis: axis, length: length,
            hugging: add(
                excess, .lessThanOrEqual, .content, at: view.contentHuggingPriority(for: axis),
                precedence: isText && axis == .horizontal ? -place : place),
            resistance: add(
                excess, .greaterThanOrEqual, .content, at: view.contentCompressionResistancePriority(for: axis),
                precedence: -place)))
    }

    /// Sets the content size of each text that is narrower than its longest line to the size of the wrapped text.
    ///
    /// - Returns: true if a size has changed.
    mutating func wrapContent() -> Bool {
        let widths = contentLengths.entries.map { $0.axis == .horizontal ? value(of: area(of: $0.view).horizontal.length) : .infinity }
        var hasChanged = false
        for (index, width) in widths.enumerated() {
            let entry = contentLengths.entries[index]
            guard width < entry.length - 1e-6, let size = entry.view.wrappedContentSize?(width) else { continue }
            for place in [index, index + 1] where contentLengths.entries[place].view === entry.view {
                if setContent(size[contentLengths.entries[place].axis], at: place) { hasChanged = true }
            }
        }
        return hasChanged
    }

    /// Warns about the first text that wraps although its width is ambiguous (A14): another solution is as good, and only the order of
    /// constraints and views decides.
    mutating func reportOpenWidths() {
        for entry in contentLengths.entries where entry.axis == .horizontal && entry.view.wrappedContentSize != nil {
            let width = area(of: entry.view).horizontal.length
            guard value(of: width) < entry.length - 1e-6,
                !linear.ambiguousVariables(among: width.terms.map(\.variable)).isEmpty
            else { continue }
            return LayoutWarning.openWidth(view: NSLayoutConstraint.name(of: entry.view)).report()
        }
    }

    /// Sets the content's length of an entry.
    ///
    /// - Returns: true if it has changed.
    private mutating func setContent(_ length: CGFloat, at place: Int) -> Bool {
        guard contentLengths.entries[place].length != length else { return false }
        contentLengths.entries[place].length = length
        for id in [contentLengths.entries[place].hugging, contentLengths.entries[place].resistance].compactMap(\.self) {
            setConstant(-length, of: id)
        }
        return true
    }
}
