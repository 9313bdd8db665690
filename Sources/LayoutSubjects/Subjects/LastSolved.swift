package import LayoutDiagram

/// Caches the last solved layout of a subject, or its failure, for pictures that differ in their drawing alone.
package struct LastSolved {
    private var last: (look: Look, solved: Result<DiagramSubject, Failure>)?

    package init() {}

    /// - Parameter subject: the same on each call.
    package mutating func diagramSubject(of subject: any Subject, _ look: Look) throws(Failure) -> DiagramSubject {
        let content: DiagramContent = subject.measuresWhole(look) ? .whole : .visible
        var look = look.ofLayout
        look.content = content
        if let last, last.look == look { return try last.solved.get() }
        // Releases the old value first, to save memory.
        last = nil
        let solved = Result { () throws(Failure) in try subject.diagramSubject(look) }
        last = (look, solved)
        return try solved.get()
    }
}
