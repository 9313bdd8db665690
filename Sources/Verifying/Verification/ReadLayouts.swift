import HostFiles
package import LayoutSubjects

/// Documents, each read only once, regardless of its number of goldens.
package struct ReadLayouts {
    private let subjects: [PathKey: Result<any Subject, Failure>]

    /// Reads documents on all cores; errors are thrown when a document is requested.
    package init(_ inputs: [LayoutInput]) {
        let read = Parallel.map(inputs.count) { index in
            Result { () throws(Failure) in try inputs[index].read() }
        }
        subjects = Dictionary(zip(inputs.map { PathKey($0.name) }, read)) { first, _ in first }
    }

    /// - Precondition: the input is one of those that were read.
    func document(of input: LayoutInput) throws(Failure) -> any Subject {
        guard let subject = subjects[PathKey(input.name)] else { preconditionFailure("\(input.name) has not been read.") }
        return try subject.get()
    }
}
