public import Foundation

/// Mutable traits.
public protocol UIMutableTraits {
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var displayScale: CGFloat { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// The mutable traits of a collection.
struct OpenTraits: UIMutableTraits {
    var horizontalSizeClass: UIUserInterfaceSizeClass
    var verticalSizeClass: UIUserInterfaceSizeClass
    var displayScale: CGFloat
    var layoutDirection: UITraitEnvironmentLayoutDirection
    var userInterfaceStyle: UIUserInterfaceStyle
    var userInterfaceIdiom: UIUserInterfaceIdiom
    var preferredContentSizeCategory: UIContentSizeCategory

    init(_ traits: UITraitCollection) {
        horizontalSizeClass = traits.horizontalSizeClass
        verticalSizeClass = traits.verticalSizeClass
        displayScale = traits.displayScale
        layoutDirection = traits.layoutDirection
        userInterfaceStyle = traits.userInterfaceStyle
        userInterfaceIdiom = traits.userInterfaceIdiom
        preferredContentSizeCategory = traits.preferredContentSizeCategory
    }

    var collection: UITraitCollection {
        UITraitCollection(
            horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass, displayScale: displayScale,
            layoutDirection: layoutDirection, userInterfaceStyle: userInterfaceStyle,
            userInterfaceIdiom: userInterfaceIdiom, preferredContentSizeCategory: preferredContentSizeCategory)
    }
}

extension UITraitCollection {
    /// Creates a collection of the traits that a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        let traits = UITraitCollection().modifyingTraits(mutations)
        self.init(traitsFrom: [traits])
    }

    /// These traits with the changes that a closure makes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = OpenTraits(self)
        mutations(&traits)
        guard let traits = traits as? OpenTraits else { return self }
        return traits.collection
    }

    /// True if these traits match all values that the other collection specifies.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]) == self
    }
}
