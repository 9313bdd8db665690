extension UIStoryboard {
    /// The containers around a scene in its storyboard.
    package struct Containers {
        package var isInNavigation = false
        /// The index of the scene's tab; `nil` outside of a tab bar controller.
        package var tab: Int?
        /// The tab bar items of all tabs.
        package var items: [(title: String?, image: String?, isSymbol: Bool)] = []
        package var hasLargeTitles = false
        /// File and line of the relationship segue, such as `Main.storyboard:12`.
        package var place: String
    }

    /// The containers that a storyboard puts around the scene of the controller's class; `nil` if there are none.
    package static func containers(of controller: UIViewController) -> Containers? {
        let name = "\(type(of: controller))"
        for path in InterfaceSources.current.storyboards(naming: name) {
            let file: InterfaceFile
            do {
                file = try InterfaceSources.current.interface(at: path)
            } catch {
                InterfaceSources.current.note("\(error)")
                continue
            }
            var (found, scene) = (Containers?.none, file.scene { $0["customClass"] == name }?.controller)
            // Containers are nested. The limit protects against a storyboard in which they contain each other.
            for _ in 0..<3 {
                guard let id = scene?.id, let (container, related) = file.container(of: id) else { break }
                var all = found ?? Containers(place: "\(file.name):\(related[0].line)")
                switch container.name {
                case "navigationController":
                    all.isInNavigation = true
                    all.hasLargeTitles = container.child("navigationBar")?["largeTitles"] == "YES"
                case "tabBarController":
                    all.tab = related.firstIndex { $0["destination"] == id }
                    all.items = related.map { segue in
                        let item = file.scene { $0.id == segue["destination"] }?.controller.child(key: "tabBarItem")
                        return (item?["title"], item?["image"], item?["catalog"] == "system")
                    }
                default: break
                }
                (found, scene) = (all, container)
            }
            if let found { return found }
        }
        return nil
    }
}

extension InterfaceFile {
    /// The container that has a relationship segue to a scene, and all of its relationship segues.
    fileprivate func container(of id: String) -> (controller: InterfaceElement, related: [InterfaceElement])? {
        for scene in scenes {
            for object in scene.list("objects") where object["sceneMemberID"] == "viewController" {
                let related = object.list("connections").filter { $0["kind"] == "relationship" }
                if related.contains(where: { $0["destination"] == id }) { return (object, related) }
            }
        }
        return nil
    }
}
