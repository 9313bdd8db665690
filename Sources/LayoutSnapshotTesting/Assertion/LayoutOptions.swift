public import CompositionalLayout
public import Foundation
import Goldens
import LayoutComparison
public import LayoutDiagram
public import VectorScene

/// What a layout is asserted in: each combination is a variant with goldens of its own.
///
///     assertLayout(
///         PhotoLayouts.grid(), items: [9, 4],
///         options: LayoutOptions(devices: [.iPhone15, .iPadMini.landscape], appearances: [.light, .dark]))
public struct LayoutOptions: Sendable, Hashable {
    /// What is done about an element without area, cells that overlap or stick out of the content, and a golden with nothing in
    /// it.
    public enum Oddities: Sendable, Hashable {
        /// They are said when something is recorded.
        case reported
        /// They fail the test, and nothing is recorded.
        case strict
    }

    public var devices: [Device]
    public var directions: [UITraitEnvironmentLayoutDirection]
    /// Light, dark or both; if empty, an SVG follows the viewer's colour scheme, and a PNG is light. Frames that are the same
    /// in all of them are recorded once.
    public var appearances: [Appearance]
    /// The text sizes that the user prefers; if empty, the device's default.
    public var contentSizes: [UIContentSizeCategory]
    /// How far the layout is scrolled from its start, in points.
    public var offsets: [CGFloat]
    public var oddities: Oddities
    /// Fonts that the layout's texts are measured in, and that pictures are drawn in whose style has none.
    public var fonts: Fonts?

    public init(
        devices: [Device] = [.default], directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
        appearances: [Appearance] = [], contentSizes: [UIContentSizeCategory] = [], offsets: [CGFloat] = [0],
        oddities: Oddities = .reported, fonts: Fonts? = nil
    ) {
        self.devices = devices
        self.directions = directions
        self.appearances = appearances
        self.contentSizes = contentSizes
        self.offsets = offsets
        self.oddities = oddities
        self.fonts = fonts
    }

    /// The variants, those together that differ in their appearance alone.
    var variants: [[LayoutVariant]] {
        let sizes: [UIContentSizeCategory?] = contentSizes.isEmpty ? [nil] : contentSizes
        let looks: [Appearance?] = appearances.isEmpty ? [nil] : appearances
        return devices.flatMap { device in
            directions.flatMap { direction in
                sizes.flatMap { size in
                    offsets.map { offset in
                        looks.map {
                            LayoutVariant(
                                device: device, direction: direction, appearance: $0, contentSize: size, offset: offset)
                        }
                    }
                }
            }
        }
    }
}

/// One configuration in which a layout is checked.
struct LayoutVariant {
    var device: Device
    var direction: UITraitEnvironmentLayoutDirection
    /// `nil` for pictures that follow the viewer's colour scheme, and for frames that are the same in all.
    var appearance: Appearance?
    /// `nil` for the device's.
    var contentSize: UIContentSizeCategory?
    /// How far the layout is scrolled from its start, in points.
    var offset: CGFloat

    /// What the layout is solved for.
    var viewport: LayoutViewport {
        var viewport = device.viewport
        var traits = [viewport.traitCollection, UITraitCollection(layoutDirection: direction)]
        if let appearance { traits.append(UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light)) }
        if let contentSize { traits.append(UITraitCollection(preferredContentSizeCategory: contentSize)) }
        viewport.traitCollection = UITraitCollection(traitsFrom: traits)
        return viewport
    }

    /// What it is called in messages.
    func variant(_ part: SnapshotStrategy.Part) -> GoldenVariant {
        GoldenVariant([
            .device: device.name, .direction: direction == .rightToLeft ? "right to left" : nil,
            .textSize: contentSize?.shortName, .appearance: appearance?.rawValue,
            .offset: offset == 0 ? nil : NumberText.text(offset, decimals: 2), .look: part.look, .format: part.format,
        ])
    }

    /// The part of a golden's name that distinguishes it from those of other variants: `iPhone-15.rtl.AccessibilityL.dark+120`.
    var name: String {
        var name = device.slug
        if direction == .rightToLeft { name += ".rtl" }
        if let contentSize { name += "." + FileWords.slug(contentSize.shortName) }
        if let appearance { name += "." + appearance.rawValue }
        if offset != 0 { name += "+" + NumberText.text(offset, decimals: 2) }
        return name
    }
}
