import AutoLayout
import Foundation
import TextMeasurement

/// The constraints that a view's content makes, by axis.
struct ContentLengths {
    /// Content along one axis of a view.
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
    /// The content's size where its width is free: a text that constraints have placed keeps to the width that they gave it (A18).
    fileprivate var placedContentSize: CGSize {
        let size = intrinsicContentSize
        guard let wrappedContentSize, isPlacedByConstraints, bounds.width > 0, bounds.width < size.width else { return size }
        return wrappedContentSize(bounds.width)
    }
}

/// Sizes of content: a view hugs it from above, and resists compression below it.
extension ViewSystem {
    /// - Parameter widthsMatter: false if no result depends on the widths of texts, whose doubts are then not reported.
    mutating func addContentLengths(_ views: [UIView], widthsMatter: Bool) {
        let meter = widthsMatter ? TextMeter.current : TextMeter(TextMeter.current.measuring)
        let sizes = meter.performAsCurrent { views.map { widthsMatter ? $0.placedContentSize : $0.intrinsicContentSize } }
        for (place, (view, size)) in zip(views, sizes).enumerated() {
            for axis in ViewAxis.both where size[axis] >= 0 { addContent(of: view, axis, size[axis], place) }
        }
    }

    /// - Parameter place: the view's place in the order in which constraints mention the views.
    private mutating func addContent(of view: UIView, _ axis: ViewAxis, _ length: CGFloat, _ place: Int) {
        let excess = area(of: view)[axis].length - length
        // Of views that hug equally, the one mentioned first is stretched; of texts of several lines, horizontally, the last.
        // Of views that resist equally, the last is squeezed. Buttons are no texts here, even if their titles wrap.
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

    /// Gives each text that wraps the size that it has at its width.
    ///
    /// - Returns: true if one has another size than before.
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

    /// Reports a text that has fewer lines in another solution that is as good, so that a size follows from the order of
    /// constraints and views alone.
    mutating func reportOpenWidths() {
        for entry in contentLengths.entries where entry.axis == .horizontal && entry.view.wrappedContentSize != nil {
            let width = area(of: entry.view).horizontal.length
            guard value(of: width) < entry.length - 1e-6,
                !linear.ambiguousVariables(among: width.terms.map(\.variable)).isEmpty
            else { continue }
            return LayoutWarning.openWidth(view: NSLayoutConstraint.name(of: entry.view)).report()
        }
    }

    /// - Returns: true if it was another one.
    private mutating func setContent(_ length: CGFloat, at place: Int) -> Bool {
        guard contentLengths.entries[place].length != length else { return false }
        contentLengths.entries[place].length = length
        for id in [contentLengths.entries[place].hugging, contentLengths.entries[place].resistance].compactMap(\.self) {
            setConstant(-length, of: id)
        }
        return true
    }
}
