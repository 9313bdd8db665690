public import Foundation

public protocol UIMutableTraits {
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var displayScale: CGFloat { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

extension UITraitCollection {
    /// Creates a collection of the traits that a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        let traits = UITraitCollection().modifyingTraits(mutations)
        self.init(traitsFrom: [traits])
    }

    /// These traits with the changes that a closure makes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var changed: any UIMutableTraits = UITraitOverrides(self)
        mutations(&changed)
        guard var values = (changed as? UITraitOverrides)?.collection.traits else { return self }
        values.systemVersion = traits.systemVersion
        return UITraitCollection(values)
    }

    /// True if these traits match all values that the other collection specifies.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]) == self
    }
}
