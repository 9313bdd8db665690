public import Foundation

/// The traits of the environment that a layout depends on, each of which may be unspecified.
public struct LayoutTraits: Sendable, Hashable {
    /// A coarse class of the space along an axis.
    public enum SizeClass: Int, Sendable, CaseIterable, Codable {
        case unspecified = 0
        case compact
        case regular
    }

    /// The direction from leading to trailing.
    public enum Direction: Int, Sendable, CaseIterable, Codable {
        case unspecified = -1
        case leftToRight = 0
        case rightToLeft = 1
    }

    /// Light or dark appearance.
    public enum Style: Int, Sendable, CaseIterable, Codable {
        case unspecified = 0
        case light
        case dark
    }

    /// The kind of device that an interface is designed for.
    public enum Idiom: Int, Sendable, CaseIterable, Codable {
        case unspecified = -1
        case phone = 0
        case pad = 1
        case tv = 2
        case carPlay = 3
        case mac = 5
        case vision = 6
    }

    public var horizontalSizeClass: SizeClass
    public var verticalSizeClass: SizeClass
    /// Device pixels per point; 0 if unspecified.
    public var displayScale: CGFloat
    public var direction: Direction
    public var style: Style
    public var idiom: Idiom
    public var contentSize: ContentSize
    /// The major version of the system, whose design determines the sizes of controls; 0 if unspecified.
    public var systemVersion: Int

    public init(
        horizontalSizeClass: SizeClass = .unspecified,
        verticalSizeClass: SizeClass = .unspecified,
        displayScale: CGFloat = 0,
        direction: Direction = .unspecified,
        style: Style = .unspecified,
        idiom: Idiom = .unspecified,
        contentSize: ContentSize = .unspecified,
        systemVersion: Int = 0
    ) {
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.displayScale = displayScale
        self.direction = direction
        self.style = style
        self.idiom = idiom
        self.contentSize = contentSize
        self.systemVersion = systemVersion
    }

    /// These traits, overridden by those that `others` specifies.
    public func merged(with others: LayoutTraits) -> LayoutTraits {
        func pick<Trait: Equatable>(_ trait: KeyPath<LayoutTraits, Trait>) -> Trait {
            others[keyPath: trait] == LayoutTraits()[keyPath: trait] ? self[keyPath: trait] : others[keyPath: trait]
        }
        return LayoutTraits(
            horizontalSizeClass: pick(\.horizontalSizeClass), verticalSizeClass: pick(\.verticalSizeClass),
            displayScale: pick(\.displayScale), direction: pick(\.direction), style: pick(\.style), idiom: pick(\.idiom),
            contentSize: pick(\.contentSize), systemVersion: pick(\.systemVersion))
    }
}

extension LayoutTraits: Codable {
    private enum CodingKeys: String, CodingKey {
        case horizontalSizeClass = "horizontal"
        case verticalSizeClass = "vertical"
        case displayScale = "scale"
        case direction
        case style
        case idiom
        case contentSize = "category"
        case systemVersion = "system"
    }
}
