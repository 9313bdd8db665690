public import CompositionalLayout
public import Foundation
public import LayoutDiagram
import MessageText
public import VectorScene

/// The configurations of an assertion. Each combination is a variant with its own goldens.
///
///     assertLayout(
///         PhotoLayouts.grid(), items: [9, 4],
///         options: LayoutOptions(devices: [.iPhone15, .iPadMini.landscape], appearances: [.light, .dark]))
public struct LayoutOptions: Sendable, Hashable {
    /// The treatment of elements without area or with a size that nothing decides, cells that overlap or extend beyond the
    /// content, and goldens that show nothing.
    public enum Oddities: Sendable, Hashable {
        /// Reports oddities when recording.
        case reported
        /// Fails the test without recording.
        case strict
    }

    public var devices: [Device]
    public var directions: [LayoutTraits.Direction]
    /// Light, dark or both. If empty, an SVG follows the viewer's colour scheme, and a PNG is light. Frames that are equal in all
    /// appearances are recorded once.
    public var appearances: [Appearance]
    /// The user's preferred text sizes; if empty, the device's default.
    public var contentSizes: [LayoutTraits.ContentSize]
    /// Scroll offsets from the layout's start, in points.
    public var offsets: [CGFloat]
    public var oddities: Oddities
    /// Fonts for measuring the layout's texts, and for pictures whose style has none.
    public var fonts: Fonts?
    /// True to accept layouts and goldens without elements, which otherwise fail the test.
    public var allowsEmpty: Bool

    public init(
        devices: [Device] = [.default], directions: [LayoutTraits.Direction] = [.leftToRight],
        appearances: [Appearance] = [], contentSizes: [LayoutTraits.ContentSize] = [], offsets: [CGFloat] = [0],
        oddities: Oddities = .reported, fonts: Fonts? = nil, allowsEmpty: Bool = false
    ) {
        self.devices = devices
        self.directions = directions
        self.appearances = appearances
        self.contentSizes = contentSizes
        self.offsets = offsets
        self.oddities = oddities
        self.fonts = fonts
        self.allowsEmpty = allowsEmpty
    }

    /// The options with their devices replaced, unless the list is empty.
    func on(_ devices: [Device]) -> LayoutOptions {
        var options = self
        if !devices.isEmpty { options.devices = devices }
        return options
    }

    /// The looks, in groups that differ only in appearance. Default values are left out, as in the names of goldens.
    var looks: [[Look]] {
        devices.map { Look(device: $0) }
            .combined(with: directions) { look, direction in
                let own = look.device?.viewport.isRightToLeft == true ? LayoutTraits.Direction.rightToLeft : .leftToRight
                look.direction = direction == own ? nil : direction
            }
            .combined(with: contentSizes) { $0.contentSize = $1 }
            .combined(with: offsets) { $0.offset = $1 == 0 ? nil : $1 }
            .map { [$0].combined(with: appearances) { $0.appearance = $1 } }
    }
}
