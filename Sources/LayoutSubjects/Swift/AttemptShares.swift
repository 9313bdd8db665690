/// The shares of three tries in the time and in the compiler's budget: entries with instances, then members without them, then
/// layouts made in function bodies.
struct AttemptShares {
    /// The fraction of the time after which the next try begins.
    var instances = 1.0
    var members = 1.0
    /// Parts of the compiler's budget: for the second and third try together, and for the third alone.
    var reserve = 0
    var reserveForBodies = 0

    init(hasMembers: Bool, hasBodies: Bool) {
        guard hasMembers || hasBodies else { return }
        (instances, reserve) = (0.6, CompilerBudget.reserve)
        guard hasMembers, hasBodies else { return }
        (members, reserveForBodies) = (0.8, CompilerBudget.reserveForBodies)
        reserve = CompilerBudget.reserveForAll
    }
}
