public import CompositionalLayout
import Foundation
public import VectorScene
public import ViewPictures

/// A solved layout ready to be drawn: with a title, a device, and the names and colours of its elements.
public struct DrawableLayout {
    public var layout: SolvedLayout
    /// The device whose outline is drawn; `nil` for a plain frame.
    public var device: Device?
    /// The appearance that the picture is drawn for; `nil` to follow the viewer's.
    public var appearance: Appearance?
    /// A stable name for the subject, such as a document's; `nil` to use its title. Ids in SVGs are derived from it.
    public var identifier: String?
    public var title: String
    public var description: String?
    /// The label of an element. An empty string draws none. `nil` draws the index path, or the kind if `showsKinds` is true.
    public var name: (LayoutElement) -> String?
    /// The tint of a cell: the name of a tint in the theme, or a custom colour; `nil` for the section's tint.
    public var tint: (LayoutElement) -> DiagramTint?
    /// True for an element that something other than the layout hides.
    public var isHidden: (LayoutElement) -> Bool
    /// The insets of a cell's text, which also place its label; `nil` for the default places of labels.
    package var textInsets: (LayoutElement) -> NSDirectionalEdgeInsets? = { _ in nil }
    /// The views of the screen, which the style `screen` draws instead of placeholders; `nil` for none.
    public var views: ScreenViews?
    /// Prints the kinds of headers, footers and badges on a screen; false if kinds are mere identifiers in code.
    public var showsKinds: Bool
    /// Stores the elements' titles in the picture as attributes, so that a difference from a golden can name the elements.
    package var recordsTitles = false
    /// True if the picture has a twin in the other appearance: the text beside the drawing then does not name the appearance.
    package var isOfPair = false
    /// Notes about the layout, to print with its picture or frames.
    package var notes: [LayoutNote] = []

    public init(
        layout: SolvedLayout, device: Device? = nil, appearance: Appearance? = nil, identifier: String? = nil,
        title: String, description: String? = nil,
        name: @escaping (LayoutElement) -> String? = { _ in nil },
        tint: @escaping (LayoutElement) -> DiagramTint? = { _ in nil },
        isHidden: @escaping (LayoutElement) -> Bool = { _ in false }, showsKinds: Bool = true
    ) {
        self.layout = layout
        self.device = device
        self.appearance = appearance
        self.identifier = identifier
        self.title = title
        self.description = description
        self.name = name
        self.tint = tint
        self.isHidden = isHidden
        self.showsKinds = showsKinds
    }

    /// An element's title on one line, if the picture records titles.
    package func recordedTitle(_ element: LayoutElement) -> String? {
        recordsTitles ? name(element)?.split(whereSeparator: \.isNewline).joined(separator: " ") : nil
    }

    /// The size of the screen in a picture: the window's, or the layout's own.
    var screenSize: CGSize { views?.size ?? layout.viewport.size }

    /// The origin of the collection view on the screen.
    var collectionOrigin: CGPoint { views?.collectionFrame.origin ?? .zero }

    /// The view of an element, if it is known.
    func view(of element: LayoutElement) -> ViewPicture? { views?.elements[element.id] }

    /// An element's kind as printed on a screen, possibly empty.
    func printedKind(_ element: LayoutElement) -> String { showsKinds ? element.kind ?? "" : "" }

    /// True if an element can be seen: neither the layout nor its view hides it.
    func shows(_ element: LayoutElement) -> Bool { !element.isHidden && element.alpha > 0 && !isHidden(element) }
}

/// A cell's colour.
public enum DiagramTint: Sendable, Hashable {
    /// A theme tint by name.
    case named(String)
    /// Components from 0 to 255.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// The elements of a layout that appear in a diagram.
struct ShownElements {
    let subject: DrawableLayout
    let content: DiagramContent

    /// - Throws: `DiagramError` if there are too many.
    func elements() throws(DiagramError) -> [LayoutElement] {
        let layout = subject.layout
        let limit = DiagramLimits.elements
        let elements: [LayoutElement]
        switch content {
        case .whole:
            guard layout.elementCount <= limit else { throw .tooManyElements(count: layout.elementCount, limit: limit) }
            elements = layout.elements()
        case .visible:
            // The bound is an overestimate: up to a few times the limit, an exact count is worth its cost.
            guard layout.visibleElementBound <= 4 * limit else { throw .tooManyVisibleElements(limit: limit) }
            elements = layout.visibleElements()
            guard elements.count <= limit else { throw .tooManyVisibleElements(limit: limit) }
        case .section(let section):
            let count = layout.elementCount(inSection: section)
            guard count <= limit else { throw .tooManyElements(count: count, limit: limit) }
            elements = layout.elements(inSection: section)
        }
        return elements.allSatisfy(subject.shows) ? elements : elements.filter(subject.shows)
    }

    /// The area shown, in content coordinates: the screen, the content or the section.
    var area: CGRect {
        switch content {
        case .visible: subject.layout.visibleBounds
        case .whole: CGRect(origin: .zero, size: subject.layout.contentSize)
        case .section(let section): subject.layout.sectionFrame(section)
        }
    }
}

extension SolvedLayout {
    /// An upper bound on the number of items in a group of a section, if all groups but the last hold equally many. Measured groups may
    /// hold more. Computed from the section's counts alone, because a group may hold a million items.
    func itemsPerGroup(inSection section: Int) -> Int {
        let (groups, items) = (groupCount(inSection: section), itemCount(inSection: section))
        return groups < 2 ? items : (items - 1) / (groups - 1)
    }
}
