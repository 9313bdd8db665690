public import CompositionalLayout
public import LayoutDiagram
public import LayoutDocument
public import Scene

extension Fixtures {
    /// The default picture of a layout document.
    public static func picture(
        _ document: Document, on device: Device? = nil, content: ScreenDiagram.Content = .visible,
        appearance: Appearance? = nil
    ) throws -> Picture {
        let built = try document.build(in: document.viewport(on: device))
        let subject = DiagramSubject(
            layout: try built.solve(), device: device ?? document.device, appearance: appearance, title: built.title,
            description: built.description, name: built.title(of:),
            tint: { element in
                switch built.color(of: element) {
                case nil: nil
                case .named(let name)?: .named(name.rawValue)
                case .rgb(let red, let green, let blue)?: .rgb(red: red, green: green, blue: blue)
                }
            },
            isHidden: built.isHidden)
        return try ScreenDiagram(subject, content: content).picture()
    }
}
