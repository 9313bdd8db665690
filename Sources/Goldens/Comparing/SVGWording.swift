/// What differs between two SVGs of Galley's, in words.
package enum SVGWording {
    /// A line each; empty where nothing differs.
    package static func words(_ before: [UInt8], _ after: [UInt8]) -> [String] {
        switch SVGComparison(golden: before, actual: after).verdict {
        case .same, .missing: []
        case .different(let difference): difference.words
        case .unreadable(let reason): [reason]
        }
    }
}
