import CCairo

/// What Cairo could not do.
public struct CairoError: Error, Sendable, Hashable, CustomStringConvertible {
    public let description: String

    init(_ description: String) {
        self.description = description
    }

    /// Throws if a call has failed.
    static func check(_ status: cairo_status_t, _ what: String) throws(CairoError) {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        throw CairoError("\(what): \(String(cString: cairo_status_to_string(status)))")
    }
}
