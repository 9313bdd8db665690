/// When two pixels count as different.
public enum ComparisonRule: Sendable, Hashable {
    /// Any difference of any component counts, of colours that alpha hides, too.
    case exact
    /// A difference counts if it is larger than this in at least one of red, green, blue and alpha.
    case tolerance(perChannel: UInt8)
    /// A difference counts if people would see it: if its CIEDE2000 colour difference is larger than the threshold.
    ///
    /// Colours that are not opaque are seen on white and on black, and the larger difference counts. The default lies
    /// a little above 1, which is about what is just noticed of two areas side by side.
    ///
    /// Source: CIE 142-2001; Sharma, Wu, Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes,
    /// Supplementary Test Data, and Mathematical Observations", Color Research and Application 30 (1), 2005.
    case perceptual(threshold: Double = 2, antialiasing: AntialiasingPolicy = .tolerated)
}
