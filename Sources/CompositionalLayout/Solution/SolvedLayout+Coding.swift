import Foundation

/// Transfers a solved layout to another process. The encoded layout contains every frame but neither the layout's code nor its
/// content, so unmeasured elements keep their estimates even after scrolling.
extension SolvedLayout: Codable {
    private enum CodingKeys: String, CodingKey {
        case viewport
        case solution
        case changes
        case overridden
        case doubts
        case separatorInsets
        case isMeasured
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let solution = try values.decode(LayoutSolution.self, forKey: .solution)
        // `.visible` lets `hasUnmeasuredElements` look for elements without a size in the solution.
        var content = LayoutContent(itemCounts: solution.sections.map(\.itemCount), measuring: .visible)
        content.context = MeasuringContext(
            isAsking: try values.decodeIfPresent(Bool.self, forKey: .isMeasured) ?? false,
            doubts: DoubtLog(try values.decodeIfPresent([LayoutElement.ID: FrameDoubt].self, forKey: .doubts) ?? [:]),
            separatorInsets: MeasuringLog(
                try values.decodeIfPresent([LayoutElement.ID: CGFloat].self, forKey: .separatorInsets) ?? [:]))
        self.init(
            viewport: try values.decode(LayoutViewport.self, forKey: .viewport), content: content, solution: solution)
        changes = try values.decode([LayoutElement.ID: ElementChange].self, forKey: .changes)
        overridden = try values.decodeIfPresent(OverriddenElements.self, forKey: .overridden)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(viewport, forKey: .viewport)
        try values.encode(solution, forKey: .solution)
        try values.encode(changes, forKey: .changes)
        try values.encodeIfPresent(overridden, forKey: .overridden)
        if content.context.isAsking { try values.encode(true, forKey: .isMeasured) }
        let doubts = frameDoubts
        if !doubts.isEmpty { try values.encode(doubts, forKey: .doubts) }
        let insets = content.context.separatorInsets.all
        if !insets.isEmpty { try values.encode(insets, forKey: .separatorInsets) }
    }
}

extension LayoutViewport: Codable {
    private enum CodingKeys: String, CodingKey {
        case size
        case safeAreaInsets
        case layoutMargins
        case adjustedContentInset
        case traits
        case contentOffset
        case orthogonalContentOffsets
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            size: try values.decode(CGSize.self, forKey: .size),
            safeAreaInsets: try values.decode(NSDirectionalEdgeInsets.self, forKey: .safeAreaInsets),
            layoutMargins: try values.decode(NSDirectionalEdgeInsets.self, forKey: .layoutMargins),
            adjustedContentInset: try values.decodeIfPresent(NSDirectionalEdgeInsets.self, forKey: .adjustedContentInset),
            traits: try values.decode(LayoutTraits.self, forKey: .traits),
            contentOffset: try values.decodeIfPresent(CGPoint.self, forKey: .contentOffset),
            orthogonalContentOffsets: try values.decode([Int: CGFloat].self, forKey: .orthogonalContentOffsets))
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(size, forKey: .size)
        try values.encode(safeAreaInsets, forKey: .safeAreaInsets)
        try values.encode(layoutMargins, forKey: .layoutMargins)
        try values.encodeIfPresent(adjustedContentInset, forKey: .adjustedContentInset)
        try values.encode(traits, forKey: .traits)
        try values.encodeIfPresent(contentOffset, forKey: .contentOffset)
        try values.encode(orthogonalContentOffsets, forKey: .orthogonalContentOffsets)
    }
}
