package import Foundation

/// What is asked of an element's content: how large it wants to be.
package struct SizeQuestion: Sendable {
    package var element: LayoutElement.ID
    /// The size that the layout gives the element, estimates taken at face value, in points.
    package var proposal: CGSize
    /// Whether the width of the answer is used, and not only its height.
    package var isWidthEstimated: Bool
    /// The list that the element is a row, a header or a footer of.
    package var list: ListStyle?
    /// The text size that the user prefers.
    package var contentSize: UIContentSizeCategory
    /// Device pixels per point.
    package var scale: Double

    package init(
        _ element: LayoutElement.ID, proposal: CGSize, isWidthEstimated: Bool = false, list: ListStyle? = nil,
        contentSize: UIContentSizeCategory = .large, scale: Double = 1
    ) {
        (self.element, self.proposal, self.isWidthEstimated) = (element, proposal, isWidthEstimated)
        (self.list, self.contentSize, self.scale) = (list, contentSize, scale)
    }
}

/// How large an element's content wants to be.
package struct SizeAnswer: Sendable {
    /// Points.
    package var size: CGSize
    package var doubt: FrameDoubt

    package init(_ size: CGSize, doubt: FrameDoubt = []) {
        (self.size, self.doubt) = (size, doubt)
    }
}

/// What is not certain about a frame that the texts in it decide.
package struct FrameDoubt: OptionSet, Sendable, Hashable, Codable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A width that is estimated decides it.
    package static let estimated = FrameDoubt(rawValue: 1)
    /// A line of its text may end elsewhere.
    package static let uncertain = FrameDoubt(rawValue: 2)
}

/// The metrics of a list, as its rows, headers and footers need them.
package struct ListStyle: Sendable {
    package var metrics: ListMetrics
    package var appearance: UICollectionLayoutListConfiguration.Appearance

    package init(metrics: ListMetrics, appearance: UICollectionLayoutListConfiguration.Appearance) {
        (self.metrics, self.appearance) = (metrics, appearance)
    }
}

/// What measuring content takes of a layout beside its sizes, and what it finds out.
struct MeasuringContext: Sendable {
    /// The text size that the user prefers.
    var contentSize = UIContentSizeCategory.large
    /// The sections that are lists, by their index.
    var lists: [Int: ListStyle] = [:]
    var doubts = DoubtLog()

    /// What is asked of an element's content.
    ///
    /// - Parameters:
    ///   - dimensions: its requested size; `nil` for one that does not size itself.
    ///   - proposal: points.
    func question(
        about element: LayoutElement.ID, _ dimensions: PixelDimensions?, proposal: CGSize, scale: Double
    ) -> SizeQuestion {
        SizeQuestion(
            element, proposal: proposal, isWidthEstimated: dimensions?.isEstimated(.horizontal) ?? false,
            list: element.section.flatMap { lists[$0] }, contentSize: contentSize, scale: scale)
    }
}

/// The elements whose frames are not certain. It grows while content is measured.
final class DoubtLog: @unchecked Sendable {
    private let lock = NSLock()
    private var doubts: [LayoutElement.ID: FrameDoubt]

    init(_ doubts: [LayoutElement.ID: FrameDoubt] = [:]) {
        self.doubts = doubts
    }

    var all: [LayoutElement.ID: FrameDoubt] { lock.withLock { doubts } }

    /// Notes what the latest measuring says.
    func note(_ doubt: FrameDoubt, of element: LayoutElement.ID) {
        lock.withLock { doubts[element] = doubt.isEmpty ? nil : doubt }
    }
}

extension SolvedLayout {
    /// The elements whose frames are not certain, as texts of estimated widths decide them.
    package var frameDoubts: [LayoutElement.ID: FrameDoubt] { content.context.doubts.all }
}
