import LayoutComparison
import LayoutDiagram
import MessageText

/// The cause of a difference, in terms that variants of a layout share: without positions and sizes of elements, which depend on
/// the device.
package struct DifferenceCause: Sendable, Hashable, Codable {
    /// Changes to the layout's description, and new and missing elements; empty if unknown. If two causes both have such changes,
    /// only these are compared: all other effects depend on the device.
    package var described: [String] = []
    /// Changes of elements, or of the drawing if elements are equal.
    package var changes: [String]

    /// True if elements differ, not only the drawing.
    private(set) var isOfLayout = false

    package init(described: [String] = [], changes: [String]) {
        self.described = described
        self.changes = changes
    }

    /// - Parameter words: explanations that replace the layout's changes, such as that the golden is of another device.
    init(_ layout: LayoutDifference, after words: [String] = []) {
        let described = words.isEmpty ? layout.described : []
        self.init(
            described: described.isEmpty ? [] : described + layout.existenceChanges,
            changes: words.isEmpty ? layout.changes : words)
        isOfLayout = words.isEmpty && !layout.isEmpty
    }
}

/// A variant of a layout that differs from its golden.
package struct FailedVariant: Sendable, Hashable, Codable {
    /// The document or test: `PhotoTests/photoGrid`.
    package var subject: String
    package var golden: GoldenLook
    package var cause: DifferenceCause

    package init(subject: String, golden: GoldenLook = GoldenLook(Look(), .frames), cause: DifferenceCause) {
        self.subject = subject
        self.golden = golden
        self.cause = cause
    }
}

/// Failures with the same cause.
package struct CauseGroup<Failure> {
    /// Failures in order, except that the first one with a known description comes first; at least one.
    package private(set) var members: [Failure]
    private var variants: [FailedVariant]

    package var first: Failure { members[0] }

    /// The variants in words; `nil` for a single one: `PhotoTests/photoGrid on 4 devices, light and dark`, or
    /// `photos.layout.yaml and 2 more on 4 devices`.
    package var title: String? {
        let subjects = variants.map(\.subject).uniqued { $0 }
        guard members.count > 1, let first = subjects.first else { return nil }
        return "\(first)\(subjects.count > 1 ? " and \(subjects.count - 1) more" : "") \(places)"
    }

    /// `on 4 devices, light and dark`.
    package var places: String { GoldenLook.words(of: variants.map(\.golden)) }

    /// A label for each member: its look and format.
    package var labels: [String] { variants.map { GoldenLook.words(of: [$0.golden]) } }

    /// Groups failures by cause, over all looks and subjects, each group at the position of its first failure. Failures whose
    /// cause has no words are grouped only within a subject.
    ///
    /// A picture shows some of the frames in a table, so it joins the table of the same layout; without a table it joins the
    /// variant whose elements changed in the same way.
    ///
    /// - Parameter variant: `nil` for a failure that shares its cause with no other.
    package static func groups(of failures: [Failure], by variant: (Failure) -> FailedVariant?) -> [CauseGroup] {
        let variants = failures.map(variant)
        var leaders = CauseLeaders()
        // Failures with descriptions come first, and tables before pictures, as later failures join them.
        let known = variants.enumerated().compactMap { index, variant in variant.map { (index: index, variant: $0) } }
        for (index, variant) in known.sorted(by: { ($0.variant.rank, $0.index) < ($1.variant.rank, $1.index) }) { leaders.add(index, variant) }
        return OrderedGroups(failures.indices, by: leaders.leader).all.map { _, members in
            let first = members.firstIndex { variants[$0]?.cause.described.isEmpty == false } ?? 0
            let members = [members[first]] + members[..<first] + members[(first + 1)...]
            return CauseGroup(members: members.map { failures[$0] }, variants: members.compactMap { variants[$0] })
        }
    }
}

extension FailedVariant {
    /// The order in which failures are added to their groups.
    fileprivate var rank: Int { (cause.described.isEmpty ? 2 : 0) + (golden.isTable ? 0 : 1) }
}

/// Assigns each failure to the failure that represents its group.
private struct CauseLeaders {
    private struct Key: Hashable {
        let words: [String]
        /// Set only if there are no words: such failures are grouped within their subject.
        let subject: String?

        init(_ words: [String], of subject: String) {
            (self.words, self.subject) = (words, words.isEmpty ? subject : nil)
        }
    }

    private var described: [Key: Int] = [:]
    private var changed: [Key: Int] = [:]
    /// The group of each layout's table of frames.
    private var tables: [Layout: Int] = [:]
    private var leaders: [Int: Int] = [:]

    private struct Layout: Hashable {
        var subject: String
        var look: Look
    }

    func leader(of index: Int) -> Int { leaders[index] ?? index }

    /// The group that a picture joins: that of the same layout's table of frames, for the picture's appearance or for all
    /// appearances. `nil` if there is no such table, or if only the drawing differs.
    private func table(of failed: FailedVariant) -> Int? {
        guard failed.cause.isOfLayout, !failed.golden.isTable else { return nil }
        let look = failed.golden.look.ofLayout
        var all = look
        all.appearance = nil
        return [look, all].lazy.compactMap { tables[Layout(subject: failed.subject, look: $0)] }.first
    }

    /// - Precondition: failures are added in order of rank.
    mutating func add(_ index: Int, _ variant: FailedVariant) {
        let changes = Key(variant.cause.changes, of: variant.subject)
        let description = Key(variant.cause.described, of: variant.subject)
        let isDescribed = !variant.cause.described.isEmpty
        let leader = table(of: variant) ?? (isDescribed ? described[description] : changed[changes]) ?? index
        leaders[index] = leader
        if variant.cause.isOfLayout, variant.golden.isTable {
            tables[Layout(subject: variant.subject, look: variant.golden.look.ofLayout)] = leader
        }
        if isDescribed { described[description] = leader }
        if changed[changes] == nil { changed[changes] = leader }
    }
}
