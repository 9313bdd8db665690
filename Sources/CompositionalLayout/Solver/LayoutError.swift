/// An error in a layout, in UIKit's words where UIKit has a message.
public struct LayoutError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The location of an error in a layout.
    public struct Place: Sendable, Hashable {
        /// The section's index; `nil` for the layout itself.
        public var section: Int?
        /// The path from the section's outermost group: the index of each subitem in its group. Empty for the outermost group.
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
        /// A dimension that is not finite (B-X1).
        case dimensionNotFinite(LayoutDimension)
        /// A group without subitems (B-X2).
        case noSubitems
        /// A group that repeats its subitem fewer than 1 time (B-X2).
        case countBelowOne(Axis)
        /// No description for a section that has items (B-X4).
        case invalidSection
        /// Supplementary kinds that occur twice in a section (B-X5).
        case duplicateKinds([String])
        /// A decoration item with the element kind of its list's separators: the two would have equal index paths.
        case separatorKind(String)
        /// Insets leave a group no inner size (B-X6).
        case noRoomForGroup(Axis, size: PixelSize, inset: Double)
        /// A row that has no room for its first item (B-X7).
        case cannotFitFirstItem(container: PixelSize)
        /// A custom group without frames, in a section with items.
        case emptyCustomGroup
        case tooManyItemsInGroup(limit: Int)
        case tooManyItemsInGroups(limit: Int)
        /// A pinned boundary item without width (B-X10).
        case pinnedWithoutWidth(kind: String)
        /// An element whose fitting size is negative or not finite.
        case invalidFittingSize(LayoutElement.ID)
        /// Measuring the visible elements keeps bringing others into view (B-X9).
        case neverSettles
        /// A sum overflowed.
        case notFinite
        /// A layout subclass returns attributes for an item or section that does not exist.
        case noSuchElement(LayoutElement.ID)
        /// A layout subclass, given by name, has been detached from the view that queries it.
        case layoutLeft(String)
        /// A violated assumption of the engine itself.
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

    /// A subclass of the layout returns a frame that is not finite.
    ///
    /// - Parameter section: the section of the frame's element; `nil` for elements outside sections, and for the content size.
    package static func notFinite(inSection section: Int? = nil) -> LayoutError {
        LayoutError(.notFinite, at: Place(section: section))
    }

    /// A layout subclass returns attributes for an item or section that does not exist.
    package static func noSuchElement(_ element: LayoutElement.ID) -> LayoutError {
        LayoutError(.noSuchElement(element), at: Place(section: nil))
    }

    /// A layout subclass, given by name, has been detached from the view that queries it.
    package static func layoutLeft(_ name: String) -> LayoutError { LayoutError(.layoutLeft(name), at: Place(section: nil)) }

    /// The same error for `scale` pixels per point: its sizes are in pixels, and its message gives them in points.
    package func scaled(_ scale: Double) -> LayoutError {
        LayoutError(reason, at: place, scale: scale)
    }

    /// The element with an invalid fitting size, if that is the error.
    public var element: LayoutElement.ID? {
        guard case .invalidFittingSize(let element) = reason else { return nil }
        return element
    }

    /// The kind of the boundary item that the error concerns, or the first of several kinds; `nil` for errors of other elements.
    package var kind: String? {
        if case .duplicateKinds(let kinds) = reason { return kinds.first }
        if case .pinnedWithoutWidth(let kind) = reason { return kind }
        return nil
    }

    /// True if the error concerns the group at `place`.
    public var isAboutGroup: Bool {
        switch reason {
        case .noSubitems, .countBelowOne, .noRoomForGroup, .cannotFitFirstItem, .emptyCustomGroup,
             .tooManyItemsInGroup: true
        case .dimensionNotFinite, .invalidSection, .tooManyItemsInGroups, .duplicateKinds, .separatorKind, .pinnedWithoutWidth,
             .invalidFittingSize, .neverSettles, .notFinite, .noSuchElement, .layoutLeft, .fault: false
        }
    }

    /// True if the group is valid except that its first subitem does not fit.
    package var isAboutFirstSubitem: Bool {
        if case .cannotFitFirstItem = reason { return true }
        return false
    }

    /// The error in one or two sentences.
    public var message: String {
        switch reason {
        case .dimensionNotFinite(let dimension): dimension.complaint
        case .noSubitems: "At least 1 subitem is required for a group"
        case .countBelowOne(let axis): "A repeating \(axis) group should specify a count >= 1"
        case .invalidSection:
            "Invalid section definition. Please specify a valid section definition when content is to be rendered "
                + "for a section. This is a client error."
        case .duplicateKinds(let kinds):
            "Every supplementary must have a unique elementKind: duplicates detected: (\(kinds.joined(separator: ", ")))"
        case .separatorKind(let kind): "A list's own separators have the kind of this decoration item: \(kind)"
        case .noRoomForGroup(let axis, let size, let inset):
            "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section: "
                + "\(axis == .horizontal ? "width" : "height") \(length(size[axis])) less content insets of \(length(inset))."
        case .cannotFitFirstItem(let container):
            "NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot "
                + "fit even a single item in its \(length(container.width)) × \(length(container.height)) pt."
        case .emptyCustomGroup:
            "The item provider of this custom group returned no items, but the section has items to place."
        case .tooManyItemsInGroup(let limit):
            "This group would hold more than \(limit) items and views."
        case .tooManyItemsInGroups(let limit):
            "The groups of this section and of those before it hold more than \(limit) items and views together."
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

extension LayoutDimension {
    /// UIKit's message about a dimension that is not finite (B-X1).
    fileprivate var complaint: String {
        switch self {
        case .fractionalWidth: "Invalid fractional width: \(value). The fraction must be a finite value."
        case .fractionalHeight: "Invalid fractional height: \(value). The fraction must be a finite value."
        case .absolute: "Invalid absolute dimension: \(value). The dimension must be a finite value."
        case .estimated, .uniformAcrossSiblings:
            "Invalid estimated dimension: \(value). The dimension must be a finite value."
        }
    }
}
