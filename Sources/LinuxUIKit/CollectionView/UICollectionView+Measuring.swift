import Foundation

/// The state of measuring a collection view's visible content, for code that asks for a size or a place in it.
struct ContentMeasuring {
    /// True while content is measured, and while measuring is not allowed.
    var isRunning = false
    /// True once content has been measured in this way.
    var hasBegun = false
    /// False once the view's stage is over: the layout is solved without the view from then on.
    var isAllowed = true
    /// True if the frame may depend on the size of the content.
    var decidesFrame = false
    /// True if the view has become as long as its content, whose size decides its frame.
    var isAsLongAsContent = false
    /// The content's size when code last read it, and when observers were last called.
    var readSize, observedSize: CGSize?
}

/// Measuring of the visible content of a collection view, by the views of its data source.
extension UICollectionView {
    /// The size of the content without further measuring.
    final var currentContentSize: CGSize { withoutMeasuring { preparedLayout.collectionViewContentSize } }

    final func reportContentSize() {
        let size = contentSize
        contentSize = size
        guard measuring.observedSize != size else { return }
        measuring.observedSize = size
        tellObservers(of: .contentSize)
    }

    final func becomeAsLongAsContent(_ isAsLong: Bool) {
        guard measuring.isAsLongAsContent != isAsLong else { return }
        measuring.isAsLongAsContent = isAsLong
        followInsets()
    }

    /// Measures the visible content for code that asks for a size or place, as UIKit has done in the layout pass before (B-E16).
    ///
    /// No effect before the first layout pass, without a data source, and for code that runs while the layout is solved.
    final func measureForCode() {
        guard measuring.isAllowed, !measuring.isRunning, hasBeenLaidOut, !isUnseen, dataSource != nil, doubts == nil, requested == nil,
            !isSolvedForViewport, SolvedCounts.current == nil, !collectionViewLayout.isPreparing, bounds.size != .zero
        else { return }
        withoutMeasuring {
            if currentContent.measure == nil { beginMeasuring() }
            viewport.performAsCurrent { settleLayout() }
        }
    }

    /// Measures the visible content for code that reads the content's size, on which the view's frame may then depend.
    final func measureForSize() {
        guard !measuring.isRunning else { return }
        measureForCode()
        guard measuring.isAllowed, dataSource != nil else { return }
        (followsContent, measuring.readSize) = (true, currentContentSize)
    }

    private func beginMeasuring() {
        measuring.hasBegun = true
        // Called only while this view is laid out, on the same thread.
        nonisolated(unsafe) weak let view = self
        currentContent.measure = { question in
            guard let view else { return nil }
            return LayoutWarning.collecting { view.viewport.performAsCurrent { view.fitting(question)?.answer } }.answer
        }
        collectionViewLayout.invalidateLayout()
    }

    /// Stops `measureForCode()` and returns the layout to its estimates.
    package final func endMeasuring() {
        if measuring.isAsLongAsContent { becomeAsLongAsContent(isAsLong(as: contentSize)) }
        let isMeasured = followsContent || measuring.hasBegun
        (measuring.isAllowed, measuring.decidesFrame, measuring.hasBegun, measuring.readSize) = (false, false, false, nil)
        guard isMeasured else { return }
        currentContent.measure = nil
        collectionViewLayout.invalidateLayout()
    }

    /// True in a cell or supplementary view, which has no safe area of its own.
    final var isInCell: Bool { sequence(first: self as UIView, next: \.superview).contains { $0 is UICollectionReusableView } }

    /// True if the view has the length of content of this size along its scroll axis.
    final func isAsLong(as size: CGSize) -> Bool {
        collectionViewLayout.scrollAxis.map { abs(bounds.size.extent(along: $0) - size.extent(along: $0)) < 1e-6 } ?? false
    }

    final func withoutMeasuring<Answer>(_ body: () -> Answer) -> Answer {
        let earlier = measuring.isRunning
        measuring.isRunning = true
        defer { measuring.isRunning = earlier }
        return body()
    }

    /// The size that the data source's view of an element requests by its constraints, or by overriding
    /// `preferredLayoutAttributesFitting(_:)`, `sizeThatFits(_:)` or similar.
    ///
    /// - Returns: the answer, and the view; `nil` if the data source has no view.
    package final func fitting(_ question: SizeQuestion) -> (answer: SizeAnswer, view: UICollectionReusableView)? {
        let proposal = question.proposal
        let frame = CGRect(origin: .zero, size: proposal)
        let attributes = collectionViewLayout.attributes(
            of: LayoutElement(id: question.element, role: .cell, frame: frame, slot: frame, zIndex: 0))
        attributes.estimatedAxes = []
        if question.isWidthEstimated { attributes.estimatedAxes.insert(.horizontal) }
        if question.isHeightEstimated { attributes.estimatedAxes.insert(.vertical) }
        guard let made = makeView(for: attributes), made.refusal == nil else { return nil }
        let (view, cell) = (made.view, made.view as? UICollectionViewCell)
        view.undecidedSides = []
        let isHugging = question.list != nil && question.isWidthEstimated
        let size = isHugging ? view.huggingSize(attributes) : view.preferredLayoutAttributesFitting(attributes).size
        var answer = SizeAnswer(size == proposal ? nil : size, doubt: view.undecidedSides)
        // A hugging header's content decides its width, also where that is the list's (B-T15).
        if size.width != proposal.width || isHugging && cell?.contentWidth != nil { answer.doubt.remove(.undecidedWidth) }
        // An empty row has the list's height.
        let isEmptyRow = question.list != nil && cell?.contentView.subviews.isEmpty == true
        if size.height != proposal.height || isEmptyRow { answer.doubt.remove(.undecidedHeight) }
        if question.list != nil, let row = view as? UICollectionViewListCell {
            row.reportHighAccessories(in: size.height)
            answer.separatorInset = row.separatorInset(at: size)
        }
        return (answer, view)
    }
}

extension UICollectionReusableView {
    /// The size of a list's header that is as wide as its content, but no wider than the list.
    fileprivate func huggingSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
        let room = attributes.size.width
        let natural = (self as? UICollectionViewCell)?.contentWidth ?? preferredLayoutAttributesFitting(attributes).size.width
        attributes.estimatedAxes.remove(.horizontal)
        let height = preferredLayoutAttributesFitting(attributes).size.height
        return CGSize(width: min(natural, room), height: height)
    }
}
