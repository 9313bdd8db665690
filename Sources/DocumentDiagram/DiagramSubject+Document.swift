package import CompositionalLayout
package import LayoutDiagram
package import LayoutDocument
package import Scene

extension DiagramSubject {
    /// What a document describes, laid out, with what the document calls its elements.
    ///
    /// - Parameters:
    ///   - device: in place of the document's viewport.
    ///   - appearance: `nil` for dark where the document is, else for what the picture's surroundings decide.
    /// - Throws: what is wrong with the document for that device.
    package init(
        _ document: Document, on device: Device? = nil, appearance: Appearance? = nil
    ) throws(DocumentError) {
        var viewport = try document.viewport(on: device)
        let isDark = viewport.traitCollection.userInterfaceStyle == .dark
        let appearance = appearance ?? (isDark ? .dark : nil)
        if let appearance {
            let style = UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light)
            viewport.traitCollection = UITraitCollection(traitsFrom: [viewport.traitCollection, style])
        }
        let built = try document.build(in: viewport)
        self.init(
            layout: try built.solve(), device: device ?? document.device, appearance: appearance, title: built.title,
            description: built.description, name: built.title(of:),
            tint: { built.color(of: $0).map(DiagramTint.init) }, isHidden: built.isHidden)
    }
}

extension DiagramTint {
    init(_ color: DocumentColor) {
        switch color {
        case .named(let name): self = .named(name.rawValue)
        case .rgb(let red, let green, let blue): self = .rgb(red: red, green: green, blue: blue)
        }
    }
}
