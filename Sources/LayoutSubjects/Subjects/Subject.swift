package import CompositionalLayout
package import LayoutDiagram

/// A layout with its content, from any source, for verbs to draw, compare and describe.
package protocol Subject: Sendable {
    /// The name in messages.
    var name: String { get }

    var notes: NotePrinter { get }

    /// The layout, solved for a look, with its notes.
    ///
    /// - Throws: the errors of the subject in this look.
    func solved(for look: Look) throws(Failure) -> DrawableLayout

    /// True if all views are measured for this look, not only those on the screen. (Documents are always measured throughout.)
    func measuresWhole(_ look: Look) -> Bool

    /// The subject with changes to its own style; the changes for a single picture are applied after these.
    func styled(_ changes: DiagramStyle.Changes) -> Self

    /// The subject's style with the user's changes.
    func style(changedBy changes: DiagramStyle.Changes) -> DiagramStyle

    /// The source lines that describe an element, outermost first.
    ///
    /// - Parameter subitems: the path of a cell in its section's groups (`FrameOrigin.subitems`).
    func places(of element: LayoutElement.ID, subitems: [Int], in look: Look) -> [(what: String, line: Int)]

    /// The first location of a character, as `file:line`; `nil` if it does not occur literally.
    func place(of character: Unicode.Scalar) -> String?
}

extension Subject {
    package func measuresWhole(_ look: Look) -> Bool { false }
}
