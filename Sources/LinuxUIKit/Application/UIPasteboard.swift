public import Foundation

/// A pasteboard of this process only, never shared with other apps. Any thread may use it.
open class UIPasteboard: NSObject, @unchecked Sendable {
    /// The pasteboard that all code shares.
    public static var general: UIPasteboard { UIPasteboard() }

    private let kept = SharedAssociatedValues()

    /// The first string.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    open var strings: [String]? { get { kept.kept(or: nil) } set { kept.keep(newValue) } }
    open var url: URL? { get { kept.kept(or: nil) } set { kept.keep(newValue) } }
    open var image: UIImage? { get { kept.kept(or: nil) } set { kept.keep(newValue) } }
    open var color: UIColor? { get { kept.kept(or: nil) } set { kept.keep(newValue) } }

    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
    open var hasColors: Bool { color != nil }

    override init() {}

    /// An empty pasteboard. Pasteboards with the same name are not shared.
    public init?(name pasteboardName: Name, create: Bool) {
        guard create else { return nil }
        super.init()
        kept.keep(pasteboardName, "name")
    }

    public struct Name: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        public static var general: Name { Name("com.apple.UIKit.pboard.general") }
    }

    public struct OptionsKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static var expirationDate: OptionsKey { OptionsKey(rawValue: "UIPasteboardOptionExpirationDate") }
        public static var localOnly: OptionsKey { OptionsKey(rawValue: "UIPasteboardOptionLocalOnly") }
    }

    open class func withUniqueName() -> UIPasteboard { UIPasteboard(name: Name(UUID().uuidString), create: true)! }
    open class func remove(withName pasteboardName: Name) {}

    open var name: Name { kept.kept("name", or: .general) }
    open var urls: [URL]? {
        get { kept.kept(or: nil) ?? url.map { [$0] } }
        set {
            url = newValue?.first
            kept.keep(newValue)
        }
    }
    open var images: [UIImage]? {
        get { kept.kept(or: nil) ?? image.map { [$0] } }
        set {
            image = newValue?.first
            kept.keep(newValue)
        }
    }
    open var colors: [UIColor]? {
        get { kept.kept(or: nil) ?? color.map { [$0] } }
        set {
            color = newValue?.first
            kept.keep(newValue)
        }
    }

    /// Values by type, stored separately from strings, links, images and colours.
    open var items: [[String: Any]] {
        get { kept.kept(or: []) }
        set {
            kept.keep(newValue)
            kept.keep(changeCount + 1, "changeCount")
        }
    }
    open var numberOfItems: Int { items.count }
    /// The number of times that `items` was set.
    open var changeCount: Int { kept.kept(or: 0) }
    open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
    open func addItems(_ items: [[String: Any]]) { self.items += items }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
    open func data(forPasteboardType pasteboardType: String) -> Data? { items.first?[pasteboardType] as? Data }
    open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { types.contains($0) } }
}
