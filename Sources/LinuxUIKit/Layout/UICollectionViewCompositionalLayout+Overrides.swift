import Foundation
#if canImport(CoreGraphics)
import CoreGraphics
#endif
#if canImport(QuartzCore)
import QuartzCore
#endif

/// The viewport and content that a subclass is solved for, and the first error.
struct SolvingRequest {
    var viewport: LayoutViewport
    var content: LayoutContent
    var error: LayoutError?
}

/// Solving a subclass. As any query may be overridden, a collection view hosts the layout and queries it as in UIKit.
///
/// Frames come from `layoutAttributesForElements(in:)`, which determines the visible elements in UIKit; queries for single
/// elements determine the result of `SolvedLayout.element(_:)`.
extension UICollectionViewCompositionalLayout {
    /// True for a subclass, which may override queries.
    var isSubclass: Bool { type(of: self) != UICollectionViewCompositionalLayout.self }

    func solveOverrides(in viewport: LayoutViewport, content: LayoutContent) throws(LayoutError) -> SolvedLayout {
        let earlier = collectionView
        return try viewport.performAsCurrent { () throws(LayoutError) in
            let host = UICollectionView.host(for: viewport, inPlaceOf: earlier)
            let state = host.stand(in: viewport, content, at: offset(in: viewport))
            defer {
                hosted = nil
                host.restore(state)
                attach(to: earlier)
            }
            request = SolvingRequest(viewport: viewport, content: content)
            defer { request = nil }
            hosted = nil
            attach(to: host)
            return try askOverrides(as: host, viewport, content)
        }
    }

    private func askOverrides(
        as host: UICollectionView, _ viewport: LayoutViewport, _ content: LayoutContent
    ) throws(LayoutError) -> SolvedLayout {
        var solved = try solution(viewport, content)
        solved.overridden = OverriddenElements(contentSize: collectionViewContentSize)
        // A right-to-left layout starts at its right end, which is known only after solving.
        if host.contentOffset != solved.contentOffset { host.contentOffset = solved.contentOffset }
        solved = try solution(viewport, content)
        didLayOut()
        solved.changes = hosted?.changes ?? [:]
        let overridden = try OverriddenElements(asking: self, about: solved, in: host)
        if let error = request?.error { throw error }
        solved.overridden = overridden
        return solved
    }

    /// The layout's own solution, after `prepare()`.
    private func solution(_ viewport: LayoutViewport, _ content: LayoutContent) throws(LayoutError) -> SolvedLayout {
        _ = solvedForHost()
        if let error = request?.error { throw error }
        guard let hosted = hosted?.shown(in: viewport, content) else { throw .layoutLeft("\(type(of: self))") }
        return hosted
    }

    /// The content offset in a viewport, as far as known before solving.
    private func offset(in viewport: LayoutViewport) -> CGPoint {
        let insets = viewport.adjustedContentInset ?? viewport.safeAreaInsets
        let isVertical = currentConfiguration.scrollDirection == .vertical
        return viewport.contentOffset ?? CGPoint(
            x: isVertical || viewport.isRightToLeft ? 0 : -insets.leading, y: isVertical ? -insets.top : 0)
    }

    /// Wraps `measure` so that fitting sizes rejected by the subclass have no effect (B-E1).
    ///
    /// - Parameter estimated: the layout solved with estimates only; it gives the elements' positions before measuring.
    func accepted(_ measure: @escaping LayoutContent.Measure, estimated: SolvedLayout) -> LayoutContent.Measure {
        // Called only while this layout is being solved, on the same thread.
        nonisolated(unsafe) let layout = self
        return { question in
            let answer = measure(question)
            guard let answer, let size = answer.size else { return answer }
            let frame = CGRect(origin: estimated.element(question.element)?.frame.origin ?? .zero, size: question.proposal)
            let original = layout.attributes(
                of: LayoutElement(id: question.element, role: .cell, frame: frame, slot: frame, zIndex: 0))
            guard let preferred = original.copy() as? UICollectionViewLayoutAttributes else { return answer }
            preferred.size = size
            guard layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            else { return SizeAnswer(nil) }
            // Called for its side effects: a subclass's override may record the sizes.
            _ = layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            return answer
        }
    }
}

// MARK: - Queries

extension OverriddenElements {
    /// In a layout with more elements than this, a subclass is queried only for visible ones.
    private static let limit = 100_000

