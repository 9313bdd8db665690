/// Compiles copies of files and repairs them, until they compile or no repair is left; for programs and for test targets.
package struct RepairLoop {
    package private(set) var copies: [SourceCopy]
    /// The number of files whose entries are drawn; these files come first.
    private let drawnCount: Int
    private let flags: Set<String>

    /// The result of a compilation.
    package enum Outcome {
        case compiled
        /// The errors in each file, by its index.
        case rejected([Int: [Diagnostic]])
        /// Something other than the files has changed; compile again.
        case changed
    }

    /// The maximum number of repairs, each after a compilation; one more compilation follows the last.
    package static let rounds = 6

    private static func coarseness(in round: Int) -> ModuleRepair.Coarseness { round < 1 ? .fine : round < 3 ? .closures : .bodies }

    package init(_ copies: [SourceCopy], drawing drawnCount: Int, flags: Set<String>) {
        (self.copies, self.drawnCount, self.flags) = (copies, drawnCount, flags)
    }

    /// The changed texts.
    package var sources: [SourceText] { copies.map(\.source) }

    /// The edits of all files.
    package var edits: [CodeEdit] { copies.flatMap(\.edits) }

    /// Compiles and repairs the copies in turn.
    ///
    /// - Parameter compile: compiles the texts; its second argument is the number of the round, from 0.
    /// - Returns: true if the texts compile.
    package mutating func run<Problem: Error>(
        isHurried: () -> Bool = { false }, compile: (RepairLoop, Int) throws(Problem) -> Outcome
    ) throws(Problem) -> Bool {
        for round in 0...Self.rounds {
            switch try compile(self, round) {
            case .compiled: return true
            case .changed: continue
            case .rejected(let errors):
                guard round < Self.rounds else { return false }
                var repair = ModuleRepair(
                    errors, in: sources, drawing: drawnCount, flags: flags, leavingOut: isHurried() ? .bodies : Self.coarseness(in: round))
                let edits = Dictionary(grouping: repair.edits(), by: \.file)
                guard !edits.isEmpty else { return false }
                for (file, edits) in edits { copies[file].add(edits) }
            }
        }
        return false
    }
}
