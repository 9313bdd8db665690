public import CompositionalLayout
public import Foundation

/// A view of a list's texts and picture. They are kept, not shown.
open class UIListContentView: UIView, UIContentView {
    open var configuration: any UIContentConfiguration

    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    /// - Precondition: it is not called.
    public required init?(coder: NSCoder) {
        configuration = UIListContentConfiguration.cell()
        super.init(coder: coder)
    }

    // Guides for constraints, which are kept; they have no place.
    open private(set) lazy var textLayoutGuide: UILayoutGuide? = UILayoutGuide()
    open private(set) lazy var secondaryTextLayoutGuide: UILayoutGuide? = UILayoutGuide()
    open private(set) lazy var imageLayoutGuide: UILayoutGuide? = UILayoutGuide()
}
