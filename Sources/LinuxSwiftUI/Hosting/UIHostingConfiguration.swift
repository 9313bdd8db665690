public import Foundation
public import LinuxUIKit

/// Views as the content of a cell. They are kept, not drawn; the first text among them is the cell's title in diagrams.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    /// Made when the configuration is: what a cell shows then.
    private let title: String?

    @preconcurrency @MainActor
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        title = ViewTree.firstText(in: content())
    }

    private init(title: String?) {
        self.title = title
    }

    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, EmptyView> { .init(title: title) }

    @preconcurrency @MainActor
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> { .init(title: title) }

    // Ignored: views have no size here. A cell's comes from `LayoutContent.fittingSize`.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }

    public func makeContentView() -> any UIView & UIContentView { HostedContentView(self, title: title) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// What a cell shows of views: the first text.
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

    required init?(coder: NSCoder) {
        preconditionFailure("UIView.init(coder:): there are no nibs to decode a view from.")
    }
}
