public import CompositionalLayout
public import Foundation

/// What code copies. It is that of this process alone: nothing reaches another app. Any thread may use it.
open class UIPasteboard: NSObject, @unchecked Sendable {
    /// The pasteboard that all code shares.
    public static let general = UIPasteboard()

    private struct Values {
        var strings: [String]?
        var url: URL?
        var image: UIImage?
        var color: UIColor?
    }

    private let lock = NSLock()
    private var values = Values()

    private func read<Value>(_ value: KeyPath<Values, Value>) -> Value {
        lock.withLock { values[keyPath: value] }
    }

    private func write<Value>(_ value: WritableKeyPath<Values, Value>, _ newValue: Value) {
        lock.withLock { values[keyPath: value] = newValue }
    }

    /// The first of the strings.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    open var strings: [String]? {
        get { read(\.strings) }
        set { write(\.strings, newValue) }
    }
    open var url: URL? {
        get { read(\.url) }
        set { write(\.url, newValue) }
    }
    open var image: UIImage? {
        get { read(\.image) }
        set { write(\.image, newValue) }
    }
    open var color: UIColor? {
        get { read(\.color) }
        set { write(\.color, newValue) }
    }

    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
    open var hasColors: Bool { color != nil }

    override init() {}
}
