package import CompositionalLayout
package import Foundation
import MessageText

/// The device, appearance and other settings that a document is shown with; `nil` leaves a setting to the document.
///
/// `DocumentPictures` converts it to the look of a diagram.
package struct DocumentLook: Sendable, Hashable {
    package var device: Device?
    /// The viewport's size in points, instead of a device.
    package var size: CGSize?
    package var direction: LayoutTraits.Direction?
    package var contentSize: LayoutTraits.ContentSize?
    /// The scroll offset from the start, in points.
    package var offset: CGFloat?
    package var appearance: LayoutTraits.Style?
    package var style: DocumentStyle.Kind?
    /// Pixels per point of a PNG.
    package var scale = 1

    package init(device: Device? = nil, size: CGSize? = nil) {
        (self.device, self.size) = (device, size)
    }

    /// The look as file names show it, with lengths rounded to two decimals.
    private var rounded: DocumentLook {
        func rounded(_ length: CGFloat) -> CGFloat { Double(NumberText.text(length, decimals: 2)) ?? length }
        var look = self
        look.size = size.map { CGSize(width: rounded($0.width), height: rounded($0.height)) }
        look.offset = offset.map(rounded)
        return look
    }

    /// The looks without duplicates: a look is dropped if an earlier one has the same file names.
    static func unique(_ looks: [DocumentLook]) -> [DocumentLook] { looks.uniqued { $0.rounded } }

    /// True if any two looks have the same file names, which leave out a light appearance.
    static func shareNames(_ looks: [DocumentLook]) -> Bool {
        let names = looks.map { look in
            var look = look.rounded
            if look.appearance == .light { look.appearance = nil }
            return look
        }
        return Set(names).count < looks.count
    }
}

/// The values that are combined to looks: every device or size in every direction, and so on. An empty list leaves the setting to
/// the document.
package struct LookChoices: Sendable {
    package var devices: [Device] = []
    package var sizes: [CGSize] = []
    package var directions: [LayoutTraits.Direction] = []
    package var contentSizes: [LayoutTraits.ContentSize] = []
    package var offsets: [CGFloat] = []
    package var appearances: [LayoutTraits.Style] = []
    package var styles: [DocumentStyle.Kind] = []
    package var scales: [Int] = []

    package init() {}

    /// The values of some looks, without duplicates.
    package init(of looks: [DocumentLook]) {
        devices = looks.compactMap(\.device).uniqued { $0.name }
        sizes = looks.compactMap(\.size).uniqued { "\($0)" }
        directions = looks.compactMap(\.direction).uniqued { $0 }
        contentSizes = looks.compactMap(\.contentSize).uniqued { $0 }
        offsets = looks.compactMap(\.offset).uniqued { $0 }
        appearances = looks.compactMap(\.appearance).uniqued { $0 }
        styles = looks.compactMap(\.style).uniqued { $0 }
        scales = looks.map(\.scale).uniqued { $0 }
    }

    /// The number of combinations, capped at 2³⁰, which is far above any limit.
    package var count: Int {
        let counts = [
            devices.count + sizes.count, directions.count, contentSizes.count, offsets.count, appearances.count, styles.count, scales.count,
        ]
        return counts.reduce(1) { min($0 * max(1, $1), 1 << 30) }
    }

    package var looks: [DocumentLook] {
        let screens = devices.map { DocumentLook(device: $0) } + sizes.map { DocumentLook(size: $0) }
        return (screens.isEmpty ? [DocumentLook()] : screens)
            .combined(with: directions) { $0.direction = $1 }
            .combined(with: contentSizes) { $0.contentSize = $1 }
            .combined(with: offsets) { $0.offset = $1 }
            .combined(with: appearances) { $0.appearance = $1 }
            .combined(with: styles) { $0.style = $1 }
            .combined(with: scales) { $0.scale = $1 }
    }
}
