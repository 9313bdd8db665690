public import Foundation
import Synchronization

extension UIFont {
    private static let missing = Mutex<Set<String>>([])

    /// The fonts in whose place others were made by `init(nameOrSystem:size:)`, by their names in order.
    package static var missingNames: [String] { missing.withLock { $0.sorted() } }

    /// A font by PostScript name, or the system's of the size if it is not given, for code that relies on a font of its app:
    /// `UIFont(name: "Brand-Bold", size: 17)!`.
    public convenience init(nameOrSystem fontName: String, size fontSize: CGFloat) {
        let known = UIFont(name: fontName, size: fontSize)
        if known == nil { Self.missing.withLock { _ = $0.insert(fontName) } }
        let font = known ?? .systemFont(ofSize: fontSize > 0 ? fontSize : 12)
        self.init(descriptor: font.fontDescriptor, size: 0)
    }
}
