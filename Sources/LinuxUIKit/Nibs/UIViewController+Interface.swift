import Foundation
#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// The scene that a controller was made from.
struct LoadedScene {
    let storyboard: UIStoryboard
    /// The objects that the view is loaded from; `nil` once it is loaded.
    var objects: InterfaceObjects?
}

/// The nib passed to a controller's initializer.
struct NibReference {
    let name: String?
    let bundle: Bundle?
}

extension UIViewController {
    /// Sets the properties that the controller's element has.
    func configure(from coder: InterfaceCoder) {
        let (element, objects) = (coder.element, coder.objects)
        let copy = AttributeCopy(element: element, object: self)
        copy("title", \.title)
        copy("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
        if let item = element.child(key: "navigationItem") { objects.setItems(of: navigationItem, from: item) }
        if let item = element.child(key: "tabBarItem"), let tabBarItem {
            AttributeCopy(element: item, object: tabBarItem as UIBarItem)("title", \.title)
            tabBarItem.image = objects.image("image", of: item)
        }
    }

    /// Makes the controllers of a storyboard's relationship segues children of this container.
    func contain(_ controllers: [UIViewController]) {
        switch self {
        case let navigation as UINavigationController: navigation.viewControllers = controllers
        case let tabs as UITabBarController: tabs.viewControllers = controllers
        case let split as UISplitViewController: split.viewControllers = controllers
        default: break
        }
    }

    /// Loads the view from the scene, from the named XIB, or from a XIB with the class's name.
    ///
    /// - Precondition: the file can be read.
    /// - Returns: false if there is no such scene or XIB.
    func loadViewFromFile() -> Bool {
        do {
            guard try loadSceneView() || loadNibView() else { return false }
        } catch {
            fatalError("\(type(of: self)): \(error)")
        }
        view.frame = CGRect(origin: .zero, size: LayoutViewport.current.size)
        view.adopt(LayoutViewport.current)
        return true
    }

    private func loadSceneView() throws(InterfaceError) -> Bool {
        guard let objects = scene?.objects else { return false }
        scene?.objects = nil
        guard let element = objects.viewElement, let made = objects.make(element) as? UIView else { return false }
        objects.addBarGuides(to: made)
        view = made
        try objects.finish()
        return true
    }

    private func loadNibView() throws(InterfaceError) -> Bool {
        if let name = nib.name {
            _ = try UINib(nibName: name, bundle: nib.bundle).objects(ownedBy: self)
            guard isViewLoaded else {
                throw InterfaceError(file: name, text: "loaded the \"\(name)\" nib but the view outlet was not set.")
            }
            return true
        }
        guard let path = ownNib else { return false }
        let file = try InterfaceSources.current.interface(at: path)
        // A XIB that does not set its owner's view has the class's name only by coincidence.
        let isOwned = file.objects.contains { element in
            element.isFilesOwner && element.list("connections").contains { $0["property"] == "view" }
        }
        guard isOwned else { return false }
        InterfaceSources.current.note("its view is made from \(file.name)")
        _ = try UINib(nibName: (file.name as NSString).deletingPathExtension, bundle: nil).objects(ownedBy: self)
        return isViewLoaded
    }

    /// Sets the outlets of a controller whose scene or XIB is missing to new views of their classes; UIKit leaves them `nil`.
    func fillOutlets() {
        guard InterfaceSources.current.connect(self, InterfaceSources.allOutlets, self) == true else { return }
        InterfaceSources.current.note(
            "\(type(of: self)): no XIB or storyboard sets its outlets; they get views of their classes, and a collection view fills its view",
            isAssumed: true)
    }

    /// A view for an outlet of a missing file: a collection view that fills the controller's view, or a hidden view of another class.
    package func view(forOutlet type: UIView.Type) -> UIView? {
        let layout = UICollectionViewFlowLayout()
        layout.isOfMissingFile = true
        let shown = type == UICollectionView.self ? UICollectionView(frame: view.bounds, collectionViewLayout: layout) : nil
        shown?.standsIn = true
        guard let made = shown ?? type.systemInstance(frame: .zero) else { return nil }
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.isHidden = shown == nil
        view.addSubview(made)
        return made
    }

    /// A controller made by `init(coder:)`, for classes without another initializer. Its view comes from the XIB named after the class.
    package static func fromNib() -> Self? {
        let element = InterfaceElement(name: "viewController", attributes: [:], line: 1)
        let file = InterfaceFile(name: "", root: element)
        return self.init(coder: InterfaceCoder(element, InterfaceObjects(file, [])))
    }

    /// The path of the XIB named after the class, with or without "Controller".
    private var ownNib: String? {
        let name = "\(type(of: self))"
        let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
        return [short, name].lazy.compactMap { $0 }
            .compactMap { InterfaceSources.current.path($0, "xib", in: self.nib.bundle) }.first
    }
}

extension InterfaceObjects {
    /// The element of a scene's view.
    fileprivate var viewElement: InterfaceElement? { ownersElement?.child(key: "view") }

    fileprivate func addBarGuides(to view: UIView) {
        for guide in ownersElement?.list("layoutGuides") ?? [] {
            add(BarGuide(isTop: guide["type"] == "top", of: view), id: guide.id)
        }
    }
}