    /// Queries a subclass for all its elements; `nil` if its answers equal those of `UICollectionViewCompositionalLayout`.
    ///
    /// - Throws: a `LayoutError` if it returns a frame that is not finite.
    fileprivate init?(
        asking layout: UICollectionViewCompositionalLayout, about solved: SolvedLayout, in host: UICollectionView
    ) throws(LayoutError) {
        self.init(contentSize: layout.collectionViewContentSize)
        guard contentSize.width.isFinite, contentSize.height.isFinite else {
            throw .notFinite()
        }
        let region = solved.elementCount > Self.limit
            ? host.bounds : CGRect(origin: .zero, size: contentSize).union(host.bounds)
        let own = layout.solvedForHost()?.elements(forHost: region) ?? []
        let answers = layout.layoutAttributesForElements(in: region) ?? []
        try compare(answers, with: own, of: solved, in: layout)
        for element in own {
            guard let changed = layout.changed(element, by: layout.ownAttributes(of: element.id)) else { continue }
            try check(changed)
            changeAlone(changed)
        }
        moveSeparators(of: solved)
        if isEmpty, contentSize == solved.contentSize { return nil }
    }

    private mutating func compare(
        _ answers: [UICollectionViewLayoutAttributes], with own: [LayoutElement], of solved: SolvedLayout,
        in layout: UICollectionViewCompositionalLayout
    ) throws(LayoutError) {
        let found = Dictionary(own.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var answered: Set<LayoutElement.ID> = []
        for attributes in answers where answered.insert(LayoutElement.ID(attributes)).inserted {
            let id = LayoutElement.ID(attributes)
            if let element = found[id] ?? solved.element(id) {
                guard let changed = layout.changed(element, by: attributes) else { continue }
                try check(changed)
                change(changed)
            } else {
                let element = LayoutElement(attributes)
                try check(element)
                guard solved.canHave(element.id) else { throw .noSuchElement(element.id) }
                add(element)
            }
        }
        for element in own where !answered.contains(element.id) { omit(element) }
    }

    private func check(_ element: LayoutElement) throws(LayoutError) {
        let frame = element.frame
        guard [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite) else {
            throw .notFinite(inSection: element.section)
        }
    }
}

extension UICollectionViewCompositionalLayout {
    /// The layout's answer to the query for a single element.
    fileprivate func ownAttributes(of id: LayoutElement.ID) -> UICollectionViewLayoutAttributes? {
        switch id.category {
        case .cell: layoutAttributesForItem(at: id.indexPath)
        case .supplementary: layoutAttributesForSupplementaryView(ofKind: id.kind ?? "", at: id.indexPath)
        case .decoration: layoutAttributesForDecorationView(ofKind: id.kind ?? "", at: id.indexPath)
        }
    }

    /// The element with a subclass's attributes; `nil` if they look the same as the solved ones.
    fileprivate func changed(
        _ element: LayoutElement, by attributes: UICollectionViewLayoutAttributes?
    ) -> LayoutElement? {
        let own = self.attributes(of: element)
        guard let attributes, !attributes.looks(like: own) else { return nil }
        var changed = element
        changed.zIndex = attributes.zIndex
        changed.isHidden = attributes.isHidden
        changed.alpha = attributes.alpha
        changed.transform = LayoutElement.Transform(attributes.transform3D)
        guard attributes.center != own.center || attributes.size != own.size else { return changed }
        changed.frame = attributes.frame
        let (slot, frame) = (element.slot, element.frame)
        changed.slot = CGRect(
            x: changed.frame.minX + slot.minX - frame.minX, y: changed.frame.minY + slot.minY - frame.minY,
            width: changed.frame.width + slot.width - frame.width, height: changed.frame.height + slot.height - frame.height)
        return changed
    }
}

extension UICollectionViewLayoutAttributes {
    /// True if both look the same, regardless of a subclass's own properties.
    fileprivate func looks(like other: UICollectionViewLayoutAttributes) -> Bool {
        center == other.center && size == other.size && zIndex == other.zIndex && isHidden == other.isHidden
            && alpha == other.alpha && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }
}

extension LayoutElement {
    /// Creates an element from the attributes of an app's own layout class.
    init(_ attributes: UICollectionViewLayoutAttributes) {
        let alignment: NSRectAlignment = switch attributes.representedElementKind {
        case ElementKind.sectionHeader: .top
        case ElementKind.sectionFooter: .bottom
        default: .none
        }
        let role: Role = switch attributes.representedElementCategory {
        case .cell: .cell
        case .supplementaryView: .boundary(alignment, isLayoutWide: attributes.indexPath.item == NSNotFound)
        case .decorationView: .decoration
        }
        self.init(
            id: ID(attributes), role: role, frame: attributes.frame, slot: attributes.frame, zIndex: attributes.zIndex,
            isHidden: attributes.isHidden, alpha: attributes.alpha, transform: Transform(attributes.transform3D))
    }
}
