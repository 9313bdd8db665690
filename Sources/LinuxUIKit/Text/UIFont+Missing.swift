public import Foundation
import Synchronization

extension UIFont {
    private static let missing = Mutex<Set<String>>([])

    /// The names of fonts that `init(nameOrSystem:size:)` has replaced by the system font, sorted.
    package static var missingNames: [String] { missing.withLock { $0.sorted() } }

    /// A font by PostScript name; if it is not available, the system font of the size. For code that relies on a font of its app, such
    /// as `UIFont(name: "Brand-Bold", size: 17)!`; it never fails.
    public convenience init?(nameOrSystem fontName: String, size fontSize: CGFloat) {
        let known = UIFont(name: fontName, size: fontSize)
        if known == nil { Self.missing.withLock { _ = $0.insert(fontName) } }
        let font = known ?? .systemFont(ofSize: fontSize > 0 ? fontSize : 12)
        self.init(descriptor: font.fontDescriptor, size: 0)
    }
}
