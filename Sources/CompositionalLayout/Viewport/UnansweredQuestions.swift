/// What layout code asks for and cannot be answered here, such as the size of a text: there is no font.
///
/// An invented answer would give a wrong layout, so such a question ends the process, unless something listens that will not
/// use the layout: a test's assertion fails, and the other tests run on.
package enum UnansweredQuestions {
    @TaskLocal private static var listener: (@Sendable (String) -> Void)?

    /// Tells the listener; the caller then returns any answer.
    ///
    /// - Precondition: something listens.
    package static func ask(_ question: String) {
        guard let listener else { preconditionFailure(question) }
        listener(question)
    }

    /// Runs `body`, whose questions are passed to `listener`, in this task and its child tasks only.
    package static func report<Answer>(
        to listener: @escaping @Sendable (String) -> Void, while body: () throws -> Answer
    ) rethrows -> Answer {
        try $listener.withValue(listener, operation: body)
    }
}
