/// A compositional layout that code creates by `Self(section:)`.
///
/// UIKit allows this without `required` initializers, as Objective-C inherits them at run time. Here a `required` initializer
/// would have to be repeated in each subclass. Where Swift rejects the class's initializers, it uses those of this protocol.
public protocol RuntimeCreatedLayout {}

extension UICollectionViewCompositionalLayout: RuntimeCreatedLayout {}

extension RuntimeCreatedLayout where Self: UICollectionViewCompositionalLayout {
    /// - Precondition: `Self` is `UICollectionViewCompositionalLayout`.
    public init(section: NSCollectionLayoutSection) {
        self = Self.checked(UICollectionViewCompositionalLayout(section: section))
    }

    /// - Precondition: `Self` is `UICollectionViewCompositionalLayout`.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        self = Self.checked(UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    }

    /// - Precondition: `Self` is `UICollectionViewCompositionalLayout`.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self = Self.checked(UICollectionViewCompositionalLayout(sectionProvider: sectionProvider))
    }

    /// - Precondition: `Self` is `UICollectionViewCompositionalLayout`.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self = Self.checked(UICollectionViewCompositionalLayout(sectionProvider: sectionProvider, configuration: configuration))
    }

    private static func checked(_ layout: UICollectionViewCompositionalLayout) -> Self {
        guard let layout = layout as? Self else {
            fatalError("\(self): an initializer that code calls on `Self` creates UICollectionViewCompositionalLayout only.")
        }
        return layout
    }
}
