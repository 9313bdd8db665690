import LayoutComparison

/// Why a snapshot differs from its golden, in so far as variants of one layout share it: without positions and sizes of
/// elements, which depend on the device.
package struct DifferenceCause: Sendable, Hashable, Codable {
    /// What changed of the layout's elements, or of the drawing where they are the same.
    package var changes: [String]

    package init(changes: [String]) {
        self.changes = changes
    }

    /// - Parameter words: what explains the differences of the layout, such as that the golden is of another device.
    init(_ layout: LayoutDifference, after words: [String] = []) {
        self.init(changes: words.isEmpty ? layout.changes : words)
    }
}

/// A variant of a layout that differs from its golden.
package struct FailedVariant: Sendable, Hashable, Codable {
    /// The document, or the test: `PhotoTests/photoGrid`.
    package var subject: String
    package var variant: GoldenVariant
    package var cause: DifferenceCause

    package init(subject: String, variant: GoldenVariant, cause: DifferenceCause) {
        self.subject = subject
        self.variant = variant
        self.cause = cause
    }
}

/// Failures of one cause.
package struct CauseGroup<Failure> {
    /// In their order; at least one.
    package private(set) var members: [Failure]
    private var variants: [FailedVariant]

    package var first: Failure { members[0] }

    /// The variants in words, if there are several: `PhotoTests/photoGrid on 4 devices, light and dark`.
    package var title: String? {
        guard members.count > 1, let subject = variants.first?.subject else { return nil }
        return "\(subject) \(places)"
    }

    /// `on 4 devices, light and dark`.
    package var places: String { GoldenVariant.words(of: variants.map(\.variant)) }

    /// What distinguishes each of several members from the others.
    package var labels: [String] { variants.map { GoldenVariant.words(of: [$0.variant]) } }

    /// Groups failures of one subject and one cause, each group where its first failure stood.
    ///
    /// - Parameter variant: `nil` for a failure that shares its cause with no other.
    package static func groups(of failures: [Failure], by variant: (Failure) -> FailedVariant?) -> [CauseGroup] {
        var groups: [CauseGroup] = []
        var places: [Key: Int] = [:]
        for failure in failures {
            let own = variant(failure)
            let key = own.map { Key(subject: $0.subject, cause: $0.cause) }
            if let own, let key, let place = places[key] {
                groups[place].members.append(failure)
                groups[place].variants.append(own)
            } else {
                if let key { places[key] = groups.count }
                groups.append(CauseGroup(members: [failure], variants: own.map { [$0] } ?? []))
            }
        }
        return groups
    }

    private struct Key: Hashable {
        var subject: String
        var cause: DifferenceCause
    }
}
