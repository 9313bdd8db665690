public import Foundation
public import LinuxUIKit

/// An image, which is not drawn.
public struct Image: BuiltInView, Equatable {
    /// The resizing mode.
    public enum ResizingMode: Sendable {
        case tile
        case stretch
    }

    /// Rendering with the image's own colours, or as a single-colour template.
    public enum TemplateRenderingMode: Sendable {
        case template
        case original
    }

    /// The size of a symbol.
    public enum Scale: Sendable {
        case small
        case medium
        case large
    }

    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    nonisolated public init(_ resource: ImageResource) {}
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {}
    nonisolated public init(systemName: String) {}
    nonisolated public init(systemName: String, variableValue: Double?) {}
    nonisolated public init(uiImage: UIImage) {}

    nonisolated public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

/// An image at a URL, which is not loaded.
public struct AsyncImage<Content: View>: BuiltInView {
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {}

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == ConditionalContent<I, P> {}
}
