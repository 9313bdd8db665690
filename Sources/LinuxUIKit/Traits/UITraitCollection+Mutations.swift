public import CompositionalLayout

extension UITraitCollection {
    /// The traits that a closure sets, and no others.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        let traits = UITraitCollection().modifyingTraits(mutations)
        self.init(traitsFrom: [traits])
    }

    /// These traits, but for those that a closure sets.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = OpenTraits(self)
        mutations(&traits)
        guard let traits = traits as? OpenTraits else { return self }
        return traits.collection
    }

    /// Whether these traits are those of the other as far as the other says any.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]) == self
    }
}
