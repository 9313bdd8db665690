public import Foundation
public import LinuxUIKit

/// SwiftUI views as the content of a cell. The views are stored, not drawn; diagrams use the first text as the cell's title.
/// The cell's size follows from numbers in the code: `minSize`, and frames and padding, plus the margins.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration, HostingConfiguration {
    var hosted: HostedContent

    @preconcurrency @MainActor
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView { hosted = HostedContent(content()) }

    private init(hosted: HostedContent) { self.hosted = hosted }

    public func background(_ style: Color) -> UIHostingConfiguration<Content, EmptyView> { .init(hosted: hosted) }

    @preconcurrency @MainActor
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> { .init(hosted: hosted) }

    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { margins(edges, EdgeInsets(length)) }

    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var changed = self
        changed.hosted.margins.append((edges, insets))
        return changed
    }

    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var changed = self
        changed.hosted.minimum = FixedSize(width: width, height: height)
        return changed
    }

    public func makeContentView() -> any UIView & UIContentView { ConfiguredContentView(self, hosted) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A hosting configuration, whatever its views.
protocol HostingConfiguration {
    var hosted: HostedContent { get }
}

/// The title and size of hosted views.
struct HostedContent {
    /// The title at the time of creation.
    let title: String?
    let size: FixedSize
    /// Margins that replace the cell's, in order: a later one overrides an earlier one.
    var margins: [(edges: Edge.Set, insets: EdgeInsets)] = []
    var minimum = FixedSize()

    @MainActor
    init(_ view: some View) { (title, size) = (ViewTree.firstText(in: view), ViewTree.fixedSize(of: view)) }

    /// The cell's size, as far as it follows from numbers in the code.
    ///
    /// - Parameter cell: the cell's margins, for edges whose margins are not replaced.
    func size(in cell: EdgeInsets) -> FixedSize {
        let padded = size.padded(by: margins.reduce(cell) { $0.replacing($1.edges, with: $1.insets) })
        return FixedSize(width: Self.larger(padded.width, minimum.width), height: Self.larger(padded.height, minimum.height))
    }

    private static func larger(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? { [one, other].compactMap { $0 }.max() }
}

/// A view that shows the first text of SwiftUI views, and has the views' size as far as that is known.
class HostedContentView: UIView {
    var hosted: HostedContent { didSet { show() } }
    private var sides: [NSLayoutConstraint] = []
    /// The margins for edges whose margins the hosted content does not replace.
    var margins: EdgeInsets { EdgeInsets(0) }

    init(_ hosted: HostedContent) {
        self.hosted = hosted
        super.init(frame: .zero)
        show()
    }

    required init?(coder: NSCoder) { fatalError("UIView.init(coder:): there are no nibs to decode a view from.") }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        constrain()
    }

    private func show() {
        for view in subviews { view.removeFromSuperview() }
        if let title = hosted.title {
            let label = UILabel()
            label.text = title
            addSubview(label)
        }
        constrain()
    }

    private func constrain() {
        NSLayoutConstraint.deactivate(sides)
        let size = hosted.size(in: margins)
        sides = [(widthAnchor, size.width), (heightAnchor, size.height)].compactMap { anchor, length in
            length.map { anchor.constraint(equalToConstant: $0) }
        }
        // Lower than required, so that a size from the cell's layout prevails.
        for side in sides { side.priority = .required - 1 }
        NSLayoutConstraint.activate(sides)
    }
}

/// The content view of a hosting configuration, inside the cell's margins.
private final class ConfiguredContentView: HostedContentView, UIContentView {
    var configuration: any UIContentConfiguration {
        didSet { if let content = (configuration as? any HostingConfiguration)?.hosted { hosted = content } }
    }

    init(_ configuration: any UIContentConfiguration, _ hosted: HostedContent) {
        self.configuration = configuration
        super.init(hosted)
    }

    required init?(coder: NSCoder) { fatalError("UIView.init(coder:): there are no nibs to decode a view from.") }

    override var margins: EdgeInsets {
        // A list's cells have the margins of its rows (B-T8).
        if let cell = superview as? UICollectionViewListCell {
            return EdgeInsets(top: 11, leading: cell.sideMargin, bottom: 11, trailing: cell.sideMargin)
        }
        let margins = superview?.directionalLayoutMargins ?? .zero
        return EdgeInsets(top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
    }
}
