public import Foundation

@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let name: String
    private let bundle: Bundle
    private var file: InterfaceFile?
    /// Ids of the controllers that are being made, to detect a controller that contains itself.
    private var open: Set<String> = []

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        (self.name, bundle) = (name, storyboardBundleOrNil ?? .main)
    }

    init(_ file: InterfaceFile) {
        (name, bundle) = ((file.name as NSString).deletingPathExtension, .main)
        self.file = file
    }

    // MARK: Making controllers. Each traps if the file cannot be read.

    /// The initial controller; `nil` if the storyboard has none.
    open func instantiateInitialViewController() -> UIViewController? { instantiateInitialViewController(creator: nil) }

    /// The initial controller, made by the closure if it returns one.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        orStop {
            let file = try readFile()
            guard let id = file.root.attributes["initialViewController"], let scene = file.scene(where: { $0.id == id }) else {
                return nil
            }
            return try controller(scene, creator) as? ViewController
        }
    }

    /// - Precondition: the storyboard has a controller with the identifier.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiateViewController(identifier: identifier, creator: nil)
    }

    /// A controller, made by the closure if it returns one.
    ///
    /// - Precondition: the storyboard has a controller of the type with the identifier.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        orStop {
            let file = try readFile()
            let scene = file.scene { $0["storyboardIdentifier"] == identifier }
            guard let scene, let controller = try controller(scene, creator) as? ViewController else {
                let text = "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'"
                throw InterfaceError(file: file.name, text: text)
            }
            return controller
        }
    }

    /// A controller made from the first scene of the class in any storyboard, with a note that names the file; `nil` if there is none.
    ///
    /// - Parameter creator: makes the controller; without one, `init(coder:)` does.
    package static func controller<Controller: UIViewController>(
        of type: Controller.Type, by creator: ((NSCoder) -> Controller?)? = nil
    ) throws -> Controller? {
        let name = "\(type)"
        for path in InterfaceSources.current.storyboards(naming: name) {
            let file = try InterfaceSources.current.interface(at: path)
            guard let scene = file.scene(where: { $0["customClass"] == name }) else { continue }
            InterfaceSources.current.note("it is made from its scene in \(file.name)")
            return try UIStoryboard(file).controller(scene, creator) as? Controller
        }
        return nil
    }

    /// A controller made by a segue action.
    ///
    /// - Parameter creator: the action. It gets the coder of its segue's destination, or otherwise of the first scene of the class.
    package static func controller<Controller: UIViewController>(
        forSegueAction action: String, of type: Controller.Type, by creator: @escaping (NSCoder) -> Controller?
    ) throws -> Controller? {
        for path in InterfaceSources.current.storyboards {
            let file = try InterfaceSources.current.interface(at: path)
            guard let segue = file.root.first(where: { $0["destinationCreationSelector"] == action }),
                let scene = file.scene(where: { $0.id == segue["destination"] })
            else { continue }
            return try UIStoryboard(file).controller(scene, creator) as? Controller
        }
        return try controller(of: type, by: creator)
    }

    private func readFile() throws(InterfaceError) -> InterfaceFile {
        if let file { return file }
        let read = try InterfaceSources.current.interface(name, "storyboard", in: bundle)
        file = read
        return read
    }

    private func orStop<Answer>(_ body: () throws -> Answer) -> Answer {
        do {
            return try body()
        } catch {
            fatalError("UIStoryboard: \(error)")
        }
    }

    // MARK: Scenes

    private func controller<ViewController: UIViewController>(
        _ scene: InterfaceScene, _ creator: ((NSCoder) -> ViewController?)?
    ) throws(InterfaceError) -> UIViewController {
        let (element, file) = (scene.controller, scene.file)
        let objects = InterfaceObjects(file, scene.objects)
        guard open.insert(element.id ?? "").inserted else { throw file.error(at: element, "a controller contains itself") }
        defer { open.remove(element.id ?? "") }
        let coder = InterfaceCoder(element, objects)
        let standard = Self.classes[element.name] ?? UIViewController.self
        if Self.classes[element.name] == nil { objects.leaveOut(element.name) }
        let type = objects.customClass(of: element, or: standard) as? UIViewController.Type
        guard let controller = creator?(coder) ?? type?.init(coder: coder) else {
            throw file.error(at: element, "\(element["customClass"] ?? element.name): its init(coder:) returned nil")
        }
        objects.setOwner(controller, element)
        controller.scene = LoadedScene(storyboard: self, objects: objects)
        let related = try element.list("connections").filter { $0.attributes["kind"] == "relationship" }
            .compactMap { segue in file.scene { $0.id == segue.attributes["destination"] } }
            .map { scene throws(InterfaceError) in try self.controller(scene, nil as ((NSCoder) -> UIViewController?)?) }
        if !related.isEmpty { controller.contain(related) }
        controller.awakeFromNib()
        return controller
    }

    private static let classes: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "collectionViewController": UICollectionViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
        "pageViewController": UIPageViewController.self, "splitViewController": UISplitViewController.self,
        "tableViewController": UITableViewController.self,
    ]
}

struct InterfaceScene {
    let file: InterfaceFile
    let controller: InterfaceElement
    let objects: [InterfaceElement]
}

extension InterfaceFile {
    /// The first scene whose controller satisfies a condition.
    func scene(where condition: (InterfaceElement) -> Bool) -> InterfaceScene? {
        for scene in scenes {
            let objects = scene.list("objects")
            guard let controller = objects.first(where: { $0["sceneMemberID"] == "viewController" }), condition(controller) else {
                continue
            }
            return InterfaceScene(file: self, controller: controller, objects: objects.filter { $0.id != controller.id })
        }
        return nil
    }
}

/// A transition between controllers. Created only by code: no segue of a storyboard is performed.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    open func perform() {}
}
