package import Foundation

/// A request for the size of an element's content.
package struct SizeQuestion: Sendable {
    package var element: LayoutElement.ID
    /// The size given by the layout, in points, with estimates taken at face value.
    package var proposal: CGSize
    /// True if the layout takes the width from the answer, not only the height.
    package var isWidthEstimated: Bool
    /// True if the layout takes the height from the answer.
    package var isHeightEstimated: Bool
    /// The list that the element belongs to as a row, header or footer; `nil` outside of lists.
    package var list: ListStyle?
    /// The user's preferred text size.
    package var contentSize: LayoutTraits.ContentSize
    /// Device pixels per point.
    package var scale: Double

    package init(
        _ element: LayoutElement.ID, proposal: CGSize, isWidthEstimated: Bool = false, isHeightEstimated: Bool = true,
        list: ListStyle? = nil, contentSize: LayoutTraits.ContentSize = .large, scale: Double = 1
    ) {
        (self.element, self.proposal) = (element, proposal)
        (self.isWidthEstimated, self.isHeightEstimated) = (isWidthEstimated, isHeightEstimated)
        (self.list, self.contentSize, self.scale) = (list, contentSize, scale)
    }
}

/// The size of an element's content.
package struct SizeAnswer: Sendable {
    /// Size in points; `nil` to keep the estimate.
    package var size: CGSize?
    package var doubt: FrameDoubt
    /// For a list's row: the distance from its leading edge to the separator's, in points; `nil` for the list's own.
    package var separatorInset: CGFloat?

    package init(_ size: CGSize?, doubt: FrameDoubt = []) {
        (self.size, self.doubt) = (size, doubt)
    }
}

/// The uncertainties of a frame that depends on texts or is an estimate.
package struct FrameDoubt: OptionSet, Sendable, Hashable, Codable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The frame depends on an estimated text width.
    package static let estimated = FrameDoubt(rawValue: 1)
    /// A line of the element's text might break at another place in UIKit.
    package static let uncertain = FrameDoubt(rawValue: 2)
    /// The width, or height, is an estimate that neither content nor the layout determines.
    package static let undecidedWidth = FrameDoubt(rawValue: 4)
    package static let undecidedHeight = FrameDoubt(rawValue: 8)
    package static let undecided: FrameDoubt = [.undecidedWidth, .undecidedHeight]
    /// The width, or height, is still the estimate, as the content has not been measured.
    package static let unmeasuredWidth = FrameDoubt(rawValue: 16)
    package static let unmeasuredHeight = FrameDoubt(rawValue: 32)
    package static let unmeasured: FrameDoubt = [.unmeasuredWidth, .unmeasuredHeight]

    /// The undecided sides, marked as unmeasured instead.
    package var asUnmeasured: FrameDoubt { FrameDoubt(rawValue: intersection(.undecided).rawValue << 2) }

    /// True if the length along an axis is an estimate.
    package func isEstimate(_ axis: LayoutAxis) -> Bool {
        !isDisjoint(with: axis == .horizontal ? [.undecidedWidth, .unmeasuredWidth] : [.undecidedHeight, .unmeasuredHeight])
    }
}

/// The metrics of a list for its rows, headers and footers.
package struct ListStyle: Sendable {
    package var metrics: ListMetrics
    package var appearance: ListDescription.Appearance
    /// True if the first row serves as the header.
    package var hasHeaderRow = false

    package init(metrics: ListMetrics, appearance: ListDescription.Appearance) {
        (self.metrics, self.appearance) = (metrics, appearance)
    }
}

/// The context for measuring content, and the uncertainties found.
struct MeasuringContext: Sendable {
    /// The user's preferred text size.
    var contentSize = LayoutTraits.ContentSize.large
    /// List sections by index.
    var lists: [Int: ListStyle] = [:]
    /// True if content is measured.
    var isAsking = false
    var doubts = DoubtLog()
    /// The separator insets of rows whose insets are automatic, in points.
    var separatorInsets = MeasuringLog<CGFloat>()

    /// The request to measure an element's content.
    ///
    /// - Parameters:
    ///   - dimensions: the element's requested size; `nil` if it is not self-sizing.
    ///   - proposal: the size given by the layout, in points.
    func question(
        about element: LayoutElement.ID, _ dimensions: PixelDimensions?, proposal: CGSize, scale: Double
    ) -> SizeQuestion {
        SizeQuestion(
            element, proposal: proposal, isWidthEstimated: dimensions?.isEstimated(.horizontal) ?? false,
            isHeightEstimated: dimensions?.isEstimated(.vertical) ?? true, list: element.section.flatMap { lists[$0] },
            contentSize: contentSize, scale: scale)
    }
}

/// The elements with uncertain frames.
package typealias DoubtLog = MeasuringLog<FrameDoubt>

/// Values of elements, recorded while content is measured.
package final class MeasuringLog<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [LayoutElement.ID: Value]
    private var turns = 0

    package init(_ values: [LayoutElement.ID: Value] = [:]) {
        self.values = values
    }

    var all: [LayoutElement.ID: Value] { lock.withLock { values } }

    /// The number of measurements.
    var count: Int { lock.withLock { turns } }

    /// Counts a measurement.
    ///
    /// - Returns: false if `limit` measurements have been counted; the caller must then not measure.
    package func take(upTo limit: Int) -> Bool {
        lock.withLock {
            guard turns < limit else { return false }
            turns += 1
            return true
        }
    }

    /// The value recorded for an element in its latest measurement; `nil` if there is none.
    subscript(element: LayoutElement.ID) -> Value? {
        get { lock.withLock { values[element] } }
        set { lock.withLock { values[element] = newValue } }
    }
}

extension MeasuringLog<FrameDoubt> {
    /// Records the result of the latest measurement.
    package func note(_ doubt: FrameDoubt, of element: LayoutElement.ID) {
        self[element] = doubt.isEmpty ? nil : doubt
    }
}

extension SolvedLayout {
    /// The measured elements with uncertain frames.
    package var frameDoubts: [LayoutElement.ID: FrameDoubt] { content.context.doubts.all }
}
