public import Foundation
public import LinuxUIKit

/// SwiftUI views as the content of a cell. They are stored, not drawn; diagrams use the first text as the cell's title.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    /// The title at the time of creation.
    private let title: String?

    @preconcurrency @MainActor
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView { title = ViewTree.firstText(in: content()) }

    private init(title: String?) { self.title = title }

    public func background(_ style: Color) -> UIHostingConfiguration<Content, EmptyView> { .init(title: title) }

    @preconcurrency @MainActor
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> { .init(title: title) }

    // Ignored: views have no size here. The size of a cell comes from `LayoutContent.fittingSize`.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }

    public func makeContentView() -> any UIView & UIContentView { HostedContentView(self, title: title) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A content view that shows the first text of its views.
private final class HostedContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: any UIContentConfiguration, title: String?) {
        self.configuration = configuration
        super.init(frame: .zero)
        guard let title else { return }
        let label = UILabel()
        label.text = title
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("UIView.init(coder:): there are no nibs to decode a view from.") }
}
