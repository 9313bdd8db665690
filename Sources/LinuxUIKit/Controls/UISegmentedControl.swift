public import Foundation
import TextMeasurement

open class UISegmentedControl: UIControl {
    /// No segment is selected.
    public static let noSegment = -1

    private struct Entry {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var isEnabled = true
        /// Width in points; 0 for the content's width.
        var width: CGFloat = 0

        init(title: String? = nil, image: UIImage? = nil) { (self.title, self.image) = (title, image) }

        init(_ action: UIAction) { (title, image, self.action) = (action.title, action.image, action) }
    }

    private var segments: [Entry] = [] { didSet { segmentsDidChange(from: oldValue.count) } }

    /// True if a segment is selected only while touched.
    open var isMomentary = false
    /// True if segments without a width of their own are as wide as their content, instead of equally wide. The content's margins are
    /// unknown, so such sizes are reported as uncertain.
    open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange(from: segments.count) } }
    open var selectedSegmentTintColor: UIColor?
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet {
            guard selectedSegmentIndex != Self.noSegment else { return }
            require(segments.indices.contains(selectedSegmentIndex), Self.message(selectedSegmentIndex, segments.count))
        }
    }

    open var numberOfSegments: Int { segments.count }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a control as large as its segments.
    ///
    /// - Parameter items: titles and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = (items ?? []).map { Entry(title: $0 as? String, image: $0 as? UIImage) }
        segmentsDidChange(from: 0)
        // Uncertain sizes are not reported here, as code usually sets another frame.
        TextMeter(TextMeter.current.measuring).performAsCurrent { frame.size = intrinsicContentSize }
    }

    public init(frame: CGRect, actions: [UIAction]) {
        super.init(frame: frame)
        segments = actions.map(Entry.init)
        segmentsDidChange(from: 0)
    }

    /// Height 32 points. Inferred: each segment is as wide as the widest title or image plus 21 points.
    open override var intrinsicContentSize: CGSize {
        let widths = contentWidths
        let width = apportionsSegmentWidthsByContent ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
        return CGSize(width: width, height: 32)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var isContentUnknown: Bool {
        segments.contains { $0.width == 0 && (apportionsSegmentWidthsByContent || $0.image?.isSizeUnknown == true) }
    }
    override var axesOfContent: [ViewAxis] { [.horizontal] }

    /// The widths set for the segments, or otherwise those of their content with its margins.
    private var contentWidths: [CGFloat] {
        let label = UILabel(frame: .zero)
        label.adopt(traitCollection: traitCollection)
        label.font = titleTextAttributes(for: .normal)?[.font] as? UIFont ?? .systemFont(ofSize: 13)
        return segments.map { segment in
            label.text = segment.title
            let content = max(label.intrinsicContentSize.width, segment.image?.ownSize?.width ?? 0)
            return segment.width > 0 ? segment.width : content.rounded(.up) + 21
        }
    }

    // MARK: Segments, each of which has a view

    private var segmentViews: [UIView] = []

    private func segmentsDidChange(from count: Int) {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        guard segments.count != count else { return }
        for view in segmentViews { view.removeFromSuperview() }
        segmentViews = segments.map { _ in UIView() }
        for view in segmentViews { addSubview(view) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for (view, width) in zip(segmentViews, widths(in: bounds.width)) {
            view.frame = CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            x += width
        }
    }

    /// The widths of the segments in a total width.
    ///
    /// Segments without a set width divide the remaining width equally, in whole points; the last of them gets the remainder
    /// (measured). If `apportionsSegmentWidthsByContent` is true, they first get the widths of their content (inferred).
    private func widths(in total: CGFloat) -> [CGFloat] {
        let least = apportionsSegmentWidthsByContent ? contentWidths : segments.map(\.width)
        let free = CGFloat(segments.count { $0.width == 0 })
        let room = max(0, total - least.reduce(0, +))
        let share = free > 0 ? (room / free).rounded(.down) : 0
        let last = segments.lastIndex { $0.width == 0 }
        return zip(segments.indices, least).map { index, width in
            index == last ? width + room - share * (free - 1) : segments[index].width > 0 ? width : width + share
        }
    }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Entry(title: title), at: segment)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(Entry(image: image), at: segment) }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) { insert(Entry(action), at: segment) }

    /// Inserts a segment. The selected segment stays selected.
    private func insert(_ segment: Entry, at index: Int) {
        let place = max(0, min(index, segments.count))
        segments.insert(segment, at: place)
        if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        check(segment)
        let selected = selectedSegmentIndex
        selectedSegmentIndex = Self.noSegment
        segments.remove(at: segment)
        if selected != segment { selectedSegmentIndex = selected > segment ? selected - 1 : selected }
    }

    open func removeAllSegments() {
        selectedSegmentIndex = Self.noSegment
        segments = []
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) { self[segment].title = title }
    open func titleForSegment(at segment: Int) -> String? { self[segment].title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { self[segment].image = image }
    open func imageForSegment(at segment: Int) -> UIImage? { self[segment].image }
    /// Replaces a segment's action, title and image.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        (self[segment].action, self[segment].title, self[segment].image) = (action, action.title, action.image)
    }
    open func actionForSegment(at segment: Int) -> UIAction? { self[segment].action }
    open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == identifier } ?? Self.noSegment
    }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { self[segment].isEnabled = enabled }
    open func isEnabledForSegment(at segment: Int) -> Bool { self[segment].isEnabled }
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { self[segment].width = width }
    open func widthForSegment(at segment: Int) -> CGFloat { self[segment].width }

    private subscript(index: Int) -> Entry {
        get {
            check(index)
            return segments[index]
        }
        set {
            check(index)
            segments[index] = newValue
        }
    }

    private func check(_ index: Int) { require(segments.indices.contains(index), Self.message(index, segments.count)) }

    private static func message(_ index: Int, _ count: Int) -> String { "There is no segment \(index); there are \(count)." }
}
