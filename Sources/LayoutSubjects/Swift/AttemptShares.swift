/// The shares of three tries in the time and in the compiler's calls: entries with instances, then members without them, then
/// layouts made in function bodies.
struct AttemptShares {
    /// The fraction of the time after which the next try begins.
    var instances = 1.0
    var members = 1.0
    /// Compiler calls reserved for the second and third try together.
    var calls = 0
    var callsForBodies = 0

    init(hasMembers: Bool, hasBodies: Bool) {
        guard hasMembers || hasBodies else { return }
        (instances, calls) = (0.6, CompilerBudget.reserve)
        guard hasMembers, hasBodies else { return }
        (members, callsForBodies) = (0.8, CompilerBudget.reserveForBodies)
        calls += 1
    }
}
