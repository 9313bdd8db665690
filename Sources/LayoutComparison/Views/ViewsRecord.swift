public import CompositionalLayout
public import Foundation
public import ViewPictures

/// The views in a screen's elements and around them, as plain values for goldens: a tree with class, frame and properties.
public struct ViewsRecord: Sendable, Equatable {
    /// The window's size, in points; for a single view without a screen, the view's size.
    public var size: CGSize
    /// The look that the screen was laid out for, as text (`Look.attribute`).
    package var look: String?
    /// The views by place: behind the content, in its elements ordered by section, and in front of it.
    public var parts: [Part]

    /// Views in one place, back to front.
    public struct Part: Sendable, Equatable {
        public var place: Place
        public var views: [View]
    }

    public enum Place: Sendable, Hashable {
        /// Behind the collection view, in window coordinates.
        case behind
        /// In an element, in its coordinates.
        case element(LayoutElement.ID)
        /// In front of the collection view, such as bars, in window coordinates.
        case above
    }

    /// A view with its properties in words.
    public struct View: Sendable, Equatable {
        public var className: String
        /// In the superview's coordinates, in points, to 0.0001.
        public var frame: CGRect
        public var properties: [Property]
        public var children: [View] = []
    }

    /// A property whose value is not the default.
    public struct Property: Sendable, Hashable {
        public var name: String
        /// Empty for a property that is only true or false.
        public var value: String

        init(_ name: String, _ value: String = "") { (self.name, self.value) = (name, value) }
    }

    public init(_ screen: ScreenViews) {
        let elements = screen.elements.sorted { $0.key.precedes($1.key) }.map { Part(place: .element($0.key), views: [View($0.value)]) }
        let around = [(Place.behind, screen.behind), (.above, screen.above)].map { Part(place: $0, views: $1.map(View.init)) }
        size = screen.size
        parts = ([around[0]] + elements + [around[1]]).filter { !$0.views.isEmpty }
    }

    init(size: CGSize, look: String?, parts: [Part]) {
        (self.size, self.look, self.parts) = (size, look, parts)
    }
}

extension ViewsRecord.View {
    public init(_ picture: ViewPicture) {
        let frame = [picture.frame.minX, picture.frame.minY, picture.frame.width, picture.frame.height].map(FramedElement.rounded)
        self.init(
            className: picture.className, frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
            properties: picture.content.properties + picture.boxProperties, children: picture.children.map(Self.init))
    }

    func value(of name: String) -> String? { properties.first { $0.name == name }?.value }
}
