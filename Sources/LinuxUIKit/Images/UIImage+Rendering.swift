public import CompositionalLayout
public import Foundation

extension UIImage {
    /// Whether a picture keeps its colours.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal
        case alwaysTemplate
    }

    // The picture itself, as it has no pixels.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

    /// - Precondition: it is not called: no picture is loaded, so that its size is not known.
    public var size: CGSize {
        preconditionFailure("UIImage.size: no picture is loaded, so that the size of \(name) is not known.")
    }
}
