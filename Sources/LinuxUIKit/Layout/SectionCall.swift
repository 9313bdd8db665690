/// A call of an app's function that makes a section, reported by a line that `galley` adds to the function.
package struct SectionCall: Sendable, Hashable {
    package var function: String
    /// The section that the layout's provider is describing; `nil` for a call outside the provider.
    package var section: Int?

    /// Wraps the closure for the reason given in `LayoutWarning`.
    private struct Listener: Sendable {
        var hear: @Sendable (SectionCall) -> Void
    }

    @TaskLocal private static var listener: Listener?
    @TaskLocal private static var current: Int?

    package static func report(_ function: String) { listener?.hear(SectionCall(function: function, section: current)) }

    /// Runs `body`, a call of the section provider for `section`.
    static func describing<Answer>(_ section: Int, _ body: () -> Answer) -> Answer {
        listener == nil ? body() : $current.withValue(section, operation: body)
    }

    /// Runs `body`, which makes views and layouts on this thread only, and collects the calls within it, without duplicates.
    package static func collecting<Answer>(while body: () throws -> Answer) rethrows -> (answer: Answer, calls: Set<SectionCall>) {
        // Changed only by the thread that runs the body.
        nonisolated(unsafe) var calls: Set<SectionCall> = []
        let answer = try $listener.withValue(Listener { calls.insert($0) }, operation: body)
        return (answer, calls)
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout of this configuration with these sections of another layout, at their own indexes; all others are empty.
    package func limited(to sections: Set<Int>, of other: UICollectionViewCompositionalLayout) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(
            sectionProvider: { sections.contains($0) ? other.section($0, $1) : nil }, configuration: currentConfiguration)
    }
}
