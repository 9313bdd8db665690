public import CompositionalLayout
public import Scene

/// What a diagram shows: a solved layout, and what its elements are called.
public struct DiagramSubject {
    public var layout: SolvedLayout
    /// The device whose outline is drawn; `nil` for a plain frame.
    public var device: Device?
    /// The appearance that the picture is drawn for; `nil` where its surroundings decide.
    public var appearance: Appearance?
    /// What identifies the subject, such as a document's name; `nil` where its title is all there is. Ids of SVGs follow it.
    public var identifier: String?
    public var title: String
    public var description: String?
    /// What an element is called; `nil` for its index path or kind.
    public var name: (LayoutElement) -> String?
    /// The tint of a cell by its name in the theme, or a colour of its own; `nil` for its section's.
    public var tint: (LayoutElement) -> DiagramTint?
    public var isHidden: (LayoutElement) -> Bool

    public init(
        layout: SolvedLayout, device: Device? = nil, appearance: Appearance? = nil, identifier: String? = nil,
        title: String, description: String? = nil,
        name: @escaping (LayoutElement) -> String? = { _ in nil },
        tint: @escaping (LayoutElement) -> DiagramTint? = { _ in nil },
        isHidden: @escaping (LayoutElement) -> Bool = { _ in false }
    ) {
        self.layout = layout
        self.device = device
        self.appearance = appearance
        self.identifier = identifier
        self.title = title
        self.description = description
        self.name = name
        self.tint = tint
        self.isHidden = isHidden
    }
}
