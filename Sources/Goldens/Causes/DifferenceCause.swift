import LayoutComparison

/// Why a snapshot differs from its golden, in so far as variants of one layout share it: without positions and sizes of
/// elements, which depend on the device.
package struct DifferenceCause: Sendable, Hashable, Codable {
    /// How the layout's description changed, and which elements are new or gone; empty where that is not known. It is what is
    /// compared, where two variants know it: what becomes of a description depends on the device.
    package var described: [String] = []
    /// What changed of the layout's elements, or of the drawing where they are the same.
    package var changes: [String]

    package init(described: [String] = [], changes: [String]) {
        self.described = described
        self.changes = changes
    }

    /// - Parameter words: what explains the differences of the layout, such as that the golden is of another device.
    init(_ layout: LayoutDifference, after words: [String] = []) {
        let described = words.isEmpty ? layout.described : []
        self.init(
            described: described.isEmpty ? [] : described + layout.existenceChanges,
            changes: words.isEmpty ? layout.changes : words)
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
    /// In their order, but the first that knows its layout's description comes before the others; at least one.
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
    /// A picture keeps no description of its layout, and goes with the variant whose elements changed in the same way.
    ///
    /// - Parameter variant: `nil` for a failure that shares its cause with no other.
    package static func groups(of failures: [Failure], by variant: (Failure) -> FailedVariant?) -> [CauseGroup] {
        let variants = failures.map(variant)
        var leaders = CauseLeaders()
        // Those that are described first, as others go with them.
        for isDescribed in [true, false] {
            for (index, variant) in variants.enumerated() where variant.map({ $0.cause.described.isEmpty }) == !isDescribed {
                if let variant { leaders.add(index, variant) }
            }
        }
        var groups = OrderedGroups<Int, Int>()
        for index in failures.indices { groups.append(index, to: leaders.leader(of: index)) }
        return groups.all.map { _, members in
            let first = members.firstIndex { variants[$0]?.cause.described.isEmpty == false } ?? 0
            let members = [members[first]] + members[..<first] + members[(first + 1)...]
            return CauseGroup(members: members.map { failures[$0] }, variants: members.compactMap { variants[$0] })
        }
    }
}

/// Which failures go together: each knows one that stands for its group.
private struct CauseLeaders {
    private struct Key: Hashable {
        var subject: String
        var words: [String]
    }

    private var described: [Key: Int] = [:]
    private var changed: [Key: Int] = [:]
    private var leaders: [Int: Int] = [:]

    func leader(of index: Int) -> Int { leaders[index] ?? index }

    /// - Precondition: those with a description are added first.
    mutating func add(_ index: Int, _ variant: FailedVariant) {
        let changes = Key(subject: variant.subject, words: variant.cause.changes)
        let description = Key(subject: variant.subject, words: variant.cause.described)
        let isDescribed = !variant.cause.described.isEmpty
        let leader = (isDescribed ? described[description] : changed[changes]) ?? index
        leaders[index] = leader
        if isDescribed { described[description] = leader }
        if changed[changes] == nil { changed[changes] = leader }
    }
}
