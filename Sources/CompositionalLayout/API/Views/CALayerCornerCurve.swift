#if !canImport(QuartzCore)
/// The shape of a layer's corners. It is kept, not drawn.
public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
#endif
