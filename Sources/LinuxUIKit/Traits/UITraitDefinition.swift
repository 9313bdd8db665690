/// A trait, by its type: what code says that it wants to hear of. It is kept by nobody, as no traits change.
public protocol UITraitDefinition {}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type
