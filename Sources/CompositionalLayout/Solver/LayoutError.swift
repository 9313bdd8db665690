/// What is wrong with a layout, in UIKit's words where it has a message.
public struct LayoutError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The location in a layout that the error is about.
    public struct Place: Sendable, Hashable {
        /// The section's index; `nil` for the layout itself.
        public var section: Int?
        /// From the section's outermost group down: the index of each subitem in its group. Empty for the outermost
        /// group itself.
        public var subitems: [Int]

        public init(section: Int?, subitems: [Int] = []) {
            self.section = section
            self.subitems = subitems
        }

        func subitem(_ index: Int) -> Place {
            Place(section: section, subitems: subitems + [index])
        }
    }

    enum Reason: Sendable, Hashable {
        /// B-X1
        case dimensionNotFinite(NSCollectionLayoutDimension.Kind, value: String)
        /// B-X2
        case noSubitems
        /// B-X2
        case countBelowOne(Axis)
        /// B-X4
        case invalidSection
        /// B-X5
        case duplicateKinds([String])
        /// B-X6
        case noRoomForGroup(Axis, size: PixelSize, inset: Double)
        /// B-X7
        case cannotFitFirstItem(container: PixelSize)
        /// A custom group without frames, in a section with items.
        case emptyCustomGroup
        case tooManyItemsInGroup(limit: Int)
        case tooManyItemsInGroups(limit: Int)
        /// B-X10
        case pinnedWithoutWidth(kind: String)
        /// An element with a fitting size that is negative or not a finite number.
        case invalidFittingSize(LayoutElement.ID)
        /// Measuring the visible elements keeps bringing others into view (B-X9).
        case neverSettles
        /// A sum that overflowed.
        case notFinite
        /// A subclass of the layout returns attributes of an item or a section that does not exist.
        case noSuchElement(LayoutElement.ID)
        /// A subclass of the layout, by its name, is no longer that of the view that asks it.
        case layoutLeft(String)
        /// Something that the engine itself relies on does not hold.
        case fault(String)
    }

    let reason: Reason
    public let place: Place
    /// Device pixels per point, for the sizes in the message.
    let scale: Double

    init(_ reason: Reason, at place: Place, scale: Double = 1) {
        self.reason = reason
        self.place = place
        self.scale = scale
    }

    /// The same error with sizes reported in points at that scale.
    func scaled(_ scale: Double) -> LayoutError {
        LayoutError(reason, at: place, scale: scale)
    }

    /// The element whose fitting size is invalid, if that is the error.
    public var element: LayoutElement.ID? {
        guard case .invalidFittingSize(let element) = reason else { return nil }
        return element
    }

    /// Whether the error is about a group, the one that `place` leads to.
    public var isAboutGroup: Bool {
        switch reason {
        case .noSubitems, .countBelowOne, .noRoomForGroup, .cannotFitFirstItem, .emptyCustomGroup,
             .tooManyItemsInGroup: true
        case .dimensionNotFinite, .invalidSection, .tooManyItemsInGroups, .duplicateKinds, .pinnedWithoutWidth,
             .invalidFittingSize, .neverSettles, .notFinite, .noSuchElement, .layoutLeft, .fault: false
        }
    }

    /// Whether the group is right, but for its first subitem, which it cannot hold.
    package var isAboutFirstSubitem: Bool {
        if case .cannotFitFirstItem = reason { return true }
        return false
    }

    /// The error in one or two sentences.
    public var message: String {
        switch reason {
        case .dimensionNotFinite(let kind, let value): kind.complaint(value)
        case .noSubitems: "At least 1 subitem is required for a group"
        case .countBelowOne(let axis): "A repeating \(axis) group should specify a count >= 1"
        case .invalidSection:
            "Invalid section definition. Please specify a valid section definition when content is to be rendered "
                + "for a section. This is a client error."
        case .duplicateKinds(let kinds):
            "Every supplementary must have a unique elementKind: duplicates detected: (\(kinds.joined(separator: ", ")))"
        case .noRoomForGroup(let axis, let size, let inset):
            "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section: "
                + "\(axis == .horizontal ? "width" : "height") \(length(size[axis])) less content insets of \(length(inset))."
        case .cannotFitFirstItem(let container):
            "NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot "
                + "fit even a single item in its \(length(container.width)) × \(length(container.height)) pt."
        case .emptyCustomGroup:
            "The item provider of this custom group returned no items, but the section has items to place."
        case .tooManyItemsInGroup(let limit):
            "This group would hold more than \(limit) items."
        case .tooManyItemsInGroups(let limit):
            "The groups of this section and of those before it hold more than \(limit) items together."
        case .pinnedWithoutWidth(let kind):
            "The boundary supplementary item \"\(kind)\" is pinned to the visible bounds but has no width."
        case .invalidFittingSize(let element):
            "The content of \(element.kind.map { "\"\($0)\"" } ?? "item \(element.item)") asks for a size that is negative "
                + "or not a finite number."
        case .neverSettles:
            "The layout is stuck in its update/layout loop: sizes that the content asks for keep changing what is visible."
        case .notFinite:
            "The frames of this section are not finite numbers; a dimension, a spacing or an offset is far too large."
        case .noSuchElement(let id):
            "UICollectionView received layout attributes for a \(id.category.rawValue) with an index path that does not exist: "
                + DebugText.paths([id.indexPath])
        case .layoutLeft(let name):
            "\(name) has left the collection view that asks it: \"prepare()\" must not give it to another one, and "
                + "\"collectionView\" must return the one that it was given."
        case .fault(let fault): "This is a fault in Galley, not in the layout: \(fault)"
        }
    }

    public var description: String {
        switch (place.section, reason) {
        case (nil, _): message
        case (let section?, .cannotFitFirstItem), (let section?, .noRoomForGroup):
            "UICollectionViewCompositionalLayout ran into an error when computing the layout for section at index "
                + "\(section): \(message)"
        case (let section?, _): "Section \(section): \(message)"
        }
    }

    private func length(_ pixels: Double) -> String {
        let rounded = (pixels / scale * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }
}

extension NSCollectionLayoutDimension.Kind {
    /// What is said of a dimension that is not finite, in UIKit's words (B-X1).
    fileprivate func complaint(_ value: String) -> String {
        switch self {
        case .fractionalWidth: "Invalid fractional width: \(value). The fraction must be a finite value."
        case .fractionalHeight: "Invalid fractional height: \(value). The fraction must be a finite value."
        case .absolute: "Invalid absolute dimension: \(value). The dimension must be a finite value."
        case .estimated, .uniformAcrossSiblings:
            "Invalid estimated dimension: \(value). The dimension must be a finite value."
        }
    }
}
