public import Foundation
public import LinuxUIKit

/// A button. Its action is never called.
public struct Button: BuiltInView {
    let children: [any View]

    public init<Label: View>(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        children = [label()]
    }

    public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) { children = [Text(title)] }
}

/// A title with an icon.
public struct Label: BuiltInView {
    let children: [any View]

    public init<Title: View, Icon: View>(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { children = [title(), icon()] }
    public init(_ title: some StringProtocol, systemImage name: String) { children = [Text(title)] }
    public init(_ title: some StringProtocol, image name: String) { children = [Text(title)] }
}

/// A progress indicator.
public struct ProgressView: BuiltInView {
    nonisolated public init() {}
}

/// Space between views.
public struct Spacer: BuiltInView {
    nonisolated public init(minLength: CGFloat? = nil) {}
}

/// A line between views.
public struct Divider: BuiltInView {
    nonisolated public init() {}
}

/// An image, which is not drawn.
public struct Image: BuiltInView, Equatable {
    public typealias Scale = Styling
    public typealias TemplateRenderingMode = Styling

    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    nonisolated public init(_ resource: ImageResource) {}
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {}
    nonisolated public init(systemName: String, variableValue: Double? = nil) {}
    nonisolated public init(uiImage: UIImage) {}

    nonisolated public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Styling = .automatic) -> Image { self }
    nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

/// An image at a URL, which is not loaded.
public struct AsyncImage: BuiltInView {
    public init(url: URL?, scale: CGFloat = 1) {}

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> I, @ViewBuilder placeholder: () -> P
    ) {}
}

/// A shape, which is not drawn.
@preconcurrency @MainActor
public protocol Shape: View {}

extension Shape {
    public func fill(_ content: Color) -> Modified<Self> { modified }
    public func stroke(_ content: Color, lineWidth: CGFloat = 1) -> Modified<Self> { modified }
    public func strokeBorder(_ content: Color, lineWidth: CGFloat = 1) -> Modified<Self> { modified }
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self { self }
}

/// Stands for all shapes of SwiftUI.
public struct RoundedRectangle: Shape, BuiltInView {
    nonisolated public init(cornerRadius: CGFloat = 0, style: Styling = .continuous) {}
}

public typealias Rectangle = RoundedRectangle
public typealias Circle = RoundedRectangle
public typealias Ellipse = RoundedRectangle
public typealias Capsule = RoundedRectangle
