/// Limits on goldens, and on the pictures and tables that `galley diff` compares, which may come from strangers. The page of the
/// module lists them.
package enum GoldenLimits {
    /// Bytes of a file.
    package static let bytes = 1 << 28
    /// Elements of a layout.
    package static let elements = 100_000
}
