import Foundation

/// The objects of a nib, a storyboard's scene or a prototype, while they are being made.
///
/// Each is made by `init(coder:)`, which sets its properties and makes its subviews. Once all exist, `finish()` activates constraints,
/// connects outlets and calls `awakeFromNib()`.
final class InterfaceObjects {
    let file: InterfaceFile
    /// The top-level elements. An object that does not exist yet is made when something refers to its id.
    private let topLevel: [InterfaceElement]
    private var known: [String: AnyObject] = [:]
    /// The objects made, with their elements, parents first.
    private var made: [(object: AnyObject, element: InterfaceElement)] = []
    /// A XIB's owner or a scene's controller, with its element.
    private weak var owner: AnyObject?
    private(set) var ownersElement: InterfaceElement?
    /// The first error, which `finish()` throws.
    private var failure: InterfaceError?
    private var unread: Set<String> = []

    init(_ file: InterfaceFile, _ topLevel: [InterfaceElement]) { (self.file, self.topLevel) = (file, topLevel) }

    // MARK: Objects

    func setOwner(_ object: AnyObject, _ element: InterfaceElement) { (owner, ownersElement) = (object, element) }

    /// Registers the object made from an element.
    func add(_ object: AnyObject, for element: InterfaceElement) {
        add(object, id: element.id)
        if !made.contains(where: { $0.object === object }) { made.append((object, element)) }
    }

    /// Registers an object that has no connections, by its id.
    func add(_ object: AnyObject, id: String?) { if let id { known[id] = object } }

    /// The object with an id. A top-level object is made if it does not exist yet.
    func object(_ id: String?) -> AnyObject? {
        guard let id else { return nil }
        if id == ownersElement?.id { return owner }
        return known[id] ?? topLevel.first { $0.id == id }.flatMap(make)
    }

    /// Makes the object of an element; `nil`, with a note, if there is no class for it.
    func make(_ element: InterfaceElement) -> AnyObject? {
        let object: AnyObject?
        if let recognizer = Self.gestureRecognizers[element.name] {
            object = recognizer()
        } else if let standard = Self.views[element.name] ?? plainView(for: element) {
            object = (customClass(of: element, or: standard) as? UIView.Type)?.init(coder: InterfaceCoder(element, self))
        } else {
            if !["placeholder", "exit"].contains(element.name) { leaveOut(element.name) }
            return nil
        }
        if let object {
            add(object, for: element)
        } else {
            fail(at: element, "\(element.attributes["customClass"] ?? element.name): its init(coder:) returned nil")
        }
        return object
    }

    /// `UIView`, with a note, for an unknown element that has a frame or a content mode; `nil` for others.
    private func plainView(for element: InterfaceElement) -> UIView.Type? {
        guard element.child(key: "frame") != nil || element.attributes["contentMode"] != nil else { return nil }
        leaveOut(element.name)
        return UIView.self
    }

    /// An element's custom class, or otherwise the given one.
    func customClass(of element: InterfaceElement, or standard: AnyClass) -> AnyClass {
        guard let name = element.attributes["customClass"] else { return standard }
        let modules = [InterfaceSources.current.module, element.attributes["customModule"]].compactMap { $0 }
        if let type = modules.lazy.compactMap({ NSClassFromString("\($0).\(name)") }).first { return type }
        InterfaceSources.current.note("\(file.name):\(element.line): Unknown class \(name) in Interface Builder file.")
        return standard
    }

    // MARK: Problems

    func fail(at element: InterfaceElement, _ text: String) { failure = failure ?? file.error(at: element, text) }

    /// Records content that is not read, by name; one note about the file lists it.
    func leaveOut(_ name: String) { unread.insert(name) }

    // MARK: Finishing

    /// Activates constraints, connects outlets, and calls `awakeFromNib()` on the objects that were made.
    func finish() throws(InterfaceError) {
        var (constrained, connected) = (0, 0)
        // A connection may make another object.
        while connected < made.count {
            while constrained < made.count {
                activateConstraints(of: made[constrained].element, on: made[constrained].object)
                constrained += 1
            }
            connectAll(of: made[connected].object, made[connected].element)
            connected += 1
        }
        connectAll(of: owner, ownersElement)
        if !unread.isEmpty {
            InterfaceSources.current.note("\(file.name): not read: \(unread.sorted().joined(separator: ", "))")
        }
        if let failure { throw failure }
        nonisolated(unsafe) let responders = made.compactMap { $0.object as? UIResponder }
        MainActor.assumeIsolated { for responder in responders { responder.awakeFromNib() } }
    }

