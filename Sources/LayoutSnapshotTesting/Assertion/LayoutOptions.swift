public import CompositionalLayout
public import Foundation
import Goldens
import LayoutComparison
public import LayoutDiagram
public import VectorScene

/// The configurations of an assertion. Each combination is a variant with its own goldens.
///
///     assertLayout(
///         PhotoLayouts.grid(), items: [9, 4],
///         options: LayoutOptions(devices: [.iPhone15, .iPadMini.landscape], appearances: [.light, .dark]))
public struct LayoutOptions: Sendable, Hashable {
    /// The treatment of elements without area, cells that overlap or extend beyond the content, and goldens that show nothing.
    public enum Oddities: Sendable, Hashable {
        /// Reports oddities when recording.
        case reported
        /// Fails the test without recording.
        case strict
    }

    public var devices: [Device]
    public var directions: [UITraitEnvironmentLayoutDirection]
    /// Light, dark or both. If empty, an SVG follows the viewer's colour scheme, and a PNG is light. Frames that are equal in all
    /// appearances are recorded once.
    public var appearances: [Appearance]
    /// The user's preferred text sizes; if empty, the device's default.
    public var contentSizes: [UIContentSizeCategory]
    /// Scroll offsets from the layout's start, in points.
    public var offsets: [CGFloat]
    public var oddities: Oddities
    /// Fonts for measuring the layout's texts, and for pictures whose style has none.
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

    /// The variants, grouped by all options except appearance.
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

/// A configuration in which a layout is checked.
struct LayoutVariant {
    var device: Device
    var direction: UITraitEnvironmentLayoutDirection
    /// `nil` for pictures that follow the viewer's colour scheme, and for frames that are the same in all appearances.
    var appearance: Appearance?
    /// `nil` for the device's default.
    var contentSize: UIContentSizeCategory?
    /// Scroll offset from the layout's start, in points.
    var offset: CGFloat

    /// The viewport for solving the layout.
    var viewport: LayoutViewport {
        var viewport = device.viewport
        var traits = [viewport.traitCollection, UITraitCollection(layoutDirection: direction)]
        if let appearance { traits.append(UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light)) }
        if let contentSize { traits.append(UITraitCollection(preferredContentSizeCategory: contentSize)) }
        viewport.traitCollection = UITraitCollection(traitsFrom: traits)
        return viewport
    }

    /// The variant's description in messages.
    func variant(_ part: SnapshotStrategy.Part) -> GoldenVariant {
        GoldenVariant([
            .device: device.name, .direction: direction == .rightToLeft ? "right to left" : nil,
            .textSize: contentSize?.shortName, .appearance: appearance?.rawValue,
            .offset: offset == 0 ? nil : NumberText.text(offset, decimals: 2), .look: part.look, .format: part.format,
        ])
    }

    /// The part of a golden's name that identifies the variant: `iPhone-15.rtl.AccessibilityL.dark+120`.
    var name: String {
        var name = device.slug
        if direction == .rightToLeft { name += ".rtl" }
        if let contentSize { name += "." + FileWords.slug(contentSize.shortName) }
        if let appearance { name += "." + appearance.rawValue }
        if offset != 0 { name += "+" + NumberText.text(offset, decimals: 2) }
        return name
    }
}
