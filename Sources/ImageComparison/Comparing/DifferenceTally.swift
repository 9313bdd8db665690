/// What a scan counts.
struct DifferenceTally {
    /// Pixels that differ by the rule.
    var differing = 0
    /// Pixels of other values that do not, those of antialiasing among them.
    var tolerated = 0
    var antialiased = 0
    /// Of the differing pixels, in the rule's unit.
    var largest = 0.0
    var sum = 0.0
}
