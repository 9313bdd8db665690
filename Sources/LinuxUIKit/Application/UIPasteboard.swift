public import CompositionalLayout
public import Foundation

/// What code copies. It is that of this process alone: nothing reaches another app.
open class UIPasteboard: NSObject {
    private static let shared = Shared()

    /// The pasteboard that all code shares.
    public static var general: UIPasteboard { shared.general }

    open var string: String?
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }
    open var url: URL?
    open var image: UIImage?
    open var color: UIColor?

    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
    open var hasColors: Bool { color != nil }

    override init() {}

    /// In UIKit only the main actor uses it.
    private final class Shared: @unchecked Sendable {
        let general = UIPasteboard()
    }
}
