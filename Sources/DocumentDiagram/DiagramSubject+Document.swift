import CompositionalLayout
package import LayoutDiagram
package import LayoutDocument
import Scene

extension DiagramSubject {
    /// What a document describes, laid out, with what the document calls its elements.
    ///
    /// - Throws: what is wrong with the document, seen that way.
    package init(_ document: Document, _ view: DocumentView = DocumentView()) throws(DocumentError) {
        var viewport = try document.viewport(on: view.device)
        let isDark = viewport.traitCollection.userInterfaceStyle == .dark
        let appearance = view.appearance ?? (isDark ? .dark : nil)
        var traits = UITraitCollection(layoutDirection: view.direction ?? .unspecified)
        if let appearance {
            traits = UITraitCollection(traitsFrom: [
                traits, UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light),
            ])
        }
        viewport.traitCollection = UITraitCollection(traitsFrom: [viewport.traitCollection, traits])
        if let size = view.size {
            viewport.size = size
            viewport.safeAreaInsets = .zero
        }
        let device = view.size == nil ? view.device ?? document.device : nil
        let built = try document.build(in: viewport)
        self.init(
            layout: try built.solve(scrolledBy: view.offset), device: device, appearance: appearance,
            identifier: document.source.isStandardInput ? nil : document.source.stem, title: built.title,
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
