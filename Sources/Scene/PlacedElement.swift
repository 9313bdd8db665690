/// An element and its place in a layout, which says in words what it is when it is asked: a picture may have ten thousand,
/// and few readers ask.
///
/// Copies share one place in memory: a copy counts one reference in place of those to both its texts.
@usableFromInline
package final class PlacedElement: Sendable {
    /// As in `cell`.
    @usableFromInline package let category: String
    @usableFromInline package let kind: String?
    @usableFromInline package let section: Int
    /// `nil` for an element of the whole layout.
    @usableFromInline package let item: Int?
    /// In the layout's coordinates.
    @usableFromInline package let frame: Rect

    package init(category: String, kind: String?, section: Int, item: Int?, frame: Rect) {
        self.category = category
        self.kind = kind
        self.section = section
        self.item = item
        self.frame = frame
    }

    private var path: String { item.map { "\(section)-\($0)" } ?? "\(section)" }

    var title: String {
        let name = kind.map { "\(category) \($0)" } ?? category
        let (x, y, width, height) = (text(frame.x), text(frame.y), text(frame.width), text(frame.height))
        return "\(name) \(path): \(width) × \(height) at \(x), \(y)"
    }

    var facts: [Meaning.Fact] {
        let place = [frame.x, frame.y, frame.width, frame.height].map(text).joined(separator: " ")
        return [Meaning.Fact("element", category)] + (kind.map { [Meaning.Fact("kind", $0)] } ?? [])
            + [Meaning.Fact("index-path", path), Meaning.Fact("frame", place)]
    }

    private func text(_ length: Double) -> String {
        String(unsafeUninitializedCapacity: Thousandths.digitLimit) { bytes in
            bytes.baseAddress.map { Thousandths(hundredthsOf: length).write(to: $0, .shared) } ?? 0
        }
    }
}
