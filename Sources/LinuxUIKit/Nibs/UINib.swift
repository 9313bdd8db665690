public import Foundation

/// The views of a XIB file, or of a prototype in a storyboard.
open class UINib: NSObject {
    /// The names of options. They have no effect.
    public struct OptionsKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static var externalObjects: OptionsKey { OptionsKey(rawValue: "UINibExternalObjects") }
    }

    public let name: String
    private let bundle: Bundle
    private var content: (file: InterfaceFile, objects: [InterfaceElement])?

    public init(nibName name: String, bundle: Bundle?) { (self.name, self.bundle) = (name, bundle ?? .main) }

    /// A nib with one prototype of a storyboard or XIB file.
    init(_ file: InterfaceFile, _ prototype: InterfaceElement) {
        (name, bundle, content) = (file.name, .main, (file, [prototype]))
    }

    /// Makes the views, and connects them with the owner.
    ///
    /// - Precondition: there is a XIB file of this name, and it can be read.
    /// - Returns: the top-level objects.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        do {
            return try objects(ownedBy: ownerOrNil as AnyObject?)
        } catch {
            fatalError("UINib: \(error)")
        }
    }

    /// The top-level objects, connected with the owner.
    package func objects(ownedBy owner: AnyObject?) throws(InterfaceError) -> [AnyObject] {
        let (file, elements) = try readContent()
        let objects = InterfaceObjects(file, elements)
        if let owner, let placeholder = elements.first(where: { $0.isFilesOwner }) { objects.setOwner(owner, placeholder) }
        let made = elements.filter { $0.name != "placeholder" }.compactMap(objects.make)
        try objects.finish()
        return made
    }

    /// The content, read on first use.
    private func readContent() throws(InterfaceError) -> (file: InterfaceFile, objects: [InterfaceElement]) {
        if let content { return content }
        let file = try InterfaceSources.current.interface(name, "xib", in: bundle)
        content = (file, file.objects)
        return (file, file.objects)
    }

    /// A new cell or reusable view for a collection view. Traps with UIKit's message if the nib has other objects.
    func view<View: UICollectionReusableView>(_ kind: View.Type, _ identifier: String) -> View {
        let made = instantiate(withOwner: nil)
        guard made.count == 1, let view = made.first as? View else {
            fatalError(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
                    + "must be a \(kind) instance")
        }
        return view
    }
}

extension InterfaceElement {
    var isFilesOwner: Bool { attributes["placeholderIdentifier"] == "IBFilesOwner" }
}

extension Bundle {
    /// The path of a resource. For a nib, which Xcode compiles from a XIB file, it is the XIB file's path, so that code that checks for
    /// the nib finds one.
    public func path(forResource name: String, ofType type: String) -> String? {
        if type == "nib", let path = InterfaceSources.current.path(name, "xib", in: self) { return path }
        return path(forResource: Optional(name), ofType: Optional(type))
    }

    /// Makes the views of a XIB file, and connects them with the owner.
    ///
    /// - Precondition: there is a XIB file of this name, and it can be read.
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