    private func connectAll(of object: AnyObject?, _ element: InterfaceElement?) {
        guard let object, let element else { return }
        for connection in element.list("connections") where connection.name.hasPrefix("outlet") {
            connect(connection, of: object)
        }
    }

    private func connect(_ connection: InterfaceElement, of object: AnyObject) {
        let name = connection.attributes["property"] ?? ""
        guard let value = self.object(connection.attributes["destination"]) else {
            return leaveOut("outlet \(name) of \(type(of: object))")
        }
        nonisolated(unsafe) let (target, connected) = (object, value)
        let isConnected = MainActor.assumeIsolated {
            InterfaceSources.current.connect(target, name, connected) ?? UIKitOutlets.connect(target, name, connected)
        }
        switch isConnected {
        case true?: break
        case false?: fail(at: connection, "the outlet \(name) of \(type(of: object)) cannot be a \(type(of: value))")
        case nil: if name != "gestureRecognizers" { leaveOut("outlet \(name) of \(type(of: object))") }
        }
    }
}

/// Decodes an object of an interface file.
final class InterfaceCoder: NSCoder {
    let element: InterfaceElement
    let objects: InterfaceObjects

    init(_ element: InterfaceElement, _ objects: InterfaceObjects) { (self.element, self.objects) = (element, objects) }

    // `init(coder:)` of a custom class finds no values for its own keys.
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
}

extension NSCoder {
    /// The coder of an interface file.
    ///
    /// - Precondition: this coder decodes an interface file.
    func interface(for type: Any.Type) -> InterfaceCoder {
        guard let coder = self as? InterfaceCoder else {
            fatalError("\(type).init(coder:): only a XIB or storyboard file can be decoded.")
        }
        return coder
    }
}

/// The outlets of UIKit's own classes.
@MainActor
enum UIKitOutlets {
    static func connect(_ object: AnyObject, _ name: String, _ value: AnyObject) -> Bool? {
        switch (object, name) {
        case (let view as UICollectionView, "dataSource"): set(&view.dataSource, value)
        case (let view as UICollectionView, "delegate"): setDelegate(&view.delegate, value)
        case (let view as UICollectionView, "prefetchDataSource"): set(&view.prefetchDataSource, value)
        case (let view as UICollectionView, "backgroundView"): set(&view.backgroundView, value)
        case (let cell as UICollectionViewCell, "backgroundView"): set(&cell.backgroundView, value)
        case (let cell as UICollectionViewCell, "selectedBackgroundView"): set(&cell.selectedBackgroundView, value)
        case (let view as UITableView, "dataSource"): set(&view.dataSource, value)
        case (let view as UITableView, "delegate"): setDelegate(&view.delegate, value)
        case (let field as UITextField, "delegate"): setDelegate(&field.delegate, value)
        case (let view as UITextView, "delegate"): setDelegate(&view.delegate, value)
        case (let view as UIScrollView, "delegate"): setDelegate(&view.delegate, value)
        case (let controller as UICollectionViewController, "collectionView"): give(value) { controller.collectionView = $0 }
        case (let controller as UITableViewController, "tableView"): give(value) { controller.tableView = $0 }
        case (let controller as UIViewController, "view"): give(value) { controller.view = $0 }
        default: nil
        }
    }

    private static func set<Value>(_ property: inout Value?, _ value: AnyObject) -> Bool {
        guard let value = value as? Value else { return false }
        property = value
        return true
    }

    /// Sets a property without reading it: reading a controller's view would load it.
    private static func give<Value>(_ value: AnyObject, to set: (Value) -> Void) -> Bool {
        (value as? Value).map(set) != nil
    }

    /// Sets a delegate, or `nil` for an object that does not adopt the protocol: UIKit accepts such an object, and calls none of its
    /// methods.
    private static func setDelegate<Value>(_ property: inout Value?, _ value: AnyObject) -> Bool {
        property = value as? Value
        return true
    }
}
