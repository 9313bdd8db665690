package import CompositionalLayout
package import Foundation
package import LayoutDiagram
package import LayoutDocument
package import VectorScene

/// One way of looking at a document; what is `nil` is the document's own.
package struct DocumentView: Sendable, Hashable {
    package var device: Device?
    /// The collection view's size in points.
    package var size: CGSize?
    package var appearance: Appearance?
    package var direction: UITraitEnvironmentLayoutDirection?
    /// How far it is scrolled from its start, in points.
    package var offset: CGFloat?

    package init(
        device: Device? = nil, size: CGSize? = nil, appearance: Appearance? = nil,
        direction: UITraitEnvironmentLayoutDirection? = nil, offset: CGFloat? = nil
    ) {
        self.device = device
        self.size = size
        self.appearance = appearance
        self.direction = direction
        self.offset = offset
    }
}

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
